/** What makes a run fail: findings from a severity on, scores below a minimum; and what excuses a finding. */
import { CodedError } from '../errors.ts';
import type { Finding } from '../findings/finding.ts';
import { SCORE_NAMES, type EarlierFinding, type ScoreName, type Scores } from '../report/report.ts';
import { FINDING_SEVERITIES, type FindingSeverity } from '../rules/severity.ts';
import { text, texts, type Values } from './command.ts';
import { jsonOf, readJson } from './json-file.ts';
import type { Levels } from './levels.ts';
import type { Suppression } from './suppressions.ts';
import { counted } from '../values/wording.ts';

/** The rules of one run, read from its options. */
export interface Gate {
  /** Severities that fail the run. */
  readonly failing: readonly FindingSeverity[];
  /** Lowest score of everything, and of some. */
  readonly minimum: number;
  readonly minimums: ReadonlyMap<ScoreName, number>;
  /** Findings of an earlier run. They fail no more. `null` without one. */
  readonly baseline: readonly EarlierFinding[] | null;
  /** The scores that the earlier run has, by which one sees what it audited; empty without one. */
  readonly baselineScores: readonly string[];
  readonly suppressions: readonly Suppression[];
  readonly levels: Levels;
}

/** A finding that is left out, with the word of whoever decided it. */
export type SuppressedFinding = Finding & { readonly reason: string; readonly expires: string };

/** The gate's judgement of the findings and scores of a run. */
export interface Judgement {
  readonly passes: boolean;
  /** Those that are not suppressed. */
  readonly findings: readonly Finding[];
  readonly suppressed: readonly SuppressedFinding[];
  /** What an option names and nothing matches, a sentence; empty for none: a slip that nobody would see. */
  readonly unmatched: string;
  /** A line each, for stderr: why the run fails, and what was excused. */
  readonly notes: readonly string[];
}

/** Reads the rules. Throws `usage`, `file-unreadable` or `file-invalid`. */
export async function readGate(values: Values): Promise<Gate> {
  const failing = failOn(values);
  const minimums = texts(values, 'min-score').map(minimumOf);
  const all = minimums.flatMap(([name, score]) => (name === null ? [score] : []));
  const named = minimums.flatMap(([name, score]) => (name === null ? [] : [[name, score] as const]));
  return {
    failing,
    minimum: Math.max(0, ...all),
    // Asked for twice, the stricter one holds, as it does for the minimum of all.
    minimums: new Map(named.toSorted(([, one], [, other]) => one - other)),
    ...(await baseline(text(values, 'baseline'))),
    suppressions: await suppressions(text(values, 'suppressions')),
    levels: await levelsOf(texts(values, 'severity')),
  };
}

/** All that are as severe, or worse; none for `never`. */
function failOn(values: Values): readonly FindingSeverity[] {
  const least = text(values, 'fail-on', 'critical');
  return FINDING_SEVERITIES.slice(0, FINDING_SEVERITIES.findIndex((name) => name === least) + 1);
}

const MINIMUM = /^(?:([a-z_]+)=)?(\d{1,3})$/;

function minimumOf(written: string): readonly [ScoreName | null, number] {
  const [, name, digits = ''] = MINIMUM.exec(written) ?? [];
  const score = Number(digits);
  const known = SCORE_NAMES.find((one) => one === name);
  if (digits === '' || score > 100 || (name !== undefined && known === undefined))
    throw new CodedError(
      'usage',
      `--min-score takes a number from 0 to 100, or a score and a number, as in technical=80, not "${written}". Scores: ${SCORE_NAMES.join(', ')}`,
    );
  return [known ?? null, score];
}

async function baseline(path: string): Promise<Pick<Gate, 'baseline' | 'baselineScores'>> {
  if (path === '') return { baseline: null, baselineScores: [] };
  const saved = await readJson(path);
  const { foundIn, savedRunIn } = await import('./saved-run.ts');
  const run = savedRunIn(saved, path);
  return { baseline: foundIn(run), baselineScores: Object.keys(run.scores) };
}

async function suppressions(written: string): Promise<readonly Suppression[]> {
  if (written === '') return [];
  const isList = written.startsWith('[');
  const list = isList ? jsonOf(written, '--suppressions') : await readJson(written);
  return (await import('./suppressions.ts')).suppressionsIn(list, isList ? '--suppressions' : written);
}

async function levelsOf(written: readonly string[]): Promise<Levels> {
  return written.length === 0 ? new Map() : (await import('./levels.ts')).readLevels(written);
}

