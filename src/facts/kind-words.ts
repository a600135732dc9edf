/**
 * The words that say of what kind a page is: those of its address and, where it is in English, which the table was learned
 * from, those of its title, first heading and description. Each is weighed for each kind, as `bench/train/kinds.mjs` learned it.
 */
import { LEARNED_KINDS } from '../catalog/page-kinds.ts';
import { KIND_WORDS } from './kind-trees.ts';
import type { NamedNumber, PageFacts } from './page-facts.ts';
import { metaContent } from './page-head.ts';
import { primarySubtag } from './text/language.ts';
import { readablePath } from './text/slug.ts';
import { parsedUrl, pathSegments } from '../values/url.ts';

/** What of the page facts the words are from. */
export type WordFacts = Pick<PageFacts, 'finalUrl' | 'lang' | 'title' | 'headings' | 'metas'>;

/** Characters of a text whose words are read. */
const MAX_CHARACTERS = 300;

/** Labels of a host that name its site: those before them say what a part of it is for. */
const SITE_LABELS = 2;

const WORD = /[\p{L}\p{M}]+|\d+/gu;
const YEAR = /^(?:19|20)\d\d$/;

/** The words of a text; numbers are all the same, and years. */
function wordsOf(text: string): string[] {
  const words = text.slice(0, MAX_CHARACTERS).toLowerCase().match(WORD) ?? [];
  return words.map((word) => (/^\d/.test(word) ? (YEAR.test(word) ? '2000' : '0') : word));
}

/** The words of an address, each after where it is: `host`, `path` or `slug`. */
function addressWords(address: string): string[] {
  const url = parsedUrl(address);
  const segments = pathSegments(readablePath(url?.pathname ?? '/'));
  const slug = (segments.pop() ?? '').replace(/\.[a-z]{3,5}$/, '');
  const labels = (url?.hostname ?? '').split('.').slice(0, -SITE_LABELS);
  return [
    ...labels.map((label) => `host ${label}`),
    ...segments.flatMap(wordsOf).map((word) => `path ${word}`),
    ...wordsOf(slug).map((word) => `slug ${word}`),
  ];
}

/** The words of what a page calls itself, each after where it is. */
function textWords(facts: WordFacts): string[] {
  const { title, headings } = facts;
  const named = wordsOf(title);
  const h1 = headings.find(({ level }) => level === 1)?.text ?? '';
  return [
    `first ${named[0] ?? ''}`,
    `last ${named.at(-1) ?? ''}`,
    ...[...named, ...wordsOf(h1)].map((word) => `title ${word}`),
    ...wordsOf(metaContent(facts, 'description')).map((word) => `about ${word}`),
  ];
}

/** Languages whose words were learned; a page that declares none is read as well. */
const LEARNED_LANGUAGES = new Set(['en', '']);

/** A word that every page has: its weights are those of a page of which nothing else is known. */
const ANY = 'any page';

/** Every word of a page that may say of what kind it is, once. */
export function kindWords(facts: WordFacts): ReadonlySet<string> {
  const isKnown = LEARNED_LANGUAGES.has(primarySubtag(facts.lang));
  return new Set([ANY, ...addressWords(facts.finalUrl), ...(isKnown ? textWords(facts) : [])]);
}

/** A weight is one letter: `m` is none, and each letter from it on a quarter more. */
const NO_WEIGHT = 'm'.charCodeAt(0);
const STEP = 0.25;

/** By word: its weights for the kinds, as letters. */
const weights: ReadonlyMap<string, string> = new Map(
  KIND_WORDS.flatMap((line) => {
    const [place = '', ...entries] = line.split(' ');
    return entries.map((entry): [string, string] => [
      `${place} ${entry.slice(LEARNED_KINDS.length)}`,
      entry.slice(0, LEARNED_KINDS.length),
    ]);
  }),
);

/** How likely each kind is by the words of a page alone, as logarithms. */
export function wordNumbers(facts: WordFacts): NamedNumber[] {
  const known = [...kindWords(facts)].flatMap((word) => weights.get(word) ?? []);
  const scale = STEP / Math.sqrt(known.length);
  const sums = LEARNED_KINDS.map(
    (_, kind) => scale * known.reduce((sum, letters) => sum + letters.charCodeAt(kind) - NO_WEIGHT, 0),
  );
  const all = Math.log(sums.reduce((total, sum) => total + Math.exp(sum), 0));
  return LEARNED_KINDS.map((kind, index) => [`words of ${kind}`, (sums[index] ?? 0) - all]);
}
