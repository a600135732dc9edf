/** The body of a final answer: refused, or read, bounded and decoded. */
import {
  contentTypeOf,
  headerValues,
  type FetchCode,
  type HeaderLine,
  type Truncation,
} from '../exchange.ts';
import { release, type Answer } from './ask.ts';
import { readBody, type BodyEnd, type BodyReading, type RawBody } from './body.ts';
import { classify } from './classify.ts';
import { codingsOf, decodeBody, holdsBinary, unsupported, type Codings, type Decoded } from './decode.ts';
import { FetchFailure } from './failure.ts';
import { isGzip } from './gunzip.ts';
import type { Limits } from './limits.ts';
import type { Accept } from './model.ts';

/** Media that never holds a page, some of it endless (WHATWG MIME Sniffing groups, 2026-11). */
const NEVER_A_PAGE =
  /^(?:(?:image|audio|video|font)\/|application\/(?:pdf|zip|gzip|x-gzip|wasm)$|text\/event-stream$)/;

/** The media type when it rules a page out, else `null`. An SVG image is one of those; a missing type is not. */
export function refusedMedia(headers: readonly HeaderLine[]): string | null {
  const [type = ''] = (contentTypeOf(headers) ?? '').split(';');
  const media = type.trim().toLowerCase();
  return NEVER_A_PAGE.test(media) ? media : null;
}

/** A decoded body. */
export interface Content {
  readonly body: Uint8Array;
  readonly truncated: Truncation | null;
  readonly wireBytes: number;
}

/** The request whose answer is read. */
export interface ContentRequest {
  readonly url: URL;
  readonly method: 'GET' | 'HEAD';
  readonly accept: Accept;
  readonly limits: Limits;
}

/** What an unreadable body of an error answer is marked with. Other failures are ours, not those of the answer. */
const LOST: Readonly<Partial<Record<FetchCode, Truncation>>> = {
  decode: 'encoding',
  unsupported: 'encoding',
  connection: 'connection',
  protocol: 'connection',
  timeout: 'deadline',
  'too-large': 'size',
};

/** Statuses from here on are errors, and say so without any body (RFC 9110, 15.5 and 15.6). */
const FIRST_ERROR = 400;

/**
 * The content of an answer, whose connection is freed in every case. A body that breaks off is kept as a prefix; one
 * of which nothing came, or whose framing or coding is wrong, rejects with a FetchFailure. An error answer is
 * without its body: a 404 whose page is mislabelled is still a 404.
 */
export async function readContent(answer: Answer, request: ContentRequest): Promise<Content> {
  try {
    return await readWhole(answer, request);
  } catch (error) {
    const isError = answer.response.status >= FIRST_ERROR;
    const truncated = isError && error instanceof FetchFailure ? LOST[error.code] : undefined;
    if (truncated === undefined) throw error;
    return { body: new Uint8Array(), truncated, wireBytes: 0 };
  }
}

async function readWhole(answer: Answer, request: ContentRequest): Promise<Content> {
  let isRead = false;
  try {
    const codings = admit(answer, request);
    const { response, limit } = answer;
    const seen: Seen = { decoded: null };
    const bounds =
      codings.applied.length === 0 ? plainBounds(request.limits) : codedBounds(codings, request.limits, seen);
    const onChunk = (bytes: number) => {
      limit.touch();
      answer.onBody(bytes);
    };
    const raw = await readBody(response.body, { ...bounds, signal: limit.signal, onChunk });
    isRead = raw.end.kind === 'complete';
    const cut = cutOf(raw.end);
    if (cut !== null && (raw.bytes.byteLength === 0 || cut.truncated === null)) throw cut.failure;
    const decoded = seen.decoded ?? (await decode(raw, codings, request, cut?.failure ?? null));
    if (codings.unknown !== null && holdsBinary(decoded.bytes)) throw unsupported(codings.unknown);
    return {
      body: decoded.bytes,
      truncated: cut?.truncated ?? decoded.truncated,
      wireBytes: raw.bytes.byteLength,
    };
  } finally {
    if (isRead) answer.limit.end();
    else release(answer);
  }
}

