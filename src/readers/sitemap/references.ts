/** Decodes the references that every XML text may use: the five names and numbers. Once, and no others. */

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const REFERENCE = /&(?:#0*(\d{1,7})|#[xX]0*([0-9A-Fa-f]{1,6})|(amp|lt|gt|quot|apos));/g;

/** `null` for a number that is no character of XML 1.0 (section 2.2). */
function character(code: number): string | null {
  const isControl = code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return isControl || isSurrogate || code > 0x10ffff ? null : String.fromCodePoint(code);
}

/** The text with its references decoded. One that stands for nothing, and a bare `&`, stay as written. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (whole: string, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(decimal, 10);
    return character(code) ?? whole;
  });
}

/** The names of references that {@link decodeReferences} leaves: entities that a DTD would have to define. */
export const hasEntity = (text: string): boolean => /&[A-Za-z_][\w.-]{0,63};/.test(text);

/** An `&` with what it begins: a reference that XML allows, by number in decimal or hexadecimal or by name, or nothing. */
const AMPERSAND = /&(?:#(\d+);|#x([0-9A-Fa-f]+);|(?:amp|lt|gt|quot|apos);)?/g;

/** An `&` that does not begin one of the references that sitemaps are full of. */
const UNUSUAL = /&(?!(?:amp|lt|gt|quot|apos|#0?38|#x26);)/;

/**
 * Offset of the first `&` of a text as written that begins no reference which XML defines by itself, -1 without one: a
 * bare one, an entity of HTML, the number of no character. Strict parsers stop there (XML 1.0, 4.1).
 */
export function undefinedReference(text: string): number {
  if (!UNUSUAL.test(text)) return -1;
  for (const { 0: found, 1: decimal, 2: hex, index } of text.matchAll(AMPERSAND)) {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(decimal, 10);
    const isNumber = decimal !== undefined || hex !== undefined;
    if (found === '&' || (isNumber && character(code) === null)) return index;
  }
  return -1;
}
