/** What the forms of a log report are made of, and the words that they share. */
import { aiBots } from '../catalog/ai-bots.ts';
import type { LogAnalysis, LogBot, PageReads } from '../logs/model.ts';
import { counted, listed } from '../values/wording.ts';

/** What logs say of AI bots, with where and when they were read. */
export interface LogReport extends LogAnalysis {
  readonly files: readonly string[];
  /** ISO 8601 UTC. */
  readonly date: string;
  readonly version: string;
  /** Files that could not be read to their end, and why: what came before counts. */
  readonly broken: readonly { readonly file: string; readonly reason: string }[];
}

/** How many thousands: `1,234,567`. */
export const grouped = (count: number): string => new Intl.NumberFormat('en-GB').format(count);

/** How sure it is that a bot is who it says. */
export function verifiedText({
  requests,
  verified,
  impostors,
  unverifiable,
  publishesRanges,
  ranges,
}: LogBot): string {
  if (unverifiable === requests && ranges === null)
    return publishesRanges
      ? 'not verified: no list of addresses was read'
      : 'not verifiable: no list of addresses is known';
  const parts = [
    [verified, 'verified'],
    [impostors, counted(impostors, 'impostor').replace(/^\d+ /, '')],
    [unverifiable, 'not verifiable'],
  ] as const;
  return parts.flatMap(([count, word]) => (count === 0 ? [] : [`${grouped(count)} ${word}`])).join(', ');
}

/** `200: 1,204, 404: 12`. */
export function statusText({ statuses }: LogBot): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${status === '0' ? 'no answer' : status}: ${grouped(count)}`)
    .join(', ');
}

/** Reads of the files that are there for bots: `/robots.txt 12 times, last 2026-11-16 (200)`. */
export function fileText({ files }: LogBot): string {
  return Object.entries(files)
    .flatMap(([path, reads]) => {
      if (reads === null) return [];
      const when = reads.last === null ? '' : `, last ${reads.last.slice(0, 10)}`;
      return [`${path} ${counted(reads.requests, 'time')}${when} (${reads.status})`];
    })
    .join('; ');
}

/** How far the pages of the sitemap were read: `12 of 40; never: /a, /b and 26 more`. */
export function pagesText({ listed: all, fetched, neverFetched }: PageReads, most: number): string {
  const never = all - fetched;
  return never === 0
    ? `all ${grouped(all)}`
    : `${grouped(fetched)} of ${grouped(all)}; never: ${listed(neverFetched, most, never)}`;
}

/** What robots.txt declares of a bot and what a visit under its name met, beside the log. */
export function besideText({ beside }: LogBot): string {
  if (beside === undefined) return '';
  const visit = beside.visited === null ? 'not visited' : `a visit under this name: ${beside.visited}`;
  return `robots.txt: ${beside.declared}; ${visit}`;
}

/** What has to be said of a log before its numbers are believed. */
export function logNotes({ lines, nameless, noneVerified, broken }: LogReport): readonly string[] {
  return [
    ...(lines.unread === 0 ? [] : [`${counted(lines.unread, 'line')} could not be read`]),
    ...(nameless === 0
      ? []
      : [`${counted(nameless, 'request')} without a User-Agent in the log: use the combined log format`]),
    ...broken.map(({ file, reason }) => `${file} was read in part: ${reason}`),
    ...(noneVerified
      ? [
          'No bot comes from an address that its operator publishes. If a proxy or a CDN stands before this server, the log names its addresses: log those of the visitors',
        ]
      : []),
  ];
}

/** Names of the bots of high impact that did not come. */
export function absentNames({ absent }: LogReport): readonly string[] {
  return aiBots.filter(({ key }) => absent.includes(key)).map(({ label }) => label);
}
