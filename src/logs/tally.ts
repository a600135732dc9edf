/** The lines of a log → what they say of bots. Memory is bounded whatever the lines are. */
import { aiBots, type AiBot } from '../catalog/ai-bots.ts';
import { isAnswerBot } from '../catalog/ai-bots/model.ts';
import { botReader } from './bot-names.ts';
import { botTally, type BotTally } from './bot-tally.ts';
import { ownText, type LogEntry } from './entry.ts';
import type { LogAnalysis, LogBot, LogOptions } from './model.ts';
import { pageList, readsOf, type PageList } from './page-marks.ts';
import { lineReader } from './read-line.ts';
import { dayOf } from './time.ts';
import { verifier, type Verdict } from './verify.ts';

const BYTE_ORDER_MARK = 0xfeff;
/** Characters of a line that may be empty but for blanks. */
const MAX_BLANK = 20;
/** Requests of which a second line is known as such. */
const MAX_IDS = 4_096;

/** Takes the lines of one or more logs, one after the other. */
export interface LogTally {
  /** Takes a line without its end. Never throws for what it says. */
  readonly add: (line: string) => void;
  readonly result: () => LogAnalysis;
}

interface Visitor {
  readonly bot: AiBot;
  readonly tally: BotTally;
  readonly verdictOf: (entry: LogEntry) => Verdict;
}

/** A tally of the AI bots of the catalogue. */
export function logTally(options: LogOptions = {}): LogTally {
  const read = lineReader();
  const botOf = botReader();
  const isRepeated = repeatedIds();
  const pages = options.pages === undefined ? null : pageList(options.pages);
  const visitors = new Map<string, Visitor>();
  const lines = { read: 0, unread: 0 };
  const forms = { combined: 0, json: 0, csv: 0, w3c: 0, aws: 0 };
  let requests = 0;
  let nameless = 0;
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;

  const addEntry = (entry: LogEntry) => {
    const { agent, time, id } = entry;
    requests += 1;
    if (time !== null && time < first) first = time;
    if (time !== null && time > last) last = time;
    if (agent === null) return void (nameless += 1);
    const bot = botOf(agent);
    if (bot === null || isRepeated(id)) return;
    const visitor = visitors.get(bot.key) ?? visitorOf(bot, pages, options);
    visitors.set(bot.key, visitor);
    visitor.tally.add(entry, visitor.verdictOf(entry));
  };
  return {
    add: (line) => {
      if (line.length <= MAX_BLANK && line.trim() === '') return;
      const reading = read(line.charCodeAt(0) === BYTE_ORDER_MARK ? line.slice(1) : line);
      if (reading === 'header') return;
      if (reading === null) return void (lines.unread += 1);
      lines.read += 1;
      forms[reading.form] += 1;
      for (const entry of reading.entries) addEntry(entry);
    },
    result: () => {
      const bots = [...visitors.values()]
        .map(({ tally }) => tally.result())
        .toSorted((a, b) => b.requests - a.requests || (a.key < b.key ? -1 : 1));
      return {
        lines: { ...lines },
        forms: { ...forms },
        requests,
        nameless,
        days: last < first ? null : { first: dayOf(first), last: dayOf(last) },
        bots,
        // Whoever came may be among those without a name.
        absent: nameless * 2 > requests ? [] : absentees(bots),
        ...(pages !== null && { pages: readsOf(pages, marksOf(pages, visitors)) }),
        noneVerified:
          bots.some(({ impostors }) => impostors > 0) && bots.every(({ verified }) => verified === 0),
      };
    },
  };
}

function visitorOf(bot: AiBot, pages: PageList | null, options: LogOptions): Visitor {
  return {
    bot,
    tally: botTally(bot, pages, options),
    verdictOf: verifier(bot, options.ranges?.get(bot.key)),
  };
}

/** Whether a request was met before, by its id; a request without one never was. */
function repeatedIds(): (id: string) => boolean {
  let ids = new Set<string>();
  return (id) => {
    if (id === '') return false;
    if (ids.has(id)) return true;
    if (ids.size >= MAX_IDS) ids = new Set([...ids].slice(MAX_IDS / 2));
    ids.add(ownText(id));
    return false;
  };
}

/** The pages that any bot got which reads for answers. */
function marksOf({ paths }: PageList, visitors: ReadonlyMap<string, Visitor>): Uint8Array {
  const all = new Uint8Array(paths.length);
  for (const { bot, tally } of visitors.values())
    if (isAnswerBot(bot)) for (const [place, mark] of tally.marks.entries()) all[place] ||= mark;
  return all;
}

function absentees(bots: readonly LogBot[]): string[] {
  const came = new Set(bots.filter((bot) => bot.requests > bot.impostors).map(({ key }) => key));
  return aiBots
    .filter(({ status, impact, sendsRequests }) => status === 'active' && impact === 'high' && sendsRequests)
    .map(({ key }) => key)
    .filter((key) => !came.has(key));
}
