/** WARC files as warcio, another program, writes them. */
import { WARCRecord, WARCSerializer } from 'warcio';

/** An answer that is put into a file. */
export interface Captured {
  readonly url: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly date?: string;
  readonly type?: 'response' | 'resource' | 'request' | 'revisit' | 'metadata';
  readonly method?: string;
  /** Fields of the record. */
  readonly fields?: Readonly<Record<string, string>>;
}

const REASONS: Readonly<Record<number, string>> = { 200: 'OK', 301: 'Moved Permanently', 404: 'Not Found' };

/** The file, compressed a record at a time or not at all. */
export async function warcFile(captured: readonly Captured[], { gzip = true } = {}): Promise<Buffer> {
  const info = WARCRecord.createWARCInfo(
    { filename: 'test.warc.gz', warcVersion: 'WARC/1.1' },
    { software: 'test' },
  );
  const parts: Uint8Array[] = [await WARCSerializer.serialize(info, { gzip })];
  for (const one of captured) parts.push(await warcRecord(one, { gzip }));
  return Buffer.concat(parts);
}

/** One record of a file. */
export async function warcRecord(
  {
    url,
    status = 200,
    headers = HTML,
    body = '',
    date = DATE,
    type = 'response',
    method = 'GET',
    fields = {},
  }: Captured,
  { gzip = true } = {},
): Promise<Uint8Array> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const statusline =
    type === 'request' ? `${method} / HTTP/1.1` : `HTTP/1.1 ${status} ${REASONS[status] ?? 'Said'}`;
  const record = WARCRecord.create(
    {
      url,
      date,
      type,
      warcVersion: 'WARC/1.1',
      warcHeaders: fields,
      ...(type === 'resource' || type === 'metadata' ? {} : { httpHeaders: headers, statusline }),
    },
    (async function* () {
      yield bytes;
    })(),
  );
  return WARCSerializer.serialize(record, { gzip });
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const DATE = '2026-03-01T12:00:00Z';
