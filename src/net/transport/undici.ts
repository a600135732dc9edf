/**
 * The default transport: `undici.request`, the cheapest client there is on Node. Redirects, retries, decoding and time
 * limits stay with the fetcher; undici's interceptors for them hang, ignore signals or decode half of what is sent.
 */
import { callbackify } from 'node:util';
import type * as undici from 'undici';
import type { Client, Dispatcher } from 'undici';
import type { HeaderLine } from '../../exchange.ts';
import { once } from '../../values/once.ts';
import { packageNamed } from '../../values/package.ts';
import type { Dial } from './dial.ts';
import { linesFromFlat, linesFromRecord } from './header-lines.ts';
import { httpTransport } from './http.ts';
import { createLinePool, type LinePool } from './lines.ts';
import type { Transport, TransportRequest, TransportResponse } from './transport.ts';

/** Half of what the import of this package costs: loaded with the first request. */
const client = once((): typeof undici => packageNamed('undici'));

type Answer = Dispatcher.ResponseData;

/** How long an idle connection is kept when the server gives no hint. Browsers keep minutes, servers often 5 s. */
const KEEP_ALIVE_MS = 4000;

/**
 * A transport on undici clients, the default. Its connections come from `dial`: as the option
 * `transport: undiciTransport` it is given the dialer that keeps the network policy.
 */
export function undiciTransport(dial: Dial): Transport {
  const pool: LinePool<Client> = createLinePool(dial, {
    open: (request, connect) =>
      new (client().Client)(request.url.origin, {
        connect: (_options, callback) => {
          callbackify(connect)((error: unknown, socket) => {
            if (error === null) callback(null, socket);
            else callback(asError(error), null);
          });
        },
        pipelining: 1,
        allowH2: false,
        maxHeaderSize: request.headerBytes,
        keepAliveTimeout: KEEP_ALIVE_MS,
        // The fetcher has its own, exact timers; undici's run on a clock of half seconds.
        headersTimeout: 0,
        bodyTimeout: 0,
      }),
    shut: (client) => {
      void client.destroy();
    },
  });
  let patient: Transport | null = null;
  return {
    request: async (request) => {
      const line = pool.take(request);
      try {
        const answer = await line.client.request(optionsOf(request));
        return responseOf(answer, {
          give: () => pool.give(line),
          drop: () => pool.drop(line),
        });
      } catch (error) {
        pool.drop(line);
        if (request.signal.aborted || !isMisread(error)) throw error;
        patient ??= httpTransport(dial);
        return patient.request(request);
      }
    },
    close: async () => {
      pool.close();
      await patient?.close();
    },
  };
}

/**
 * Heads about which undici says the wrong thing and Node's own client the right one. A client must read past interim
 * answers that it did not ask for (RFC 9110, 15.2): at 100 Continue undici breaks off. And a fault in the lines after a
 * Content-Length it reports as a body of another length, before there is a body.
 */
function isMisread(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isUnaskedContinue = error.name === 'SocketError' && error.message === 'bad response';
  return isUnaskedContinue || error.name === 'ResponseContentLengthMismatchError';
}

/** The caller may have aborted with a reason that is no error; undici wants one. */
function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('aborted', { cause: reason });
}

/** The default transport over a given dispatcher, such as a MockAgent. The dispatcher dials, so it owns that guard. */
export function dispatcherTransport(dispatcher: Dispatcher): Transport {
  const nothing = () => {};
  return {
    request: async (request) => {
      const answer = await dispatcher.request({ ...optionsOf(request), origin: request.url.origin });
      return responseOf(answer, { give: nothing, drop: nothing });
    },
    // Whoever made the dispatcher closes it.
    close: () => Promise.resolve(),
  };
}

function optionsOf({ url, method, headers, signal }: TransportRequest): Dispatcher.RequestOptions {
  const flat = headers.flatMap(([name, value]) => [name, value]);
  return { path: url.pathname + url.search, method, headers: flat, signal, responseHeaders: 'raw' };
}

interface LineEnd {
  readonly give: () => void;
  readonly drop: () => void;
}

function responseOf({ statusCode, headers, body }: Answer, line: LineEnd): TransportResponse {
  const raw: unknown = headers;
  const lines = Array.isArray(raw) ? linesFromFlat(raw) : linesFromRecord(headers);
  const declared = declaredLength(lines);
  const complete = declared !== '' && Number(declared) === body.readableLength;
  // Once per response: after it is given back, the line belongs to the next request.
  let over = false;
  const end = (how: 'give' | 'drop') => {
    if (over) return;
    over = true;
    line[how]();
  };
  // Nobody may be listening any more when a discarded body fails.
  body.on('error', () => end('drop'));
  body.once('end', () => end('give'));
  body.once('close', () => end('drop'));
  return {
    status: statusCode,
    headers: lines,
    body,
    discard: () => {
      if (!complete || body.destroyed) {
        body.destroy();
        return;
      }
      // Everything has arrived: the next hop may use the connection at once.
      body.resume();
      end('give');
    },
  };
}

function declaredLength(lines: readonly HeaderLine[]): string {
  return lines.find(([name]) => name.toLowerCase() === 'content-length')?.[1] ?? '';
}
