/** Whether a heading, a link name or an address names pricing, or questions and answers, in the catalogued languages. */
import {
  FAQ_NAMES,
  FAQ_SLUGS,
  PRICING_FILLER,
  PRICING_NAMES,
  PRICING_SLUGS,
  WEAK_FAQ_NAMES,
  WEAK_PRICING_NAMES,
} from '../../catalog/terms.ts';
import { words } from '../text/words.ts';

/** Words of a name that are looked at. The longest listed name has seven. */
const MAX_WORDS = 24;
/** UTF-16 units of a name that are looked at. */
const MAX_LENGTH = 200;

/** Scripts without spaces between words: names are found as parts of the text. */
const DENSE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u;
/** The number of a section: "2.1) ". */
const LEADING_NUMBER = /^[\s\p{N}.):-]+(?=\P{N})/u;
const NO_LETTER = /[^\p{L}\p{N}\p{M}]+/gu;

interface NameTable {
  /** Names in words joined by a space. */
  readonly whole: ReadonlySet<string>;
  /** First word → strong names that begin with it, in words. They count anywhere in a text. */
  readonly strong: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly denseWhole: ReadonlySet<string>;
  readonly denseStrong: readonly string[];
  readonly filler: ReadonlySet<string>;
  readonly slugs: ReadonlySet<string>;
}

const PRICING = nameTable(PRICING_NAMES, WEAK_PRICING_NAMES, PRICING_SLUGS);
const FAQ = nameTable(FAQ_NAMES, WEAK_FAQ_NAMES, FAQ_SLUGS);

/** What a name or address can stand for. */
export type NamedTopic = 'pricing' | 'faq';

const TABLES: Readonly<Record<NamedTopic, NameTable>> = { pricing: PRICING, faq: FAQ };

/** Whether a heading or link name says that pricing, or questions and answers, is what follows. */
export function namesTopic(text: string, topic: NamedTopic): boolean {
  const table = TABLES[topic];
  const folded = foldName(text.slice(0, MAX_LENGTH)).replace(LEADING_NUMBER, '');
  if (DENSE.test(folded)) {
    const compact = folded.replaceAll(NO_LETTER, '');
    if (table.denseWhole.has(compact) || table.denseStrong.some((name) => compact.includes(name)))
      return true;
  }
  const found = words(folded, MAX_WORDS);
  if (found.length === 0) return false;
  return table.whole.has(found.join(' ')) || holdsStrong(found, table) || isWeakAlone(found, table);
}

/** Whether the last path segment of an address is one that pricing, or question, pages use. */
export function slugsTopic(address: string, topic: NamedTopic): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const withoutHost = path.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/\/+$/, '');
  const segment = withoutHost.slice(withoutHost.lastIndexOf('/') + 1).toLowerCase();
  return TABLES[topic].slugs.has(segment.replace(/(?:\.(?:html?|md|mdx|php|aspx?|txt))+$/, ''));
}

function holdsStrong(found: readonly string[], { strong }: NameTable): boolean {
  return found.some((word, at) =>
    (strong.get(word) ?? []).some((name) => name.every((part, offset) => found[at + offset] === part)),
  );
}

/** A weak name, or several, with nothing but filler and numbers beside. */
function isWeakAlone(found: readonly string[], { whole, filler }: NameTable): boolean {
  const rest = found.filter((word) => !filler.has(word) && !/^\p{N}+$/u.test(word));
  if (rest.length === 0) return false;
  return whole.has(rest.join(' ')) || rest.every((word) => whole.has(word));
}

/** Compatibility forms and case do not matter (full-width letters, Thai vowels written in two ways). */
function foldName(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function nameTable(
  byLanguage: Readonly<Record<string, readonly string[]>>,
  weak: readonly string[],
  slugs: readonly string[],
): NameTable {
  const weakNames = new Set(weak.map(foldName));
  const all = [...new Set([...Object.values(byLanguage).flat(), ...weak].map(foldName))];
  const strong = new Map<string, (readonly string[])[]>();
  const spaced = all.filter((name) => !DENSE.test(name)).map((name) => ({ name, parts: words(name) }));
  for (const { name, parts } of spaced) {
    if (weakNames.has(name)) continue;
    const [first = ''] = parts;
    strong.set(first, [...(strong.get(first) ?? []), parts]);
  }
  const dense = all.filter((name) => DENSE.test(name));
  return {
    whole: new Set(spaced.map(({ parts }) => parts.join(' '))),
    strong,
    denseWhole: new Set(dense.map((name) => name.replaceAll(NO_LETTER, ''))),
    denseStrong: dense.filter((name) => !weakNames.has(name)).map((name) => name.replaceAll(NO_LETTER, '')),
    filler: new Set(PRICING_FILLER),
    slugs: new Set(slugs),
  };
}
