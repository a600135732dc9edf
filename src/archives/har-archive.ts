/** A HAR file (HTTP Archive 1.2), as browsers and proxies write it. */
import * as z from 'zod';
import { CodedError } from '../errors.ts';
import type { HeaderLine } from '../exchange.ts';
import { isGzip } from '../net/gunzip.ts';
import { archiveKey, isPage, type Archive, type ArchivedAnswer, type ArchivedEntry } from './archive.ts';

const line = z.object({ name: z.string(), value: z.string() });

const entry = z.object({
  startedDateTime: z.string().optional(),
  request: z.object({ method: z.string(), url: z.string() }),
  response: z.object({
    status: z.number(),
    headers: z.array(line).default([]),
    redirectURL: z.string().optional(),
    content: z
      .object({
        mimeType: z.string().default(''),
        size: z.number().optional(),
        text: z.string().optional(),
        encoding: z.string().optional(),
      })
      .default({ mimeType: '' }),
  }),
});

type HarEntry = z.infer<typeof entry>;

/** What is read of a file: of its entries those that have the shape of one. */
const har = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

/** Characters of a HAR file at most: it is one JSON text, which is kept whole. */
export const MAX_HAR = 256 * 1024 * 1024;

/** Reads the text of a HAR file. Throws `file-invalid` for what is none. */
export function harArchive(text: string): Archive {
  const answers = new Map<string, ArchivedAnswer | null>();
  const entries = new Map<string, ArchivedEntry>();
  for (const { key, date, response } of gets(text)) {
    const known = entries.get(key);
    // A request that was blocked, or that the page gave up, has status 0.
    if (response.status === 0 || (known !== undefined && known.date > date)) continue;
    const headers = headersOf(response);
    const answer = bodyOf(key, response, { headers, date });
    // One that was not changed, or came from the cache and was not kept, says less than what is known.
    if (known !== undefined && (answer === null || response.status === NOT_MODIFIED)) continue;
    const type = response.content.mimeType;
    entries.set(key, { url: key, status: response.status, isPage: isPage(response.status, type), date });
    answers.set(key, answer);
  }
  return {
    entries,
    answerTo: (url) => Promise.resolve(answers.get(url) ?? null),
    close: () => Promise.resolve(),
  };
}

const NOT_MODIFIED = 304;

function* gets(text: string): Generator<HarEntry & { readonly key: string; readonly date: number }> {
  const read = har.safeParse(jsonOf(text));
  if (!read.success) throw new CodedError('file-invalid', 'not a HAR file: it has no log with entries');
  for (const each of read.data.log.entries) {
    const { success, data } = entry.safeParse(each);
    const key = success ? archiveKey(data.request.url) : null;
    if (success && key !== null && data.request.method === 'GET')
      yield { ...data, key, date: Date.parse(data.startedDateTime ?? '') || 0 };
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

/** Of HTTP/2 the names of pseudo-header fields are kept too. */
function headersOf({ headers, redirectURL = '', content }: HarEntry['response']): HeaderLine[] {
  const lines = headers
    .filter(({ name }) => !name.startsWith(':'))
    .map(({ name, value }): HeaderLine => [name, value]);
  const has = (name: string): boolean => lines.some(([own]) => own.toLowerCase() === name);
  if (redirectURL !== '' && !has('location')) lines.push(['location', redirectURL]);
  if (content.mimeType !== '' && !has('content-type')) lines.push(['content-type', content.mimeType]);
  return lines;
}

/**
 * `null`: the body was not kept, which is not the same as an empty one. Bodies are kept decoded (HAR 1.2, content), but
 * for those in base64 that begin as gzip does.
 */
function bodyOf(
  url: string,
  { status, content }: HarEntry['response'],
  { headers, date }: Pick<ArchivedAnswer, 'headers' | 'date'>,
): ArchivedAnswer | null {
  const hasBody = content.text !== undefined && content.text !== '';
  if (!hasBody && status === 200) return null;
  const isBytes = content.encoding === 'base64';
  const body = Buffer.from(content.text ?? '', isBytes ? 'base64' : 'utf8');
  // Text was decoded with the charset of the page, and is UTF-8 here whatever the page declares.
  const told = isBytes ? headers : headers.map(inUtf8);
  const isDecoded = !isBytes || !isGzip(body);
  const truncated = isDecoded && isCut(body, content, headers) ? 'size' : null;
  return { url, status, headers: told, body, isDecoded, truncated, date };
}

/** Bytes of a mark at the beginning, which decoding takes away. */
const MARK = 3;

/**
 * Browsers keep the beginning of a large body, and its whole size. Text is as large in UTF-8 as it was, or larger, in all
 * charsets but UTF-16.
 */
const isCut = (body: Buffer, { size = 0 }: HarEntry['response']['content'], headers: readonly HeaderLine[]) =>
  body.length + MARK < size && headers.every(([, value]) => !/utf-?16/i.test(value));

const inUtf8 = ([name, value]: HeaderLine): HeaderLine =>
  name.toLowerCase() === 'content-type' && /^text\/|xml|json/i.test(value)
    ? [name, `${(value.split(';', 1)[0] ?? '').trim()}; charset=utf-8`]
    : [name, value];
