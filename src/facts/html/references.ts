/**
 * Text of a byte range with its character references read, by the WHATWG table (all 2,231 names, those that need no
 * semicolon, and the replacements of numeric references).
 */
import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';

const AMPERSAND = 0x26;

/** Text content of a range: references decoded, NUL dropped. Never a slice of a longer string. */
export function decodeText(bytes: Buffer, from: number, to: number): string {
  const text = withoutNul(bytes.toString('utf8', from, to));
  return has(bytes, from, to, AMPERSAND) ? decodeHTML(text) : text;
}

/** An attribute value: as text, but a name without semicolon is literal before `=` or a letter or digit. */
export function decodeAttribute(bytes: Buffer, from: number, to: number): string {
  if (from === to) return '';
  const text = bytes.toString('utf8', from, to).replaceAll('\0', '\uFFFD');
  return has(bytes, from, to, AMPERSAND) ? decodeHTMLAttribute(text) : text;
}

/** Text of a range whose every byte is literal, as in script. */
export function rawText(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('utf8', from, to);
}

function has(bytes: Buffer, from: number, to: number, byte: number): boolean {
  for (let i = from; i < to; i++) if (bytes[i] === byte) return true;
  return false;
}

function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '') : text;
}
