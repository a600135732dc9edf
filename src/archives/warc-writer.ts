/** Records of a WARC file (ISO 28500:2017, WARC 1.1), each to be appended to the file as it is. */
import { createHash, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { HeaderLine } from '../exchange.ts';

/** A record to be written. */
export interface NewRecord {
  readonly type: 'warcinfo' | 'request' | 'response' | 'conversion' | 'metadata';
  readonly id: string;
  /** Empty: of no address. */
  readonly uri: string;
  /** Epoch milliseconds. */
  readonly date: number;
  readonly contentType: string;
  /** Further fields, such as `WARC-Concurrent-To`. */
  readonly fields?: readonly HeaderLine[];
  readonly block: Uint8Array;
  /** Bytes of the block before its payload. Default: all of it is payload. */
  readonly headBytes?: number;
}

/** A new name of a record (WARC 1.1, 5.2). */
export const recordId = (): string => `<urn:uuid:${randomUUID()}>`;

/** The record as a member of a file that is compressed a record at a time (WARC 1.1, annex D). */
export function writeRecord(record: NewRecord): Uint8Array {
  const { type, id, uri, date, contentType, fields = [], block, headBytes = 0 } = record;
  const lines: HeaderLine[] = [
    ['WARC-Type', type],
    ['WARC-Record-ID', id],
    ['WARC-Date', new Date(date).toISOString()],
    ...(uri === '' ? [] : [['WARC-Target-URI', uri] as const]),
    ...fields,
    ['WARC-Block-Digest', digest(block)],
    ...(headBytes > 0 ? [['WARC-Payload-Digest', digest(block.subarray(headBytes))] as const] : []),
    ['Content-Type', contentType],
    ['Content-Length', String(block.byteLength)],
  ];
  const head = lines.map(([name, value]) => `${name}: ${inOneLine(value)}\r\n`).join('');
  return gzipSync(Buffer.concat([Buffer.from(`WARC/1.1\r\n${head}\r\n`), block, Buffer.from('\r\n\r\n')]));
}

const digest = (bytes: Uint8Array): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

const inOneLine = (value: string): string => value.replaceAll(/[\r\n]+/g, ' ');

/** An HTTP answer as a block, with the bytes of its head. */
export function httpBlock(
  startLine: string,
  headers: readonly HeaderLine[],
  body: Uint8Array = new Uint8Array(),
): { readonly block: Uint8Array; readonly headBytes: number } {
  const lines = headers.map(([name, value]) => `${name}: ${inOneLine(value)}\r\n`).join('');
  const head = Buffer.from(`${startLine}\r\n${lines}\r\n`, 'latin1');
  return { block: Buffer.concat([head, body]), headBytes: head.byteLength };
}
