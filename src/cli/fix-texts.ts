/** What `citeworthy fix` says: the plan in words, as data, and as a brief for an assistant. */
import { REFUSALS, type Change, type Refusal } from '../patch/change.ts';
import { sourceText } from '../patch/unified-diff.ts';
import type { FixPlan } from '../jobs/plan-fixes.ts';
import { oneLine } from '../report/plain.ts';
import { SCORE_NAMES } from '../report/report.ts';
import { fill } from '../rules/words.ts';
import { inert } from '../values/printable.ts';
import { counted, listed } from '../values/wording.ts';
import type { SourceHint } from './source-hints.ts';

/** Why a change was not made, in words. */
const refusalText = ({ code, data }: Refusal): string => fill(REFUSALS[code], data);

/** Paths that one line names. */
const MOST_PATHS = 3;

/** The end of a run: what was kept, what was taken back and why, what is left for people. */
export function endText(
  { kept, refused, left, scores, files }: FixPlan,
  hints: readonly SourceHint[],
): string {
  const names = SCORE_NAMES.flatMap((name) => {
    const [before, after] = [scores.before[name] ?? null, scores.after[name] ?? null];
    return before === null || after === null || before === after ? [] : [`${name} ${before} → ${after}`];
  });
  const lines = [
    `Kept: ${counted(kept.length, 'change')} in ${counted(files.size, 'file')}${names.length === 0 ? '' : ` (${names.join(', ')})`}`,
    ...grouped(kept.map((change) => [`${change.rule}/${change.code}`, change.file])),
    `Refused: ${refused.length}`,
    ...grouped(
      refused.map((change) => [`${change.rule}/${change.code}: ${refusalText(change.reason)}`, change.file]),
    ),
    `Left for people: ${left.length}`,
    ...grouped(
      left.map(({ finding, reason }) => [
        `${finding.rule}/${finding.code}: ${refusalText(reason)}`,
        finding.place.path,
      ]),
    ),
    ...hints.map(({ file, sources }) => `Perhaps ${file} is made from ${sources.join(', ')}`),
  ];
  return lines.map((line) => inert(line)).join('\n');
}

/** One line for what is the same in many places. */
function grouped(found: readonly (readonly [what: string, where: string])[]): string[] {
  const places = new Map<string, string[]>();
  for (const [what, where] of found) places.set(what, [...(places.get(what) ?? []), where]);
  return [...places].map(
    ([what, where]) => `  ${oneLine(what)}  ${oneLine(listed([...new Set(where)], MOST_PATHS))}`,
  );
}

/** The plan as plain data. */
export function planData({ url, kept, refused, left, scores, files }: FixPlan, hints: readonly SourceHint[]) {
  return {
    url,
    scores,
    files: [...files.keys()],
    kept,
    refused: refused.map(({ reason, ...change }) => ({
      ...change,
      reason: { ...reason, words: refusalText(reason) },
    })),
    left: left.map(({ finding: { rule, code, fingerprint, message, fix, place }, reason }) => ({
      rule,
      code,
      fingerprint,
      message,
      fix,
      place,
      reason: { ...reason, words: refusalText(reason) },
    })),
    hints,
  };
}

/** The plan for an assistant that changes the sources of the site: one order a change, with its data. */
export function planBrief(plan: FixPlan, hints: readonly SourceHint[]): string {
  const changes = plan.kept.map(
    (change, at) => `## ${at + 1}. ${oneLine(orderOf(change))}\n\n${fenced(JSON.stringify(change, null, 2))}`,
  );
  const left = plan.left.map(
    ({ finding, reason }) =>
      `- ${oneLine(`${finding.place.path}: ${finding.message}. ${refusalText(reason)}`)}`,
  );
  return [
    `# Repairs of ${plan.url}`,
    'Each change is proved on the built files: its finding goes, no other comes, no score falls, and the visible text stays. Make them in the sources that these files are built from, build again, and run `citeworthy fix` again: it then has nothing to change.',
    ...hints.map(
      ({ file, sources }) =>
        `Perhaps \`${file}\` is made from ${sources.map((source) => `\`${source}\``).join(', ')}.`,
    ),
    ...changes,
    ...(left.length === 0 ? [] : [`## Left for people\n\n${left.join('\n')}`]),
    '',
  ].join('\n\n');
}

const orderOf = ({ file, rule, code, edits, repairs, sources }: Change): string =>
  `${file}, line ${edits[0]?.line ?? 0}: ${rule}/${code}. ${repairs[0]?.message ?? ''}${sources.map((source) => `;${sourceText(source)}`).join('')}`;

/** A block of code whose fence is longer than any in it. */
function fenced(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}json\n${text}\n${fence}`;
}
