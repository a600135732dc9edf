/**
 * Reads answers as callers hold them. Our own fetcher gives header lines and bytes; a caller may come with the
 * `Headers` of fetch, with the header object of node:http, or with decoded text.
 */
import { contentTypeOf, type HeaderLine } from '../exchange.ts';
import { toUtf8Bytes } from '../readers/charset/decode.ts';
import { essenceOf } from '../values/media-type.ts';
import { inHtmlSyntax } from '../readers/xml/xhtml.ts';

/** Header lines, a `Headers` or Map (both iterate over lines), an object by name, or nothing. */
export type HandedInHeaders =
  | Iterable<HeaderLine>
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | null
  | undefined;

const isIterable = (headers: object): headers is Iterable<HeaderLine> => Symbol.iterator in headers;

/** The header lines of an answer, several values of one name as several lines. */
export function headerLinesOf(headers: HandedInHeaders): readonly HeaderLine[] {
  if (headers === null || headers === undefined) return [];
  if (Array.isArray(headers) || isIterable(headers)) return Array.from(headers);
  return Object.entries(headers).flatMap(([name, value]): HeaderLine[] => {
    if (value === undefined) return [];
    return typeof value === 'string' ? [[name, value]] : value.map((each) => [name, each]);
  });
}

/**
 * The bytes of a body as UTF-8: as it is, or read by byte order mark, header, document, UTF-8; XHTML in the syntax of HTML.
 * Empty for none.
 */
export function bodyBytesOf(
  body: string | Uint8Array | null | undefined,
  headers: readonly HeaderLine[],
): Uint8Array {
  if (body === null || body === undefined) return new Uint8Array();
  const type = contentTypeOf(headers);
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : toUtf8Bytes(body, type).bytes;
  return inHtmlSyntax(bytes, essenceOf(type));
}
