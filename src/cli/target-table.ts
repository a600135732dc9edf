/** What many targets came to, as rows of one table. */
import type { Finding } from '../findings/finding.ts';
import { bandOf } from '../report/band.ts';
import { failsRun } from '../report/finding-texts.ts';
import { plainLine } from '../report/plain.ts';
import { SCORE_NAMES, type Scores } from '../report/report.ts';
import type { Paint } from '../report/text/paint.ts';
import { clipped, padded } from '../report/text/width.ts';
import { inert } from '../values/printable.ts';
import { masked } from '../values/secrets.ts';
import { FINDING_SEVERITIES, type FindingSeverity } from '../rules/severity.ts';
import { EXIT, type ExitCode } from './command.ts';
import type { Delivered } from './deliver.ts';

/** What became of one target. */
export interface TargetRow {
  readonly target: string;
  readonly exit: ExitCode;
  /** Why it could not be audited. */
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly scores: Scores;
  /** How many findings there are of each severity, those of none left out. */
  readonly findings: Readonly<Partial<Record<FindingSeverity, number>>>;
  /** Findings that fail the run, the first of them. */
  readonly failing: readonly FailingFinding[];
  /** Where its reports are, `null` without `--out`. */
  readonly folder: string | null;
}

/** A finding that fails the run, in little. */
type FailingFinding = Pick<Finding, 'rule' | 'code' | 'severity' | 'message'> &
  Pick<Finding['place'], 'url' | 'line'>;

/** Findings that are shown of one target: of more its reports have them. */
const MOST_FAILING = 20;

/** The row of a target that was audited. */
export function rowOf(target: string, { exit, report }: Delivered, folder: string | null): TargetRow {
  const findings = FINDING_SEVERITIES.flatMap((severity) => {
    const count = report.findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [[severity, count]];
  });
  const failing = report.findings.filter((finding) => failsRun(finding, report)).slice(0, MOST_FAILING);
  return {
    target,
    exit,
    error: null,
    scores: report.scores,
    findings: Object.fromEntries(findings),
    failing: failing.map(({ rule, code, severity, message, place: { url, line } }) => {
      return { rule, code, severity, message, url, line };
    }),
    folder,
  };
}

/** Characters of a name that a folder gets from its target. */
const MOST_NAME = 100;

/** A name for the folder of each target, which every file system takes, and no other has. It holds no secret. */
export function folderNames(targets: readonly string[]): readonly string[] {
  const taken = new Set(['targets.json', 'targets.md']);
  return targets.map((target) => {
    const named = masked(target)
      .toLowerCase()
      .replace(/^[a-z]+:\/\/(?:[^/@]*@)?/, '');
    // Neither dots alone nor a dot at the end, which Windows drops.
    const name =
      named
        .replaceAll(/[^a-z0-9.]+/g, '-')
        .replaceAll(/^[-.]+|[-.]+$/g, '')
        .slice(0, MOST_NAME) || 'target';
    let free = name;
    for (let number = 2; taken.has(free); number++) free = `${name}-${number}`;
    taken.add(free);
    return free;
  });
}

/** Columns of a target; a longer one is cut in the text, and whole in the JSON. */
const TARGET_WIDTH = 40;

/** The table for a terminal, in the order of the list. */
export function tableText(rows: readonly TargetRow[], paint: Paint): string {
  const names = scoresIn(rows);
  const width = Math.min(TARGET_WIDTH, Math.max(6, ...rows.map(({ target }) => target.length)));
  const head = [padded('Target', width), ...names, 'Findings'].join('  ');
  const lines = rows.map((row) => {
    const scores = names.map((name) => {
      const score = row.scores[name];
      const cell = String(score ?? '-').padStart(name.length);
      return typeof score === 'number' ? paint.band(cell, bandOf(score)) : cell;
    });
    const said = paint.band(saidOf(row), row.exit === EXIT.healthy ? null : 'poor');
    return [padded(clipped(plainLine(row.target), width), width), ...scores, said].join('  ');
  });
  const failing = rows.flatMap(({ target, failing: found }) =>
    found.length === 0
      ? []
      : ['', paint.bold(plainLine(target)), ...found.map((one) => `  ${failingLine(one)}`)],
  );
  return inert([paint.bold(head), ...lines, ...failing, ''].join('\n'));
}

/** `critical title/missing, line 4: The title is missing`; a build log is searched for it. */
function failingLine({ rule, code, severity, message, line }: FailingFinding): string {
  return plainLine(`${severity} ${rule}/${code}${line === 0 ? '' : `, line ${line}`}: ${message}`);
}

/** The same table for the summary of a CI job. */
export function tableMarkdown(rows: readonly TargetRow[]): string {
  const names = scoresIn(rows);
  const cell = (text: string) => plainLine(text).replaceAll(/[\\|`*_<[\]&]/g, '\\$&');
  const lines = rows.map((row) => [
    cell(row.target),
    ...names.map((name) => String(row.scores[name] ?? '-')),
    cell(saidOf(row)),
  ]);
  const head = ['Target', ...names.map(cell), 'Findings'];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function scoresIn(rows: readonly TargetRow[]) {
  return SCORE_NAMES.filter((name) => rows.some(({ scores }) => scores[name] !== undefined));
}

/** Counts of findings, and whether they fail the run; or the code of what went wrong. */
function saidOf({ error, exit, findings }: TargetRow): string {
  if (error !== null) return error.code;
  const counts = FINDING_SEVERITIES.flatMap((severity) => {
    const count = findings[severity];
    return count === undefined ? [] : [`${count} ${severity}`];
  });
  const found = counts.join(', ') || 'none';
  return exit === EXIT.healthy ? found : `fails: ${found}`;
}
