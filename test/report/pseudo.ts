/** A language of circled letters: readable, and told from every text that nobody translated. */
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import {
  ruleTexts,
  toCsv,
  toHtml,
  toJunit,
  toLlm,
  toMarkdown,
  toSarif,
  toText,
} from '../../src/report/index.ts';
import { localeOf, type Locale } from '../../src/report/locale.ts';
import type { Report } from '../../src/report/report.ts';
import { TEXTS, type TextCode } from '../../src/report/texts.ts';

/** A letter in a circle for each Latin one. */
const circled = (text: string): string =>
  text.replaceAll(/[A-Za-z]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) + (letter < 'a' ? 0x24b6 - 0x41 : 0x24d0 - 0x61)),
  );

/** The words of a template, and those that a number has; the names of its values stay. */
const translated = (template: string): string =>
  template.replaceAll(
    /\{(\w+(?:@[\w-]+)*)(?:([|:])([^}]*))?\}|[A-Za-z]+/g,
    (all, name?: string, mark?: string, words?: string) =>
      name === undefined
        ? circled(all)
        : mark === undefined
          ? all
          : `{${name}${mark}${circled(words ?? '')}}`,
  );

const inCircles = <Code extends string>(texts: Readonly<Record<Code, string>>) =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([code, template]) => [code, translated(template)]),
  ) as Record<Code, string>;

const table: Record<TextCode, string> = inCircles(TEXTS);

/** Every text of ours in circles. */
export const circles = localeOf('el', table, inCircles(ruleTexts()));

const ATTRIBUTES = new Set(['aria-label', 'title', 'alt', 'placeholder', 'data-label']);

/** All that a reader of the page sees or hears. */
function spoken(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  const own = 'attrs' in node ? node.attrs.filter(({ name }) => ATTRIBUTES.has(name)) : [];
  const isSilent = 'tagName' in node && ['script', 'style'].includes(node.tagName);
  const inside = 'childNodes' in node && !isSilent ? node.childNodes.map(spoken) : [];
  // An address is broken at its slashes.
  const said = inside.join('tagName' in node && ['a', 'bdi'].includes(node.tagName) ? '' : '\n');
  return [...own.map(({ value }) => value), said].join('\n');
}

/** The words of a form: without its markup, and without code to paste. */
export const wordsOf = {
  page: (html: string): string => spoken(parse(html)),
  markdown: (text: string): string =>
    text.replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '').replaceAll(/<\/?\w+>/g, ''),
  xml: (text: string): string =>
    [...text.matchAll(/ (?:name|message)="([^"]*)"|>([^<]+)</g)]
      .map(([, value = '', inside = '']) => `${value} ${inside}`)
      .join('\n'),
  sarif: (text: string): string =>
    [...text.matchAll(/"text": "((?:[^"\\]|\\.)*)"/g)]
      .map(([, value = '']) => String(JSON.parse(`"${value}"`)))
      .join('\n'),
  /** The texts of a row; the other columns have the names of fields. */
  csv: (text: string): string =>
    text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split('","').slice(-5, -1).join('\n'))
      .join('\n'),
} as const;

/** What each form of a report says, in a language. */
export const FORMS: readonly (readonly [name: string, words: (report: Report, locale: Locale) => string])[] =
  [
    ['HTML', (report, locale) => wordsOf.page(toHtml(report, { locale }))],
    ['short text', (report, locale) => toText(report, { locale })],
    ['whole text', (report, locale) => toText(report, { locale, detail: 'whole', width: 60 })],
    ['Markdown', (report, locale) => wordsOf.markdown(toMarkdown(report, { locale }))],
    ['the brief', (report, locale) => wordsOf.markdown(toLlm(report, { locale }))],
    ['JUnit', (report, locale) => wordsOf.xml(toJunit(report, { locale }))],
    ['CSV', (report, locale) => wordsOf.csv(toCsv(report, { locale }))],
    ['SARIF', (report, locale) => wordsOf.sarif(toSarif(report, { locale }))],
  ];
