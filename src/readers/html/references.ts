/**
 * Text of a byte range with its character references read, by the WHATWG table (all 2,231 names, those that need no
 * semicolon, and the replacements of numeric references).
 */
import { decodeHTML, decodeHTMLAttribute } from '../../values/character-references.ts';

const AMPERSAND = 0x26;

/** How text of a kind is read: what becomes of NUL, and of character references. */
interface Kind {
  readonly nul: string;
  readonly decode: (text: string) => string;
}

const TEXT: Kind = { nul: '', decode: decodeHTML };
const ESCAPABLE: Kind = { nul: '\uFFFD', decode: decodeHTML };
const ATTRIBUTE: Kind = { nul: '\uFFFD', decode: decodeHTMLAttribute };

/** Text content of a range: references decoded, NUL dropped. Never a slice of a longer string. */
export function decodeText(bytes: Buffer, from: number, to: number): string {
  return read(bytes.toString('utf8', from, to), specials(bytes, from, to), TEXT);
}

/** Content of title or textarea: references decoded, NUL shows as U+FFFD. */
export function decodeEscapable(bytes: Buffer, from: number, to: number): string {
  return read(bytes.toString('utf8', from, to), specials(bytes, from, to), ESCAPABLE);
}

/** An attribute value: as text, but a name without semicolon is literal before `=` or a letter or digit. */
export function decodeAttribute(bytes: Buffer, from: number, to: number): string {
  if (from === to) return '';
  return read(bytes.toString('utf8', from, to), specials(bytes, from, to), ATTRIBUTE);
}

/** An attribute value without white space at its ends. */
export function decodeTrimmed(bytes: Buffer, from: number, to: number): string {
  let start = from;
  let end = to;
  while (start < end && isAsciiBlank(bytes[start] ?? 0)) start++;
  while (end > start && isAsciiBlank(bytes[end - 1] ?? 0)) end--;
  if (start === end) return '';
  const found = specials(bytes, start, end);
  const text = read(bytes.toString('utf8', start, end), found, ATTRIBUTE);
  // What is still white space is a reference or a character beyond ASCII.
  const isTrimmed = (found & REFERENCE) === 0 && ((bytes[start] ?? 0) | (bytes[end - 1] ?? 0)) < 0x80;
  return isTrimmed ? text : text.trim();
}

/** `found`: what the bytes of the text hold, as of {@link specials}. */
function read(text: string, found: number, { nul, decode }: Kind): string {
  if (found === 0) return text;
  const lines = (found & RETURN) === 0 ? text : text.replaceAll(BREAK, '\n');
  const clean = (found & NUL) === 0 ? lines : lines.replaceAll('\0', nul);
  return (found & REFERENCE) === 0 ? clean : decode(clean);
}

/** Text of a range whose every byte is literal, as in script. */
export function rawText(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('utf8', from, to);
}

const REFERENCE = 1;
const NUL = 2;
const RETURN = 4;

const CARRIAGE_RETURN = 0x0d;
/** The standard makes one kind of line break of them before it reads anything else (HTML Standard, 13.2.3.5). */
const BREAK = /\r\n?/g;

/** What a range holds that plain decoding does not do, as bits. */
function specials(bytes: Buffer, from: number, to: number): number {
  let found = 0;
  for (let i = from; i < to; i++) {
    const byte = bytes[i];
    if (byte === AMPERSAND) found |= REFERENCE;
    else if (byte === CARRIAGE_RETURN) found |= RETURN;
    else if (byte === 0) found |= NUL;
  }
  return found;
}

/** White space of JavaScript's `trim` within ASCII: the five of HTML and the vertical tab. */
function isAsciiBlank(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}
