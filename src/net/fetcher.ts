/**
 * One address to one Exchange. The chain of hops is here: each target is judged by the network policy, asked, and left
 * for the next or read. Everything that can go wrong outside is an outcome of the Exchange.
 */
import { parsedUrl } from '../values/address.ts';
import type { Exchange, HeaderLine, Hop } from '../exchange.ts';
import { ask, release, type Answer, type Engine } from './ask.ts';
import { readContent, type Content } from './content.ts';
import { createCookieJar } from './cookies.ts';
import { errorData, FetchFailure } from './failure.ts';
import { conditionsOf, DEFAULT_USER_AGENT, requestHeaders } from './identity.ts';
import { DEFAULT_LIMITS, limitsFrom, type Limits } from './limits.ts';
import type { Accept, Fetcher, FetcherOptions, FetchOptions } from './model.ts';
import { requestTarget, URL_FAULTS, URL_REFUSALS } from './policy/check-url.ts';
import { createDress, type Dress } from './own-headers.ts';
import { createNetworkPolicy, type NetworkPolicy } from './policy/network-policy.ts';
import { redirectTarget } from './redirect.ts';
import { createPageRender } from './render-page.ts';
import { stopwatch } from './stopwatch.ts';
import { createTimeLimit, sleepFor } from './time-limit.ts';
import { createTransport } from './transport/create.ts';

export type { Accept, Fetcher, FetcherOptions, FetchOptions, Identity, TransportFactory } from './model.ts';

/**
 * A fetcher under the default network policy and limits, with the given ones over them.
 * Throws a TypeError for options that are not what they should be.
 */
export function createFetcher(options: FetcherOptions = {}): Fetcher {
  const policy = createNetworkPolicy(options);
  const limits = limitsFrom(DEFAULT_LIMITS, options.limits);
  const userAgent = options.userAgent ?? DEFAULT_USER_AGENT;
  requestHeaders('any', { userAgent });
  const dress = createDress(options);
  const engine: Engine = {
    transport: createTransport(options, policy),
    clock: options.clock ?? Date.now,
    stopwatch: options.clock ?? stopwatch,
    random: options.random ?? Math.random,
    sleep: options.sleep ?? sleepFor,
  };
  const closing = new AbortController();
  const pages = options.renderer && createPageRender(options.renderer, options, policy);
  return {
    ...(pages !== undefined && { render: pages.render }),
    fetch: async (url, request = {}) => {
      if (typeof url !== 'string') throw new TypeError('fetch takes the address as a string');
      if (closing.signal.aborted) throw new TypeError('the fetcher is closed');
      const chain = chainOf(url, request, { limits, userAgent });
      request.signal?.throwIfAborted();
      const parents = request.signal === undefined ? [closing.signal] : [closing.signal, request.signal];
      return runChain({ engine, policy, dress, chain, parents, caller: request.signal });
    },
    close: async () => {
      closing.abort(new FetchFailure('aborted', 'the fetcher was closed'));
      await Promise.all([engine.transport.close(), pages?.close()]);
    },
  };
}

/** What one call asks for, checked. */
interface Chain {
  readonly asked: string;
  readonly method: 'GET' | 'HEAD';
  readonly accept: Accept;
  readonly headers: readonly HeaderLine[];
  /** For the address itself. */
  readonly conditions: readonly HeaderLine[];
  readonly isProbe: boolean;
  readonly limits: Limits;
  readonly throttled: 'wait' | 'tell';
  readonly cookies: 'of-chain' | 'none';
  readonly forbids: (url: string) => string | null;
}

function chainOf(url: string, request: FetchOptions, base: { limits: Limits; userAgent: string }): Chain {
  const accept = request.accept ?? 'any';
  return {
    asked: url,
    method: request.method ?? 'GET',
    accept,
    headers: requestHeaders(accept, request.as ?? { userAgent: base.userAgent }),
    conditions: conditionsOf(request.known),
    isProbe: request.as !== undefined,
    limits: limitsFrom(base.limits, request.limits),
    throttled: request.throttled ?? 'wait',
    cookies: request.cookies ?? 'of-chain',
    forbids: request.forbids ?? (() => null),
  };
}

/** How far a chain has come: all an Exchange needs when it ends here. */
interface Trail {
  readonly hops: Hop[];
  finalUrl: string;
  head: { readonly status: number; readonly headers: readonly HeaderLine[] } | null;
  firstByteMs: number | null;
  remoteAddress: string | undefined;
}

interface Run {
  readonly engine: Engine;
  readonly policy: NetworkPolicy;
  readonly dress: Dress | null;
  readonly chain: Chain;
  readonly parents: readonly AbortSignal[];
  readonly caller: AbortSignal | undefined;
}

async function runChain({ engine, policy, dress, chain, parents, caller }: Run): Promise<Exchange> {
  const { limits } = chain;
  const startedAt = engine.clock();
  const started = engine.stopwatch();
  const asked = addressOf(chain.asked);
  const trail: Trail = { hops: [], finalUrl: asked, head: null, firstByteMs: null, remoteAddress: undefined };
  const limit = createTimeLimit(parents);
  limit.arm(
    limits.totalMs,
    () => new FetchFailure('timeout', `not done within ${limits.totalMs} ms`, 'retryable'),
  );
  const scope = {
    engine,
    policy,
    dress,
    chain,
    trail,
    signal: limit.signal,
    deadline: started + limits.totalMs,
  };
  const settle = (result: Content | FetchFailure) =>
    exchangeFrom(asked, trail, result, { startedAt, totalMs: engine.stopwatch() - started });
  try {
    const content = await follow(scope);
    // Reading stops at an abort like at any break; for the caller it is none.
    caller?.throwIfAborted();
    return settle(content);
  } catch (error) {
    if (caller?.aborted === true) throw caller.reason;
    if (error instanceof FetchFailure) return settle(error);
    throw error;
  } finally {
    limit.end();
  }
}

