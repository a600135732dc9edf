import { canParse } from '../../values/address.ts';
import { CodedError } from '../../errors.ts';
import { printableJson } from '../../report/json.ts';
import { makeFolder } from '../../jobs/make-folder.ts';
import { auditorOptions, withAuditor } from '../auditor.ts';
import type { Log } from '../../queue/watch.ts';
import type { WorkerJobs, WorkerSettings } from '../../queue/worker.ts';
import {
  EXIT,
  isSet,
  text,
  texts,
  whole,
  type Command,
  type ExitCode,
  type Terminal,
  type Values,
} from '../command.ts';
import { orUnwritable } from '../file-error.ts';
import { checkHealthFile, healthFile, isHealthy } from '../health-file.ts';
import { withPackage } from '../optional-package.ts';
import { MAX_SECONDS, NETWORK_OPTIONS } from '../options.ts';
import { checkRendering, renderOptions, WORKER_RENDER_OPTIONS } from '../rendering.ts';

const MS = 1_000;
const HEALTH_SECONDS = 60;
const MAX_PORT = 65_535;
const CONCURRENCY = 2;
/** Jobs at once: each may hold several bodies of 10 MiB, and pg-boss asks its database in a lane for each. */
const MAX_CONCURRENCY = 1_000;

export const worker: Command = {
  stop: 'graceful',
  examples: [
    'citeworthy worker --queue bullmq --url redis://localhost:6379 --ledgers /var/lib/citeworthy',
    'citeworthy worker --queue pg-boss --url postgres://localhost/audits --ledgers /var/lib/citeworthy --health :8080',
    'citeworthy worker --archives /data --ranges ranges.ndjson > pages.ndjson',
  ],
  options: {
    queue: { type: 'string', value: 'engine', choices: ['bullmq', 'pg-boss'], help: 'bullmq or pg-boss' },
    url: { type: 'string', value: 'address', help: 'redis:// or postgres:// address of the engine' },
    name: {
      type: 'string',
      value: 'queue',
      help: 'name of the BullMQ queue (citeworthy); pg-boss has one queue per audit',
    },
    concurrency: {
      type: 'string',
      value: 'n',
      whole: { least: 1, most: MAX_CONCURRENCY },
      help: `jobs at once (${CONCURRENCY})`,
    },
    ledgers: {
      type: 'string',
      value: 'folder',
      help: 'folder of finished pages, shared by all workers (ledgers)',
    },
    archives: {
      type: 'string',
      value: 'folder',
      help: 'folder of WARC files, whose pages are audited as well: jobs of the name archive-audit',
    },
    ranges: {
      type: 'string',
      value: 'file',
      help: 'of --archives, without a queue: audit the files or ranges in this list, one a line, and write one JSON object a page and their sums to stdout; - is stdin',
    },
    'lock-ms': {
      type: 'string',
      value: 'ms',
      whole: { least: 0, most: MAX_SECONDS * MS },
      help: 'BullMQ: how long a silent worker keeps its job (30000)',
    },
    health: {
      type: 'string',
      value: 'seconds|:port',
      multiple: true,
      help: `time between two health lines (${HEALTH_SECONDS}); or where /live and /ready are answered: :port, host:port`,
    },
    'health-file': {
      type: 'string',
      value: 'file',
      help: 'written with each health line of a worker that has its engine (the variable CITEWORTHY_HEALTH_FILE)',
    },
    'is-healthy': {
      type: 'boolean',
      help: 'ask whether the worker of this health file is well: 0 when it is, 1 when not, for probes of containers',
    },
    ...NETWORK_OPTIONS,
    ...WORKER_RENDER_OPTIONS,
  },
  run: async (positionals, values, terminal) => {
    if (positionals.length > 0)
      throw new CodedError(
        'usage',
        `worker takes no target, not ${positionals.join(' ')}: each job has its own`,
      );
    const health = text(values, 'health-file', process.env['CITEWORTHY_HEALTH_FILE'] ?? '');
    if (isSet(values, 'is-healthy')) return healthOf(health, values, terminal);
    if (text(values, 'ranges') !== '') return overRanges(values, terminal);
    checkRendering(values);
    const engine = engineOf(values);
    const queue = text(values, 'name', 'citeworthy');
    // The colon divides the keys of BullMQ.
    if (queue.includes(':')) throw new CodedError('usage', '--name takes a name without a colon');
    const lockMs = whole(values, 'lock-ms', 0);
    const archives = text(values, 'archives');
    const overArchives = archives === '' ? {} : await archiveJobs(archives);
    const { createJobs } = await import('../../jobs/jobs.ts');
    const { jsonLog } = await import('../../queue/watch.ts');
    const { workerGates } = await import('../../queue/worker-gates.ts');
    const gates = workerGates();
    const settings = {
      url: text(values, 'url'),
      concurrency: whole(values, 'concurrency', CONCURRENCY),
      ledgers: await folderOf(text(values, 'ledgers', 'ledgers')),
      ...healthSettings(values),
      share: gates.use,
      log: logTo(jsonLog(terminal.out, Date.now), health),
      signal: terminal.signal,
      queue,
      ...(lockMs > 0 && { lockMs }),
    };
    await withAuditor(
      async () => ({ ...auditorOptions(values), gates: gates.source, ...(await renderOptions(values)) }),
      async (auditor) =>
        (await ENGINES[engine].load())({ ...createJobs(auditor), ...overArchives }, settings),
    );
    return EXIT.healthy;
  },
};

