/** Classes of bytes that HTML's tokenizer tells apart. Every byte of a character beyond ASCII is above 0x7f. */

export const BYTE = {
  tab: 0x09,
  lineFeed: 0x0a,
  formFeed: 0x0c,
  return: 0x0d,
  space: 0x20,
  bang: 0x21,
  quote: 0x22,
  apostrophe: 0x27,
  hyphen: 0x2d,
  slash: 0x2f,
  less: 0x3c,
  equals: 0x3d,
  greater: 0x3e,
  question: 0x3f,
} as const;

const LETTER = 2;
const NAME_END = 4;

/** The commonest white space, and the one with the highest code but for it. */
const { return: last, space } = BYTE;

const classes = new Uint8Array(256);
for (const byte of [BYTE.tab, BYTE.lineFeed, BYTE.formFeed, BYTE.return, BYTE.space])
  classes[byte] = NAME_END;
for (const byte of [BYTE.slash, BYTE.greater]) classes[byte] = NAME_END;
for (let byte = 0x61; byte <= 0x7a; byte++) {
  classes[byte] = LETTER;
  classes[byte - 0x20] = LETTER;
}

const lower = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte,
);

/** ASCII white space of HTML: tab, line feed, form feed, carriage return, space. */
export function isSpace(byte: number | undefined): boolean {
  return byte !== undefined && (byte === space || (byte <= last && (classes[byte] ?? 0) !== 0));
}

/** An ASCII letter: what makes `<` or `</` a tag. */
export function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && ((classes[byte] ?? 0) & LETTER) !== 0;
}

/** White space, `/` or `>`: what ends a tag name. */
export function endsName(byte: number | undefined): boolean {
  return byte !== undefined && ((classes[byte] ?? 0) & NAME_END) !== 0;
}

/** An ASCII capital in lower case, any other byte as it is. */
export function lowerByte(byte: number): number {
  return lower[byte] ?? byte;
}

/** The first place from here on that is not white space of HTML. */
export function skipBlank(bytes: Uint8Array, from: number): number {
  const end = bytes.length;
  let i = from;
  while (i < end && isSpace(bytes[i])) i++;
  return i;
}

/** Whether a range holds nothing but white space of HTML. */
export function isBlank(bytes: Uint8Array, from: number, to: number): boolean {
  return skipBlank(bytes, from) >= to;
}

/** Whether two ranges hold the same ASCII-case-insensitive name. */
export function sameName(bytes: Uint8Array, aFrom: number, aTo: number, bFrom: number, bTo: number): boolean {
  const length = aTo - aFrom;
  if (length !== bTo - bFrom) return false;
  for (let i = 0; i < length; i++) {
    if (lowerByte(bytes[aFrom + i] ?? 0) !== lowerByte(bytes[bFrom + i] ?? 0)) return false;
  }
  return true;
}
