/** Whether a heading, a link name or an address names pricing, or questions and answers, in the catalogued languages. */
import { FINAL_FORMS, INTERCHANGED } from '../../catalog/letters.ts';
import { UNSPACED_SCRIPTS } from '../text/letters.ts';
import { allTerms, pathWords, type ListName } from '../../catalog/languages/index.ts';
import type { PathTopic } from '../../catalog/languages/model.ts';
import { once } from '../../values/once.ts';
import { words } from '../text/words.ts';

/** Words of a name that are looked at. The longest listed name has seven. */
const MAX_WORDS = 24;
/** UTF-16 units of a name that are looked at. */
const MAX_LENGTH = 200;

/** Without spaces between words names are found as parts of the text. */
const UNSPACED = new RegExp(`[${UNSPACED_SCRIPTS}]`, 'u');
/** The number of a section: "2.1) ". */
const LEADING_NUMBER = /^[\s\p{N}.):-]+(?=\P{N})/u;
const SCHEME_HOST = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;
const QUERY_OR_FRAGMENT = /[?#]/;
const PAGE_EXTENSION = /(?:\.(?:html?|md|mdx|php|aspx?|txt))+$/;
const NON_ASCII = /[^\0-\x7F]/;
const NO_LETTER = /[^\p{L}\p{N}\p{M}]+/gu;

/**
 * Accents of Greek and the dot of a Turkish i, which depend on the case; vowel points, hamza and the stretching line of
 * Arabic and points of Hebrew, which are written or left out.
 */
const OPTIONAL =
  /(?<=[\p{sc=Grek}i])[\u0300-\u036F]+|[\u0591-\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670]/gu;
/** What may hold one of these or of {@link ALIKE}. */
const VARIED = /[\p{sc=Grek}\p{sc=Arab}\p{sc=Hebr}\u0131\u200C]|\u0307/u;
/** Letters that stand for each other; a joiner of Persian stands for a space. */
const ALIKE: ReadonlyMap<string, string> = new Map([...INTERCHANGED, ...FINAL_FORMS, ['\u200C', ' ']]);
const UNLIKE = new RegExp(`[${[...ALIKE.keys()].join('')}]`, 'g');

/** What may be beside a name, whole and as parts of unspaced text: the longest first, a part of a word says something else. */
const filler = once(() => {
  const words = allTerms('pricingFiller').map(foldName);
  const unspaced = words.filter((word) => UNSPACED.test(word)).toSorted((a, b) => b.length - a.length);
  return { words: new Set(words), unspaced: new RegExp(unspaced.join('|'), 'g') };
});

interface NameTable {
  /** Names in words joined by a space. */
  readonly whole: ReadonlySet<string>;
  /** First word → strong names that begin with it, in words. They count anywhere in a text. */
  readonly strong: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly unspacedWhole: ReadonlySet<string>;
  readonly unspacedStrong: readonly string[];
  /** First words of the names in scripts with spaces: a text without any of them is none. */
  readonly firsts: ReadonlySet<string>;
  readonly slugs: ReadonlySet<string>;
}

/** What a name or address can stand for. */
export type NamedTopic = 'pricing' | 'faq';

const TABLES: Readonly<Record<NamedTopic, () => NameTable>> = {
  pricing: once(() => nameTable('pricing', 'pricingAlone', 'pricingPages')),
  faq: once(() => nameTable('faq', 'faqAlone', 'faqPages')),
};

/** A heading or link name, folded once for every question about it. */
export interface FoldedName {
  /** Letters and numbers without spaces; empty for a name in a script with spaces. */
  readonly compact: string;
  readonly words: readonly string[];
}

const UNKNOWN_NAME: FoldedName = { compact: '', words: [] };
const ASCII_PARTS = /[^a-z0-9]+/;
/** What the first words of all names are made of, as far as they are ASCII. ASCII text without any names no topic. */
const knownParts = once(
  () =>
    new Set(
      [...TABLES.pricing().firsts, ...TABLES.faq().firsts]
        .flatMap((word) => word.split(ASCII_PARTS))
        .filter((part) => part !== ''),
    ),
);

/**
 * Folds a name: case, compatibility forms and a leading number do not matter. Without words when none of them begins a
 * catalogued name.
 */
export function foldedName(text: string): FoldedName {
  const folded = foldName(text.slice(0, MAX_LENGTH)).replace(LEADING_NUMBER, '');
  // A list has thousands of names, and nearly none of them is known.
  if (!NON_ASCII.test(folded) && !folded.split(ASCII_PARTS).some(isKnownPart)) return UNKNOWN_NAME;
  const compact = UNSPACED.test(folded) ? folded.replaceAll(NO_LETTER, '') : '';
  return { compact, words: words(folded, MAX_WORDS) };
}

function isKnownPart(part: string): boolean {
  return knownParts().has(part);
}

/** Whether a heading or link name says that pricing, or questions and answers, is what follows. */
export function namesTopic(name: string | FoldedName, topic: NamedTopic): boolean {
  const table = TABLES[topic]();
  const { compact, words: found } = typeof name === 'string' ? foldedName(name) : name;
  if (compact !== '' && namesUnspaced(compact, table)) return true;
  if (!found.some((word) => table.firsts.has(word))) return false;
  return holdsStrong(found, table) || isWeakAlone(found, table) || table.whole.has(found.join(' '));
}

/** Whether the last path segment of an address is one that pricing, or question, pages use. */
export function slugsTopic(address: string, topic: NamedTopic): boolean {
  return isTopicSlug(lastSegment(address), topic);
}

/** The last path segment of an address in lower case, without the extension of a page. */
export function lastSegment(address: string): string {
  const end = endOfPath(address);
  const start = SCHEME_HOST.exec(address)?.[0].length ?? 0;
  const segment = address.slice(Math.max(start, address.lastIndexOf('/', end - 1) + 1), end).toLowerCase();
  return segment.includes('.') ? segment.replace(PAGE_EXTENSION, '') : segment;
}

/** Where the path of an address ends, without the slashes at its end. */
function endOfPath(address: string): number {
  const query = address.search(QUERY_OR_FRAGMENT);
  let end = query === -1 ? address.length : query;
  while (end > 0 && address.charCodeAt(end - 1) === 0x2f) end -= 1;
  return end;
}

/** Whether a segment, as {@link lastSegment} gives it, is one that pages of the topic use. */
export function isTopicSlug(segment: string, topic: NamedTopic): boolean {
  return TABLES[topic]().slugs.has(segment);
}

function holdsStrong(found: readonly string[], { strong }: NameTable): boolean {
  return found.some((word, at) =>
    (strong.get(word) ?? []).some((name) => name.every((part, offset) => found[at + offset] === part)),
  );
}

/** In a script without spaces a strong name counts anywhere, a weak one with nothing but filler beside it. */
function namesUnspaced(compact: string, { unspacedWhole, unspacedStrong }: NameTable): boolean {
  if (unspacedStrong.some((part) => compact.includes(part))) return true;
  return unspacedWhole.has(compact) || unspacedWhole.has(compact.replaceAll(filler().unspaced, ''));
}

/** A weak name, or several, with nothing but filler and numbers beside. */
function isWeakAlone(found: readonly string[], { whole }: NameTable): boolean {
  const rest = found.filter((word) => !filler().words.has(word) && !/^\p{N}+$/u.test(word));
  if (rest.length === 0) return false;
  return whole.has(rest.join(' ')) || rest.every((word) => whole.has(word));
}

/** Compatibility forms and case do not matter (full-width letters, Thai vowels written in two ways), nor what is {@link OPTIONAL}. */
function foldName(text: string): string {
  const lower = text.toLowerCase();
  if (!NON_ASCII.test(lower)) return lower;
  if (!VARIED.test(lower)) return lower.normalize('NFKC');
  return lower
    .normalize('NFKD')
    .replaceAll(OPTIONAL, '')
    .replaceAll(UNLIKE, (letter) => ALIKE.get(letter) ?? letter)
    .normalize('NFC');
}

function nameTable(anywhere: ListName, alone: ListName, pages: PathTopic): NameTable {
  const weakNames = new Set(allTerms(alone).map(foldName));
  const all = [...new Set([...allTerms(anywhere), ...allTerms(alone)].map(foldName))];
  const strong = new Map<string, (readonly string[])[]>();
  const spaced = all.filter((name) => !UNSPACED.test(name)).map((name) => ({ name, parts: words(name) }));
  for (const { name, parts } of spaced) {
    if (weakNames.has(name)) continue;
    const [first = ''] = parts;
    strong.set(first, [...(strong.get(first) ?? []), parts]);
  }
  const unspaced = all.filter((name) => UNSPACED.test(name));
  return {
    whole: new Set(spaced.map(({ parts }) => parts.join(' '))),
    strong,
    unspacedWhole: new Set(unspaced.map((name) => name.replaceAll(NO_LETTER, ''))),
    unspacedStrong: unspaced
      .filter((name) => !weakNames.has(name))
      .map((name) => name.replaceAll(NO_LETTER, '')),
    firsts: new Set(spaced.flatMap(({ parts }) => parts.slice(0, 1))),
    slugs: pathWords(pages),
  };
}
