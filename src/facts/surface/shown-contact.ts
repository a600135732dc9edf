/** What people read of a business, an event or a job: lines with a label, and those that say what data says. */
import {
  ADDRESS_LABELS,
  FAX_WORDS,
  PLACE_LABELS,
  SALARY_LABELS,
  TELEPHONE_LABELS,
} from '../../catalog/fact-labels.ts';
import type { PageFacts, ShownLine } from '../page-facts.ts';
import { bareLetters } from '../text/bare-letters.ts';
import { daysIn, inAsciiDigits } from '../text/written-days.ts';
import { afterLabel, isNear, labelled } from './shown.ts';
import { amountsIn } from './money.ts';
import type { Money } from './money.ts';
import { telephoneDigits } from './stated.ts';

/** Something written, with its line. */
export interface WrittenLine {
  readonly written: string;
  readonly line: Pick<ShownLine, 'line' | 'column'>;
}

/** Facts of one name that are kept. */
const MAX_FACTS = 5;
const NUMBER = String.raw`\+?\(?\d[\d\s()./\u2010-\u2013-]{5,22}\d`;
const telephone = afterLabel(TELEPHONE_LABELS, NUMBER, ':?');
/** With the sign of calls from abroad (ITU-T E.123), wherever it is in a line. */
const ABROAD = /(?<![\d+])\+\d[\d\s()./\u2010-\u2013-]{6,22}\d(?!\d)/u;
const isFax = (text: string): boolean => FAX_WORDS.some((word) => text.toLowerCase().includes(word));
/** Digits by which numbers are told apart: those before them depend on where one calls from (ITU-T E.123). */
const OWN_DIGITS = 7;
/** Digits of a number with its country (ITU-T E.164), and of one without. */
const [MIN_DIGITS, MAX_DIGITS] = [7, 15];

/** Telephone numbers: those of links, and those of lines with a label or the sign of calls from abroad. Each once. */
export function shownTelephones({ links, shownLines }: PageFacts): WrittenLine[] {
  const linked = links
    .filter(({ href }) => /^tel:/i.test(href))
    .map(({ href, line }): WrittenLine => ({
      written: href.slice('tel:'.length),
      line: { line, column: 1 },
    }));
  const written = shownLines.flatMap((line): WrittenLine[] => {
    if (isFax(line.text)) return [];
    const text = inAsciiDigits(line.text);
    const number = telephone().exec(text)?.[1] ?? ABROAD.exec(text)?.[0];
    return number === undefined ? [] : [{ written: number.trim(), line }];
  });
  const seen = new Map<string, WrittenLine>();
  for (const each of [...linked, ...written]) {
    const digits = telephoneDigits(each.written);
    const isNumber = digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS;
    const own = digits.slice(-OWN_DIGITS);
    if (isNumber && !seen.has(own)) seen.set(own, each);
  }
  return [...seen.values()].slice(0, MAX_FACTS);
}

const ADDRESS_NAME =
  /(?:^|[\s_|-])(?:address|adr|adresse|adresa|street-?address|postal-?address)(?:$|[\s_|-])/;
const address = afterLabel(ADDRESS_LABELS, String.raw`\S.{5,120}`);
const place = afterLabel(PLACE_LABELS, String.raw`\S.{1,100}`);

/** The first address: of a line that is named as one, has a label, or holds the street that data states. */
export function shownAddress(lines: readonly ShownLine[], stated: readonly string[]): WrittenLine | null {
  const found = labelled(lines, address());
  if (found !== null && isAddress(found.value)) return { written: found.value, line: found.line };
  const streets = wordsToFind(stated.map((each) => each.split(', ', 1)[0] ?? ''));
  const line = lines.find(
    ({ text, names }) => isAddress(text) && (ADDRESS_NAME.test(names) || holdsAny(text, streets)),
  );
  return line === undefined ? null : { written: line.text, line };
}

/** A house or a postcode has a number, and a street a name; a mail address is none. */
const isAddress = (text: string): boolean =>
  /\p{Nd}/u.test(text) && /\p{L}{2}/u.test(text) && !text.includes('@');

/** The place of an event: a line with a label, or one that holds the name that data states. */
export function shownPlace(lines: readonly ShownLine[], stated: readonly string[]): WrittenLine | null {
  const near = lines.filter(isNear);
  const found = labelled(near, place());
  if (found !== null) return { written: found.value, line: found.line };
  const names = wordsToFind(stated);
  const line = near.find(({ text }) => text.length <= MAX_PLACE && holdsAny(text, names));
  return line === undefined ? null : { written: line.text, line };
}
/** Characters of a line that is the name of a place, with its address. */
const MAX_PLACE = 80;

/** Letters from which a text is looked for inside of a line. */
const MIN_LETTERS = 4;
const wordsToFind = (texts: readonly string[]): string[] =>
  texts.map(bareLetters).filter((letters) => letters.length >= MIN_LETTERS);
const holdsAny = (text: string, words: readonly string[]): boolean =>
  words.some((word) => bareLetters(text).includes(word));

/** The days of the line next to the headline that has one of those that data states, else of the first that has any. */
export function shownDays(
  lines: readonly ShownLine[],
  tag: string,
  stated: readonly string[],
): (WrittenLine & { readonly day: string })[] {
  const dated = lines.filter(isNear).flatMap((line) => {
    const days = daysIn(line.text, tag);
    return days.length === 0 ? [] : [{ line, days }];
  });
  const found = dated.find(({ days }) => days.some((day) => stated.includes(day))) ?? dated[0];
  return (found?.days ?? [])
    .slice(0, MAX_FACTS)
    .flatMap((day) => (found === undefined ? [] : [{ written: found.line.text, line: found.line, day }]));
}

const salary = afterLabel(SALARY_LABELS, String.raw`\S.{0,120}`);
/** "€50k": thousands. */
const THOUSANDS = /^\s?k\b/i;

/** What a job pays: the amounts after a label. */
export function shownSalary(
  lines: readonly ShownLine[],
): (WrittenLine & Pick<Money, 'amount' | 'currencies'>)[] {
  const found = labelled(lines.filter(isNear), salary());
  if (found === null) return [];
  const amounts = amountsIn(found.value);
  const currencies = amounts.find((each) => each.currencies.length > 0)?.currencies ?? [];
  if (currencies.length === 0) return [];
  return amounts.slice(0, 2).map(({ amount, written, to }) => {
    const [short = ''] = THOUSANDS.exec(found.value.slice(to)) ?? [];
    const whole = short === '' ? amount : amount * 1_000;
    return { written: `${written}${short}`, line: found.line, amount: whole, currencies };
  });
}
