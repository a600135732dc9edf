/** The body of a final answer: refused, or read, bounded and decoded. */
import { headerValues } from '../exchange.ts';
import type { Truncation } from '../exchange.ts';
import { release } from './ask.ts';
import type { Answer } from './ask.ts';
import { readBody } from './body.ts';
import type { BodyEnd, BodyReading, RawBody } from './body.ts';
import { classify } from './classify.ts';
import { codingsOf, decodeBody } from './decode.ts';
import type { Coding, Decoded } from './decode.ts';
import { FetchFailure } from './failure.ts';
import { isGzip } from './gunzip.ts';
import type { Limits } from './limits.ts';
import { refusedMedia } from './media.ts';
import type { Accept } from './model.ts';

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

/**
 * The content of an answer, whose connection is freed in every case. A body that breaks off is kept as a prefix; one
 * of which nothing came, or whose framing or coding is wrong, rejects with a FetchFailure.
 */
export async function readContent(answer: Answer, request: ContentRequest): Promise<Content> {
  let isRead = false;
  try {
    const codings = admit(answer, request);
    const { response, limit } = answer;
    const seen: Seen = { decoded: null };
    const bounds =
      codings.length === 0 ? plainBounds(request.limits) : codedBounds(codings, request.limits, seen);
    const onChunk = () => limit.touch();
    const raw = await readBody(response.body, { ...bounds, signal: limit.signal, onChunk });
    isRead = raw.end.kind === 'complete';
    const cut = cutOf(raw.end);
    if (cut !== null && (raw.bytes.byteLength === 0 || cut.truncated === null)) throw cut.failure;
    const decoded = seen.decoded ?? (await decode(raw, codings, request, cut?.failure ?? null));
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

/** The codings to undo, or a FetchFailure for a body that is not to be read. */
function admit({ response }: Answer, { method, accept, limits }: ContentRequest): readonly Coding[] {
  const media = accept === 'html' ? refusedMedia(response.headers) : null;
  if (media !== null) throw new FetchFailure('unsupported', `content type ${media}`);
  if (method === 'HEAD' || response.bodyDecoded === true) return [];
  return codingsOf(headerValues(response.headers, 'content-encoding'), limits.encodings);
}

type Bounds = Pick<BodyReading, 'cap' | 'probe'>;

function plainBounds({ wireBytes, decodedBytes }: Limits): Bounds {
  return { cap: Math.min(wireBytes, decodedBytes), probe: null };
}

/** A megabyte of a bomb decodes to more than any cap; of a page or a sitemap to some ten. */
const PROBE_BYTES = 1024 * 1024;

/** `seen` gets what the probe decoded, so that it is not decoded again. */
function codedBounds(codings: readonly Coding[], limits: Limits, seen: Seen): Bounds {
  const isEnough = async (prefix: Uint8Array) => {
    const decoded = await decodeBody(prefix, codings, limits).catch(() => null);
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
  codings: readonly Coding[],
  { url, accept, limits }: ContentRequest,
  cut: FetchFailure | null,
): Promise<Decoded> {
  let decoded: Decoded;
  try {
    decoded = await decodeBody(raw.bytes, codings, limits);
  } catch (error) {
    throw cut ?? error;
  }
  // A compressed file that was compressed again for transport, or sent without saying so where text was asked for.
  const isFile = codings.length > 0 && url.pathname.endsWith('.gz');
  const isUnlabelled = codings.length === 0 && accept !== 'any';
  if (!isGzip(decoded.bytes) || !(isFile || isUnlabelled)) return decoded;
  return decodeBody(decoded.bytes, ['gzip'], limits).then(
    (inner) => ({ bytes: inner.bytes, truncated: decoded.truncated ?? inner.truncated }),
    () => decoded,
  );
}
