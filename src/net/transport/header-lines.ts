/** Response headers as client libraries give them, into header lines. */
import { Buffer, isUtf8 } from 'node:buffer';
import type { HeaderLine } from '../../exchange.ts';

const BEYOND_ASCII = /[\u0080-\u00ff]/;
const EACH_BEYOND_ASCII = /[\u0080-\u00ff]/g;
const BEYOND_LATIN1 = /[^\u0000-\u00ff]/;

/**
 * A header value as text. Libraries hand over one character a byte; servers send UTF-8 (raw Location paths, above all),
 * so a value whose bytes are valid UTF-8 is read as such, any other stays latin1 (RFC 9110, 5.5).
 */
export function headerText(value: string): string {
  const trimmed = value.trim();
  if (!BEYOND_ASCII.test(trimmed) || BEYOND_LATIN1.test(trimmed)) return trimmed;
  const bytes = Buffer.from(trimmed, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : trimmed;
}

/**
 * One line as text. Bytes of a Location that are no UTF-8 belong to the address in the charset of its server: they are
 * asked for as they came, percent-encoded, as browsers and curl do. Read as latin1 they would name another page.
 */
function headerLine(name: string, value: string): HeaderLine {
  const text = headerText(value);
  const isUnread = name.toLowerCase() === 'location' && text === value.trim() && !BEYOND_LATIN1.test(text);
  return [name, isUnread ? text.replaceAll(EACH_BEYOND_ASCII, percentEncoded) : text];
}

function percentEncoded(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Lines from a flat list: name, value, name, value. */
export function linesFromFlat(flat: readonly unknown[]): HeaderLine[] {
  const lines: HeaderLine[] = [];
  for (let index = 0; index + 1 < flat.length; index += 2) {
    lines.push(headerLine(String(flat[index]), String(flat[index + 1])));
  }
  return lines;
}

/** Lines from a record whose values are strings or lists of strings. */
export function linesFromRecord(record: object): HeaderLine[] {
  return Object.entries(record).flatMap(([name, value]: [string, unknown]) =>
    [value].flat().map((one) => headerLine(name, String(one))),
  );
}
