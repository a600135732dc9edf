/**
 * What a page allows its readers to do with it: robots meta elements and X-Robots-Tag headers, for one agent.
 * Sources: Google's robots meta tag specification (header scopes, `none`, max-snippet, data-nosnippet on span, div
 * and section), Bing's announcements of September 2023 (noarchive, nocache) and October 2025 (data-nosnippet on any
 * element), DeviantArt 2022 (noai, noimageai).
 * None of these is a block: they restrict the use of a page that was served.
 */
import { headerValues } from '../../exchange.ts';
import { FLAG, flagsOf } from '../page/element-flags.ts';
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { attributeText, attributeValue, elementName } from '../../readers/html/attributes.ts';
import { ELEMENT } from '../../readers/html/elements.ts';
import { closeAt, openBits, openWith } from '../../readers/html/open-bits.ts';
import { scan } from '../../readers/html/scan.ts';
import { listener } from '../../readers/html/together.ts';
import { dateAtStart } from './date.ts';
import { EXPIRY, rulesOf, scopedRules, scopesOf } from './rules.ts';
import { type HandedInHeaders, headerLinesOf } from '../handed-in.ts';

/** The robots directives of a page as they hold for one agent. */
export interface RobotsDirectives {
  readonly noindex: boolean;
  readonly nofollow: boolean;
  readonly nosnippet: boolean;
  /** Characters; -1 unlimited, `null` not declared. */
  readonly maxSnippet: number | null;
  readonly noarchive: boolean;
  readonly nocache: boolean;
  readonly noai: boolean;
  readonly noimageai: boolean;
  readonly dataNosnippet: {
    /** Share 0 to 1 of the visible characters that are under data-nosnippet. */
    readonly share: number;
  };
}

/** Where robots directives are read from, and for which agent. */
export interface DirectivesInput {
  /** Header lines of the answer: its X-Robots-Tag lines count. */
  readonly headers?: HandedInHeaders | undefined;
  /** The page as text: its meta elements named robots, or as the agent, count. */
  readonly html?: string | undefined;
  /** Product token of the reader, in any case; `*`, the default, for the generic rules alone. */
  readonly agent?: string | undefined;
  /** Epoch milliseconds. Given, a past `unavailable_after` counts as noindex. */
  readonly now?: number | undefined;
}

const NOSNIPPET_ELEMENTS = new Set(['span', 'div', 'section']);

/** Whether data-nosnippet on an element withholds its text from an agent: at Bing on any (announcement of October 2025). */
const isWithholding = (agent: string, element: string): boolean =>
  agent === 'bingbot' || NOSNIPPET_ELEMENTS.has(element);

/** `-1` or a number of characters, at most nine digits: larger ones mean no limit that a page could reach. */
const SNIPPET_LENGTH = /^(?:-1|\d{1,9})$/;

/**
 * Everything declared for the agent: generic rules and those that name it, from headers and page, united; of several
 * snippet lengths the smallest. Metas in template, noscript, comments and scripts do not count: the engines that
 * document these directives run scripts, and for a reader that does, noscript holds text.
 */
export function robotsDirectives(input: DirectivesInput): RobotsDirectives {
  const { html = '', agent = '*', now } = input;
  const wanted = agent.trim().toLowerCase();
  const scopes = scopesOf(wanted);
  const page = readPage(html, wanted, new Set(['robots', ...scopes]));
  const lines = headerValues(headerLinesOf(input.headers), 'x-robots-tag');
  const scoped = lines.flatMap((line) =>
    scopedRules(line).filter((rule) => rule.agent === '*' || scopes.includes(rule.agent)),
  );
  const rules = [...page.contents.flatMap(rulesOf), ...scoped.map(({ rule }) => rule)];
  const has = (name: string): boolean => rules.includes(name);
  const expired = now !== undefined && rules.some((rule) => isPast(rule, now));
  return {
    noindex: has('noindex') || has('none') || expired,
    nofollow: has('nofollow') || has('none'),
    nosnippet: has('nosnippet'),
    maxSnippet: strictestLength(rules),
    noarchive: has('noarchive'),
    nocache: has('nocache'),
    noai: has('noai'),
    noimageai: has('noimageai'),
    dataNosnippet: { share: page.nosnippetShare },
  };
}

function strictestLength(rules: readonly string[]): number | null {
  const lengths = rules
    .filter((rule) => rule.startsWith('max-snippet:'))
    .map((rule) => rule.slice('max-snippet:'.length))
    .filter((value) => SNIPPET_LENGTH.test(value))
    .map(Number);
  const limits = lengths.filter((length) => length >= 0);
  if (limits.length > 0) return Math.min(...limits);
  return lengths.length > 0 ? -1 : null;
}

function isPast(rule: string, now: number): boolean {
  const date = rule.startsWith(EXPIRY) ? dateAtStart(rule.slice(EXPIRY.length)) : null;
  return date !== null && date.time <= now;
}

interface PageDirectives {
  readonly contents: readonly string[];
  readonly nosnippetShare: number;
}

const NOT_READ = FLAG.template | FLAG.noscript;
const NOT_VISIBLE = NOT_READ | FLAG.hidden | FLAG.foreign | FLAG.silent;
const WITHHELD = 1 << ATTRIBUTE['data-nosnippet'];

function readPage(html: string, agent: string, names: ReadonlySet<string>): PageDirectives {
  const bytes = Buffer.from(html);
  const elements = openBits();
  const contents: string[] = [];
  let linkFlags = 0;
  let visible = 0;
  let withheld = 0;
  const handler = listener({
    open(tag, at) {
      const isWithheld = (tag.mask & WITHHELD) !== 0 && isWithholding(agent, elementName(tag));
      const flags = isWithheld ? flagsOf(tag) | FLAG.nosnippet : flagsOf(tag);
      openWith(elements, at, flags);
      if (tag.element === ELEMENT.a) linkFlags = flags;
      if (tag.element !== ELEMENT.meta || (elements.all & NOT_READ) !== 0) return;
      const name = attributeText(tag, ATTRIBUTE.name).toLowerCase();
      if (names.has(name)) contents.push(attributeValue(tag, ATTRIBUTE.content) ?? '');
    },
    close: (_, at) => closeAt(elements, at),
    text(from, to) {
      if ((elements.all & NOT_VISIBLE) !== 0) return;
      const characters = inkOf(bytes, from, to);
      visible += characters;
      if ((elements.all & FLAG.nosnippet) !== 0) withheld += characters;
    },
    resume: (at) => openWith(elements, at, linkFlags),
  });
  scan(bytes, [handler]);
  return { contents, nosnippetShare: visible === 0 ? 0 : withheld / visible };
}

/** Characters that are no white space; references count as written, on both sides of the share. */
function inkOf(bytes: Uint8Array, from: number, to: number): number {
  let ink = 0;
  for (let i = from; i < to; i++) {
    const byte = bytes[i] ?? 0;
    const continues = (byte & 0xc0) === 0x80;
    if (byte > 0x20 && !continues) ink++;
  }
  return ink;
}