async function archiveJobs(archives: string): Promise<Pick<WorkerJobs, 'archive-audit'>> {
  const { createArchiveJob } = await import('../../jobs/archive-audit.ts');
  return { 'archive-audit': createArchiveJob({ archives }) };
}

/** Works one list of ranges, for batch engines that have a queue of their own. */
async function overRanges(values: Values, { out, signal }: Terminal): Promise<ExitCode> {
  const archives = text(values, 'archives');
  if (archives === '')
    throw new CodedError('usage', '--ranges needs --archives, the folder of the files that it names');
  const other = Object.keys(values).find((name) => name !== 'archives' && name !== 'ranges');
  if (other !== undefined) throw new CodedError('usage', `--${other} does not apply to --ranges`);
  const { auditRanges } = await import('../range-list.ts');
  const write = (line: unknown): void => out(`${printableJson(line)}\n`);
  write({ sums: await auditRanges(text(values, 'ranges'), archives, { signal, onUnit: write }) });
  return EXIT.healthy;
}

/** Time between health lines, and where probes are answered; each may be given once. */
function healthSettings(values: Values): Pick<WorkerSettings, 'healthEveryMs' | 'healthAt'> {
  const given = texts(values, 'health');
  const seconds = given.filter((written) => /^\d+$/.test(written)).map(Number);
  const addresses = given.map(
    (written) => /^(?<host>[^:]*|\[[\da-f:]+\]):(?<port>\d{1,5})$/i.exec(written)?.groups,
  );
  const [every = HEALTH_SECONDS] = seconds;
  const address = addresses.find((one) => one !== undefined);
  const isTaken = every >= 1 && every <= MAX_SECONDS && Number(address?.['port'] ?? 0) <= MAX_PORT;
  if (!isTaken || given.length > Number(seconds.length > 0) + Number(address !== undefined))
    throw new CodedError(
      'usage',
      `--health takes a whole number of seconds from 1 to ${MAX_SECONDS}, or an address: :port or host:port`,
    );
  const host = address?.['host']?.replace(/^\[|\]$/g, '') ?? '';
  return {
    healthEveryMs: every * MS,
    ...(address !== undefined && {
      healthAt: { port: Number(address['port']), ...(host !== '' && { host }) },
    }),
  };
}

/** The log, and beside it the health file. */
function logTo(log: Log, path: string): Log {
  if (path === '') return log;
  checkHealthFile(path);
  const beat = healthFile(path);
  return (entry) => {
    log(entry);
    beat(entry);
  };
}

async function healthOf(path: string, values: Values, { note }: Terminal): Promise<ExitCode> {
  if (path === '') throw new CodedError('usage', '--is-healthy needs --health-file, the file of the worker');
  const { healthEveryMs } = healthSettings(values);
  if (await isHealthy(path, healthEveryMs, Date.now())) return EXIT.healthy;
  note(`${path} has no sign of a worker that is at work\n`);
  return EXIT.findings;
}

/** Which addresses an engine has, and what works it. */
const ENGINES = {
  bullmq: {
    address: /^(?:rediss?|postgres(?:ql)?):\/\//,
    wanted: 'redis:// or postgres://',
    load: async () => (await withPackage(() => import('../../queue/bullmq-worker.ts'), 'bullmq')).serveBullmq,
  },
  'pg-boss': {
    address: /^postgres(?:ql)?:\/\//,
    wanted: 'postgres://',
    load: async () =>
      (await withPackage(() => import('../../queue/pg-boss-worker.ts'), 'pg-boss')).servePgBoss,
  },
} as const;

/** The engine that was asked for, with an address that it can have: any other would be tried for ever. */
function engineOf(values: Values): keyof typeof ENGINES {
  const engine = text(values, 'queue');
  if (engine !== 'bullmq' && engine !== 'pg-boss')
    throw new CodedError('usage', '--queue takes bullmq or pg-boss');
  const { address, wanted } = ENGINES[engine];
  const url = text(values, 'url');
  if (url === '') throw new CodedError('usage', '--url is missing: the address of the queue engine');
  // The address itself is not repeated: it may hold a password.
  if (!address.test(url))
    throw new CodedError('usage', `--url takes an address of ${engine}, which begins with ${wanted}`);
  // A user without a host means the socket of PostgreSQL, which its clients know and the URL parser does not.
  if (!canParse(url.replace('@/', '@socket/')))
    throw new CodedError('usage', '--url is not an address: percent-encode # / ? @ in its password');
  return engine;
}

/** Makes the folder, so that one that cannot be made fails before the first job. */
async function folderOf(path: string): Promise<string> {
  await makeFolder(path).catch(orUnwritable(path));
  return path;
}
