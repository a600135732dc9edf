/** The scripts of a page run in a browser of the caller's own, which reaches nothing that a fetch would not reach. */
import { CodedError } from '../errors.ts';
import { unanswered, type Exchange } from '../exchange.ts';
import type { Renderer } from '../render/renderer.ts';
import { classify } from './classify.ts';
import { errorData, FetchFailure } from './failure.ts';
import { DEFAULT_USER_AGENT } from './identity.ts';
import type { FetcherOptions, RenderOptions } from './model.ts';
import type { NetworkPolicy } from './policy/network-policy.ts';
import { openPageProxy, type PageProxy } from './proxy/page-proxy.ts';
import { createTimeLimit, unlessAborted } from './time-limit.ts';

/**
 * Milliseconds after which a renderer is given up that has not answered, its wait for a turn in its browser included. It
 * limits the time of a page itself, which begins when the page does.
 */
const RENDER_MS = 300_000;

/** What runs the scripts of pages, over a proxy of its own. */
export interface PageRender {
  /** The page after its scripts. Rejects with the reason of the caller's signal, or a CodedError of the renderer. */
  readonly render: (raw: Exchange, options?: RenderOptions) => Promise<Exchange>;
  readonly close: () => Promise<void>;
}

/** Guards a renderer: its proxy is opened with the first page, and each page has a pass that ends with it. */
export function createPageRender(
  renderer: Renderer,
  options: FetcherOptions,
  policy: NetworkPolicy,
): PageRender {
  const userAgent = options.userAgent ?? DEFAULT_USER_AGENT;
  let opening: Promise<PageProxy> | undefined;
  return {
    render: async (raw, { signal } = {}) => {
      signal?.throwIfAborted();
      const proxy = await (opening ??= openPageProxy(options, policy));
      const pass = proxy.open();
      const limit = createTimeLimit(signal === undefined ? [] : [signal]);
      limit.arm(RENDER_MS, () => new FetchFailure('timeout', `not done within ${RENDER_MS} ms`, 'retryable'));
      try {
        const { server, username, password } = pass;
        const request = { signal: limit.signal, proxy: { server, username, password }, userAgent, raw };
        const rendered = await unlessAborted(renderer.render(raw.finalUrl, request), limit.signal);
        const over = pass.over;
        if (over !== null) return failed(raw, new FetchFailure('too-large', OVER[over]));
        return { ...rendered, url: raw.url, hops: raw.hops };
      } catch (error) {
        signal?.throwIfAborted();
        // That there is no browser at all is true of every page.
        if (error instanceof CodedError) throw error;
        return failed(raw, classify(limit.signal.aborted ? limit.signal.reason : error));
      } finally {
        limit.end();
        pass.close();
      }
    },
    close: async () => {
      await renderer.close?.();
      await (await opening)?.close();
    },
  };
}

const OVER = {
  requests: 'the page asks for more addresses than a page may',
  bytes: 'the page loads more bytes than a page may',
} as const;

function failed({ url }: Exchange, failure: FetchFailure): Exchange {
  return unanswered(url, errorData(failure));
}
