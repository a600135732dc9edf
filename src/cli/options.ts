import { DEFAULT_LANES, MAX_THREADS } from '../catalog/limits.ts';
import { PROBE_CHOICES } from '../catalog/probe-limits.ts';
import { FINDING_SEVERITIES } from '../rules/severity.ts';
import type { Options } from './command.ts';

/** Seconds, a day: nothing waits for longer, and the timers of Node end at 24 days. */
export const MAX_SECONDS = 86_400;

/** Options of every command that asks a site. */
export const NETWORK_OPTIONS = {
  'allow-origin': {
    type: 'string',
    multiple: true,
    value: 'origin',
    help: 'one more origin on a private network that may be read, for example http://127.0.0.1:8080; the target itself may where it is an address, localhost or a name outside of the public DNS',
  },
  'public-only': {
    type: 'boolean',
    help: 'read nothing on a private network, not even a target that is typed as one',
  },
  'user-agent': {
    type: 'string',
    value: 'text',
    help: 'User-Agent of all requests except simulated visits',
  },
  timeout: {
    type: 'string',
    value: 'seconds',
    whole: { least: 1, most: MAX_SECONDS },
    help: 'time limit for one address, redirects and retries included (30)',
  },
} as const satisfies Options;

/** How fast the pages of a site are read. */
export const PACE_OPTIONS = {
  concurrency: {
    type: 'string',
    value: 'n',
    whole: { least: 1, most: 10 },
    help: `requests at once to one host while pages are read (${DEFAULT_LANES})`,
  },
  threads: {
    type: 'string',
    value: 'n',
    whole: { least: 0, most: MAX_THREADS },
    help: 'threads that judge pages beside the main one (all cores but one for a folder and for this machine where it has three or more, else 0)',
  },
  delay: {
    type: 'string',
    value: 'ms',
    whole: { least: 0, most: MAX_SECONDS },
    help: 'milliseconds between two pages of one host at least (0); a longer Crawl-delay of the site counts',
  },
} as const satisfies Options;

/** The option that keeps what a site answers. */
export const RECORD_OPTION = {
  record: {
    type: 'string',
    value: 'file',
    help: 'save every answer to this file, for citeworthy replay (.warc.gz: as a WARC file)',
  },
} as const satisfies Options;

/** The option of audits that visit a site under the names of bots. */
export const PROBE_OPTION = {
  probe: {
    type: 'string',
    value: 'names',
    choices: PROBE_CHOICES,
    help: 'visit under the names of all bots that count (all), of those that answers are made by (important), of none (all)',
  },
  'no-probe': { type: 'boolean', help: 'the same as --probe none' },
} as const satisfies Options;

/** Options of a site audit that can be stopped and resumed. */
export const LEDGER_OPTIONS = {
  ledger: {
    type: 'string',
    value: 'file',
    help: 'keep finished pages here (default: the cache folder of the user, until the run is complete)',
  },
  resume: {
    type: 'boolean',
    help: 'continue the stopped run: the same plan, only the missing pages',
  },
  previous: {
    type: 'string',
    value: 'file',
    help: 'the --ledger of an earlier run: pages that have not changed since keep what it found',
  },
} as const satisfies Options;

/** Options of every command that ends with a report. */
export const OUTPUT_OPTIONS = {
  json: { type: 'boolean', help: 'result and evidence as JSON' },
  ndjson: {
    type: 'boolean',
    help: 'one JSON object per line; a site audit writes each page when it is done',
  },
  html: { type: 'string', value: 'file', help: 'self-contained HTML report; - is stdout, here and below' },
  markdown: {
    type: 'string',
    value: 'file',
    help: 'Markdown report, short enough for the step summary of a CI job',
  },
  llm: {
    type: 'string',
    value: 'file',
    help: 'what to repair as a compact brief for a coding agent',
  },
  csv: { type: 'string', value: 'file', help: 'findings as CSV' },
  sarif: { type: 'string', value: 'file', help: 'findings as SARIF 2.1.0' },
  junit: { type: 'string', value: 'file', help: 'findings as JUnit XML' },
  out: { type: 'string', value: 'folder', help: 'write the JSON and all of these files to one folder' },
  history: {
    type: 'string',
    value: 'folder',
    help: 'keep a summary of this run there, and show how the runs of this site went',
  },
  compare: {
    type: 'boolean',
    help: 'show how its pages score beside those of a corpus, WCXB: higher than so many per cent of the pages of their kind',
  },
  open: { type: 'boolean', help: 'open the HTML report of --html or --out when it is written' },
  verbose: { type: 'boolean', help: 'every bot, cause and page in the text report' },
  quiet: { type: 'boolean', short: 'q', help: 'no progress and no notes' },
} as const satisfies Options;

/** Options of every command that can fail a CI job. */
export const GATE_OPTIONS = {
  'fail-on': {
    type: 'string',
    value: 'severity',
    choices: [...FINDING_SEVERITIES, 'never'],
    help: 'exit 1 on a finding this severe or worse: critical (default), high, medium, low, info, never',
  },
  'min-score': {
    type: 'string',
    multiple: true,
    value: '[name=]n',
    help: 'exit 1 when any score, or the named one, is below n or unknown: --min-score 60 --min-score technical=80',
  },
  baseline: {
    type: 'string',
    value: 'file',
    help: 'JSON of an earlier run: findings that are in it do not fail this run',
  },
  suppressions: {
    type: 'string',
    value: 'file',
    help: 'JSON list, or a file with it, of findings to leave out, each with a reason and the last day on which it applies',
  },
  severity: {
    type: 'string',
    multiple: true,
    value: 'rule=level',
    help: 'how much a rule, or rule/code, matters in this report and to --fail-on: off, info, low, medium, high, critical',
  },
} as const satisfies Options;

/** Formats that are written to a file of their own. `-` as a file is stdout. */
export const FILE_FORMATS = ['html', 'markdown', 'llm', 'csv', 'sarif', 'junit'] as const;

/** A form of the report that has a file of its own. */
export type FileFormat = (typeof FILE_FORMATS)[number];

/** The names of these files in the folder of `--out`. */
export const FILE_NAMES: Readonly<Record<FileFormat, string>> = {
  html: 'report.html',
  markdown: 'report.md',
  llm: 'brief.md',
  csv: 'findings.csv',
  sarif: 'findings.sarif',
  junit: 'junit.xml',
};
