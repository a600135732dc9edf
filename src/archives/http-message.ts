/** An HTTP answer as archives keep it: its head and body as they came (RFC 9112). */
import { headerValues, type HeaderLine } from '../exchange.ts';

/** A stored answer. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: readonly HeaderLine[];
  /** Without the framing of the transfer; content codings are as stored. */
  readonly body: Buffer;
}

const STATUS_LINE = /^HTTP\/\d(?:\.\d)?[ \t]+(\d{3})(?:[ \t].*)?\r?\n/;
const MAX_HEAD = 256 * 1024;

/** The answer in a block, `null` where none is in it. A head that was cut is no answer. */
export function httpAnswer(block: Buffer): StoredAnswer | null {
  const text = block.toString('latin1', 0, Math.min(block.length, MAX_HEAD));
  const line = STATUS_LINE.exec(text);
  if (line === null) return null;
  const rest = text.slice(line[0].length);
  // A head without fields ends at once.
  const end = /^\r?\n/.exec(rest) ?? /\r?\n\r?\n/.exec(rest);
  if (end === null) return null;
  const headers = headerLines(rest.slice(0, end.index));
  const raw = block.subarray(line[0].length + end.index + end[0].length);
  const isChunked = headerValues(headers, 'transfer-encoding').some((value) => /\bchunked\b/i.test(value));
  const body = isChunked ? (withoutChunks(raw) ?? raw) : raw;
  return {
    status: Number(line[1]),
    headers: headers.filter(([name]) => name.toLowerCase() !== 'transfer-encoding'),
    body,
  };
}

function headerLines(text: string): HeaderLine[] {
  return text
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line): HeaderLine[] => {
      const colon = line.indexOf(':');
      return colon > 0 ? [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]] : [];
    });
}

const CHUNK_SIZE = /^([\da-f]{1,8})[ \t]*(?:;[^\r\n]*)?\r?\n/i;

/**
 * A body in chunks as it was (RFC 9112, 7.1), what came of it where it was cut. `null` where it is in none: archives
 * of browsers keep the header of a body that they have joined.
 */
function withoutChunks(raw: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  let at = 0;
  while (at < raw.length) {
    const line = CHUNK_SIZE.exec(raw.toString('latin1', at, at + 1024));
    if (line === null) return chunks.length === 0 ? null : Buffer.concat(chunks);
    const size = Number.parseInt(line[1] ?? '', 16);
    if (size === 0) break;
    at += line[0].length;
    chunks.push(raw.subarray(at, at + size));
    at += size;
    if (raw[at] === 0x0d) at++;
    if (raw[at] === 0x0a) at++;
  }
  return Buffer.concat(chunks);
}
