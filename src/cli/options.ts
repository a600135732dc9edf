import { CodedError } from '../errors.ts';
import { FINDING_SEVERITIES, type FindingSeverity } from '../report/model.ts';
import { isSet, text, type Options, type Values } from './command.ts';

/** Options of every command that asks a site. */
export const NETWORK_OPTIONS = {
  'allow-origin': {
    type: 'string',
    multiple: true,
    value: 'origin',
    help: 'exact origin on a private network that may be read, for example http://127.0.0.1:8080',
  },
  'user-agent': {
    type: 'string',
    value: 'text',
    help: 'User-Agent of requests that are no simulated visits',
  },
  timeout: { type: 'string', value: 'seconds', help: 'for one address, redirects and retries included (30)' },
} as const satisfies Options;

/** Options of every command that ends with a report. */
export const REPORT_OPTIONS = {
  json: { type: 'boolean', help: 'result and evidence as JSON' },
  ndjson: { type: 'boolean', help: 'one JSON object a line, as they come' },
  html: { type: 'string', value: 'file', help: 'self-contained HTML report' },
  markdown: { type: 'string', value: 'file', help: 'Markdown, fits a step summary of a CI job' },
  csv: { type: 'string', value: 'file', help: 'findings as CSV' },
  sarif: { type: 'string', value: 'file', help: 'findings as SARIF 2.1.0' },
  junit: { type: 'string', value: 'file', help: 'findings as JUnit XML' },
  out: { type: 'string', value: 'folder', help: 'all formats into one folder' },
  'fail-on': {
    type: 'string',
    value: 'severity',
    help: 'exit 1 from this severity on: critical (default), high, medium, low, info, never',
  },
  'min-score': { type: 'string', value: 'n', help: 'exit 1 when a score is below n' },
  quiet: { type: 'boolean', short: 'q', help: 'no progress and no notes' },
} as const satisfies Options;

/** Files asked for, by format. `-` is stdout. */
export const FILE_FORMATS = ['html', 'markdown', 'csv', 'sarif', 'junit'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** All texts of an option that may be given several times. */
export function texts(values: Values, name: string): string[] {
  const value = values[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** A whole number of an option, `fallback` when it was not given. Throws `usage` for anything else. */
export function whole(values: Values, name: string, fallback: number, least = 1): number {
  const written = text(values, name);
  if (written === '') return fallback;
  const number = Number(written);
  if (!Number.isSafeInteger(number) || number < least)
    throw new CodedError('usage', `--${name} wants a whole number of at least ${least}, not ${written}`);
  return number;
}

/** From which severity on a finding fails the run; `null` for never. */
export function failOn(values: Values): FindingSeverity | null {
  const written = text(values, 'fail-on', 'critical');
  if (written === 'never') return null;
  const severity = FINDING_SEVERITIES.find((name) => name === written);
  if (severity === undefined)
    throw new CodedError(
      'usage',
      `--fail-on wants ${FINDING_SEVERITIES.join(', ')} or never, not ${written}`,
    );
  return severity;
}

/** Neither progress nor notes are wanted. */
export const isQuiet = (values: Values): boolean => isSet(values, 'quiet');
