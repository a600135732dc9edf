/**
 * The border between the network and the analysis: what was asked, what came back, as plain data.
 * Nothing else crosses. A live run, a recorded line and a saved page are all an {@link Exchange}.
 */

/** Why no usable answer came. An expected failure of the outside world is one of these, never a throw. */
export const FETCH_CODES = [
  'url',
  'blocked',
  'dns',
  'connection',
  'tls',
  'timeout',
  'protocol',
  'too-large',
  'decode',
  'unsupported',
  'redirect',
  'aborted',
] as const;

/** Why no usable answer came, in one word. */
export type FetchCode = (typeof FETCH_CODES)[number];

/** How a fetch ended: `answered`, or why no usable answer came. */
export type Outcome = 'answered' | FetchCode;

/** Why a body is only a prefix: a cap, the total deadline, the peer, or a broken content coding. */
export type Truncation = 'size' | 'deadline' | 'connection' | 'encoding';

/** One header line as received: name in the sender's case, value trimmed. Duplicates are kept, in order. */
export type HeaderLine = readonly [name: string, value: string];

/** A redirect answer that was followed: who gave it, with which status, and the absolute address that it led to. */
export interface Hop {
  readonly url: string;
  readonly status: number;
  readonly location: string;
}

/** Why no usable answer came, with one sentence and whether trying again can help. */
export interface FetchError {
  readonly code: FetchCode;
  readonly message: string;
  readonly retryable: boolean;
  /** Of a name that leads where nobody may ask: the first address it leads to. */
  readonly address?: string;
}

/** When an exchange happened and how long it took, in milliseconds. `null`: the moment was never reached. */
export interface Timings {
  /** Epoch milliseconds at which the first request was sent. */
  readonly startedAt: number;
  /** From the start of the last hop's request to its response head. */
  readonly firstByteMs: number | null;
  /** From the start to the end of the body, all hops and retries included. */
  readonly totalMs: number;
}

/** What was asked and what came back, as plain data: the only thing that crosses from the network to the analysis. */
export interface Exchange {
  /** The address asked for. */
  readonly url: string;
  /** The address that answered, after redirects. Equal to `url` without any. */
  readonly finalUrl: string;
  /** Redirects that were followed, in order. */
  readonly hops: readonly Hop[];
  /** `answered` also for a status of 4xx or 5xx: those are answers. */
  readonly outcome: Outcome;
  /** `null` when `outcome` is `answered`. */
  readonly error: FetchError | null;
  /** HTTP status of the final answer, 0 without one. */
  readonly status: number;
  /** Of the final answer. */
  readonly headers: readonly HeaderLine[];
  /** Decoded of any content coding, capped. Empty without an answer. */
  readonly body: Uint8Array;
  /** `null`: the body is whole. */
  readonly truncated: Truncation | null;
  /** Bytes of the final body as they came over the wire. */
  readonly wireBytes: number;
  readonly timings: Timings;
  /** IP address that the final answer came from, absent where the transport does not tell. */
  readonly remoteAddress?: string;
}

/**
 * An {@link Exchange} from a saved page, as if `url` had answered with it. Default status 200, type HTML; text counts
 * as its UTF-8 bytes, bytes tell their encoding themselves. Its clock is 0, so that age is not judged.
 */
export function exchangeOf(saved: {
  readonly url: string;
  readonly status?: number | undefined;
  readonly headers?: readonly HeaderLine[] | undefined;
  readonly body: string | Uint8Array;
}): Exchange {
  const body = typeof saved.body === 'string' ? new TextEncoder().encode(saved.body) : saved.body;
  const defaultType = typeof saved.body === 'string' ? 'text/html; charset=utf-8' : 'text/html';
  return {
    url: saved.url,
    finalUrl: saved.url,
    hops: [],
    outcome: 'answered',
    error: null,
    status: saved.status ?? 200,
    headers: saved.headers ?? [['content-type', defaultType]],
    body,
    truncated: null,
    wireBytes: body.byteLength,
    timings: { startedAt: 0, firstByteMs: null, totalMs: 0 },
  };
}

/** What describes the bytes of a body, and is not true of a document that was written anew. */
const OF_BYTES: ReadonlySet<string> = new Set([
  'content-type',
  'content-encoding',
  'content-length',
  'transfer-encoding',
]);

/** The answer with the document that its scripts have made, in UTF-8: everything else is as the server said it. */
export function renderedExchange(raw: Exchange, document: string | Uint8Array): Exchange {
  const body = typeof document === 'string' ? new TextEncoder().encode(document) : document;
  const kept = raw.headers.filter(([name]) => !OF_BYTES.has(name.toLowerCase()));
  return { ...raw, headers: [['content-type', 'text/html; charset=utf-8'], ...kept], body, truncated: null };
}

/** An {@link Exchange} without an answer: what a failed fetch, or an address that was never asked for, looks like. */
export function unanswered(url: string, error: FetchError): Exchange {
  return {
    url,
    finalUrl: url,
    hops: [],
    outcome: error.code,
    error,
    status: 0,
    headers: [],
    body: new Uint8Array(),
    truncated: null,
    wireBytes: 0,
    timings: { startedAt: 0, firstByteMs: null, totalMs: 0 },
  };
}

/**
 * Whether an answer came only because a cookie was returned: its redirects lead back to an address that had redirected
 * before, and between the two askings only the cookie differs.
 */
export function needsCookie({
  outcome,
  hops,
  finalUrl,
}: Pick<Exchange, 'outcome' | 'hops' | 'finalUrl'>): boolean {
  return outcome === 'answered' && new Set([...hops.map(({ url }) => url), finalUrl]).size <= hops.length;
}

/** Values of all lines of one header, in order. `name` in lower case. */
export function headerValues(headers: readonly HeaderLine[], name: string): string[] {
  const values: string[] = [];
  for (const [key, value] of headers) if (key.toLowerCase() === name) values.push(value);
  return values;
}

/** The first value of a header, or `null`. `name` in lower case. */
export function headerValue(headers: readonly HeaderLine[], name: string): string | null {
  for (const [key, value] of headers) if (key.toLowerCase() === name) return value;
  return null;
}

/** Whether a status says that the answer is what was asked for: 2xx (RFC 9110, 15.3). */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+$/;

/**
 * The Content-Type that counts: of several, in lines of their own or behind commas, the last that names a type, with
 * the charset of the same type before it (Fetch Standard, "extract a MIME type"). `null` without a header. One value
 * comes back as it is, whatever it says.
 */
export function contentTypeOf(headers: readonly HeaderLine[]): string | null {
  const values = headerValues(headers, 'content-type');
  const [first = null] = values;
  if (values.length < 2 && first?.includes(',') !== true) return first;
  let chosen: string | null = null;
  let type = '';
  for (const value of values.join(',').split(',')) {
    const own = (value.split(';', 1)[0] ?? '').trim().toLowerCase();
    if (!MEDIA_TYPE.test(own) || own === '*/*') continue;
    if (own !== type || /;\s*charset=/i.test(value)) chosen = value.trim();
    type = own;
  }
  return chosen ?? first;
}
