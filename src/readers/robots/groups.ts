/**
 * Builds the groups of a file from its statements (RFC 9309 2.1, 2.2.1): one or more User-agent lines, then rules.
 * Only Allow and Disallow close the list of agents; every other line leaves it open.
 */
import { toText, type ByteString } from './bytes.ts';
import type { Statement } from './line.ts';
import type {
  ContentSignal,
  ContentUsage,
  RobotsAgent,
  RobotsGroup,
  RobotsIndex,
  RobotsRule,
} from './model.ts';
import { canonicalPattern, directoryOf } from './pattern.ts';
import { readContentSignal, readContentUsage, readCrawlDelay } from './signals.ts';
import { addTo } from '../../values/groups.ts';

/** Content-Signal lines kept of a group: each bot of the group compares them all, and one is what a file needs. */
export const MAX_SIGNALS = 20;

interface OpenGroup {
  readonly agents: RobotsAgent[];
  readonly rules: RobotsRule[];
  crawlDelay: number | null;
  contentSignal: ContentSignal | null;
  readonly contentSignals: ContentSignal[];
  readonly contentUsage: ContentUsage[];
  /** A rule was seen: the next User-agent line starts another group. */
  closed: boolean;
}

/** A value as text. Most are ASCII, where the octets are the text. */
export const asText = (value: ByteString): string => (/[^\0-~]/.test(value) ? toText(value) : value);

function readRule({ line, kind, value }: Statement): RobotsRule {
  const allow = kind === 'allow';
  const { pattern, octets } = canonicalPattern(value);
  return {
    line,
    allow,
    // A pattern that is the value is ASCII.
    value: pattern === value ? value : asText(value),
    pattern,
    octets,
    directory: allow ? directoryOf(pattern) : null,
  };
}

function addRule(group: OpenGroup, statement: Statement): void {
  group.closed = true;
  // An empty value is no rule (RFC 9309 2.2.2), though it ends the list of agents.
  if (statement.value !== '') group.rules.push(readRule(statement));
}

function addOther(group: OpenGroup, { key, line, value }: Statement): void {
  if (key === 'crawl-delay') {
    const seconds = readCrawlDelay(value);
    if (seconds !== null) group.crawlDelay = Math.max(seconds, group.crawlDelay ?? 0);
  }
  if (key === 'content-signal') addSignal(group, readContentSignal(line, value));
  if (key === 'content-usage') group.contentUsage.push(readContentUsage(line, asText(value)));
}

function addSignal(group: OpenGroup, signal: ContentSignal | null): void {
  if (signal === null) return;
  group.contentSignal = signal;
  if (group.contentSignals.length < MAX_SIGNALS) group.contentSignals.push(signal);
}

/** The groups in file order. Lines before the first User-agent line belong to none. */
export function readGroups(statements: readonly Statement[]): RobotsGroup[] {
  const groups: OpenGroup[] = [];
  let group: OpenGroup | undefined;
  for (const statement of statements) {
    if (statement.kind === 'user-agent') {
      if (group === undefined || group.closed) {
        group = {
          agents: [],
          rules: [],
          crawlDelay: null,
          contentSignal: null,
          contentSignals: [],
          contentUsage: [],
          closed: false,
        };
        groups.push(group);
      }
      group.agents.push({ line: statement.line, value: asText(statement.value) });
    } else if (group !== undefined) {
      const isRule = statement.kind === 'allow' || statement.kind === 'disallow';
      (isRule ? addRule : addOther)(group, statement);
    }
  }
  return groups;
}

/** The product token that Google reads: the leading run of letters, `-` and `_`. May be empty. */
export const leadingToken = (value: string): string => /^[A-Za-z_-]*/.exec(value)?.[0] ?? '';

/** A value without its version: `AI2Bot/1.0` gives `AI2Bot`. */
const withoutVersion = (value: string): string => (value.split('/', 1)[0] ?? '').trimEnd();

/**
 * The keys a User-agent value answers to as Google reads it: its leading token, and for a name outside the RFC 9309
 * alphabet (AI2Bot) also the whole value. `*` alone, or before white space, is the default group; followed by
 * anything else, a version for example, it is nobody's name.
 */
export function lenientKeys(value: string): string[] {
  if (value.startsWith('*')) return /^\*(?!\S)/.test(value) ? ['*'] : [];
  return [leadingToken(value).toLowerCase(), withoutVersion(value).toLowerCase()];
}

/** The key of a value by the letter: the whole value. */
export const strictKeys = (value: string): string[] => [value.toLowerCase()];

/** Whether Google and the letter read a value alike. */
export const isPlainAgent = (value: string): boolean => value === '*' || /^[A-Za-z_-]+$/.test(value);

/** Groups by key. */
export function indexGroups(
  groups: readonly RobotsGroup[],
  keysOf: (value: string) => readonly string[],
): RobotsIndex {
  const index = new Map<string, RobotsGroup[]>();
  for (const group of groups) {
    const keys = new Set(group.agents.flatMap(({ value }) => keysOf(value)));
    for (const key of keys) addTo(index, key, group);
  }
  index.delete('');
  return index;
}
