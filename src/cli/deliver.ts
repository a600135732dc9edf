import { printableJson, printablePieces } from '../report/json.ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../jobs/make-folder.ts';
import { CodedError } from '../errors.ts';
import { plainLine } from '../report/plain.ts';
import type { Report } from '../report/report.ts';
import type { Audited } from './audit.ts';
import { EXIT, isSet, text, type ExitCode, type Terminal, type Values } from './command.ts';
import { orUnwritable } from './file-error.ts';
import { judged, type Gate, type Judgement } from './gate.ts';
import { schemaAddress } from './schema-address.ts';
import { FILE_FORMATS, FILE_NAMES, type FileFormat } from './options.ts';
import { openedFile } from './outputs.ts';

type Renderer = (report: Report) => string;

/** Renderers are loaded when a format is asked for. */
const RENDERERS: Readonly<Record<FileFormat, () => Promise<Renderer>>> = {
  html: async () => (await import('../report/html.ts')).toHtml,
  markdown: async () => (await import('../report/markdown.ts')).toMarkdown,
  llm: async () => (await import('../report/llm.ts')).toLlm,
  csv: async () => (await import('../report/csv.ts')).toCsv,
  sarif: async () => (await import('../report/sarif.ts')).toSarif,
  junit: async () => (await import('../report/junit.ts')).toJunit,
};

/** How a result is to be shown and judged. */
export interface Delivery {
  readonly target: string;
  /** ISO 8601 UTC with milliseconds. */
  readonly date: string;
  readonly gate: Gate;
  readonly values: Values;
  readonly terminal: Terminal;
}

/** What was shown, and what the shell learns. */
export interface Delivered {
  readonly exit: ExitCode;
  readonly report: Report;
}

/** Writes every form that was asked for; the text report where no other goes to stdout. */
export async function deliver(found: Audited, delivery: Delivery): Promise<Delivered> {
  const { target, date, gate, values, terminal } = delivery;
  const { buildReport, withFindings } = await import('../report/build.ts');
  const { failing, baseline } = gate;
  const whole = buildReport({ ...found.results, target, date, baseline: baseline ?? undefined });
  const judgement = await judged(gate, { ...whole, day: date.slice(0, 10) });
  const now = { ...withFindings(whole, judgement.findings), failing };
  const earlier = found.error === null ? await besideEarlier(now, values, terminal) : now;
  const report = await besideOthers(earlier, values, terminal);
  const findings = await withStates(report);
  const document = documentOf(found, report, { findings, suppressed: judgement.suppressed });
  if (found.error === null) await writeReports(report, values, terminal);
  await writeDocument(document, text(values, 'out'));
  if (isSet(values, 'json')) for (const piece of printablePieces(document)) terminal.out(piece);
  if (isSet(values, 'ndjson')) {
    const objects = found.isStreamed === true ? findings.map((finding) => ({ finding })) : [document];
    for (const object of objects) terminal.out(`${printableJson(object)}\n`);
  }
  // Of a target that led nowhere there is one thing to say.
  if (found.error === null) for (const note of judgement.notes) terminal.note(`${plainLine(note)}\n`);
  if (found.error === null && isSet(values, 'open')) await openReport(values, terminal);
  if (judgement.unmatched !== '') throw new CodedError('file-invalid', judgement.unmatched);
  return { exit: judgement.passes ? EXIT.healthy : EXIT.findings, report };
}

/** The report beside the earlier runs of its site, where they are kept; the run is kept with them. */
async function besideEarlier(report: Report, values: Values, terminal: Terminal): Promise<Report> {
  const folder = text(values, 'history');
  if (folder === '') return report;
  const { readHistory, keepRun } = await import('./history.ts');
  const { hostOf, summaryOfRun, withHistory } = await import('../report/history.ts');
  const { runs, note } = await readHistory(folder, hostOf(report));
  if (note !== '') terminal.note(`${note}\n`);
  await keepRun(folder, summaryOfRun(report));
  return withHistory(report, runs);
}

/** The report beside the pages of a corpus, where that is asked for. */
async function besideOthers(report: Report, values: Values, { note }: Terminal): Promise<Report> {
  if (!isSet(values, 'compare')) return report;
  const { withComparison } = await import('../report/compare.ts');
  const compared = withComparison(report);
  if (compared.compared === undefined) note('--compare has no page to compare: no page was audited.\n');
  return compared;
}

/** What `--json` shows: the same keys for every audit, then what is its own. */
function documentOf(
  { json, error }: Audited,
  { target, date, version, scores, compared, absent }: Report,
  { findings, suppressed }: { readonly findings: readonly object[] } & Pick<Judgement, 'suppressed'>,
): object {
  return {
    $schema: schemaAddress('run'),
    target,
    date,
    version,
    error,
    scores,
    ...(compared && { compared }),
    ...json,
    findings,
    suppressed,
    ...(absent && { absent }),
  };
}

/** The findings, each beside the baseline as SARIF has it; as they are without one. */
async function withStates(report: Report): Promise<readonly object[]> {
  const { baselineState } = await import('../report/baseline.ts');
  return report.findings.map((finding) => {
    const state = baselineState(finding, report);
    return state === null ? finding : { ...finding, baselineState: state };
  });
}

async function writeReports(report: Report, values: Values, terminal: Terminal): Promise<void> {
  const files = await writeFormats(report, values, terminal);
  await writeFolder(report, text(values, 'out'));
  const isTaken =
    isSet(values, 'json') || isSet(values, 'ndjson') || [...files, text(values, 'write')].includes('-');
  if (!isTaken) await writeText(report, values, terminal);
}

async function writeText(report: Report, values: Values, terminal: Terminal): Promise<void> {
  const { toText } = await import('../report/text.ts');
  const { width, hasColour } = terminal;
  const detail = isSet(values, 'verbose') ? 'whole' : 'short';
  terminal.out(toText(report, { width, colour: hasColour ? 'ansi' : 'none', detail }));
}

async function writeFormats(report: Report, values: Values, terminal: Terminal): Promise<string[]> {
  const files: string[] = [];
  for (const format of FILE_FORMATS) {
    const file = text(values, format);
    if (file === '') continue;
    files.push(file);
    const rendered = (await RENDERERS[format]())(report);
    if (file === '-') terminal.out(rendered);
    else await written(file, rendered);
  }
  return files;
}

/** Shows the HTML report to whoever asked for it with `--open`. */
export async function openReport(values: Values, terminal: Terminal): Promise<void> {
  const file = openedFile(values);
  if (file !== null) await (await import('./open-file.ts')).openFile(file, terminal);
}

async function writeFolder(report: Report, folder: string): Promise<void> {
  if (folder === '') return;
  await makeFolder(folder).catch(orUnwritable(folder));
  for (const format of FILE_FORMATS)
    await written(join(folder, FILE_NAMES[format]), (await RENDERERS[format]())(report));
}

/** Of a target that led nowhere as well: it says why. */
async function writeDocument(document: object, folder: string): Promise<void> {
  if (folder === '') return;
  await makeFolder(folder).catch(orUnwritable(folder));
  await written(join(folder, 'result.json'), printablePieces(document));
}

async function written(file: string, content: string | Iterable<string>): Promise<void> {
  await writeFile(file, content).catch(orUnwritable(file));
}
