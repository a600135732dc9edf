/** One POST under the network policy: to a public https address, over the guarded dialer, without redirects or retries. */
import { request as httpRequest } from 'node:http';
import type { Socket } from 'node:net';
import { classify } from './classify.ts';
import { FetchFailure } from './failure.ts';
import { DEFAULT_USER_AGENT } from './identity.ts';
import { URL_FAULTS, URL_REFUSALS } from './policy/check-url.ts';
import { createNetworkPolicy } from './policy/network-policy.ts';
import { createTimeLimit } from './time-limit.ts';
import { createDialer } from './transport/dial.ts';
import { createSystemResolver } from './transport/resolve.ts';
import type { Resolver } from './transport/resolver.ts';

/** How a POST reaches its address; everything is optional. */
export interface PostOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for all of it, from the look-up of the name to the head of the answer. Default 10,000. */
  readonly timeoutMs?: number | undefined;
  /** Exact origins exempt from the network policy and from https, such as a receiver on this machine. */
  readonly allowOrigins?: readonly string[] | undefined;
  readonly resolver?: Resolver | undefined;
  /** PEM certificates trusted besides the public authorities. */
  readonly trustedCertificates?: readonly string[] | string | undefined;
}

const TIMEOUT_MS = 10_000;

/**
 * The status of the answer. Rejects with a FetchFailure, or with the reason of the caller's signal. The body of the
 * answer is not read.
 */
export async function post(
  address: string,
  body: Uint8Array,
  headers: Readonly<Record<string, string>>,
  options: PostOptions = {},
): Promise<number> {
  const { signal, timeoutMs = TIMEOUT_MS, allowOrigins = [], trustedCertificates } = options;
  const policy = createNetworkPolicy({ allowOrigins });
  const verdict = policy.checkUrl(address);
  const { reason } = verdict;
  if (reason !== undefined)
    throw new FetchFailure(URL_FAULTS.has(reason) ? 'url' : 'blocked', `the address ${URL_REFUSALS[reason]}`);
  const url = new URL(verdict.url);
  if (url.protocol !== 'https:' && !allowOrigins.includes(url.origin))
    throw new FetchFailure('blocked', 'the address is not an https address');
  signal?.throwIfAborted();
  const dial = createDialer({
    policy,
    resolver: options.resolver ?? createSystemResolver(),
    trustedCertificates,
  });
  const limit = createTimeLimit(signal === undefined ? [] : [signal]);
  const late = `no answer within ${timeoutMs} ms`;
  limit.arm(timeoutMs, () => new FetchFailure('timeout', late, 'retryable'));
  let socket: Socket | undefined;
  try {
    socket = await dial({ url, connectMs: timeoutMs, signal: limit.signal });
    return await sent(socket, url, { body, headers, signal: limit.signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw classify(limit.signal.aborted ? limit.signal.reason : error);
  } finally {
    limit.end();
    socket?.destroy();
  }
}

interface Sending {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

function sent(socket: Socket, url: URL, { body, headers, signal }: Sending): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = httpRequest({
      // The socket is ready, TLS and all.
      createConnection: () => socket,
      method: 'POST',
      path: url.pathname + url.search,
      headers: {
        ...headers,
        host: url.host,
        'user-agent': DEFAULT_USER_AGENT,
        'content-length': body.byteLength,
      },
      signal,
    });
    sending.once('response', ({ statusCode = 0 }) => resolve(statusCode));
    sending.on('error', reject);
    sending.end(body);
  });
}
