/**
 * Reads one line: its kind, its value, and which leniency it needed.
 * Source: google/robotstxt robots.cc and reporting_robots.cc (commit 22b355f, 2026-04-01), RFC 9309 2.2.
 */
import { commaSeparated } from '../../catalog/comma-separated.ts';
import { editDistance } from '../../values/edit-distance.ts';
import { MAX_LINE_BYTES, type ByteString } from './bytes.ts';
import type { RobotsLine, RobotsLineKind } from './model.ts';

interface KnownKey {
  /** A key that starts with this is read as `kind`. */
  readonly start: string;
  readonly kind: RobotsLineKind;
  readonly typo: boolean;
}

/** In the order of robots.cc. */
const KNOWN_KEYS: readonly KnownKey[] = [
  { start: 'user-agent', kind: 'user-agent', typo: false },
  { start: 'useragent', kind: 'user-agent', typo: true },
  { start: 'user agent', kind: 'user-agent', typo: true },
  { start: 'allow', kind: 'allow', typo: false },
  { start: 'disallow', kind: 'disallow', typo: false },
  { start: 'dissallow', kind: 'disallow', typo: true },
  { start: 'dissalow', kind: 'disallow', typo: true },
  { start: 'disalow', kind: 'disallow', typo: true },
  { start: 'diasllow', kind: 'disallow', typo: true },
  { start: 'disallaw', kind: 'disallow', typo: true },
  { start: 'sitemap', kind: 'sitemap', typo: false },
  { start: 'site-map', kind: 'sitemap', typo: true },
];

/** Keys that others use and Google does not: kUnsupportedTags of reporting_robots.cc; Agentmap of ARD (draft-bu-dawn-ard-discovery-00). */
const UNSUPPORTED_KEYS: ReadonlySet<string> = new Set(
  commaSeparated(`
  agentmap, clean-param, content-signal, content-usage, crawl-delay, domain, host, noarchive, nofollow, noindex,
  request-rate, revisit-after, visit-time
`),
);

/** A line with a key and a value. */
export interface Statement {
  readonly line: number;
  readonly kind: RobotsLineKind;
  /** Lower case. */
  readonly key: string;
  readonly value: ByteString;
  /** The key is exactly the one of RFC 9309 and a colon follows it. */
  readonly strict: boolean;
}

/** One line with the statement that it makes. */
export interface ReadLine {
  readonly facts: RobotsLine;
  /** `null` for an empty line, a comment, or text without a key. */
  readonly statement: Statement | null;
  /** The line without its comment and the blanks around it. */
  readonly text: ByteString;
  readonly tooLong: boolean;
  readonly nul: boolean;
}

/** White space of the C locale inside a line; String.trim would also eat U+00A0 and U+FEFF. */
const isBlank = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0c);

function trim(text: ByteString): ByteString {
  let from = 0;
  let to = text.length;
  while (from < to && isBlank(text.charCodeAt(from))) from += 1;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

const BLANKS = /[ \t]+/;
const COLON = 0x3a;

/** Where the key ends: the first colon, or the only run of blanks of a line of exactly two words. -1 without. */
function separator(text: ByteString): number {
  const colon = text.indexOf(':');
  if (colon !== -1) return colon;
  const [first = '', ...others] = text.split(BLANKS, 3);
  return others.length === 1 ? first.length : -1;
}

const NO_KEY = { kind: 'unknown', typo: false } as const;

const EXACT_KEYS: ReadonlyMap<string, KnownKey> = new Map([
  ...KNOWN_KEYS.map((known): [string, KnownKey] => [known.start, known]),
  ...Array.from(UNSUPPORTED_KEYS, (start): [string, KnownKey] => [
    start,
    { start, kind: 'unsupported', typo: false },
  ]),
]);

/** What a lower-case key is read as. */
function kindOf(key: string): Pick<KnownKey, 'kind' | 'typo'> {
  return EXACT_KEYS.get(key) ?? KNOWN_KEYS.find(({ start }) => key.startsWith(start)) ?? NO_KEY;
}

function withFlags(
  facts: Pick<RobotsLine, 'line' | 'kind'>,
  flags: Readonly<Record<'typo' | 'missingColon' | 'trailingComment', boolean>>,
): RobotsLine {
  return {
    ...facts,
    ...(flags.typo && { typo: true as const }),
    ...(flags.missingColon && { missingColon: true as const }),
    ...(flags.trailingComment && { trailingComment: true as const }),
  };
}

/** Reads one line of octets; `number` is its 1-based place. Octets over the cap or after a NUL do not count. */
export function readLine(raw: ByteString, number: number): ReadLine {
  const kept = raw.slice(0, MAX_LINE_BYTES);
  const end = kept.indexOf('\0');
  const source = end === -1 ? kept : kept.slice(0, end);
  const hash = source.indexOf('#');
  const text = trim(hash === -1 ? source : source.slice(0, hash));
  const nul = end !== -1;
  const tooLong = kept.length < raw.length;
  if (text === '') {
    return {
      facts: { line: number, kind: hash === -1 ? 'empty' : 'comment' },
      statement: null,
      text,
      tooLong,
      nul,
    };
  }
  const at = separator(text);
  const colon = text.charCodeAt(at) === COLON;
  const key = at === -1 ? '' : trim(text.slice(0, at)).toLowerCase();
  const { kind, typo } = kindOf(key);
  const facts = { line: number, kind };
  const flags = {
    typo,
    missingColon: key !== '' && !colon,
    trailingComment: hash !== -1,
  };
  const value = trim(text.slice(at + 1));
  return {
    facts: flags.typo || flags.missingColon || flags.trailingComment ? withFlags(facts, flags) : facts,
    statement: key === '' ? null : { line: number, kind, key, value, strict: colon && key === kind },
    text,
    tooLong,
    nul,
  };
}

/** Keys that crawlers act upon, as they are written. A key that is nearly one of them was to be it. */
const NEAR_KEYS = ['User-agent', 'Allow', 'Disallow', 'Sitemap', 'Crawl-delay', 'Content-Signal'] as const;
/** Edits by which a key may differ: two from seven letters on, one below. */
const TWO_EDITS_FROM = 7;

/** The key that a line with a colon misspells in a way that no crawler forgives; `null` for any other line. */
export function nearKey({ statement, facts }: ReadLine): string | null {
  if (statement === null || facts.missingColon === true) return null;
  const { key } = statement;
  return (
    NEAR_KEYS.find((known) => {
      const most = known.length < TWO_EDITS_FROM ? 1 : 2;
      const isNear = Math.abs(known.length - key.length) <= most;
      return isNear && editDistance(key, known.toLowerCase()) <= most;
    }) ?? null
  );
}
