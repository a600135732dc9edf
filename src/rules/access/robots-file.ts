/** What came in answer to a request for robots.txt, and the problems that its reader found. */
import type { RobotsProblem } from '../../readers/robots/model.ts';
import type { RobotsAccess } from '../../facts/robots-access.ts';
import type { Fault, Occurrence } from '../rule.ts';
import { shown } from '../wording.ts';

/** `html`: a page. `refused`: a file is there perhaps, and crawlers do not get it. `missing`: there is none. */
export type RobotsFile = 'read' | 'html' | 'refused' | 'missing' | 'unreachable';

/** Statuses that refuse a file instead of saying that there is none. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 405, 406]);

/** What came in answer to a request for robots.txt. */
export function robotsFile({ state, robots, status }: RobotsAccess): RobotsFile {
  if (state === 'unreachable') return 'unreachable';
  if (state === 'read') return robots?.html === true ? 'html' : 'read';
  return REFUSALS.has(status) ? 'refused' : 'missing';
}

/** Whether what the file says is known: it was read, or there is none. */
export function isRobotsKnown(access: RobotsAccess): boolean {
  const file = robotsFile(access);
  return file === 'read' || file === 'missing';
}

/**
 * The problems of a file that have a fault of their code. The same text twice is one fault, at its first line; text is
 * what tells one from another, since lines move. Data: `text` as the reader shows it, `times` where there are several.
 */
export function problemFaults<Code extends string>(
  { robots }: RobotsAccess,
  faults: Readonly<Record<Code, Fault>>,
): Occurrence<Code>[] {
  const isOwn = (code: string): code is Code => Object.hasOwn(faults, code);
  const found = new Map<string, { readonly code: Code; readonly problem: RobotsProblem; times: number }>();
  for (const problem of robots?.problems ?? []) {
    const { code } = problem;
    if (!isOwn(code)) continue;
    const key = `${code} ${aboutOf(problem)}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, { code, problem, times: 1 });
    else known.times += 1;
  }
  return [...found.values()].map(({ code, problem, times }) => {
    const { line, data } = problem;
    const text = aboutOf(problem);
    return {
      code,
      data: { text, times: times === 1 ? 0 : times, meant: data['meant'] ?? '' },
      ...(line !== undefined && { line }),
      ...(text !== '' && { about: [text] }),
    };
  });
}

/** A fault of the whole file is there once. */
function aboutOf({ line, data }: RobotsProblem): string {
  return line === undefined ? '' : shown(data['written'] ?? '');
}
