import { CodedError } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { WorkerSettings } from '../../queue/worker.ts';
import { EXIT, text, texts, type Command } from '../command.ts';
import { NETWORK_OPTIONS, whole } from '../options.ts';

const MS = 1_000;
const HEALTH_SECONDS = 60;
const CONCURRENCY = 2;

export const worker: Command = {
  name: 'worker',
  usage: '--queue <engine> --url <address>',
  summary: 'Works a queue of audits until it is told to stop',
  stop: 'graceful',
  examples: [
    'citeworthy worker --queue bullmq --url redis://localhost:6379 --ledgers /var/lib/citeworthy',
    'citeworthy worker --queue pg-boss --url postgres://localhost/audits --ledgers /var/lib/citeworthy',
  ],
  options: {
    queue: { type: 'string', value: 'engine', help: 'bullmq or pg-boss' },
    url: { type: 'string', value: 'address', help: 'redis:// or postgres:// address of the engine' },
    name: {
      type: 'string',
      value: 'queue',
      help: 'BullMQ queue (citeworthy); pg-boss has one queue an audit',
    },
    concurrency: { type: 'string', value: 'n', help: `jobs at once (${CONCURRENCY})` },
    ledgers: {
      type: 'string',
      value: 'folder',
      help: 'folder of finished pages, shared by all workers (ledgers)',
    },
    'lock-ms': {
      type: 'string',
      value: 'ms',
      help: 'BullMQ: how long a silent worker keeps its job (30000)',
    },
    health: { type: 'string', value: 'seconds', help: `between two health lines (${HEALTH_SECONDS})` },
    ...NETWORK_OPTIONS,
  },
  run: async (_positionals, values, terminal) => {
    const { createAuditor } = await import('../../jobs/auditor.ts');
    const { createJobs } = await import('../../jobs/jobs.ts');
    const { jsonLog } = await import('../../queue/worker.ts');
    const userAgent = text(values, 'user-agent');
    const auditor = createAuditor({
      allowOrigins: texts(values, 'allow-origin'),
      ...(userAgent !== '' && { userAgent }),
    });
    const log = jsonLog(terminal.out, Date.now);
    const settings = {
      url: text(values, 'url'),
      concurrency: whole(values, 'concurrency', CONCURRENCY),
      ledgers: text(values, 'ledgers', 'ledgers'),
      healthEveryMs: whole(values, 'health', HEALTH_SECONDS) * MS,
      log,
      signal: terminal.signal,
    };
    try {
      const lockMs = whole(values, 'lock-ms', 0, 0);
      const own = { queue: text(values, 'name', 'citeworthy'), ...(lockMs > 0 && { lockMs }) };
      await serve(text(values, 'queue'), createJobs(auditor), { ...settings, ...own });
      return EXIT.healthy;
    } finally {
      await auditor.close();
    }
  },
};

type Settings = WorkerSettings & {
  readonly queue: string;
  readonly lockMs?: number;
};

async function serve(engine: string, jobs: Jobs, settings: Settings): Promise<void> {
  if (settings.url === '') throw new CodedError('usage', '--url is missing');
  if (engine !== 'bullmq' && engine !== 'pg-boss')
    throw new CodedError('usage', '--queue wants bullmq or pg-boss');
  const work = engine === 'bullmq' ? await bullmq() : await pgBoss();
  return work(jobs, settings);
}

const bullmq = async () => (await loaded(() => import('../../queue/bullmq-worker.ts'), 'bullmq')).serveBullmq;
const pgBoss = async () =>
  (await loaded(() => import('../../queue/pg-boss-worker.ts'), 'pg-boss')).servePgBoss;

/** The engines are optional packages: one that is absent is named. */
async function loaded<Module>(load: () => Promise<Module>, name: string): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    throw isMissing ? new CodedError('peer-missing', `npm install ${name}`) : error;
  }
}
