/**
 * The words of a fault: templates that stand beside its rule, filled from the data of a verdict. A verdict holds no
 * sentence, so that findings can be grouped by their code, and translated by a table of the same codes.
 */
import { masked } from '../values/secrets.ts';
import { listed, storableText } from '../values/wording.ts';
import { PHRASES } from './phrases.ts';
import type { Data } from './rule.ts';

/** `[, by {vendor}]`: said only where everything in it has a value. */
const OPTIONAL = /\[([^\]]*)\]/g;
/**
 * `{name}`: a value. `{pages|page|pages}`: a number with its word. `{pages:is|are}`: the word alone, of a list by its
 * length. The words stand in the order of {@link PluralForm}. `{problem@structured}`: a code, or each code of a list, as
 * the table says it; what is no code of it is shown as it is. `{lacks@or}`: of `name|headline` one or the other.
 */
const PLACE = /\{(\w+)((?:@[\w-]+)*)(?:([|:])([^}]*))?\}/g;

/** Ends the code of a value, and each part of what follows it. */
const AFTER_CODE = ': ';

/** Names of a list that a sentence shows, the rest as a number. */
const MAX_LISTED = 5;

/** Which of the words of a number is said, counted from 0: a language has as many as it has plural categories (CLDR). */
export type PluralForm = (count: number) => number;

/** The categories of all languages, in the order in which a template gives their words. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The words of numbers in a language. */
export function pluralForm(language: string): PluralForm {
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  const own = CATEGORIES.filter((category) => pluralCategories.includes(category));
  return (count) => own.indexOf(rules.select(count));
}

/** What a language does to the values of a template. */
export interface Speech {
  readonly formOf: PluralForm;
  /** Names of a list; at most `most` of them, the rest as a number. */
  readonly list: (names: readonly string[], most: number) => string;
  /** Names of which one will do. */
  readonly either: (names: readonly string[]) => string;
  /** The template of a code of a table of phrases, filled from the same data: `{1}`, `{2}` are what follows the code. */
  readonly phrase: (table: string, code: string) => string | undefined;
}

/** Names of which one will do, in a language. */
export function eitherOf(language: string): Speech['either'] {
  const format = new Intl.ListFormat(language, { type: 'disjunction' });
  return (names) => format.format(names);
}

/** The English phrase of a code. */
export function englishPhrase(table: string, code: string): string | undefined {
  const phrases = Object.hasOwn(TABLES, table) ? TABLES[table] : undefined;
  return phrases !== undefined && Object.hasOwn(phrases, code) ? phrases[code] : undefined;
}

const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = PHRASES;

const ENGLISH: Speech = {
  formOf: (count) => (count === 1 ? 0 : 1),
  list: listed,
  either: (names) => names.join(' or '),
  phrase: englishPhrase,
};

/** The sentence of a template. A place without data stays empty. */
export function fill(template: string, data: Data, speech: Speech = ENGLISH): string {
  const said = template.includes('[')
    ? template.replace(OPTIONAL, (_, part: string) => (isFilled(part, data) ? part : ''))
    : template;
  return said.replace(PLACE, (_, name: string, tables: string, mark?: string, words?: string) => {
    const value = data[name] ?? '';
    const inWords = (one: string): string =>
      tables === ''
        ? one
        : tables
            .slice(1)
            .split('@')
            .reduce((text, table) => phraseOf(table, text, data, speech), one);
    const shown = masked(
      typeof value === 'object' ? speech.list(value.map(inWords), MAX_LISTED) : inWords(String(value)),
    );
    if (words === undefined) return shown;
    const forms = words.split('|');
    const number = typeof value === 'object' ? value.length : Number(value);
    // Documentation has no number: it speaks of several.
    const word = forms[Number.isNaN(number) ? forms.length - 1 : speech.formOf(number)] ?? forms.at(-1) ?? '';
    return mark === '|' ? `${shown} ${word}` : word;
  });
}

/** A value as a table of phrases says it. */
function phraseOf(table: string, value: string, data: Data, speech: Speech): string {
  if (table === 'or') return speech.either(value.split('|'));
  const [code = '', ...parts] = value.split(AFTER_CODE);
  const phrase = speech.phrase(table, code);
  if (phrase === undefined) return value;
  const [first = '', ...others] = parts;
  // With one part alone all that follows is that part: what a page says may hold the mark.
  const told = phrase.includes('{2}')
    ? { 1: first, 2: others.join(AFTER_CODE) }
    : { 1: parts.join(AFTER_CODE) };
  return fill(phrase, { ...data, ...told }, speech);
}

/** The names that a template asks for; those of optional parts are left out. */
export function namesIn(template: string): readonly string[] {
  return [...template.replaceAll(OPTIONAL, '').matchAll(PLACE)].map(([, name = '']) => name);
}

function isFilled(part: string, data: Data): boolean {
  return [...part.matchAll(PLACE)].every(([, name = '']) => {
    const value = data[name] ?? '';
    return typeof value === 'number' ? value !== 0 : value.length > 0;
  });
}

/** Data as a finding keeps it: what there is, without secrets of addresses, in characters that every store takes. */
export function keptData(data: Data): Data {
  const stated = Object.entries(data).filter(([, value]) => typeof value === 'number' || value.length > 0);
  return Object.fromEntries(stated.map(([name, value]) => [name, keptValue(value)]));
}

function keptValue(value: Data[string]): Data[string] {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? keptText(value) : value.map(keptText);
}

const keptText = (text: string): string => storableText(masked(text));
