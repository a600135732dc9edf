/**
 * Gates of hosts that all processes of one Redis share. Subpath `citeworthy/redis-gate`. Structural types only: nothing is
 * imported.
 */
import { createSharedGates, type GateSource, type SharedGateOptions } from '../jobs/gates.ts';

export type { GateSource, SharedGateOptions } from '../jobs/gates.ts';

/** What of a Redis client is used; one of `ioredis` fits. */
export interface RedisLike {
  eval(script: string, keys: number, ...values: string[]): Promise<unknown>;
}

/** How gates are shared over Redis; everything is optional. */
export interface RedisGateOptions extends SharedGateOptions {
  /** In front of the names of the keys. Processes of another prefix are other visitors. Default `citeworthy:gate:`. */
  readonly prefix?: string | undefined;
}

/** One operation: what stands there and the time of Redis, or the same after the text that was seen is replaced. */
const READ = `local at = redis.call('TIME')
return { redis.call('GET', KEYS[1]) or '', at[1] * 1000 + math.floor(at[2] / 1000) }`;
const SWAP = `local at = redis.call('TIME')
local stands = redis.call('GET', KEYS[1]) or ''
if stands == ARGV[1] then
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
  stands = ARGV[2]
end
return { stands, at[1] * 1000 + math.floor(at[2] / 1000) }`;

/** Gates for `createAuditor({ gates })`. Whoever made the client closes it, after the auditor. */
export function redisGates(redis: RedisLike, options: RedisGateOptions = {}): GateSource {
  const { prefix = 'citeworthy:gate:', ...shared } = options;
  return createSharedGates(
    {
      read: async (key) => seenIn(await redis.eval(READ, 1, prefix + key)),
      swap: async (key, { before, after, keepMs }) =>
        seenIn(await redis.eval(SWAP, 1, prefix + key, before ?? '', after, String(keepMs))),
    },
    shared,
  );
}

function seenIn(reply: unknown) {
  const [text, now] = Array.isArray(reply) ? reply : [];
  if (typeof text !== 'string' || typeof now !== 'number')
    throw new TypeError('Redis answers something else');
  return { text: text === '' ? null : text, now };
}
