/** What the forms of a log report are made of, and the words that they share. */
import { aiBots } from '../catalog/ai-bots.ts';
import type { LogAnalysis, LogBot, PageReads } from '../logs/model.ts';
import type { Locale } from './locale.ts';

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
export const grouped = (count: number, { language }: Locale): string =>
  new Intl.NumberFormat(language).format(count);

/** How sure it is that a bot is who it says. */
export function verifiedText(
  { requests, verified, impostors, unverifiable, publishesRanges, ranges }: LogBot,
  locale: Locale,
): string {
  const { tell } = locale;
  if (unverifiable === requests && ranges === null)
    return tell(publishesRanges ? 'log-unverified' : 'log-unverifiable');
  const parts = [
    [verified, 'log-verified'],
    [impostors, 'log-impostors'],
    [unverifiable, 'log-untold'],
  ] as const;
  return parts
    .flatMap(([count, code]) => (count === 0 ? [] : [tell(code, { shown: grouped(count, locale), count })]))
    .join(', ');
}

/** `200: 1,204, 404: 12`. */
export function statusText({ statuses }: LogBot, locale: Locale): string {
  return Object.entries(statuses)
    .map(
      ([status, count]) =>
        `${status === '0' ? locale.tell('log-no-answer') : status}: ${grouped(count, locale)}`,
    )
    .join(', ');
}

/** Reads of the files that are there for bots: `/robots.txt 12 times, last 2026-11-16 (200)`. */
export function fileText({ files }: LogBot, { tell }: Locale): string {
  return Object.entries(files)
    .flatMap(([path, reads]) => {
      if (reads === null) return [];
      const { requests, last, status } = reads;
      return [
        tell('log-file', { path, count: requests, day: last?.slice(0, 10) ?? '', status: String(status) }),
      ];
    })
    .join('; ');
}

/** How far the pages of the sitemap were read: `12 of 40; never: /a, /b and 26 more`. */
export function pagesText(
  { listed, fetched, neverFetched }: PageReads,
  most: number,
  locale: Locale,
): string {
  const { tell, list } = locale;
  const all = grouped(listed, locale);
  const never = listed - fetched;
  return never === 0
    ? tell('log-all-pages', { all })
    : tell('log-some-pages', {
        all,
        fetched: grouped(fetched, locale),
        names: list(neverFetched, most, never),
      });
}

/** People whom answers led here, in words: their number by engine, the pages they came to, those that led nobody. */
export function answerTexts(
  { answers }: LogReport,
  most: number,
  locale: Locale,
): { readonly visits: string; readonly led: string; readonly ledNobody: string } | null {
  if (answers === undefined) return null;
  const { tell, list } = locale;
  const { visits, engines, led, ledNobody } = answers;
  const names = engines.map(({ label, visits: count }) =>
    tell('log-answer-engine', { label, shown: grouped(count, locale) }),
  );
  return {
    visits: `${grouped(visits, locale)}${names.length === 0 ? '' : ` (${names.join(', ')})`}`,
    led:
      led.length === 0
        ? ''
        : list(
            led.map((page) => tell('log-led-page', { ...page })),
            most,
          ),
    ledNobody:
      ledNobody.length === 0
        ? ''
        : list(
            ledNobody.map(({ path, reads }) => tell('log-read-page', { path, reads })),
            most,
          ),
  };
}

/** What robots.txt declares of a bot and what a visit under its name met, beside the log. */
export function besideText({ beside }: LogBot, { tell }: Locale): string {
  if (beside === undefined) return '';
  const { declared, visited } = beside;
  const visit = visited === null ? tell('log-not-visited') : tell('log-visited', { visited });
  return tell('log-beside', { declared: tell(`permission-${declared}`), visit });
}

/** What has to be said of a log before its numbers are believed. */
export function logNotes(
  { lines, requests, nameless, noneVerified, broken }: LogReport,
  { tell }: Locale,
): readonly string[] {
  return [
    ...(lines.unread === 0 ? [] : [tell('log-unread', { lines: lines.unread })]),
    ...(nameless === 0
      ? []
      : [nameless === requests ? tell('log-nobody-named') : tell('log-nameless', { requests: nameless })]),
    ...broken.map((one) => tell('log-broken', { ...one })),
    ...(noneVerified ? [tell('log-none-verified')] : []),
  ];
}

/** `a, b and c`. */
export const joined = (names: readonly string[], { language }: Locale): string =>
  new Intl.ListFormat(language).format(names);

/** Names of the bots of high impact that did not come; none where no visit could be read. */
export function absentNames({ absent, requests }: LogReport): readonly string[] {
  if (requests === 0) return [];
  return aiBots.filter(({ key }) => absent.includes(key)).map(({ label }) => label);
}
