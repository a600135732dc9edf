/** What scripts make of a page: the facts of the raw answer beside those of the document after its scripts have run. */
import type { StructuredEntity } from '../readers/structured-data/model.ts';
import { detached } from '../readers/structured-data/texts.ts';
import { cut, storableText } from '../values/wording.ts';
import { indexingForbidden, pageDirectives } from './directives/page-directives.ts';
import { entitiesOf, textsOf } from './page-entities.ts';
import type { PageFacts } from './page-facts.ts';
import { canonicalOf, canonicalsOf, metaContents, metaDescriptions } from './page-head.ts';
import { words } from './text/words.ts';

/** One text before and after scripts, white space collapsed; empty where the page has none. */
export interface TextChange {
  readonly before: string;
  readonly after: string;
}

/** Things of one kind after scripts, and how many of them the raw answer does not have. */
export interface Additions {
  readonly count: number;
  readonly added: number;
}

/** Names that only one side has, sorted. */
export interface NameChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** How the document after scripts differs from the raw answer. */
export interface ScriptChanges {
  /** Words of the main text after scripts; those that are nowhere in the raw answer. */
  readonly words: Additions;
  /** Words of the main text of the raw answer; those that scripts leave nowhere. */
  readonly rawWords: { readonly count: number; readonly removed: number };
  readonly title: TextChange;
  readonly description: TextChange;
  /** The first heading of level 1 that is seen. */
  readonly h1: TextChange;
  /** The address that the page declares as canonical, in elements or headers. */
  readonly canonical: TextChange;
  /** Robots directives, as `noindex` or `googlebot: max-snippet:0`. */
  readonly directives: NameChange;
  readonly noindex: { readonly before: boolean; readonly after: boolean };
  /** Distinct internal targets. */
  readonly links: Additions;
  /** Distinct sources of images. */
  readonly images: Additions;
  /** Types of structured data. */
  readonly types: NameChange;
  /** Prices that structured data and meta elements state. */
  readonly prices: { readonly before: readonly string[]; readonly after: readonly string[] };
}

/** Compares two readings of one page. Linear in the smaller lists of their facts. */
export function scriptChanges(raw: PageFacts, rendered: PageFacts): ScriptChanges {
  const [before, after] = [wordsIn(raw), wordsIn(rendered)];
  return {
    words: { count: after.main.length, added: missing(after.main, [...before.main, ...before.others]) },
    rawWords: { count: before.main.length, removed: missing(before.main, [...after.main, ...after.others]) },
    title: { before: shorten(raw.title), after: shorten(rendered.title) },
    description: { before: descriptionOf(raw), after: descriptionOf(rendered) },
    h1: { before: h1Of(raw), after: h1Of(rendered) },
    canonical: { before: canonicalIn(raw), after: canonicalIn(rendered) },
    directives: changed(directivesOf(raw), directivesOf(rendered)),
    noindex: { before: isClosed(raw), after: isClosed(rendered) },
    links: additions(targetsOf(raw), targetsOf(rendered)),
    images: additions(imagesOf(raw), imagesOf(rendered)),
    types: changed(raw.structuredData.types, rendered.structuredData.types),
    prices: { before: pricesOf(raw), after: pricesOf(rendered) },
  };
}

/**
 * The words of a page in its main text, and elsewhere: in links, headings, footers and noscript. A word of the main text
 * that was a link of the menu before was there.
 */
function wordsIn({ main, links, headings, footers, noscript }: PageFacts) {
  const others = [
    noscript.text,
    ...footers,
    ...headings.filter(({ inMain }) => !inMain).map(({ text }) => text),
    ...links.filter(({ region }) => region !== 'main').map(({ text }) => text),
  ];
  return { main: words(main.blocks.map(({ text }) => text).join('\n')), others: words(others.join('\n')) };
}

/** How many of the words are not among the others, each of which stands for one. */
function missing(wanted: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  let count = 0;
  for (const word of wanted) {
    const there = left.get(word) ?? 0;
    if (there === 0) count += 1;
    else left.set(word, there - 1);
  }
  return count;
}

/** Characters of a text, and names of a list, that are kept of a page: what is longer is no title and no directive. */
const MOST_TEXT = 300;
const MOST_NAMES = 50;

/** Keeps nothing of the page in memory, and is fit for every store. */
const store = (text: string): string => detached(storableText(cut(text, MOST_TEXT)));

const shorten = (text: string): string => store(text.replaceAll(/\s+/g, ' ').trim());

function descriptionOf(page: PageFacts): string {
  return shorten(metaDescriptions(page).inHead[0] ?? '');
}

function h1Of({ headings }: PageFacts): string {
  return shorten(
    headings.find(({ level, hidden, text }) => level === 1 && !hidden && text !== '')?.text ?? '',
  );
}

function canonicalIn(page: PageFacts): string {
  const { elements, headers } = canonicalsOf(page);
  return elements.length + headers.length === 0 ? '' : store(canonicalOf(page));
}

function directivesOf(page: PageFacts): readonly string[] {
  return pageDirectives(page).map(({ agent, name, value }) => {
    const directive = value === '' ? name : `${name}:${value}`;
    return agent === '' ? directive : `${agent}: ${directive}`;
  });
}

const isClosed = (page: PageFacts): boolean => indexingForbidden(pageDirectives(page)).length > 0;

function targetsOf({ links }: PageFacts): readonly string[] {
  return links.flatMap(({ internal, url }) => (internal && url !== null ? [url] : []));
}

const imagesOf = ({ images }: PageFacts): readonly string[] =>
  images.flatMap(({ src }) => (src === '' ? [] : [src]));

/** Types whose price is that of what the page sells; an aggregate has a range, not a price. */
const PRICED = ['Offer', 'UnitPriceSpecification', 'PriceSpecification'] as const;
const PRICE_TAGS = ['product:price:amount', 'og:price:amount'] as const;

function pricesOf(page: PageFacts): readonly string[] {
  const offers = PRICED.flatMap((type): readonly StructuredEntity[] => entitiesOf(page, type));
  const stated = [
    ...offers.flatMap((offer) => textsOf(offer, 'price')),
    ...PRICE_TAGS.flatMap((key) => metaContents(page, key)),
  ];
  return [...new Set(stated.map(plainPrice))].toSorted().slice(0, MOST_NAMES);
}

/** `20`, `20.0` and `20.00` are one price. */
function plainPrice(text: string): string {
  const number = Number(text);
  return Number.isFinite(number) ? String(number) : shorten(text);
}

function additions(before: readonly string[], after: readonly string[]): Additions {
  const known = new Set(before);
  const now = new Set(after);
  return { count: now.size, added: [...now].filter((one) => !known.has(one)).length };
}

function changed(before: readonly string[], after: readonly string[]): NameChange {
  const [known, now] = [new Set(before), new Set(after)];
  return { added: namesOnlyIn(now, known), removed: namesOnlyIn(known, now) };
}

function namesOnlyIn(one: ReadonlySet<string>, other: ReadonlySet<string>): readonly string[] {
  return [...one]
    .filter((name) => !other.has(name))
    .toSorted()
    .slice(0, MOST_NAMES)
    .map(store);
}
