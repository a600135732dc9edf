/** A WARC file whose records are looked up by address. */
import type { FileHandle } from 'node:fs/promises';
import { contentTypeOf, headerValues } from '../exchange.ts';
import { isGzip } from '../net/gunzip.ts';
import { archiveKey, isPage, type Archive, type ArchivedAnswer, type ArchivedEntry } from './archive.ts';
import { byteSource, WINDOW } from './byte-source.ts';
import { httpAnswer } from './http-message.ts';
import { isZstd, unzstd } from './zstd-frame.ts';
import { MAX_BLOCK, warcRecords, type RecordPlace, type WarcRange, type WarcRecord } from './warc-records.ts';

/** An entry with where it is. */
interface WarcEntry extends ArchivedEntry {
  readonly id: string;
  readonly place: RecordPlace;
  /** Of a revisit: the capture whose body it has, by digest and by address. */
  readonly revisit: { readonly digest: string; readonly refersTo: string } | null;
}

/** Reads through the file once. Close the archive, which closes the file. Throws `file-invalid` for one without records. */
export async function warcArchive(file: FileHandle, signal?: AbortSignal): Promise<Archive> {
  const source = byteSource(file);
  const entries = new Map<string, WarcEntry>();
  /** Records that have the body of a digest. */
  const bodies = new Map<string, RecordPlace>();
  const notAsked = new Set<string>();
  for await (const record of warcRecords(source)) {
    signal?.throwIfAborted();
    const { head, place } = record;
    noteRequest(record, notAsked);
    const key = archiveKey(head.uri);
    const answer = key === null || notAsked.has(head.concurrentTo) ? null : answerIn(record);
    if (key === null || answer === null) continue;
    const isRevisit = head.type === 'revisit';
    if (!isRevisit && head.digest !== '' && !bodies.has(head.digest)) bodies.set(head.digest, place);
    const known = entries.get(key);
    if (known !== undefined && known.date > head.date) continue;
    // A revisit that was not changed says less than what it refers to.
    if (known !== undefined && answer.status === NOT_MODIFIED) continue;
    entries.set(key, {
      id: head.id,
      url: key,
      status: answer.status,
      isPage: isPage(answer.status, contentTypeOf(answer.headers) ?? ''),
      date: head.date,
      place,
      revisit: isRevisit ? { digest: head.digest, refersTo: head.refersTo } : null,
    });
  }
  for (const [key, { id }] of entries) if (notAsked.has(id)) entries.delete(key);
  const at = (place: RecordPlace) => recordAt(file, place);
  return {
    entries,
    answerTo: async (url) => {
      const entry = entries.get(url);
      if (entry === undefined) return null;
      const record = await at(entry.place);
      const answer = record === null ? null : answerIn(record);
      if (answer === null || entry.revisit === null) return answer;
      const { digest, refersTo } = entry.revisit;
      const original = entries.get(archiveKey(refersTo) ?? '');
      const place = bodies.get(digest) ?? (original?.revisit === null ? original.place : undefined);
      const kept = place === undefined ? null : await at(place);
      const body = kept === null ? null : answerIn(kept);
      return body === null
        ? null
        : { ...answer, body: body.body, isDecoded: body.isDecoded, truncated: body.truncated };
    },
    close: () => file.close(),
  };
}

const NOT_MODIFIED = 304;

async function recordAt(
  file: FileHandle,
  { offset, length, inner }: RecordPlace,
): Promise<WarcRecord | null> {
  const source = byteSource(file, { window: length, end: offset + length });
  for await (const record of warcRecords(source, { offset, length }))
    if (record.place.inner === inner) return record;
  return null;
}

/** Notes what is the answer to no GET: either record of a pair names the other, and either comes first. */
function noteRequest({ head, block }: WarcRecord, notAsked: Set<string>): void {
  if (head.type !== 'request' || block.toString('latin1', 0, 4) === 'GET ') return;
  for (const id of [head.id, head.concurrentTo]) if (id !== '') notAsked.add(id);
}

/** The answer that a record keeps, `null` for a record that keeps none. */
function answerIn({ head, block, isCut }: WarcRecord): ArchivedAnswer | null {
  const truncated = head.truncated ?? (isCut ? (head.length > MAX_BLOCK ? 'size' : 'connection') : null);
  const known = { url: head.uri, date: head.date, truncated };
  if (head.type === 'resource')
    return {
      ...known,
      status: 200,
      headers: head.contentType === '' ? [] : [['content-type', head.contentType]],
      body: block,
      isDecoded: true,
    };
  if (head.type !== 'response' && head.type !== 'revisit') return null;
  if (head.media !== 'application/http') return null;
  const answer = httpAnswer(block);
  if (answer === null) return null;
  const coding = headerValues(answer.headers, 'content-encoding').join(', ').trim();
  // A browser has offered it, and the site has done as asked.
  if (/^zstd$/i.test(coding) && isZstd(answer.body)) {
    const body = unzstd(answer.body, MAX_BLOCK);
    return body === null ? null : { ...known, ...answer, body, isDecoded: true };
  }
  // Tools that keep the decoded body and the header of the coding all the same.
  return { ...known, ...answer, isDecoded: /gzip|zstd/i.test(coding) && !isGzip(answer.body) };
}

/** What a part of a WARC file has: an answer, or bytes that are no record (`null`), each with its place. */
export interface PlacedAnswer {
  readonly offset: number;
  /** As of {@link RecordPlace}. */
  readonly inner: number;
  readonly answer: ArchivedAnswer | null;
}

/** The answers of a WARC file, or of a part of it, in order. Memory: two records. */
export async function* warcAnswers(file: FileHandle, range: WarcRange = {}): AsyncGenerator<PlacedAnswer> {
  const source = byteSource(file, { window: Math.min(range.length ?? WINDOW, WINDOW) });
  const notAsked = new Set<string>();
  /** What may be the answer to the request that comes next, and bytes that are no record. */
  let held: (PlacedAnswer & { readonly id: string })[] = [];
  const onLost = (offset: number) => void held.push({ id: '', offset, inner: 0, answer: null });
  for await (const record of warcRecords(source, range, onLost)) {
    const { head, place } = record;
    noteRequest(record, notAsked);
    if (head.type === 'request') continue;
    yield* held.filter(({ id }) => !notAsked.has(id));
    const isAnswer = head.type !== 'revisit' && archiveKey(head.uri) !== null;
    const answer = isAnswer && !notAsked.has(head.concurrentTo) ? answerIn(record) : null;
    held = answer === null ? [] : [{ id: head.id, offset: place.offset, inner: place.inner, answer }];
  }
  yield* held.filter(({ id }) => !notAsked.has(id));
}
