/** The facts of a page by the surfaces that state them, in the order of {@link FACT_NAMES}. */
import type { PageKind } from '../../catalog/page-kinds.ts';
import { authorship } from '../page-authors.ts';
import type { PageFacts, ShownLine } from '../page-facts.ts';
import { ownDatesShown } from '../page-dates.ts';
import { seenMainHeadings } from '../text/main-heading.ts';
import { daysIn } from '../text/written-days.ts';
import { FACT_NAMES, type FactName, type Surface, type SurfaceFact } from './model.ts';
import { moneyText, type Money } from './money.ts';
import { shownHours } from './opening-hours.ts';
import { askedPrice, labelled, LABELS, shownAmounts, shownCount, shownRatings, shownStock } from './shown.ts';
import { shownAddress, shownDays, shownPlace, shownSalary, shownTelephones } from './shown-contact.ts';
import { distinct, statedFacts, tagFacts, telephoneDigits } from './stated.ts';

/** What all surfaces of a page state, but for what is in other answers. */
export function surfaceFacts(page: PageFacts, kind: PageKind): SurfaceFact[] {
  const stated = [...statedFacts(page), ...tagFacts(page)];
  return inOrder([...textFacts(page, 'text', stated, kind), ...stated]);
}

const order = new Map(FACT_NAMES.map((name, index) => [name, index]));

/** Facts of one name together; of each surface in the order in which it is read. */
export const inOrder = (facts: readonly SurfaceFact[]): SurfaceFact[] =>
  distinct(facts).toSorted((a, b) => (order.get(a.fact) ?? 0) - (order.get(b.fact) ?? 0));

/** Currencies of the prices that a page states: they tell which dollar a sign means. */
const currenciesIn = (facts: readonly SurfaceFact[], name: FactName = 'price'): ReadonlySet<string> =>
  new Set(facts.flatMap(({ fact, value }) => (fact === name ? (/ ([A-Z]{3})$/.exec(value)?.[1] ?? []) : [])));

const currencyOf = (currencies: Money['currencies'], stated: ReadonlySet<string>): string =>
  currencies.find((code) => stated.has(code)) ?? currencies[0] ?? '';

type Add = (
  fact: FactName,
  written: string,
  value: string,
  place?: Pick<ShownLine, 'line' | 'column'>,
) => void;

/** Adds what says something, and is somewhere, to a list. */
const adder =
  (facts: SurfaceFact[], surface: Surface): Add =>
  (fact, written, value, place) => {
    if (written !== '' && value !== '')
      facts.push({ fact, surface, written, value, line: place?.line ?? 0, column: place?.column ?? 0 });
  };

/** Kinds of pages that have other facts than what they ask a price for, unless data states one. */
const WITHOUT_OFFER: ReadonlySet<PageKind> = new Set<PageKind>([
  'article',
  'documentation',
  'forum',
  'job',
  'legal',
  'profile',
  'qa',
]);
const OFFERED: ReadonlySet<FactName> = new Set(['price', 'availability', 'rating', 'sku', 'gtin', 'brand']);

/**
 * What people read. `stated`: what data says; the day and the authors, which it takes most of the time to find, are looked
 * for only where it has one.
 */
export function textFacts(
  page: PageFacts,
  surface: Surface,
  stated: readonly SurfaceFact[],
  kind: PageKind,
): SurfaceFact[] {
  const facts: SurfaceFact[] = [];
  const add = adder(facts, surface);
  const valuesOf = (name: FactName): string[] =>
    stated.flatMap(({ fact, value }) => (fact === name ? [value] : []));
  const isStated = (name: FactName): boolean => stated.some(({ fact }) => fact === name);
  const [heading = ''] = seenMainHeadings(page);
  add('name', heading, heading);
  const isOfOther = WITHOUT_OFFER.has(kind) || isStated('job-title');
  if (!isOfOther || stated.some(({ fact }) => OFFERED.has(fact)))
    addOffer(page.shownLines, currenciesIn(stated), add, surface);
  if (isStated('published')) addDays(page, valuesOf, add);
  const marked = { ...page, authors: page.authors.filter(({ source }) => source !== 'meta') };
  if (isStated('author')) for (const { name } of authorship(marked).authors) add('author', name, name);
  addContact(page, valuesOf('address'), add);
  if (isStated('event-date') || kind === 'event') {
    for (const { written, day, line } of shownDays(page.shownLines, page.lang, valuesOf('event-date')))
      add('event-date', written, day, line);
    const place = shownPlace(page.shownLines, valuesOf('event-place'));
    if (place !== null) add('event-place', place.written, place.written, place.line);
  }
  if (isStated('job-title') || kind === 'job') {
    add('job-title', heading, heading);
    for (const { amount, currencies, written, line } of shownSalary(page.shownLines))
      add('salary', written, moneyText(amount, currencyOf(currencies, currenciesIn(stated, 'salary'))), line);
  }
  return facts;
}

