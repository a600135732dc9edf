/** What people read of a thing on its page: the price that is asked, whether it can be bought, how it is rated. */
import { REVIEW_WORDS } from '../../catalog/fact-labels.ts';
import {
  BRAND_LABELS,
  BUY,
  FROM_AFTER,
  FROM_PRICE,
  GTIN_LABELS,
  IN_STOCK,
  OTHER_AMOUNT,
  OUT_OF,
  RANGE_WORDS,
  SKU_LABELS,
  SOLD_OUT,
  TAX_NOTES,
} from '../../catalog/offer-words.ts';
import { once } from '../../values/once.ts';
import type { ShownLine } from '../page-facts.ts';
import { inAsciiDigits } from '../text/written-days.ts';
import { amountsIn, isSameAmount, type Money } from './money.ts';

/** What an amount of money is. */
export type AmountKind = 'asked' | 'from' | 'range' | 'struck' | 'other';

/** An amount that a line shows. */
export interface ShownAmount extends Money {
  readonly kind: AmountKind;
  readonly line: ShownLine;
  /** An element around it is named as a price. */
  readonly isNamed: boolean;
}

/** Whole words of a list, in a text in lower case whose words have one space between. */
const wordsOf = (list: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${list.map((word) => word.replaceAll(/[.()]/g, String.raw`\$&`)).join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  );
/** Words that are written together have no borders. */
const DENSE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
const matcher = (list: readonly string[]): ((text: string) => boolean) => {
  const words = once(() => wordsOf(list.filter((word) => !DENSE.test(word))));
  const dense = list.filter((word) => DENSE.test(word));
  return (text) => words().test(text) || dense.some((word) => text.includes(word));
};

const isFrom = matcher(FROM_PRICE);
const followsLowest = (text: string): boolean => FROM_AFTER.some((word) => text.trimStart().startsWith(word));
const joinsRange = new Set(RANGE_WORDS);
const isOther = matcher(OTHER_AMOUNT);
/** Whether a text says that a price is meant with its taxes, or without. */
export const speaksOfTax = matcher(TAX_NOTES);

/** Names of elements that hold a price, and of those that hold another one than is asked. */
const PRICE_NAME = /price|preis|prix|precio|preco|prezzo|prijs|cena|amount|pris\b|prc/;
const OTHER_NAME =
  /(?:^|[\s_-])(?:old|was|former|before|original|regular|list|compare|crossed|strike|struck|retail|rrp|msrp|uvp|previous|savings?|saved|instal?lments?|shipping|delivery|unit|monthly|finance|cart|basket|subtotal|tax|points|reward)(?:$|[\s_-])|(?:old|list|regular|former|unit|was|retail)price|price(?:old|was|before|list|unit)/;

/** What an element around an amount calls it: the innermost that is named as a price, else the innermost. */
function isNamedOther(names: string): boolean {
  const [innermost = '', ...around] = names.split(' | ');
  const named = [innermost, ...around].find((each) => PRICE_NAME.test(each)) ?? innermost;
  return OTHER_NAME.test(named);
}

/** A label in a block of its own, right before the amount that it names. */
const MAX_LABEL = 30;
/** Characters between an amount and the words that say what it is. */
const NEAR = 24;

/** The amounts of the page, in its order: those with a currency, and bare numbers in elements that are named as a price. */
export function shownAmounts(shownLines: readonly ShownLine[]): ShownAmount[] {
  return shownLines.flatMap((line, index) => {
    const isNamed = PRICE_NAME.test(line.names);
    const before = shownLines[index - 1];
    const label = before !== undefined && isLabel(before, line) ? before.text.toLowerCase() : '';
    const all = amountsIn(line.text).filter(
      ({ currencies }) => currencies.length > 0 || (isNamed && isBare(line.text)),
    );
    return all.map((money, at): ShownAmount => ({
      ...money,
      line,
      isNamed,
      kind: kindOf(money, line, label, all, at),
    }));
  });
}

/** A number alone, with nothing that would make it something else. */
const isBare = (text: string): boolean =>
  !/[\p{L}%]/u.test(text) && /^\D{0,3}\d[\d.,'’\s\u00a0]*\D{0,3}$/u.test(text);

const isLabel = ({ text, fromTitle }: ShownLine, next: ShownLine): boolean =>
  text.length <= MAX_LABEL && !/\d/.test(text) && fromTitle === next.fromTitle - 1;

function kindOf(
  money: Money,
  { text, struck, names }: ShownLine,
  label: string,
  all: readonly Money[],
  at: number,
): AmountKind {
  const same = (written: string): boolean =>
    amountsIn(written).some(({ amount }) => isSameAmount(amount, money.amount));
  if (struck.some(same)) return 'struck';
  if (isNamedOther(names)) return 'other';
  const [from, to] = [all[at - 1]?.to ?? 0, all[at + 1]?.from ?? text.length];
  const lower = text.toLowerCase();
  const before = `${label} ${lower.slice(Math.max(from, money.from - NEAR), money.from)}`;
  const after = lower.slice(money.to, Math.min(to, money.to + NEAR));
  if (isOther(before) || isOther(after) || PER_MEASURE.test(after) || /[-–−]\s?$/u.test(before))
    return isRange(all, text) ? 'range' : 'other';
  if (isRange(all, text)) return 'range';
  if (isFrom(before) || followsLowest(after)) return 'from';
  return 'asked';
}

/** Of a month or of a measure, not of a piece. */
const PER_MEASURE =
  /^\s*(?:(?:\/|per|pro|je|par|por|al|na|za)\s?(?:\d|mo\b|mon|mth|kg|g\b|l\b|ml|cl|m\b|m²|m2|litre|liter|kk|kuu|hó|mes|mois|maand|year|yr|jahr|año|ano|an\b)|x\b|%)/u;

/** Two amounts with a dash or a word between. */
function isRange(all: readonly Money[], text: string): boolean {
  return all.some((one, at) => {
    const next = all[at + 1];
    return next !== undefined && joinsRange.has(text.slice(one.to, next.from).trim().toLowerCase());
  });
}

/** The price that a page asks for its thing, or why it cannot be told. */
export interface AskedPrice {
  readonly price: ShownAmount | null;
  /** Why it may be another one; empty where nothing speaks for that. `far`: it is not next to the headline. */
  readonly reason: '' | 'far' | 'from' | 'range' | 'struck' | 'several' | 'none';
}

/** Blocks after the headline in which the price of a thing is. */
const REACH = 60;
const REACH_BEFORE = 12;

/** Whether a line is next to the headline. */
export const isNear = ({ fromTitle }: ShownLine): boolean => fromTitle >= -REACH_BEFORE && fromTitle <= REACH;

/** The price that is asked: the first after the headline that is nothing else, one before it where there is none. */
export function askedPrice(amounts: readonly ShownAmount[]): AskedPrice {
  const near = amounts.filter(({ line }) => isNear(line));
  const ordered = [
    ...near.filter(({ line }) => line.fromTitle >= 0),
    ...near.filter(({ line }) => line.fromTitle < 0).toReversed(),
  ].filter(({ kind, amount }) => kind !== 'other' && amount > 0);
  if (ordered.length === 0) return farPrice(amounts);
  const price = ordered.find(({ kind }) => kind !== 'struck') ?? null;
  if (price === null) return { price, reason: 'struck' };
  if (price.kind === 'from' || price.kind === 'range') return { price, reason: price.kind };
  const beside = ordered.filter(({ line, kind }) => line === price.line && kind === 'asked');
  const isOne = beside.every(({ amount }) => isSameAmount(amount, price.amount));
  return { price, reason: isOne ? '' : 'several' };
}

/** Away from the headline, which may be that of another part: the first amount in an element that is named as a price. */
function farPrice(amounts: readonly ShownAmount[]): AskedPrice {
  const price = amounts.find(({ kind, amount, isNamed }) => kind === 'asked' && amount > 0 && isNamed);
  return price === undefined ? { price: null, reason: 'none' } : { price, reason: 'far' };
}

/** What a page says of its stock. */
export interface ShownStock {
  readonly state: 'InStock' | 'OutOfStock' | null;
  readonly line: ShownLine | null;
  /** Lines say both, or a button sells what a line says to be gone. */
  readonly isMixed: boolean;
}

const MAX_STOCK_LINE = 60;
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s:]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A phrase that is the line, or its beginning or its end with a mark between: "Availability: in stock", "Sold out – sorry". */
function opens(list: readonly string[]): (line: string) => boolean {
  const phrases = once(() => new Set(list.map(bare)));
  return (line) => {
    const parts = line.split(/[:|•·✓!.,;()–—-]|\s{2,}/u).map(bare);
    return parts.some((part) => phrases().has(part)) || phrases().has(bare(line));
  };
}
const saysIn = opens(IN_STOCK);
const saysOut = opens(SOLD_OUT);
const sells = opens(BUY);

/** What the lines next to the headline say of the stock. */
export function shownStock(shownLines: readonly ShownLine[]): ShownStock {
  const near = shownLines.filter((line) => isNear(line) && line.text.length <= MAX_STOCK_LINE);
  const out = near.find(({ text }) => saysOut(text));
  const inStock = near.find(({ text }) => !saysOut(text) && saysIn(text));
  const cart = near.find(({ text }) => sells(text));
  if (out === undefined)
    return { state: inStock === undefined ? null : 'InStock', line: inStock ?? null, isMixed: false };
  const isMixed = inStock !== undefined || cart !== undefined;
  return { state: isMixed ? null : 'OutOfStock', line: out, isMixed };
}

/** A rating that a page shows. */
export interface ShownRating {
  readonly value: number;
  readonly best: number;
  readonly written: string;
  readonly line: ShownLine;
}

const ofScale = once(
  () =>
    new RegExp(
      `(?<![\\d.,])(\\d(?:[.,]\\d{1,2})?)\\s?(?:${OUT_OF.join('|')})\\s?(5|10)(?:[.,]0)?(?![\\d.,%])`,
      'iu',
    ),
);
/** With the sign of a star, or the number of ratings after it. */
const ALONE =
  /(?<![\d.,])([1-5][.,]\d{1,2})\s?(?:★|⭐|stars?\b|sterne\b|étoiles\b|estrellas\b|stelle\b|sterren\b|\(\s?[\d.,\s]+\s?(?:reviews?|ratings?|bewertungen|avis|opiniones|recensioni|beoordelingen|opinii)?\s?\))/iu;
const RATING_NAME = /rating|review|score|stars?\b|bewert|note/;

/** The ratings that lines next to the headline show on a scale, each once. */
export function shownRatings(shownLines: readonly ShownLine[]): ShownRating[] {
  return shownLines.flatMap((line): ShownRating[] => {
    if (!isNear(line)) return [];
    const text = inAsciiDigits(line.text);
    const [written = '', value, scale] = ofScale().exec(text) ?? ALONE.exec(text) ?? [];
    if (value === undefined) return [];
    const best = Number(scale ?? 5);
    // 1.25/10 may be a measure.
    if (best > 5 && !RATING_NAME.test(line.names)) return [];
    const number = Number(value.replace(',', '.'));
    return number <= best ? [{ value: number, best, written, line }] : [];
  });
}

const count = once(() => {
  const words = REVIEW_WORDS.join('|');
  return new RegExp(
    `\\(\\s?(\\d[\\d.,]{0,9})\\s?(?:${words})?\\s?\\)|(?<![\\d.,/])(\\d[\\d.,]{0,9})\\s?(?:${words})(?!\\p{L})`,
    'iu',
  );
});

/** How many have rated, as the line of a rating says after it, or the next one. */
export function shownCount(
  { line, written }: ShownRating,
  lines: readonly ShownLine[],
): { readonly written: string; readonly line: ShownLine } | null {
  const next = lines[lines.indexOf(line) + 1];
  const rest = line.text.slice(line.text.indexOf(written) + written.replace(/\s?\(.*/u, '').length);
  const [own, below] = [count().exec(inAsciiDigits(rest)), count().exec(inAsciiDigits(next?.text ?? ''))];
  const found = own?.[1] ?? own?.[2];
  if (found !== undefined) return { written: found, line };
  const after = below?.[1] ?? below?.[2];
  return after === undefined || next === undefined ? null : { written: after, line: next };
}

/** A label at the beginning of a line, a mark, and a value to its end. */
export const afterLabel = (labels: readonly string[], value: string, mark = '[:#]'): (() => RegExp) =>
  once(
    () =>
      new RegExp(
        `^(?:${labels.map((label) => label.replaceAll('.', String.raw`\.`)).join('|')})\\.?(?: ?(?:#|no|nr|n°|number|id)\\.?)?\\s?${mark}\\s?(${value})$`,
        'iu',
      ),
  );

/** The value of a line with a label, or of the line after a label alone; empty for none. */
export function labelled(
  lines: readonly ShownLine[],
  pattern: RegExp,
): { readonly value: string; readonly line: ShownLine } | null {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const whole =
      line.text.length <= MAX_LABEL && next !== undefined && next.text.length <= MAX_LABEL + 20
        ? `${line.text.replace(/\s?:$/, '')}: ${next.text}`
        : '';
    const value = pattern.exec(line.text)?.[1];
    if (value !== undefined) return { value: value.trim(), line };
    const beside = whole === '' ? undefined : pattern.exec(whole)?.[1];
    if (beside !== undefined && next !== undefined) return { value: beside.trim(), line: next };
  }
  return null;
}

/** What follows the labels of each fact. */
export const LABELS = {
  sku: afterLabel(SKU_LABELS, String.raw`[\p{L}\p{N}][\p{L}\p{N}./_ -]{1,30}`),
  gtin: afterLabel(GTIN_LABELS, String.raw`\d[\d -]{7,17}[\dxX]`),
  brand: afterLabel(BRAND_LABELS, String.raw`\S.{0,40}`),
} as const;
