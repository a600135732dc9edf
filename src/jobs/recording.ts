/**
 * Recorded exchanges: one JSON line each, so that an audit can be run again, byte for byte, without a network.
 * A line is `{ request: { method, url, agent }, exchange }` with the body in base64.
 */
import * as z from 'zod';
import { CodedError } from '../errors.ts';
import { FETCH_CODES, unanswered, type Exchange, type HeaderLine } from '../exchange.ts';
import type { Fetcher, FetchOptions, RenderOptions } from '../net/model.ts';
import { jsonOf } from './json-line.ts';

const milliseconds = z.number().min(0);
const fetchCode = z.enum(FETCH_CODES);

const recordedLine = z.strictObject({
  request: z.strictObject({
    method: z.string(),
    url: z.string(),
    agent: z.string(),
    accept: z.literal('markdown').exactOptional(),
  }),
  exchange: z.strictObject({
    url: z.string(),
    finalUrl: z.string(),
    hops: z.array(z.strictObject({ url: z.string(), status: z.int(), location: z.string() })),
    outcome: z.enum(['answered', ...FETCH_CODES]),
    error: z
      .strictObject({
        code: fetchCode,
        message: z.string(),
        retryable: z.boolean(),
        address: z.string().exactOptional(),
      })
      .nullable(),
    status: z.int().min(0).max(999),
    headers: z.array(z.tuple([z.string(), z.string()])),
    body: z.unknown().optional(),
    truncated: z.enum(['size', 'deadline', 'connection', 'encoding']).nullable(),
    wireBytes: z.int().min(0),
    timings: z.strictObject({
      startedAt: z.number(),
      firstByteMs: milliseconds.nullable(),
      totalMs: milliseconds,
    }),
    remoteAddress: z.string().exactOptional(),
  }),
});

/** What makes two requests the same request of an audit. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  /** User-Agent of a simulated visit, empty for our own. */
  readonly agent: string;
  /** Where another representation of the page was asked for. */
  readonly accept?: 'markdown';
}

/** One exchange of a recording, with the request that it answers. */
export interface Recorded {
  readonly request: RecordedRequest;
  readonly exchange: Exchange;
}

function requestOf(url: string, options: FetchOptions = {}): RecordedRequest {
  const { method = 'GET', as, accept } = options;
  return { method, url, agent: as?.userAgent ?? '', ...(accept === 'markdown' && { accept }) };
}

/** A rendering is no request to the site, and has a method of its own. */
export const RENDER = 'RENDER';

const renderingOf = ({ url }: Exchange): RecordedRequest => ({ method: RENDER, url, agent: '' });

/**
 * A recorded exchange as one line of JSON, its body in base64, without the line break behind it. Of cookies the names are
 * kept, which say who answers: a recording is handed on, and a value may be a session.
 */
export function recordLine(recorded: Recorded): string {
  const { request, exchange } = storable(recorded);
  return JSON.stringify({
    request,
    exchange: { ...exchange, body: Buffer.from(exchange.body).toString('base64') },
  });
}

/** The exchange as it may be handed on: of cookies the names alone. */
export function storable({ request, exchange }: Recorded): Recorded {
  const headers = exchange.headers.map(([name, value]): HeaderLine =>
    name.toLowerCase() === 'set-cookie' ? [name, value.replaceAll(COOKIE_VALUE, '$1***')] : [name, value],
  );
  return { request, exchange: { ...exchange, headers } };
}

/** What is behind the name of a cookie, or a cookie without one (RFC 6265, 4.1.1): one a line. */
const COOKIE_VALUE = /^([^=;\n]*=)?[^;\n]*/gm;

/**
 * The exchanges of a recording: lines as of {@link recordLine}, empty ones passed over. Throws a {@link CodedError}
 * `file-invalid` with the number of the first line that is none.
 */
export function readRecording(text: string): Recorded[] {
  return text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [recordedOf(line, index + 1)]));
}

function recordedOf(line: string, number: number): Recorded {
  const value = jsonOf(line);
  const body = bodyOf.safeParse(value);
  const read = body.success
    ? recordedFrom(value, new Uint8Array(Buffer.from(body.data.exchange.body, 'base64')))
    : null;
  if (read === null) throw new CodedError('file-invalid', `line ${number} is no recorded exchange`);
  return read;
}

/** The body of a line, in base64. */
const bodyOf = z.object({ exchange: z.object({ body: z.base64() }) });

/** What was recorded with this body; `null` for what is no recorded exchange. */
export function recordedFrom(value: unknown, body: Uint8Array): Recorded | null {
  const read = recordedLine.safeParse(value);
  if (!read.success) return null;
  const { request, exchange } = read.data;
  return { request, exchange: { ...exchange, body } };
}

/** The same fetcher, telling of every exchange, renderings included. A fetch rejects with what `onRecorded` throws. */
export function recording(fetcher: Fetcher, onRecorded: (recorded: Recorded) => void): Fetcher {
  const { render } = fetcher;
  return {
    fetch: async (url, options) => {
      const exchange = await fetcher.fetch(url, options);
      onRecorded({ request: requestOf(url, options), exchange });
      return exchange;
    },
    ...(render !== undefined && {
      render: async (raw, options) => {
        const exchange = await render(raw, options);
        onRecorded({ request: renderingOf(raw), exchange });
        return exchange;
      },
    }),
    close: () => fetcher.close(),
  };
}

/**
 * A fetcher that answers from a recording, in the recorded order for equal requests; the last answer is repeated.
 * A request that was not recorded has outcome `connection`. Recorded renderings are given back without a browser.
 */
export function replaying(recorded: readonly Recorded[]): Fetcher {
  /** With the place of the answer that comes next: to take answers off the front of a long list moves all behind it. */
  const answers = new Map<string, { readonly exchanges: Exchange[]; next: number }>();
  for (const { request, exchange } of recorded) {
    const key = JSON.stringify(request);
    const known = answers.get(key);
    if (known === undefined) answers.set(key, { exchanges: [exchange], next: 0 });
    else known.exchanges.push(exchange);
  }
  const answerTo = (request: RecordedRequest, signal: AbortSignal | undefined): Promise<Exchange> => {
    signal?.throwIfAborted();
    const known = answers.get(JSON.stringify(request));
    if (known === undefined) return Promise.resolve(unanswered(request.url, NOT_RECORDED));
    const last = known.exchanges.length - 1;
    const next = known.exchanges[Math.min(known.next, last)];
    known.next += 1;
    return Promise.resolve(next ?? unanswered(request.url, NOT_RECORDED));
  };
  const isRendered = recorded.some(({ request }) => request.method === RENDER);
  return {
    fetch: (url, options) => answerTo(requestOf(url, options), options?.signal),
    ...(isRendered && {
      render: (raw: Exchange, options?: RenderOptions) => answerTo(renderingOf(raw), options?.signal),
    }),
    close: () => Promise.resolve(),
  };
}

const NOT_RECORDED = {
  code: 'connection',
  message: 'the recording contains no answer to this request',
  retryable: false,
} as const;
