/** The renderer over `playwright-core`, an optional package, and a Chromium of the caller's own. */
import pLimit from 'p-limit';
import type { Exchange } from '../exchange.ts';
import { keepBrowser } from './browser.ts';
import { renderInBrowser } from './render-in-browser.ts';
import type { PlaywrightOptions } from './playwright-options.ts';
import type { Renderer, RenderRequest } from './renderer.ts';

export type { PlaywrightOptions } from './playwright-options.ts';

/** Googlebot's renderer is not known to wait for longer than some seconds; this leaves room for a slow site. */
const PAGE_MS = 20_000;

/**
 * A renderer that starts Chromium with its first page. Throws `browser-missing` where there is none. One that crashes is
 * started again, and its page rendered once more.
 */
export function playwrightRenderer(options: PlaywrightOptions = {}): Renderer {
  const { atOnce = 1, pageMs = PAGE_MS } = options;
  const browser = keepBrowser(options);
  const inTurn = pLimit(atOnce);
  const render = async (url: string, request: RenderRequest): Promise<Exchange> => {
    request.signal.throwIfAborted();
    const running = await browser.open(request.proxy.server);
    try {
      return await renderInBrowser(running, url, { ...request, pageMs });
    } catch (error) {
      if (request.signal.aborted || running.isConnected()) throw error;
      const again = await browser.open(request.proxy.server);
      return renderInBrowser(again, url, { ...request, pageMs });
    }
  };
  return {
    name: 'playwright',
    render: (url, request) => inTurn(() => render(url, request)),
    close: () => browser.close(),
  };
}
