import { escaped } from '../report/markdown/escape.ts';
import { plainData } from '../report/plain.ts';
import { worstFirst } from '../rules/severity.ts';
import { inert } from '../values/printable.ts';
import { counted } from '../values/wording.ts';
import { fingerprintsOf, type SavedFinding, type SavedRun } from './saved-run.ts';

/** A score in two runs, `null` where it is unknown or not of this run. */
interface ScoreChange {
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** What changed from one run to another. */
export interface Difference {
  /** Scores that either run has. */
  readonly scores: readonly ScoreChange[];
  readonly appeared: readonly SavedFinding[];
  readonly gone: readonly SavedFinding[];
  readonly stayed: readonly SavedFinding[];
}

const bySeverity = (a: SavedFinding, b: SavedFinding): number => worstFirst(a.severity, b.severity);

/** What the later run has that the earlier one had not, and the other way round. The worst findings are first. */
export function difference(before: SavedRun, after: SavedRun): Difference {
  const [old, now] = [fingerprintsOf(before), fingerprintsOf(after)];
  const names = Object.keys({ ...before.scores, ...after.scores });
  return {
    scores: names.map((name) => ({
      name,
      before: before.scores[name] ?? null,
      after: after.scores[name] ?? null,
    })),
    appeared: after.findings.filter(({ fingerprint }) => !old.has(fingerprint)).toSorted(bySeverity),
    gone: before.findings.filter(({ fingerprint }) => !now.has(fingerprint)).toSorted(bySeverity),
    stayed: after.findings.filter(({ fingerprint }) => old.has(fingerprint)).toSorted(bySeverity),
  };
}

/** Findings of a list that a comment shows: it is read beside a change, and its length has a limit (65,536 on GitHub). */
const MOST_SHOWN = 30;

/** The difference as Markdown, for a comment on the change that made it. */
export function differenceMarkdown(found: Difference): string {
  const { scores, appeared, gone, stayed } = plainData(found);
  const told = `${counted(appeared.length, 'new finding')}, ${gone.length} gone, ${stayed.length} as before`;
  const rows = scores.map(
    ({ name, before, after }) => `| ${escaped(name)} | ${before ?? 'unknown'} | ${after ?? 'unknown'} |\n`,
  );
  const blocks = [
    `### citeworthy: ${told}\n`,
    ...(rows.length === 0 ? [] : [`| Score | Before | Now |\n| --- | --- | --- |\n${rows.join('')}`]),
    ...listOf('New', appeared),
    ...listOf('Gone', gone),
  ];
  return inert(blocks.join('\n'));
}

function listOf(title: string, findings: readonly SavedFinding[]): string[] {
  if (findings.length === 0) return [];
  const lines = findings
    .slice(0, MOST_SHOWN)
    .map(
      ({ severity, rule, place, message }) =>
        `- **${severity}** ${escaped(rule)} at ${escaped(place.path)}: ${escaped(message)}\n`,
    );
  const more = findings.length - lines.length;
  return [`**${title}**\n\n${lines.join('')}${more > 0 ? `- and ${more} more\n` : ''}`];
}
