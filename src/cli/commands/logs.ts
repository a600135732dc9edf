import { printableJson } from '../../report/json.ts';
import { writeFile } from 'node:fs/promises';
import { ENGINE_VERSION } from '../../catalog/version.ts';
import { CodedError } from '../../errors.ts';
import { targetError } from '../../jobs/target-error.ts';
import type { BotRanges, LogOptions } from '../../logs/model.ts';
import type { LogReport } from '../../report/log-report.ts';
import { parsedUrl } from '../../values/address.ts';
import { counted } from '../../values/wording.ts';
import { heard } from '../audit-command.ts';
import { auditorOptions, withAuditor } from '../auditor.ts';
import { openReport } from '../deliver.ts';
import { EXIT, isSet, text, texts, type Command, type Terminal, type Values } from '../command.ts';
import { orUnwritable } from '../file-error.ts';
import { checkLogs, readLog } from '../log-files.ts';
import { NETWORK_OPTIONS, OUTPUT_OPTIONS } from '../options.ts';
import { checkOutputs } from '../outputs.ts';
import { progressLine } from '../progress.ts';

export const logs: Command = {
  examples: [
    'citeworthy logs access.log',
    'citeworthy logs access.log access.log.*.gz --sitemap https://example.com/sitemap.xml',
    'citeworthy logs access.log --ranges gptbot=gptbot.json --no-fetch --json',
    'citeworthy crawler example.com --json > check.json && citeworthy logs access.log --beside check.json',
  ],
  options: {
    sitemap: {
      type: 'string',
      multiple: true,
      value: 'address',
      help: 'sitemap of the site: its pages that no bot fetched are named',
    },
    ranges: {
      type: 'string',
      multiple: true,
      value: 'bot=file',
      help: "file of the operator's address ranges, in the place of the published list: gptbot=gptbot.json",
    },
    'no-fetch': {
      type: 'boolean',
      help: 'send no request to operators for their address ranges: only bots with --ranges are verified',
    },
    beside: {
      type: 'string',
      value: 'file',
      help: 'JSON of a Crawler Check (--json), laid beside what the log says',
    },
    ...NETWORK_OPTIONS,
    json: { type: 'boolean', help: 'everything that was found as JSON' },
    html: OUTPUT_OPTIONS.html,
    open: { type: 'boolean', help: 'open the report of --html when it is written' },
    verbose: { type: 'boolean', help: 'every bot, week and path in the text report' },
    quiet: OUTPUT_OPTIONS.quiet,
  },
  run: async (paths, values, terminal) => {
    if (paths.length === 0) throw new CodedError('usage', 'logs takes one or more log files, or - for stdin');
    await checkOutputs(values);
    const network = auditorOptions(values);
    const own = texts(values, 'sitemap').flatMap((address) => parsedUrl(address)?.origin ?? []);
    await checkLogs(paths);
    const given = await (await import('../log-ranges.ts')).givenRanges(texts(values, 'ranges'));
    const beside = text(values, 'beside');
    const known = beside === '' ? undefined : await (await import('../beside-log.ts')).besideIn(beside);
    const loud = heard(values, terminal);
    const needsNetwork = !isSet(values, 'no-fetch') || texts(values, 'sitemap').length > 0;
    const asked = needsNetwork
      ? await withAuditor(
          () => ({ ...network, typedOrigins: own }),
          (auditor) => askedFor(auditor, given, values, loud),
        )
      : { ranges: given };
    const report = await reportOf(paths, { ...asked, beside: known }, loud);
    await write(report, values, terminal);
    return EXIT.healthy;
  },
};

type Asking = Parameters<Parameters<typeof withAuditor<LogOptions>>[1]>[0];

/** What has to be asked for before the first line is read. */
async function askedFor(
  auditor: Asking,
  given: ReadonlyMap<string, BotRanges>,
  values: Values,
  { note, signal }: Terminal,
): Promise<LogOptions> {
  const { askingOperators, publishedRanges } = await import('../log-ranges.ts');
  const found = isSet(values, 'no-fetch')
    ? { ranges: given, unread: [] }
    : await publishedRanges(given, askingOperators(auditor, note), { now: Date.now(), signal });
  if (found.unread.length > 0)
    note(
      `Bots of ${counted(found.unread.length, 'list')} stay unverified, which could not be read: ${found.unread.join(', ')}\n`,
    );
  const starts = texts(values, 'sitemap');
  if (starts.length === 0) return { ranges: found.ranges };
  const { urls, files, problems } = await auditor.walkSitemaps(starts, { signal });
  const refused = urls.length === 0 ? files.find(({ outcome }) => outcome === 'blocked') : undefined;
  // What our own policy refuses is refused again, without a request, and says why.
  const reason = refused && targetError(await auditor.fetch(refused.url, { signal }));
  if (reason) throw new CodedError(reason.code, reason.detail);
  if (urls.length === 0)
    throw new CodedError('target-unreachable', `no page could be read from the sitemap ${starts.join(', ')}`);
  if (problems.length > 0) note(`The sitemap was read in part: ${counted(problems.length, 'problem')}\n`);
  return { ranges: found.ranges, pages: urls.map(({ loc }) => loc) };
}

async function reportOf(
  paths: readonly string[],
  options: LogOptions,
  terminal: Terminal,
): Promise<LogReport> {
  const { logTally } = await import('../../logs/tally.ts');
  const progress = progressLine(terminal);
  const tally = logTally(options);
  let bytes = 0;
  const broken: { file: string; reason: string }[] = [];
  for (const path of paths) {
    const reason = await readLog(path, {
      onLine: tally.add,
      onBytes: (more) => {
        bytes += more;
        progress.show(`${path}: ${Math.round(bytes / 1e6)} MB`);
      },
      signal: terminal.signal,
    }).finally(progress.clear);
    if (reason !== null) broken.push({ file: path, reason });
  }
  const analysis = tally.result();
  if (analysis.lines.read === 0) terminal.note(NOTHING_READ);
  return { files: paths, date: new Date().toISOString(), version: ENGINE_VERSION, broken, ...analysis };
}

const NOTHING_READ =
  'No line could be read. Known are the combined log format, JSON lines (Cloudflare, Vercel, Fastly, Akamai, Google Cloud, Caddy, Traefik, nginx), W3C logs with a line of fields (IIS, CloudFront), logs of AWS load balancers and S3, and CSV with a line of names\n';

async function write(report: LogReport, values: Values, terminal: Terminal): Promise<void> {
  const html = text(values, 'html');
  if (html !== '') {
    const page = (await import('../../report/log-html.ts')).logHtml(report);
    if (html === '-') return terminal.out(page);
    await writeFile(html, page).catch(orUnwritable(html));
  }
  if (isSet(values, 'open')) await openReport(values, terminal);
  if (isSet(values, 'json')) return terminal.out(`${printableJson(report, 2)}\n`);
  const { logText } = await import('../../report/log-text.ts');
  const { width, hasColour } = terminal;
  const detail = isSet(values, 'verbose') ? 'whole' : 'short';
  terminal.out(logText(report, { width, colour: hasColour ? 'ansi' : 'none', detail }));
}
