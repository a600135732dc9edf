/**
 * A recording as a WARC file, which other programs read: of each exchange its request, the answer of each redirect, and the
 * final answer with its body decoded. What HTTP has no place for (failures, timings, who was asked as whom) is a metadata record of
 * ours after them, from which a replay is the same to the byte.
 */
import type { FileHandle } from 'node:fs/promises';
import { byteSource } from '../archives/byte-source.ts';
import { httpAnswer } from '../archives/http-message.ts';
import { inFile, opened } from '../archives/open-archive.ts';
import { warcRecords } from '../archives/warc-records.ts';
import { httpBlock, recordId, writeRecord } from '../archives/warc-writer.ts';
import { CodedError } from '../errors.ts';
import type { HeaderLine } from '../exchange.ts';
import { jsonOf } from './json-line.ts';
import { recordedFrom, RENDER, storable, type Recorded } from './recording.ts';

/** The media type of our metadata. */
const OURS = 'application/vnd.citeworthy+json';
const ANSWER = 'application/http; msgtype=response';

/** What describes bytes that are kept decoded and whole; renamed as Common Crawl does. */
const OF_TRANSFER: ReadonlySet<string> = new Set(['content-encoding', 'content-length', 'transfer-encoding']);

/** The first record of a file: what was asked, as one line of JSON. */
export function warcBeginning(asked: string, date: number): Uint8Array {
  const block = Buffer.from(
    `software: citeworthy\r\nformat: WARC File Format 1.1\r\nciteworthy-run: ${asked}\r\n`,
  );
  const about = {
    type: 'warcinfo',
    id: recordId(),
    uri: '',
    date,
    contentType: 'application/warc-fields',
  } as const;
  return writeRecord({ ...about, block });
}

/** The records of one exchange, to be appended to the file. */
export function recordWarc(recorded: Recorded): Uint8Array {
  const { request, exchange } = storable(recorded);
  const { body, ...rest } = exchange;
  const isRendering = request.method === RENDER;
  const id = recordId();
  const date = exchange.timings.startedAt;
  const records: Uint8Array[] = [];
  if (!isRendering) records.push(requestRecord(request, { date, answer: id }));
  for (const { url, status, location } of exchange.hops)
    records.push(
      writeRecord({
        type: 'response',
        id: recordId(),
        uri: url,
        date,
        contentType: ANSWER,
        ...httpBlock(`HTTP/1.1 ${status} `, [['Location', location]]),
      }),
    );
  if (exchange.status > 0)
    records.push(
      writeRecord({
        type: isRendering ? 'conversion' : 'response',
        id,
        uri: exchange.finalUrl,
        date,
        contentType: ANSWER,
        fields: exchange.remoteAddress === undefined ? [] : [['WARC-IP-Address', exchange.remoteAddress]],
        ...httpBlock(`HTTP/1.1 ${exchange.status} `, headersOf(exchange.headers, body), body),
      }),
    );
  records.push(
    writeRecord({
      type: 'metadata',
      id: recordId(),
      uri: exchange.url,
      date,
      contentType: OURS,
      fields: [['WARC-Concurrent-To', id]],
      block: Buffer.from(JSON.stringify({ request, exchange: rest })),
    }),
  );
  return Buffer.concat(records);
}

function requestRecord(
  { method, url, agent, accept }: Recorded['request'],
  { date, answer }: { readonly date: number; readonly answer: string },
): Uint8Array {
  const address = URL.canParse(url) ? new URL(url) : null;
  const headers: HeaderLine[] = [
    ['Host', address?.host ?? ''],
    ...(agent === '' ? [] : [['User-Agent', agent] as const]),
    ...(accept === undefined ? [] : [['Accept', `text/${accept}`] as const]),
  ];
  const path = address === null ? url : address.pathname + address.search;
  return writeRecord({
    type: 'request',
    id: recordId(),
    uri: url,
    date,
    contentType: 'application/http; msgtype=request',
    fields: [['WARC-Concurrent-To', answer]],
    ...httpBlock(`${method} ${path} HTTP/1.1`, headers),
  });
}

function headersOf(headers: readonly HeaderLine[], body: Uint8Array): HeaderLine[] {
  const told = headers.map(([name, value]): HeaderLine => [
    OF_TRANSFER.has(name.toLowerCase()) ? `X-Crawl-${name}` : name,
    value,
  ]);
  return [...told, ['Content-Length', String(body.byteLength)]];
}

/** A recording that is read. */
export interface WarcRecording {
  /** What was asked, as JSON, `null` where the file does not say. */
  readonly asked: unknown;
  readonly recorded: readonly Recorded[];
}

/** Reads a recording from a WARC file. Throws `file-unreadable`, and `file-invalid` for a record of ours that is none. */
export async function readWarcRecording(path: string): Promise<WarcRecording> {
  const file = await opened(path);
  try {
    return await recordingIn(file);
  } catch (error) {
    throw inFile(path, error);
  } finally {
    await file.close();
  }
}

async function recordingIn(file: FileHandle): Promise<WarcRecording> {
  const recorded: Recorded[] = [];
  const bodies = new Map<string, Uint8Array>();
  let asked: unknown = null;
  for await (const { head, block, place } of warcRecords(byteSource(file))) {
    if (head.type === 'warcinfo')
      asked ??= jsonOf(/^citeworthy-run: (.*?)\r?$/m.exec(block.toString('utf8'))?.[1] ?? 'null');
    if (head.type === 'response' || head.type === 'conversion')
      bodies.set(head.id, new Uint8Array(httpAnswer(block)?.body ?? []));
    if (head.type !== 'metadata' || head.media !== OURS) continue;
    const read = recordedFrom(
      jsonOf(block.toString('utf8')),
      bodies.get(head.concurrentTo) ?? new Uint8Array(),
    );
    if (read === null)
      throw new CodedError('file-invalid', `the record at byte ${place.offset} is no recorded exchange`);
    recorded.push(read);
    bodies.clear();
  }
  return { asked, recorded };
}
