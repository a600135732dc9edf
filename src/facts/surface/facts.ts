/** The facts of a page by the surfaces that state them, in the order of {@link FACT_NAMES}. */
import { authorship } from '../page-authors.ts';
import type { PageFacts, ShownLine } from '../page-facts.ts';
import { ownDaysShown } from '../page-dates.ts';
import { seenMainHeadings } from '../text/main-heading.ts';
import { daysIn } from '../text/written-days.ts';
import { FACT_NAMES, type FactName, type Surface, type SurfaceFact } from './model.ts';
import { moneyText, type Money } from './money.ts';
import { askedPrice, labelled, LABELS, shownAmounts, shownRatings, shownStock } from './shown.ts';
import { distinct, statedFacts, tagFacts, telephoneDigits } from './stated.ts';

/** Telephone links of a page that are looked at. */
const MAX_TELEPHONES = 5;

/** What all surfaces of a page state, but for what is in other answers. */
export function surfaceFacts(page: PageFacts): SurfaceFact[] {
  const stated = [...statedFacts(page), ...tagFacts(page)];
  return inOrder([...textFacts(page, 'text', stated), ...stated]);
}

const order = new Map(FACT_NAMES.map((name, index) => [name, index]));

/** Facts of one name together; of each surface in the order in which it is read. */
export const inOrder = (facts: readonly SurfaceFact[]): SurfaceFact[] =>
  distinct(facts).toSorted((a, b) => (order.get(a.fact) ?? 0) - (order.get(b.fact) ?? 0));

/** Currencies of the prices that a page states: they tell which dollar a sign means. */
const currenciesIn = (facts: readonly SurfaceFact[]): ReadonlySet<string> =>
  new Set(
    facts.flatMap(({ fact, value }) => (fact === 'price' ? (/ ([A-Z]{3})$/.exec(value)?.[1] ?? []) : [])),
  );

const currencyOf = ({ currencies }: Money, stated: ReadonlySet<string>): string =>
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

/**
 * What people read. `stated`: what data says; the day and the authors, which it takes most of the time to find, are looked
 * for only where it has one.
 */
export function textFacts(page: PageFacts, surface: Surface, stated: readonly SurfaceFact[]): SurfaceFact[] {
  const facts: SurfaceFact[] = [];
  const add = adder(facts, surface);
  const [heading = ''] = seenMainHeadings(page);
  add('name', heading, heading);
  addOffer(page.shownLines, currenciesIn(stated), add);
  const isStated = (name: FactName): boolean => stated.some(({ fact }) => fact === name);
  const [day] = isStated('published') ? daysShown(page) : [];
  if (day !== undefined) add('published', day, day);
  const marked = { ...page, authors: page.authors.filter(({ source }) => source !== 'meta') };
  if (isStated('author')) for (const { name } of authorship(marked).authors) add('author', name, name);
  const telephones = page.links.filter(({ href }) => /^tel:/i.test(href)).slice(0, MAX_TELEPHONES);
  for (const { href, line } of telephones)
    add('telephone', href.slice('tel:'.length), telephoneDigits(href), { line, column: 1 });
  return facts;
}

/** The days next to the heading or in a footer: those of time elements, then those of lines. */
function daysShown(page: PageFacts): readonly string[] {
  const marked = ownDaysShown(page).flatMap((value) => /^\d{4}-\d\d-\d\d/.exec(value) ?? []);
  if (marked.length > 0) return marked;
  const lines = page.datelines.filter((line) => line.length <= MAX_DATELINE && !page.title.includes(line));
  return lines.flatMap((line) => daysIn(line, page.lang));
}
/** Characters of a line that is a date or a byline with one. */
const MAX_DATELINE = 90;

function addOffer(lines: readonly ShownLine[], stated: ReadonlySet<string>, add: Add): void {
  if (lines.length === 0) return;
  const { price } = askedPrice(shownAmounts(lines));
  if (price !== null)
    add('price', price.written, moneyText(price.amount, currencyOf(price, stated)), price.line);
  const { state, line: stock } = shownStock(lines);
  if (state !== null && stock !== null) add('availability', stock.text, state, stock);
  for (const [fact, pattern] of LABELLED) {
    const found = labelled(lines, pattern());
    if (found !== null) add(fact, found.value, found.value, found.line);
  }
  for (const { value, best, written, line } of shownRatings(lines))
    add('rating', written, `${value}/${best}`, line);
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
  addOffer(lines, currenciesIn(stated), add);
  return facts;
}
