/** How the runs of a site went, in words and as lines of scores. */
import { runsOf } from './history.ts';
import type { Locale } from './locale.ts';
import { SCORE_NAMES, type Report, type RunSummary, type ScoreName } from './report.ts';

/** A score in each run, `null` where it was not given. */
export interface ScoreLine {
  readonly name: ScoreName;
  readonly label: string;
  readonly scores: readonly (number | null)[];
}

/** The course of a site over its runs. */
export interface Trend {
  /** Oldest first, the present one last; two at least. */
  readonly runs: readonly RunSummary[];
  /** Scores that two runs have at least. */
  readonly lines: readonly ScoreLine[];
  /** One sentence. */
  readonly sentence: string;
}

/** The trend of a report, `null` without an earlier run. */
export function trendOf(report: Report, { tell }: Locale): Trend | null {
  const runs = runsOf(report);
  const [first] = runs;
  const last = runs.at(-1);
  if (first === undefined || last === undefined || runs.length < 2) return null;
  const lines = SCORE_NAMES.map((name) => ({
    name,
    label: tell(`score-${name}`),
    scores: runs.map(({ scores }) => scores[name] ?? null),
  })).filter(({ scores }) => scores.filter((score) => score !== null).length > 1);
  const moved = lines.slice(0, MOST_SAID).map(({ label, scores }) => {
    const known = scores.filter((score) => score !== null);
    return tell('trend-moved', { label, from: known[0] ?? '', to: known.at(-1) ?? '' });
  });
  const said = [...moved, tell('trend-findings', { from: first.findings, to: last.findings })].join(', ');
  const sentence = tell('trend-since', { runs: runs.length, day: first.date.slice(0, 10), moved: said });
  return { runs, lines, sentence };
}

/** Scores that the sentence names. */
const MOST_SAID = 4;
