/** Character references (`&amp;`, `&#38;`) as the characters they stand for, by the tables of the HTML Standard and of XML. */
import type * as entities from 'entities/decode';
import { once } from './once.ts';
import { packageNamed } from './package.ts';

/** Its tables take as long to make as a small reader to load, and many texts hold no reference. */
const decoder = once((): typeof entities => packageNamed('entities/decode'));

/** Text of HTML; the names that need no semicolon are read without one. */
export function decodeHTML(text: string): string {
  return decoder().decodeHTML(text);
}

/** A value of an attribute: a name without semicolon is literal before `=` or a letter or digit. */
export function decodeHTMLAttribute(text: string): string {
  return decoder().decodeHTMLAttribute(text);
}

/** Only references that end in a semicolon. */
export function decodeHTMLStrict(text: string): string {
  return decoder().decodeHTMLStrict(text);
}

/** The five names of XML, and numbers. */
export function decodeXML(text: string): string {
  return decoder().decodeXML(text);
}
