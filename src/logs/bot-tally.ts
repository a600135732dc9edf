/** What is counted of one bot, in bounded memory: some hundred kilobytes at most. */
import type { AiBot } from '../catalog/ai-bots.ts';
import { cappedCounts } from './capped-counts.ts';
import { ownText, type LogEntry } from './entry.ts';
import { BOT_FILES, type BotFile, type FileReads, type LogBot, type LogOptions } from './model.ts';
import { placeOf, readsOf, type PageList } from './page-marks.ts';
import { mondayOf, weekNumber } from './time.ts';
import type { Verdict } from './verify.ts';

/** Missing paths that are counted one by one, and how many are told. */
const MAX_MISSING = 500;
const TOLD_MISSING = 20;
/** Addresses of impostors that are counted one by one, and how many are told. */
const MAX_ADDRESSES = 500;
const TOLD_ADDRESSES = 5;
/** Ten years. */
const MAX_WEEKS = 520;
/** Characters of a path that is told. Servers take 8 KB. */
const MAX_PATH = 500;

const MISSING: ReadonlySet<number> = new Set([404, 410]);
const NOT_MODIFIED = 304;

/** Counts the requests of one bot. */
export interface BotTally {
  readonly add: (entry: LogEntry, verdict: Verdict) => void;
  readonly result: () => LogBot;
  /** One byte for each listed page: 1 where the bot got it. */
  readonly marks: Uint8Array;
}

interface Reads {
  requests: number;
  last: number | null;
  status: number;
}

/** A tally of a bot. */
export function botTally(bot: AiBot, pages: PageList | null, { ranges, beside }: LogOptions): BotTally {
  const verdicts: Record<Verdict, number> = { verified: 0, impostor: 0, unverifiable: 0 };
  const statuses = new Map<number, number>();
  const weeks = new Map<number, number>();
  const missing = cappedCounts(MAX_MISSING);
  const addresses = cappedCounts(MAX_ADDRESSES);
  const files = new Map<string, Reads>();
  const marks = new Uint8Array(pages?.paths.length ?? 0);

  const addWeek = (time: number) => {
    const week = weekNumber(time);
    const known = weeks.get(week);
    if (known !== undefined || weeks.size < MAX_WEEKS) weeks.set(week, (known ?? 0) + 1);
  };
  const addFile = (path: string, { time, status }: LogEntry) => {
    const reads = files.get(path) ?? { requests: 0, last: null, status };
    if (reads.requests === 0) files.set(ownText(path), reads);
    reads.requests += 1;
    // Logs of several files come in any order.
    if (reads.last !== null && (time ?? reads.last) < reads.last) return;
    reads.last = time ?? reads.last;
    reads.status = status;
  };
  return {
    marks,
    add: (entry, verdict) => {
      verdicts[verdict] += 1;
      if (verdict === 'impostor') return addresses.add(entry.address);
      const { status, target, time } = entry;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (time !== null) addWeek(time);
      if (MISSING.has(status)) missing.add(target.slice(0, MAX_PATH));
      const [path = ''] = target.split('?', 1);
      if (isBotFile(path)) addFile(path, entry);
      const isGot = (status >= 200 && status < 300) || status === NOT_MODIFIED;
      const place = pages === null || !isGot ? -1 : placeOf(pages, target);
      if (place !== -1) marks[place] = 1;
    },
    result: () => {
      const compared = ranges?.get(bot.key);
      const known = beside?.get(bot.key);
      return {
        key: bot.key,
        label: bot.label,
        company: bot.company,
        purpose: bot.purpose,
        requests: verdicts.verified + verdicts.impostor + verdicts.unverifiable,
        verified: verdicts.verified,
        impostors: verdicts.impostor,
        unverifiable: verdicts.unverifiable,
        ranges: compared ? { source: compared.source, created: compared.ranges.created } : null,
        publishesRanges: bot.ipRanges !== null,
        impostorAddresses: addresses
          .top(TOLD_ADDRESSES)
          .map(([address, requests]) => ({ address, requests })),
        statuses: Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)),
        missing: missing.top(TOLD_MISSING).map(([path, requests]) => ({ path, requests })),
        missingCut: missing.isCut(),
        files: readFiles(files),
        weeks: [...weeks]
          .toSorted(([a], [b]) => a - b)
          .map(([week, requests]) => ({ week: mondayOf(week), requests })),
        ...(pages !== null && { pages: readsOf(pages, marks) }),
        ...(known !== undefined && { beside: known }),
      };
    },
  };
}

const botFiles: ReadonlySet<string> = new Set(BOT_FILES);

function isBotFile(path: string): boolean {
  return botFiles.has(path);
}

function readFiles(files: ReadonlyMap<string, Reads>): Record<BotFile, FileReads | null> {
  const of = (path: BotFile): FileReads | null => {
    const reads = files.get(path);
    if (reads === undefined) return null;
    const { requests, last, status } = reads;
    return { requests, last: last === null ? null : new Date(last).toISOString(), status };
  };
  return {
    '/robots.txt': of('/robots.txt'),
    '/llms.txt': of('/llms.txt'),
    '/llms-full.txt': of('/llms-full.txt'),
  };
}
