/** One hop: a request with its time limits, its second try on a fresh connection, and its retries. */
import type { HeaderLine } from '../exchange.ts';
import { classify } from './classify.ts';
import { FetchFailure } from './failure.ts';
import { FRAMING_FREE_BYTES, MAX_HEADER_LINES, PIECE_BYTES, type Limits } from './limits.ts';
import type { Sleep } from './model.ts';
import { isPassing, isThrottleStatus, retryWaitMs } from './retry.ts';
import { createTimeLimit, unlessAborted, type TimeLimit } from './time-limit.ts';
import type { ConnectionInfo, Transport, TransportResponse } from './transport/transport.ts';

/** What every hop of a fetcher is done with. */
export interface Engine {
  readonly transport: Transport;
  readonly clock: () => number;
  /** Milliseconds, for what is measured and waited for. */
  readonly stopwatch: () => number;
  readonly random: () => number;
  readonly sleep: Sleep;
}

/** One request of a chain, with the bounds of the chain. */
export interface Question {
  readonly url: URL;
  readonly method: 'GET' | 'HEAD';
  readonly headers: readonly HeaderLine[];
  readonly limits: Limits;
  readonly throttled: 'wait' | 'tell';
  /** Of the whole chain. */
  readonly signal: AbortSignal;
  /** Of the whole chain, on the stopwatch. */
  readonly deadline: number;
}

/** A response whose head is in. Whoever gets it reads or discards the body and ends the limit. */
export interface Answer {
  readonly response: TransportResponse;
  /** Armed with the idle limit of the body. */
  readonly limit: TimeLimit;
  /** To be called with the size of each piece of the body that is read. */
  readonly onBody: (bytes: number) => void;
  readonly firstByteMs: number;
  readonly remoteAddress: string | undefined;
}

/** The last answer after all retries. Rejects with a FetchFailure or the reason of the chain's signal. */
export async function ask(engine: Engine, question: Question): Promise<Answer> {
  const tries = question.method === 'GET' ? question.limits.retries : 0;
  for (let attempt = 0; ; attempt += 1) {
    const result = await tryOnce(engine, question);
    const wait = attempt < tries ? waitFor(engine, question, attempt, result) : null;
    if (wait === null && result instanceof FetchFailure) throw result;
    if (wait === null && !(result instanceof FetchFailure)) return result;
    if (!(result instanceof FetchFailure)) release(result);
    await engine.sleep(wait ?? 0, question.signal);
  }
}

/** Gives an answer's body up. */
export function release({ response, limit }: Answer): void {
  limit.end();
  response.discard();
}

function waitFor(
  { clock, stopwatch, random }: Engine,
  question: Question,
  attempt: number,
  result: Answer | FetchFailure,
): number | null {
  const isFailure = result instanceof FetchFailure;
  const mayPass = isFailure ? result.retryable : maySoonPass(question, result.response);
  if (!mayPass) return null;
  const headers = isFailure ? [] : result.response.headers;
  const remainingMs = question.deadline - stopwatch();
  return retryWaitMs({ headers, attempt, random: random(), now: clock(), remainingMs });
}

function maySoonPass({ throttled }: Question, { status }: TransportResponse): boolean {
  return isPassing(status) && !(throttled === 'tell' && isThrottleStatus(status));
}

/**
 * One try, and a second one at once when a kept-alive connection died under it: the server closed it while the request
 * was on its way (RFC 9112, 9.3.1), which says nothing about the server's health and is not counted as a retry.
 */
async function tryOnce(engine: Engine, question: Question): Promise<Answer | FetchFailure> {
  const seen: Seen = { connection: null };
  const first = await send(engine, question, seen);
  const isStale =
    first instanceof FetchFailure && first.code === 'connection' && seen.connection?.reused === true;
  return isStale ? send(engine, question, seen, 'fresh') : first;
}

interface Seen {
  connection: ConnectionInfo | null;
}

async function send(
  { transport, stopwatch }: Engine,
  { url, method, headers, limits, signal }: Question,
  seen: Seen,
  connection: 'any' | 'fresh' = 'any',
): Promise<Answer | FetchFailure> {
  const limit = createTimeLimit([signal]);
  const noHead = () =>
    new FetchFailure('timeout', `no response head within ${limits.headersMs} ms`, 'retryable');
  // Until a connection is reported the dialer's own limit applies first; a transport without reports gets both.
  limit.arm(limits.connectMs + limits.headersMs, noHead);
  const startedAt = stopwatch();
  const onConnection = (info: ConnectionInfo) => {
    seen.connection = info;
    limit.arm(limits.headersMs, noHead);
  };
  const wire = createWireLimit(limit);
  const { connectMs, headerBytes } = limits;
  const request = {
    url,
    method,
    headers,
    signal: limit.signal,
    connectMs,
    headerBytes,
    connection,
    onConnection,
    onWire: wire.onWire,
  };
  try {
    const sent = transport.request(request);
    const response = await unlessAborted(sent, limit.signal, (late) => late.discard());
    const answer = { response, limit, onBody: wire.onBody, firstByteMs: stopwatch() - startedAt };
    const fault = headFault(response, headerBytes);
    if (fault !== null) {
      release({ ...answer, remoteAddress: undefined });
      return fault;
    }
    const silent = () =>
      new FetchFailure('timeout', `the body was silent for ${limits.idleMs} ms`, 'retryable');
    limit.arm(limits.idleMs, silent);
    return { ...answer, remoteAddress: seen.connection?.remoteAddress };
  } catch (error) {
    limit.end();
    // The chain is over: its reason counts, whatever the transport made of it.
    if (signal.aborted) throw signal.reason;
    return classify(limit.signal.aborted ? limit.signal.reason : error);
  }
}

/**
 * Ends an exchange whose framing outweighs its body: chunks of one byte, extensions, interim answers or trailers without
 * end. None of it is in the body, whose cap therefore never ends it.
 */
function createWireLimit(limit: TimeLimit): {
  onWire: (bytes: number) => void;
  onBody: (bytes: number) => void;
} {
  let left = FRAMING_FREE_BYTES;
  return {
    onWire: (bytes) => {
      left -= bytes + PIECE_BYTES;
      if (left < 0)
        limit.stop(
          new FetchFailure('too-large', 'more than twice as many bytes were sent as the answer has'),
        );
    },
    onBody: (bytes) => {
      left += 2 * bytes - PIECE_BYTES;
    },
  };
}

/** What makes a head unusable although a library took it. */
function headFault({ status, headers }: TransportResponse, headerBytes: number): FetchFailure | null {
  if (status < 200 || status > 999) return new FetchFailure('protocol', `status ${status}`);
  if (headers.length > MAX_HEADER_LINES)
    return new FetchFailure('too-large', `${headers.length} header lines`);
  const size = headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return size > headerBytes ? new FetchFailure('too-large', `a response head of ${size} bytes`) : null;
}
