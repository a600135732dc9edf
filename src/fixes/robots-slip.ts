/** The smallest change of a robots.txt that lets bots in whom a slip of one line keeps out. */
import type { AiBot } from '../catalog/ai-bots.ts';
import type { RobotsAccess } from '../facts/robots-access.ts';
import { editedLines, type LineEdit } from './line-edits.ts';
import { robotsDiff, robotsLines } from './robots-lines.ts';
import { botVerdict } from '../readers/robots/bots.ts';
import { parseRobots } from '../readers/robots/parse.ts';
import type { RobotsTxt } from '../readers/robots/model.ts';

/** The repair of one line, or of a group that has no end. */
export interface SlipRepair {
  readonly kind: 'mend' | 'split';
  /** 1-based. */
  readonly line: number;
  /** The change of the file, as a unified diff. */
  readonly diff: string;
}

const HOME = '/';

/**
 * A misspelt key that drops the rules after it into the group before, or a group of all (`*`) that no rule ends before
 * other names follow: the first repair with which all of these bots may fetch the home page. `null` without one.
 */
export function repairSlip(access: RobotsAccess, bots: readonly AiBot[]): SlipRepair | null {
  const { robots } = access;
  if (robots === null) return null;
  const lines = robotsLines(access);
  const opens = ({ edit }: Slip): boolean => {
    const after = parseRobots(editedLines(lines, [edit]).join('\n'));
    return bots.every((bot) => botVerdict(after, bot, HOME).allowed);
  };
  const slip = [...misspelt(robots, lines), ...openLists(robots)].find(opens);
  return slip === undefined
    ? null
    : { kind: slip.kind, line: slip.line, diff: robotsDiff(lines, [slip.edit]) };
}

/** A line to write anew, or a line to add after one so that a group ends there. */
interface Slip extends Pick<SlipRepair, 'kind' | 'line'> {
  readonly edit: LineEdit;
}

/** Lines tried of each kind: a file with more slips is not repaired by one line. */
const MAX_TRIES = 20;

function misspelt({ problems }: RobotsTxt, lines: readonly string[]): Slip[] {
  return problems
    .filter(({ code }) => code === 'key-near')
    .slice(0, MAX_TRIES)
    .map(({ line = 0, data: { meant = '' } }) => ({
      kind: 'mend',
      line,
      edit: { line, removed: 1, added: [(lines[line - 1] ?? '').replace(/^[^:]*/, meant)] },
    }));
}

/** User-agent lines of all after which something else than a User-agent line is before the next name. */
function openLists({ groups }: RobotsTxt): Slip[] {
  return groups
    .flatMap(({ agents }) =>
      agents.flatMap(({ line, value }, at): Slip[] => {
        const next = agents[at + 1];
        const isOpen = value === '*' && next !== undefined && next.line > line + 1;
        const edit = { line: line + 1, removed: 0, added: ['Disallow:'] };
        return isOpen ? [{ kind: 'split', line, edit }] : [];
      }),
    )
    .slice(0, MAX_TRIES);
}
