/** Amounts of money as people and data write them, as numbers with the currencies that they may be in. */
import { CURRENCY_CODES, CURRENCY_MARKS, NO_DECIMALS, THREE_DECIMALS } from '../../catalog/currencies.ts';
import { once } from '../../values/once.ts';
import { inAsciiDigits } from '../text/written-days.ts';

/** An amount. */
export interface Money {
  /** In the main unit, as 24.5. */
  readonly amount: number;
  /** Codes of ISO 4217 that the sign beside it may mean, the most likely first; none without a sign. */
  readonly currencies: readonly string[];
  /** As written, with its sign. */
  readonly written: string;
  /** Where it begins in the text, and one past its end. */
  readonly from: number;
  readonly to: number;
}

/** Digits in groups: 1,299.00, 1.299,00, 1 299,00, 1'299.00, 1,29,999, 24.-, 24,–. */
const NUMBER = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{2,3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,3})?(?!\d)`;
const SPACE = String.raw`[\s\u00a0\u202f]{0,2}`;

const money = once(() => {
  const escaped = [...Object.keys(CURRENCY_MARKS), ...CURRENCY_CODES]
    .toSorted((a, b) => b.length - a.length)
    .map((mark) => mark.replaceAll(/[.$/]/g, String.raw`\$&`))
    .join('|');
  const before = `(?<![\\p{L}\\p{N}])(${escaped})${SPACE}`;
  const after = `(?:[.,][-–—]{1,2})?(?:${SPACE}(${escaped})(?![\\p{L}\\p{N}]))?`;
  return new RegExp(`(?:${before})?(?<![\\d.,])(${NUMBER})${after}`, 'giu');
});

const codes = new Set(CURRENCY_CODES);

/** Codes that a mark may mean. */
function currenciesOf(mark: string | undefined): readonly string[] {
  if (mark === undefined) return [];
  if (codes.has(mark.toUpperCase())) return [mark.toUpperCase()];
  return (
    CURRENCY_MARKS[mark.toLowerCase()]?.split(' ') ?? CURRENCY_MARKS[mark.toUpperCase()]?.split(' ') ?? []
  );
}

/** The marks of Arabic numbers (Unicode, Arabic decimal and thousands separator). */
const [ARABIC_DECIMAL, ARABIC_GROUP] = ['\u066b', '\u066c'];

/** Characters of a line that are read; the longest line that states a price is shorter. */
const MAX_LINE = 400;

/** The numbers of a line in its order, each with the currencies that are written beside it. */
export function amountsIn(line: string): Money[] {
  if (!/\p{Nd}/u.test(line)) return [];
  const head = line.slice(0, MAX_LINE);
  const text = inAsciiDigits(head).replaceAll(ARABIC_DECIMAL, '.').replaceAll(ARABIC_GROUP, ',');
  return [...text.matchAll(money())].flatMap((match): Money[] => {
    const [written, before, number = '', after] = match;
    const currencies = currenciesOf(before).length > 0 ? currenciesOf(before) : currenciesOf(after);
    const amount = amountOf(number, currencies[0]);
    const from = match.index;
    const to = from + written.length;
    // Digits of other scripts are as long as ours, but for a few outside of the basic plane.
    const asWritten = text.length === head.length ? head.slice(from, to) : written;
    return amount === null ? [] : [{ amount, currencies, written: asWritten.trim(), from, to }];
  });
}

/** The number of a text that is nothing but an amount, as data states prices; `null` for any other text. */
export function amountIn(text: string, currency?: string): number | null {
  const plain = text.trim();
  // JSON has one form of numbers, with a stop.
  if (/^\d+(?:\.\d+)?$/.test(plain)) return Number(plain);
  const [only, ...more] = amountsIn(plain);
  if (only === undefined || more.length > 0 || only.written.length < plain.length - 2) return null;
  return amountOf(
    only.written.replaceAll(/[^\d.,'’\u00a0\u202f ]/gu, '').trim(),
    currency ?? only.currencies[0],
  );
}

/** A number in the form of any locale: the last mark is that of decimals unless what follows it is a group of three digits. */
function amountOf(written: string, currency = ''): number | null {
  const bare = written.replaceAll(/['’\u00a0\u202f ]/gu, '').replace(/[.,]$/, '');
  const marks = bare.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return Number(bare);
  const [head, tail] = [bare.slice(0, bare.lastIndexOf(last)), bare.slice(bare.lastIndexOf(last) + 1)];
  const isMixed = marks.some((mark) => mark !== last);
  const isGroup =
    tail.length === 3 && !isMixed && head !== '0' && !(marks.length === 1 && THREE_DECIMALS.has(currency));
  const isRepeated = !isMixed && marks.length > 1;
  const whole = head.replaceAll(/[.,]/g, '');
  const value = Number(isGroup || isRepeated ? `${whole}${tail}` : `${whole}.${tail}`);
  return Number.isFinite(value) ? value : null;
}

/** An amount in the form of ISO 4217: "24.00 EUR"; without a currency the number alone. */
export function moneyText(amount: number, currency = ''): string {
  const decimals =
    NO_DECIMALS.has(currency) && Number.isInteger(amount) ? 0 : THREE_DECIMALS.has(currency) ? 3 : 2;
  return `${amount.toFixed(decimals)}${currency === '' ? '' : ` ${currency}`}`;
}

/** The least by which two prices differ: a cent, as far as numbers of a computer tell. */
const HALF_A_CENT = 0.005;

export const isSameAmount = (a: number, b: number): boolean => Math.abs(a - b) < HALF_A_CENT;

/** Whether two signs may mean one currency; one that is not written may be any. */
export const mayBeSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === 0 || b.length === 0 || a.some((code) => b.includes(code));
