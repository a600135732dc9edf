/** The address ranges of the operators of bots: from files that were given, from the cache, or asked for. */
import { createHash } from 'node:crypto';
import { readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aiBots } from '../catalog/ai-bots.ts';
import { CodedError } from '../errors.ts';
import type { Auditor } from '../jobs/auditor.ts';
import { makeFolder } from '../jobs/make-folder.ts';
import type { BotRanges } from '../logs/model.ts';
import { readRanges, type AddressRanges } from '../logs/ranges.ts';
import { cacheFolder } from './cache-folder.ts';
import type { Terminal } from './command.ts';
import { orUnreadable } from './file-error.ts';
import { nearNames } from './near-names.ts';

/** Milliseconds that a list is used for: Google and OpenAI renew theirs once a day. */
const FRESH_MS = 86_400_000;
const MS = 1_000;

/** A list as it was read before. */
interface Kept {
  readonly text: string;
  /** Epoch milliseconds. */
  readonly readAt: number;
}

/** The ranges in files that were given as `bot=file`. Throws `usage`, `file-unreadable` or `file-invalid`. */
export async function givenRanges(given: readonly string[]): Promise<Map<string, BotRanges>> {
  const found = new Map<string, BotRanges>();
  for (const pair of given) {
    const mark = pair.indexOf('=');
    const [name, path] = [pair.slice(0, mark), pair.slice(mark + 1)];
    if (mark < 1 || path === '')
      throw new CodedError(
        'usage',
        `--ranges takes a bot and a file, such as gptbot=gptbot.json, not "${pair}"`,
      );
    const keys = keysOf(name);
    const ranges = readRanges(await readFile(path, 'utf8').catch(orUnreadable(path)));
    if (ranges === null) throw new CodedError('file-invalid', `${path} holds no range of addresses`);
    for (const key of keys) found.set(key, { source: path, ranges });
  }
  return found;
}

/** The bot of this key, and those whose operator publishes the same list for them. */
function keysOf(name: string): readonly string[] {
  const bot = aiBots.find(({ key, label }) => [key, label.toLowerCase()].includes(name.toLowerCase()));
  if (bot === undefined) {
    const [near] = nearNames(
      name,
      aiBots.map(({ key }) => key),
    );
    const hint = near === undefined ? 'citeworthy bots --json lists the keys' : `Did you mean ${near}?`;
    throw new CodedError('usage', `--ranges: there is no bot "${name}". ${hint}`);
  }
  if (bot.ipRanges === null) return [bot.key];
  return aiBots.filter(({ ipRanges }) => ipRanges === bot.ipRanges).map(({ key }) => key);
}

/** Asks operators, and says so before the first request: a list that is fresh in the cache is not asked for. */
export function askingOperators(
  auditor: Pick<Auditor, 'fetch'>,
  note: Terminal['note'],
): Pick<Auditor, 'fetch'> {
  let isSaid = false;
  return {
    fetch: (url, options) => {
      if (!isSaid)
        note('Asking operators of bots for the address ranges that they publish (--no-fetch: ask none)\n');
      isSaid = true;
      return auditor.fetch(url, options);
    },
  };
}

/** Lists that were read, and the addresses of those that were not. */
export interface FoundRanges {
  readonly ranges: ReadonlyMap<string, BotRanges>;
  readonly unread: readonly string[];
}

/** The lists of all operators, those that were given taken as they are. One that cannot be had is no failure. */
export async function publishedRanges(
  given: ReadonlyMap<string, BotRanges>,
  auditor: Pick<Auditor, 'fetch'>,
  { now, signal }: { readonly now: number; readonly signal: AbortSignal },
): Promise<FoundRanges> {
  const wanted = aiBots.flatMap(({ key, ipRanges }) =>
    ipRanges === null || given.has(key) ? [] : [ipRanges],
  );
  const lists = new Map<string, AddressRanges>();
  const read = async (url: string) => {
    const ranges = await listAt(url, auditor, { now, signal });
    if (ranges !== null) lists.set(url, ranges);
  };
  const urls = [...new Set(wanted)];
  // One after the other for each host, all hosts at once.
  const hosts = [...new Set(urls.map((url) => new URL(url).host))];
  await Promise.all(
    hosts.map(async (host) => {
      for (const url of urls.filter((one) => new URL(one).host === host)) await read(url);
    }),
  );
  const ranges = new Map(given);
  for (const { key, ipRanges } of aiBots) {
    const list = ipRanges === null ? undefined : lists.get(ipRanges);
    if (list !== undefined && ipRanges !== null && !ranges.has(key))
      ranges.set(key, { source: ipRanges, ranges: list });
  }
  return { ranges, unread: urls.filter((url) => !lists.has(url)) };
}

async function listAt(
  url: string,
  auditor: Pick<Auditor, 'fetch'>,
  { now, signal }: { readonly now: number; readonly signal: AbortSignal },
): Promise<AddressRanges | null> {
  const name = createHash('sha256').update(url).digest('hex').slice(0, 16);
  const path = join(cacheFolder(), 'ranges', name);
  const known = await keptAt(path);
  if (known !== null && now - known.readAt < FRESH_MS && known.readAt <= now) return readRanges(known.text);
  const { outcome, status, body, truncated } = await auditor.fetch(url, { signal });
  const isRead = outcome === 'answered' && status === 200 && truncated === null;
  const text = isRead ? new TextDecoder().decode(body) : '';
  const ranges = readRanges(text);
  // What was read before is better than nothing.
  if (ranges === null) return known === null ? null : readRanges(known.text);
  // A cache that cannot be written costs the next run a request.
  await keep(path, text, now).catch(() => undefined);
  return ranges;
}

async function keptAt(path: string): Promise<Kept | null> {
  try {
    return { text: await readFile(path, 'utf8'), readAt: (await stat(path)).mtimeMs };
  } catch {
    return null;
  }
}

async function keep(path: string, text: string, now: number): Promise<void> {
  await makeFolder(join(cacheFolder(), 'ranges'));
  const begun = `${path}.${process.pid}`;
  await writeFile(begun, text);
  await utimes(begun, now / MS, now / MS);
  await rename(begun, path);
}
