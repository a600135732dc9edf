/** The lines of a log → what they say of bots. Memory is bounded whatever the lines are. */
import { aiBots, type AiBot } from '../catalog/ai-bots.ts';
import { isAnswerBot } from '../catalog/ai-bots/model.ts';
import { answerTally } from './answer-visits.ts';
import { botTally, type BotTally } from './bot-tally.ts';
import { ownText, type LogEntry } from './entry.ts';
import type { LogAnalysis, LogBot, LogOptions } from './model.ts';
import { pageList, readsOf, type PageList } from './page-marks.ts';
import { lineReader } from './read-line.ts';
import { dayOf } from './time.ts';
import { verifier, type Verdict } from './verify.ts';

/** Distinct names that are remembered: a site meets some thousands a day, and who makes them up makes no end of them. */
const MAX_REMEMBERED = 20_000;
/** Characters of a User-Agent that are looked at. */
const MAX_AGENT = 1_000;

/** A former name that could be a word of any text is none to know a bot by, such as Operator. */
const TELLING = /bot|spider|crawler|[-/]/i;

const byName = new Map<string, AiBot>();
const visitors = aiBots.filter(({ sendsRequests, nameIsWord }) => sendsRequests && nameIsWord !== true);
for (const bot of visitors) for (const token of bot.tokens) byName.set(token.toLowerCase(), bot);
for (const bot of visitors)
  for (const alias of bot.aliases.filter((name) => TELLING.test(name)))
    if (!byName.has(alias.toLowerCase())) byName.set(alias.toLowerCase(), bot);

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Any of the names as a whole: `Googlebot-Image` is not Googlebot, and the longest name is the one that is meant. */
const NAMED = new RegExp(
  String.raw`(?<![\w-])(?:${[...byName.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\w-])`,
  'i',
);

/** A reader of User-Agents that remembers the last ones: a log repeats them. The first name in one counts. */
function botReader(): (agent: string) => AiBot | null {
  const remembered = new Map<string, AiBot | null>();
  return (agent) => {
    const known = remembered.get(agent);
    if (known !== undefined) return known;
    const [name] = NAMED.exec(agent.slice(0, MAX_AGENT)) ?? [];
    const bot = name === undefined ? null : (byName.get(name.toLowerCase()) ?? null);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    if (agent.length <= MAX_AGENT) remembered.set(ownText(agent), bot);
    return bot;
  };
}

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
  const answers = answerTally();
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
    if (bot === null) return answers.addVisit(entry);
    if (isRepeated(id)) return;
    const visitor = visitors.get(bot.key) ?? visitorOf(bot, pages, options);
    visitors.set(bot.key, visitor);
    const verdict = visitor.verdictOf(entry);
    visitor.tally.add(entry, verdict);
    if (verdict !== 'impostor' && isAnswerBot(bot)) answers.addRead(entry);
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
      const visits = answers.result();
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
        ...(visits !== undefined && { answers: visits }),
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