const NO_CODINGS: Codings = { applied: [], unknown: null };

/** The codings to undo, or a FetchFailure for a body that is not to be read. */
function admit({ response }: Answer, { method, accept, limits }: ContentRequest): Codings {
  const { headers, status } = response;
  const media = accept === 'html' && status < FIRST_ERROR ? refusedMedia(headers) : null;
  if (media !== null) throw new FetchFailure('unsupported', `content type ${media}`);
  if (method === 'HEAD' || response.bodyDecoded === true) return NO_CODINGS;
  const content = headerValues(headers, 'content-encoding');
  return codingsOf([...content, ...transferCodings(headers)], limits.encodings);
}

/**
 * Codings of the transfer, applied after those of the content (RFC 9112, 6.1 and 7). A client library undoes `chunked`
 * alone; servers that send another one unasked mean it all the same.
 */
function transferCodings(headers: readonly HeaderLine[]): string[] {
  const names = headerValues(headers, 'transfer-encoding').flatMap((value) => value.split(','));
  return names.filter((name) => name.trim().toLowerCase() !== 'chunked');
}

type Bounds = Pick<BodyReading, 'cap' | 'probe'>;

function plainBounds({ wireBytes, decodedBytes }: Limits): Bounds {
  return { cap: Math.min(wireBytes, decodedBytes), probe: null };
}

/** A megabyte of a bomb decodes to more than any cap; of a page or a sitemap to some ten. */
const PROBE_BYTES = 1024 * 1024;

/** `seen` gets what the probe decoded, so that it is not decoded again. */
function codedBounds({ applied }: Codings, limits: Limits, seen: Seen): Bounds {
  const isEnough = async (prefix: Uint8Array) => {
    const decoded = await decodeBody(prefix, applied, limits).catch(() => null);
    if (decoded?.truncated !== 'size') return false;
    seen.decoded = decoded;
    return true;
  };
  return { cap: limits.wireBytes, probe: { above: PROBE_BYTES, isEnough } };
}

interface Seen {
  decoded: Decoded | null;
}

interface Cut {
  /** What the prefix is marked with; `null` when a prefix must not be used. */
  readonly truncated: Truncation | null;
  readonly failure: FetchFailure;
}

function cutOf(end: BodyEnd): Cut | null {
  if (end.kind === 'complete') return null;
  if (end.kind === 'size') {
    return { truncated: 'size', failure: new FetchFailure('too-large', 'the body is larger than its limit') };
  }
  const failure = classify(end.error);
  if (failure.code === 'timeout') return { truncated: 'deadline', failure };
  return { truncated: failure.code === 'connection' ? 'connection' : null, failure };
}

/** `cut`: why the raw body is only a prefix; then a coding that gives nothing is that failure, not its own. */
async function decode(
  raw: RawBody,
  { applied }: Codings,
  { url, accept, limits }: ContentRequest,
  cut: FetchFailure | null,
): Promise<Decoded> {
  let decoded: Decoded;
  try {
    decoded = await decodeBody(raw.bytes, applied, limits);
  } catch (error) {
    throw cut ?? error;
  }
  // A compressed file that was compressed again for transport, or sent without saying so where text was asked for.
  const isFile = applied.length > 0 && url.pathname.endsWith('.gz');
  const isUnlabelled = applied.length === 0 && accept !== 'any';
  if (!isGzip(decoded.bytes) || !(isFile || isUnlabelled)) return decoded;
  return decodeBody(decoded.bytes, ['gzip'], limits).then(
    (inner) => ({ bytes: inner.bytes, truncated: decoded.truncated ?? inner.truncated }),
    () => decoded,
  );
}