function addContact(page: PageFacts, stated: readonly string[], add: Add): void {
  for (const { written, line } of shownTelephones(page))
    add('telephone', written, telephoneDigits(written), line);
  const address = shownAddress(page.shownLines, stated);
  if (address !== null) add('address', address.written, address.written, address.line);
  for (const { written, value, line } of shownHours(page.shownLines, page.lang))
    add('opening-hours', written, value, line);
}

/** The first day that is shown, and the one that data gives as that of a change. */
function addDays(page: PageFacts, valuesOf: (name: FactName) => readonly string[], add: Add): void {
  const [published, modified] = [valuesOf('published'), valuesOf('modified')];
  const isOfChange = (day: string): boolean => modified.includes(day) && !published.includes(day);
  const days = daysShown(page);
  const [first, change] = [days.find((day) => !isOfChange(day)), days.find(isOfChange)];
  if (first !== undefined) add('published', first, first);
  if (change !== undefined) add('modified', change, change);
}

/** The days next to the heading or in a footer: those of time elements, then those of lines. */
function daysShown(page: PageFacts): readonly string[] {
  const marked = ownDatesShown(page).flatMap(({ value }) => /^\d{4}-\d\d-\d\d/.exec(value) ?? []);
  if (marked.length > 0) return marked;
  const lines = page.datelines.filter((line) => line.length <= MAX_DATELINE && !page.title.includes(line));
  return lines.flatMap((line) => daysIn(line, page.lang));
}
/** Characters of a line that is a date or a byline with one. */
const MAX_DATELINE = 90;

function addOffer(
  lines: readonly ShownLine[],
  stated: ReadonlySet<string>,
  add: Add,
  surface: Surface,
): void {
  if (lines.length === 0) return;
  const { price, reason } = askedPrice(shownAmounts(lines));
  // A line outside of a page has nothing beside it that would tell what its amount is.
  if (price !== null && (reason === '' || surface === 'text' || surface === 'rendered'))
    add('price', price.written, moneyText(price.amount, currencyOf(price.currencies, stated)), price.line);
  const { state, line: stock } = shownStock(lines);
  if (state !== null && stock !== null) add('availability', stock.text, state, stock);
  for (const [fact, pattern] of LABELLED) {
    const found = labelled(lines, pattern());
    if (found !== null) add(fact, found.value, found.value, found.line);
  }
  for (const rating of shownRatings(lines)) {
    add('rating', rating.written, `${rating.value}/${rating.best}`, rating.line);
    const count = shownCount(rating, lines);
    if (count !== null) add('rating-count', count.written, count.written.replaceAll(/\D/g, ''), count.line);
  }
}

const LABELLED = [
  ['brand', LABELS.brand],
  ['sku', LABELS.sku],
  ['gtin', LABELS.gtin],
] as const;

/** What the lines of a text without elements say: a Markdown twin, the entry of an llms.txt. */
export function lineFacts(
  name: { readonly text: string; readonly line: number },
  lines: readonly ShownLine[],
  surface: Surface,
  stated: readonly SurfaceFact[],
): SurfaceFact[] {
  const facts: SurfaceFact[] = [];
  const add = adder(facts, surface);
  add('name', name.text, name.text, { line: name.line, column: 1 });
  addOffer(lines, currenciesIn(stated), add, surface);
  return facts;
}
