/** What the value of a Content-Type or of a `type` attribute names. */
import { commaSeparated } from '../catalog/comma-separated.ts';

/** The media type without its parameters, in lower case; empty for none (WHATWG MIME Sniffing, "essence"). */
export function essenceOf(value: string | null): string {
  return value?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Whether a type is that of JSON-LD, whose parameters are left to its readers (JSON-LD 1.1, chapter 7). */
export function isJsonLd(type: string | null): boolean {
  return essenceOf(type) === 'application/ld+json';
}

/** WHATWG MIME Sniffing, "JavaScript MIME type" (2026-11). */
const JAVASCRIPT: ReadonlySet<string> = new Set(
  commaSeparated(`
  application/ecmascript, application/javascript, application/x-ecmascript, application/x-javascript,
  text/ecmascript, text/javascript, text/javascript1.0, text/javascript1.1, text/javascript1.2,
  text/javascript1.3, text/javascript1.4, text/javascript1.5, text/jscript, text/livescript,
  text/x-ecmascript, text/x-javascript
`),
);

/**
 * Whether the text of a script element is run, by its `type` attribute without white space at its ends. Any other type,
 * one with parameters too, makes a data block: JSON that an application starts from, templates, rules (HTML Standard,
 * 4.12.1.1 "prepare the script element").
 */
export function runsAsScript(type: string): boolean {
  const name = type.toLowerCase();
  return name === '' || name === 'module' || JAVASCRIPT.has(name);
}
