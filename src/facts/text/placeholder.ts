/** Faults that a text shows literally: fillers and unreplaced marks. */
import { allTerms, termsOf } from '../../catalog/languages/index.ts';
import type { LanguageCode } from '../../catalog/languages/model.ts';
import type { TextBlock } from '../page-facts.ts';
import { once } from '../../values/once.ts';
import { holdsHash, type HashTable } from './hash-table.ts';
import { tokensOf, wordHash } from './tokens.ts';

/**
 * Unreplaced marks of template languages: {{name}}, {% name %}, %%name%%, ${name}, <%= name %>. Bounded on both sides. And a note
 * left by an author, in capitals.
 */
const TEMPLATE_MARK =
  /\{\{\s?[\w.$ ]{1,40}\s?\}\}|\{%[-+]?\s?[a-z][\w.| ]{0,60}[-+]?%\}|%%\w{1,40}%%|\$\{[\w.]{1,40}\}|<%=?[^%<>]{1,40}%>|\bTODO:/;
/** A block without these characters holds no mark. */
const MARK_START = /[{%$<]|TODO:/;
/** What languages may have as a word, in a heading in capitals too: "todo" is "all" in Spanish. */
const NOTE = 'todo';
/**
 * A program's missing value as a whole block or as the whole value after a label. Text goes on after the word itself:
 * "null hypothesis", and "null" is a number in German.
 */
const MISSING_VALUE = /(?:^|[:：]\s)(undefined|NaN|null)(?:[.,;]?$|[,;]\s|\s?[%€$£¥])/;
const MISSING_WORDS: readonly number[] = ['undefined', 'nan', 'null'].map(wordHash);

interface Phrase {
  readonly text: string;
  /** Hash of its longest word: a text without it does not hold the phrase. */
  readonly key: number | null;
}

const keyed = (phrases: readonly string[]): readonly Phrase[] =>
  phrases.map((text) => {
    const { hash, start, end } = tokensOf([text]);
    const lengths = hash.map((_, at) => (end[at] ?? 0) - (start[at] ?? 0));
    return { text, key: hash[lengths.indexOf(Math.max(...lengths))] ?? null };
  });

const placeholders = once(() => keyed(allTerms('placeholders')));

/**
 * The first unreplaced mark or missing value of texts as it is seen, `null` without one. `words` holds their tokens:
 * a text without the word is not searched for it.
 */
export function templateMarkIn(texts: readonly string[], words: HashTable): string | null {
  const mayMiss = MISSING_WORDS.some((hash) => holdsHash(words, hash));
  for (const text of texts) {
    const mark = MARK_START.test(text) ? TEMPLATE_MARK.exec(text) : null;
    if (mark !== null) return mark[0];
    const missing = mayMiss ? MISSING_VALUE.exec(text)?.[1] : undefined;
    if (missing !== undefined) return missing;
  }
  return null;
}

/** The first filler phrase in texts whose tokens `words` holds, `null` without one. */
function phraseIn(texts: readonly string[], words: HashTable): string | null {
  const possible = placeholders().filter(({ key }) => key === null || holdsHash(words, key));
  if (possible.length === 0) return null;
  const lower = texts.map((text) => text.toLowerCase());
  return possible.find(({ text: phrase }) => lower.some((text) => text.includes(phrase)))?.text ?? null;
}

/** A delimiter alone, as a page names that explains a template language. */
const DELIMITER = /^(?:\{\{|\}\}|%%|\$\{|<%=?|%>)$/;
/** Stands where code was taken out: a letter, so that what is around it becomes no mark and no value. */
const CODE = 'x';

/**
 * A text without what the page shows as inline code and would read as a leftover: {{ name }} in code is what the page
 * writes about, and the same outside of code is too. Any other mark stays.
 */
function withoutCode(text: string, inlineCode: readonly string[]): string {
  return inlineCode.filter(readsAsLeftover).reduce((rest, code) => rest.replaceAll(code, CODE), text);
}

function readsAsLeftover(code: string): boolean {
  if (DELIMITER.test(code) || TEMPLATE_MARK.test(code) || MISSING_VALUE.test(code)) return true;
  const lower = code.toLowerCase();
  return placeholders().some(({ text }) => lower.includes(text.trim()));
}

/** What a text is read beside: the code that its page shows in line, and its language where that is known. */
export interface LeftoverContext {
  readonly inlineCode: readonly string[];
  readonly language: LanguageCode | null;
}

/** What is left over of a template, apart from what the page shows as inline code. `words` holds the tokens of the blocks. */
export function leftoverIn(
  written: readonly Pick<TextBlock, 'kind' | 'text'>[],
  words: HashTable,
  { inlineCode, language }: LeftoverContext,
): string | null {
  const isWord = termsOf(language ?? '', 'notNotes')?.includes(NOTE) === true;
  const blocks = isWord
    ? written.map(({ kind, text }) => ({ kind, text: text.replaceAll('TODO:', 'todo:') }))
    : written;
  const found = leftoverOf(blocks, words);
  if (found === null || inlineCode.length === 0) return found;
  return leftoverOf(
    blocks.map(({ kind, text }) => ({ kind, text: withoutCode(text, inlineCode) })),
    words,
  );
}

/** On a page with code blocks template marks in running text are what it writes about. */
function leftoverOf(blocks: readonly Pick<TextBlock, 'kind' | 'text'>[], words: HashTable): string | null {
  const texts: string[] = [];
  for (const { kind, text } of blocks) if (kind !== 'code') texts.push(text);
  const mark = texts.length === blocks.length ? templateMarkIn(texts, words) : null;
  return mark ?? phraseIn(texts, words);
}
