/** Decodes the references that every XML text may use: the five names and numbers. Once, and no others. */

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9A-Fa-f]{1,6})|(amp|lt|gt|quot|apos));/g;

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

/** Whether a text as written names an entity that XML does not define. Strict parsers stop there (XML 1.0, 4.1). */
export const namesEntity = (text: string): boolean =>
  /&(?!(?:amp|lt|gt|quot|apos);)[A-Za-z_][\w.-]{0,63};/.test(text);