/** The address as it is reported: as asked, but never with a password in it. */
function addressOf(asked: string): string {
  // Without this sign there are no credentials (URL Standard, 4.4, authority state).
  const parsed = asked.includes('@') ? parsedUrl(asked) : null;
  if (parsed === null) return asked;
  const { target, credentials } = requestTarget(parsed);
  return credentials ? target.href : asked;
}

interface Scope extends Pick<Run, 'engine' | 'policy' | 'dress' | 'chain'> {
  readonly trail: Trail;
  readonly signal: AbortSignal;
  readonly deadline: number;
}

/** Follows redirects to the final answer and reads it. Rejects with a FetchFailure or the signal's reason. */
async function follow(scope: Scope): Promise<Content> {
  const { chain, trail, engine } = scope;
  const jar = createCookieJar();
  const seen = new Set<string>();
  let next = chain.asked;
  for (;;) {
    const url = admit(scope, next);
    const cookies = jar.headerFor(url);
    // The same address with other cookies is another question: consent walls redirect to themselves once.
    const state = `${url.href} ${cookies}`;
    if (seen.has(state)) throw new FetchFailure('redirect', `the redirects lead back to ${url.href}`);
    seen.add(state);
    trail.head = null;
    const answer = await askHop(scope, url, cookies);
    const { status, headers } = answer.response;
    trail.head = { status, headers };
    trail.firstByteMs = answer.firstByteMs;
    trail.remoteAddress = answer.remoteAddress;
    const target = targetOf(answer, url);
    if (target === null) return readContent(answer, { ...chain, url });
    release(answer);
    if (chain.cookies === 'of-chain') jar.keep(url, headers, engine.clock());
    if (url.protocol === 'https:' && target.protocol === 'http:') jar.clear();
    trail.hops.push({ url: url.href, status, location: target.href });
    if (trail.hops.length > chain.limits.redirects) {
      throw new FetchFailure('redirect', `more than ${chain.limits.redirects} redirects`);
    }
    next = target.href;
  }
}

/** The address to ask, if the policy lets it. */
function admit({ policy, chain, trail }: Scope, address: string): URL {
  const verdict = policy.checkUrl(address);
  const isFollowed = trail.hops.length > 0;
  if (isFollowed || verdict.url !== '') trail.finalUrl = verdict.url;
  const forbidden = isFollowed && verdict.allowed ? chain.forbids(verdict.url) : null;
  if (verdict.allowed && forbidden === null) return new URL(verdict.url);
  trail.head = null;
  if (forbidden !== null) throw new FetchFailure('blocked', `redirect to ${verdict.url}: ${forbidden}`);
  const reason = verdict.reason ?? 'invalid-url';
  const isFault = URL_FAULTS.has(reason);
  const code = isFault ? (isFollowed ? 'redirect' : 'url') : 'blocked';
  const refused = `${verdict.url || 'the address'}${isFollowed ? ', which' : ''} ${URL_REFUSALS[reason]}`;
  throw new FetchFailure(code, isFollowed ? `redirect to ${refused}` : refused);
}

/** A server may refuse HEAD; the question is then asked as GET (RFC 9110, 9.3.2: same fields). */
const HEAD_REFUSED: ReadonlySet<number> = new Set([405, 501]);

async function askHop(
  { engine, dress, chain, trail, signal, deadline }: Scope,
  url: URL,
  cookies: string,
): Promise<Answer> {
  const cookieLine: HeaderLine[] = cookies === '' ? [] : [['Cookie', cookies]];
  const { method, limits, throttled, isProbe } = chain;
  const conditions = trail.hops.length === 0 ? chain.conditions : [];
  const plain = [...chain.headers, ...conditions, ...cookieLine];
  const headers = dress === null ? plain : await dress({ url, method, headers: plain, isProbe });
  const question = { url, method, headers, limits, throttled, signal, deadline };
  const answer = await ask(engine, question);
  if (method === 'GET' || !HEAD_REFUSED.has(answer.response.status)) return answer;
  release(answer);
  return ask(engine, { ...question, method: 'GET' });
}

function targetOf(answer: Answer, url: URL): URL | null {
  try {
    const target = redirectTarget(answer.response.status, answer.response.headers, url);
    return target === null ? null : requestTarget(target).target;
  } catch (error) {
    release(answer);
    throw error;
  }
}

function exchangeFrom(
  url: string,
  trail: Trail,
  result: Content | FetchFailure,
  times: { readonly startedAt: number; readonly totalMs: number },
): Exchange {
  const { hops, finalUrl, head, firstByteMs, remoteAddress } = trail;
  const failure = result instanceof FetchFailure ? result : null;
  const { body, truncated, wireBytes } =
    result instanceof FetchFailure ? { body: new Uint8Array(), truncated: null, wireBytes: 0 } : result;
  return {
    url,
    finalUrl,
    hops,
    outcome: failure?.code ?? 'answered',
    error: failure && errorData(failure),
    status: head?.status ?? 0,
    headers: head?.headers ?? [],
    body,
    truncated,
    wireBytes,
    timings: { ...times, firstByteMs },
    ...(remoteAddress === undefined ? {} : { remoteAddress }),
  };
}