/** Judges a run. `day`: `YYYY-MM-DD` in UTC, on which suppressions hold or have run out. */
export async function judged(
  gate: Gate,
  {
    findings,
    scores,
    day,
  }: { readonly findings: readonly Finding[]; readonly scores: Scores; readonly day: string },
): Promise<Judgement> {
  const levelled = await atLevels(gate.levels, findings);
  const { kept, suppressed, notes, unmatched } = await withoutSuppressed(gate.suppressions, levelled, {
    day,
    scores,
  });
  const known = new Set(gate.baseline?.map(({ fingerprint }) => fingerprint));
  const failures = kept.filter(
    (finding) => gate.failing.includes(finding.severity) && !known.has(finding.fingerprint),
  );
  const low = lowScores(gate, scores);
  const excused = kept.filter(({ fingerprint }) => known.has(fingerprint)).length;
  return {
    passes: failures.length === 0 && low.length === 0,
    findings: kept,
    suppressed,
    unmatched: isOfOthers(gate, scores)
      ? `The run of --baseline made none of these audits; it has the scores ${gate.baselineScores.join(', ')}`
      : unmatched,
    notes: [
      ...(failures.length === 0 ? [] : [failureNote(gate, failures)]),
      ...low,
      ...(excused === 0 ? [] : [`${counted(excused, 'finding is', 'findings are')} known from the baseline`]),
      ...notes,
      ...(levelled.length === findings.length
        ? []
        : [`${counted(findings.length - levelled.length, 'finding is', 'findings are')} of severity off`]),
    ],
  };
}

/** Whether the earlier run made none of the audits of this one. */
function isOfOthers({ baselineScores }: Gate, scores: Scores): boolean {
  const names: readonly string[] = Object.keys(scores);
  return (
    baselineScores.length > 0 && names.length > 0 && !baselineScores.some((name) => names.includes(name))
  );
}

async function atLevels(levels: Levels, findings: readonly Finding[]): Promise<readonly Finding[]> {
  return levels.size === 0 ? findings : (await import('./levels.ts')).atLevels(findings, levels);
}

/** `2 findings fail this run (1 critical, 1 high); --fail-on high`. */
function failureNote({ failing, baseline }: Gate, failures: readonly Finding[]): string {
  const counts = failing.flatMap((severity) => {
    const count = failures.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}`];
  });
  const fresh = baseline === null ? '' : 'new ';
  return `${counted(failures.length, `${fresh}finding fails`, `${fresh}findings fail`)} this run: ${counts.join(', ')} (--fail-on ${failing.at(-1) ?? 'never'})`;
}

async function withoutSuppressed(
  list: readonly Suppression[],
  findings: readonly Finding[],
  { day, scores }: { readonly day: string; readonly scores: Scores },
) {
  if (list.length === 0) return { kept: findings, suppressed: [], notes: [], unmatched: '' };
  const { auditsOf, covers, holds, nameOf } = await import('./suppressions.ts');
  const taken = new Map(list.filter((one) => holds(one, day)).map((one) => [one, 0]));
  const kept: Finding[] = [];
  const suppressed: SuppressedFinding[] = [];
  for (const finding of findings) {
    const found = [...taken.keys()].find((one) => covers(one, finding));
    if (found === undefined) kept.push(finding);
    else {
      taken.set(found, (taken.get(found) ?? 0) + 1);
      suppressed.push({ ...finding, reason: found.reason, expires: found.expires });
    }
  }
  // Those of a configuration are for all audits, and speak of none that did not run.
  const meant = [...taken.keys()].filter((one) => auditsOf(one).every((name) => scores[name] !== undefined));
  return {
    kept,
    suppressed,
    unmatched:
      suppressed.length > 0 || meant.length === 0
        ? ''
        : `No finding matches what --suppressions names: ${meant.map(nameOf).join(', ')}`,
    notes: [
      ...[...taken].map(
        ([one, count]) =>
          `${counted(count, 'finding is', 'findings are')} suppressed by ${nameOf(one)}: ${one.reason}`,
      ),
      ...list
        .filter((one) => !holds(one, day))
        .map((one) => `The suppression of ${nameOf(one)} expired on ${one.expires}: ${one.reason}`),
    ],
  };
}

/** A minimum of its own wants its score, and one for all wants any: what nobody could score has not passed. */
function lowScores({ minimum, minimums }: Gate, scores: Scores): string[] {
  if (minimum > 0 && Object.keys(scores).length === 0)
    return [`No score could be computed, but at least ${minimum} is required`];
  return SCORE_NAMES.flatMap((name) => {
    const score = scores[name];
    // A minimum for all asks for the scores of this audit only.
    const ofAll = score === undefined || minimum === 0 ? undefined : minimum;
    const least = minimums.get(name) ?? ofAll;
    if (least === undefined) return [];
    if (score === undefined || score === null)
      return [`The score ${name} could not be computed, but at least ${least} is required`];
    return score >= least ? [] : [`The score ${name} is ${score}, below ${least}`];
  });
}
