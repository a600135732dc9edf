import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError } from '../errors.ts';
import { FINDING_SEVERITIES, type Report } from '../report/model.ts';
import { EXIT, isSet, text, type ExitCode, type Terminal, type Values } from './command.ts';
import { failOn, FILE_FORMATS, whole, type FileFormat } from './options.ts';

type Renderer = (report: Report) => string;

/** Renderers are loaded when a format is asked for. */
const RENDERERS: Readonly<Record<FileFormat, () => Promise<Renderer>>> = {
  html: async () => (await import('../report/html.ts')).renderHtml,
  markdown: async () => (await import('../report/markdown.ts')).renderMarkdown,
  csv: async () => (await import('../report/csv.ts')).renderCsv,
  sarif: async () => (await import('../report/sarif.ts')).renderSarif,
  junit: async () => (await import('../report/junit.ts')).renderJunit,
};

const FILE_NAMES: Readonly<Record<FileFormat, string>> = {
  html: 'report.html',
  markdown: 'report.md',
  csv: 'findings.csv',
  sarif: 'findings.sarif',
  junit: 'junit.xml',
};

/** A report with the data it was drawn from. `json`: what `--json` prints. */
export interface Outcome {
  readonly report: Report;
  readonly json: unknown;
  /** Lowest score of the audits that ran. */
  readonly score: number;
}

/** Writes every format that was asked for; the text report where no other goes to stdout. Gives the exit code. */
export async function deliver(
  { report, json, score }: Outcome,
  values: Values,
  terminal: Terminal,
): Promise<ExitCode> {
  const minimum = whole(values, 'min-score', 0, 0);
  const severity = failOn(values);
  const files = await writeFormats(report, values, terminal);
  await writeFolder(report, json, text(values, 'out'));
  if (isSet(values, 'json')) terminal.out(`${JSON.stringify(json, null, 2)}\n`);
  else if (!files.includes('-')) await writeText(report, terminal);
  const worst =
    severity === null ? [] : FINDING_SEVERITIES.slice(0, FINDING_SEVERITIES.indexOf(severity) + 1);
  const hasFindings = report.findings.some((finding) => worst.includes(finding.severity));
  return hasFindings || score < minimum ? EXIT.findings : EXIT.healthy;
}

async function writeText(report: Report, terminal: Terminal): Promise<void> {
  const { renderText } = await import('../report/text.ts');
  terminal.out(renderText(report, { width: terminal.width, colour: terminal.hasColour ? 'ansi' : 'none' }));
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

async function writeFolder(report: Report, json: unknown, folder: string): Promise<void> {
  if (folder === '') return;
  await mkdir(folder, { recursive: true }).catch((error: unknown) => unwritable(folder, error));
  for (const format of FILE_FORMATS)
    await written(join(folder, FILE_NAMES[format]), (await RENDERERS[format]())(report));
  await written(join(folder, 'result.json'), `${JSON.stringify(json, null, 2)}\n`);
}

async function written(file: string, content: string): Promise<void> {
  await writeFile(file, content).catch((error: unknown) => unwritable(file, error));
}

function unwritable(file: string, error: unknown): never {
  throw new CodedError('file-unwritable', `${file}: ${error instanceof Error ? error.message : 'failed'}`);
}
