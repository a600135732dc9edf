/** What a log says of AI bots, as plain data. */
import type { BotPurpose } from '../catalog/ai-bots.ts';
import type { LogForm } from './entry.ts';
import type { AddressRanges } from './ranges.ts';

/** The ranges of one bot and where they were read: the address or the name of a file. */
export interface BotRanges {
  readonly source: string;
  readonly ranges: AddressRanges;
}

/** What is known of a bot from elsewhere: what robots.txt declares of it, and what a simulated visit met. */
export interface BesideLog {
  readonly declared: 'allowed' | 'blocked' | 'unknown';
  /** The outcome of the visit, one of `PROBE_OUTCOMES`; `null` without one. */
  readonly visited: string | null;
}

/** How a log is read; everything is optional. Without ranges no bot can be verified. */
export interface LogOptions {
  /** The address ranges that operators publish, by the key of the bot in the catalogue. */
  readonly ranges?: ReadonlyMap<string, BotRanges> | undefined;
  /** Addresses or paths of the pages that bots should read, such as those of the sitemap; at most 200,000 count. */
  readonly pages?: readonly string[] | undefined;
  /** By the key of the bot: it is laid beside what the log says. */
  readonly beside?: ReadonlyMap<string, BesideLog> | undefined;
}

/** How often one path was asked for. */
export interface PathCount {
  readonly path: string;
  readonly requests: number;
}

/** Reads of one of the files that are there for bots. */
export interface FileReads {
  readonly requests: number;
  /** Time of the last, ISO 8601 UTC; `null` where no line tells one. */
  readonly last: string | null;
  /** Status of the last. */
  readonly status: number;
}

/** Files that are there for bots. */
export const BOT_FILES = ['/robots.txt', '/llms.txt', '/llms-full.txt'] as const;

/** The path of a file that is there for bots. */
export type BotFile = (typeof BOT_FILES)[number];

/** How far the listed pages were read, by requests that were answered with the page (2xx or 304). */
export interface PageReads {
  readonly listed: number;
  readonly fetched: number;
  /** Paths of the first 1,000 pages that were never fetched, in listed order. */
  readonly neverFetched: readonly string[];
}

/** One bot in a log. Whatever is counted by status, path, week or file leaves impostors out. */
export interface LogBot {
  readonly key: string;
  readonly label: string;
  readonly company: string;
  readonly purpose: BotPurpose;
  /** All requests under this name; the sum of the three below. */
  readonly requests: number;
  /** From the addresses that the operator publishes. */
  readonly verified: number;
  /** From another address: somebody who borrows the name, or an address newer than the list. */
  readonly impostors: number;
  /**
   * Nothing can be said: the operator publishes no list, none was read, the log names no public address, or programs on
   * the devices of users send this name too.
   */
  readonly unverifiable: number;
  /** The list that was compared with: its source and the date that its operator gives it; `null` without one. */
  readonly ranges: { readonly source: string; readonly created: string | null } | null;
  /** Whether the operator publishes a list at all. */
  readonly publishesRanges: boolean;
  /** The addresses of most impostors' requests. */
  readonly impostorAddresses: readonly { readonly address: string; readonly requests: number }[];
  /** Requests by HTTP status; 0 is no answer. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The paths that were asked for most often and are missing (404, 410), at most 20. */
  readonly missing: readonly PathCount[];
  /** More paths are missing than were counted one by one: the counts of `missing` may be too low. */
  readonly missingCut: boolean;
  readonly files: Readonly<Record<BotFile, FileReads | null>>;
  /** Requests by week, in order; a week by its Monday, UTC. At most 520. */
  readonly weeks: readonly { readonly week: string; readonly requests: number }[];
  /** Absent without `pages`. */
  readonly pages?: PageReads;
  /** Absent where nothing is known from elsewhere. */
  readonly beside?: BesideLog;
}

/** A page, how often bots got it that read for answers, and how many people an answer led to it. */
export interface LedPage {
  readonly path: string;
  readonly reads: number;
  readonly visits: number;
}

/** People whom answers led here, beside the bots that read for answers. */
export interface AnswerVisits {
  /** The least there were: apps and browsers leave out where they come from. */
  readonly visits: number;
  /** By engine, most first. */
  readonly engines: readonly { readonly key: string; readonly label: string; readonly visits: number }[];
  /** Pages that people came to, most visits first, at most 100. */
  readonly led: readonly LedPage[];
  /** Pages that bots read for answers and that led nobody here, most reads first, at most 100. */
  readonly ledNobody: readonly LedPage[];
  /** More pages were met than were counted one by one: the lists may lack some. */
  readonly isCut: boolean;
}

/** What a log says of the AI bots of the catalogue. */
export interface LogAnalysis {
  /** Lines by whether they could be read. Empty ones and names of columns count as neither. */
  readonly lines: { readonly read: number; readonly unread: number };
  readonly forms: Readonly<Record<LogForm, number>>;
  /** Requests of all visitors, people too. */
  readonly requests: number;
  /** Of these, how many a log without User-Agents tells: whose they are cannot be known. */
  readonly nameless: number;
  /** First and last day of the requests, UTC, `2026-11-20`; `null` where no line tells a time. */
  readonly days: { readonly first: string; readonly last: string } | null;
  /** Bots that came, most requests first. */
  readonly bots: readonly LogBot[];
  /**
   * Keys of the active bots of high impact that came never, or only as impostors; none where most requests have no
   * User-Agent: nothing can be said then of who came.
   */
  readonly absent: readonly string[];
  /** Absent where the log names neither where visitors come from nor a page with the mark of an engine. */
  readonly answers?: AnswerVisits;
  /** How far any bot that reads for answers read the listed pages. Absent without `pages`. */
  readonly pages?: PageReads;
  /** Not one request comes from an address that an operator publishes: the log may name those of a proxy. */
  readonly noneVerified: boolean;
}
