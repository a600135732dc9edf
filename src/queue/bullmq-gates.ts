/** Gates in the store of a BullMQ queue, over a connection of their own by the client that BullMQ itself uses. */
import { createRequire } from 'node:module';
import { CodedError } from '../errors.ts';
import type { GateSource } from '../jobs/gates.ts';
import { postgresGates, type PostgresLike } from './postgres-gate.ts';
import { redisGates, type RedisLike } from './redis-gate.ts';
import type { Log } from './watch.ts';
import { loggedGates } from './worker-gates.ts';

/** Connections of the gates of one process: a change waits for its answer before the next of its host is sent. */
const CONNECTIONS = 4;

/** Whether an address is that of a PostgreSQL. */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);

/** The gates of a worker, and what closes their connection. */
export function bullmqGates(
  url: string,
  log: Log,
): { readonly gates: GateSource; readonly close: () => Promise<void> } {
  const options = loggedGates(log);
  if (isPostgres(url)) {
    const { Pool } = clientOf('pg', isPg);
    const pool = new Pool({ connectionString: url, max: CONNECTIONS });
    pool.on('error', untold);
    return { gates: postgresGates(pool, options), close: () => pool.end() };
  }
  const { Redis } = clientOf('ioredis', isIoredis);
  const redis = new Redis(url);
  redis.on('error', untold);
  return { gates: redisGates(redis, options), close: async () => redis.disconnect() };
}

/** A lost connection is told by whoever asks next. */
const untold = () => undefined;

interface PgModule {
  readonly Pool: new (options: object) => PostgresLike & Listened & { end(): Promise<void> };
}

interface IoredisModule {
  readonly Redis: new (url: string) => RedisLike & Listened & { disconnect(): void };
}

interface Listened {
  on(event: 'error', listener: () => void): unknown;
}

const isPg = (loaded: object): loaded is PgModule => 'Pool' in loaded;
const isIoredis = (loaded: object): loaded is IoredisModule => 'Redis' in loaded;

/** What BullMQ speaks to its engine through is an optional package of its own since version 6: never there by waiting. */
export function requireClient(name: 'ioredis' | 'pg'): NodeJS.Require {
  try {
    const fromBullmq = createRequire(createRequire(import.meta.url).resolve('bullmq'));
    fromBullmq.resolve(name);
    return fromBullmq;
  } catch {
    throw new CodedError('peer-missing', `${name} is not installed: npm install ${name}`);
  }
}

function clientOf<Client>(name: 'ioredis' | 'pg', isClient: (loaded: object) => loaded is Client & object) {
  const loaded: unknown = requireClient(name)(name);
  const isModule = typeof loaded === 'function' || (typeof loaded === 'object' && loaded !== null);
  if (!isModule || !isClient(loaded)) throw new TypeError(`this version of ${name} is not known`);
  return loaded;
}
