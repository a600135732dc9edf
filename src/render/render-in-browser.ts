/** One page in a context of its own, which is closed whatever happens. */
import type { Browser, BrowserContext, CDPSession, Page, Route } from 'playwright-core';
import { headerValues, renderedExchange, unanswered, type Exchange } from '../exchange.ts';
import type { RenderRequest } from './renderer.ts';
import { documentIn, isolatedWorld } from './isolated-world.ts';
import { loaded, restOf } from './quiet.ts';

/**
 * Pixels: a desktop, and as high as most pages are. Lists that load late load what is in view; Googlebot makes its view
 * higher than the page, and does not scroll (Google, "Fix lazy-loaded content").
 */
const VIEW = { width: 1024, height: 10_000 };

/** Shares of the time of a page. What has not loaded by then is left out: an advertisement that never ends is no reason to have nothing. */
const LOAD_SHARE = 0.4;
const REST_SHARE = 0.3;

/** Milliseconds in which a context closes. One that does not holds scripts that never end: the browser goes with it. */
const CLOSE_MS = 2_000;

/** Renders one page. Rejects with the reason of the signal, or with what playwright says of a browser that is gone. */
export async function renderInBrowser(
  browser: Browser,
  url: string,
  request: RenderRequest & { readonly pageMs: number },
): Promise<Exchange> {
  const { signal, raw, pageMs } = request;
  const end = endOf(browser, signal, pageMs);
  const opening = opened(browser, request);
  let context: BrowserContext | undefined;
  try {
    context = await Promise.race([opening, end.promise]);
    return await Promise.race([rendered(context, { url, raw }, pageMs), end.promise]);
  } catch (error) {
    signal.throwIfAborted();
    if (end.isLate()) return failed(raw, 'timeout', `not done within ${pageMs} ms`);
    throw error;
  } finally {
    end.release();
    if (context !== undefined) await closed(browser, context);
    // One that opens when nobody waits any more.
    else void opening.then((late) => late.close()).catch(() => undefined);
  }
}

function opened(browser: Browser, { proxy, userAgent }: RenderRequest): Promise<BrowserContext> {
  const { server, username, password } = proxy;
  return browser.newContext({
    proxy: { server, username, password },
    userAgent,
    viewport: VIEW,
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
}

/** What ends a page from outside: its time, the signal, the end of the browser. Not every wait of playwright hears of it. */
function endOf(browser: Browser, signal: AbortSignal, pageMs: number) {
  let isLate = false;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<never>((_resolve, fail) => (reject = fail));
  // Whoever waits no more hears nothing.
  promise.catch(() => undefined);
  const onAbort = (): void => reject(new Error('stopped'));
  const onGone = (): void => reject(new Error('the browser has ended'));
  const timer = setTimeout(() => {
    isLate = true;
    reject(new Error('late'));
  }, pageMs);
  signal.addEventListener('abort', onAbort, { once: true });
  browser.once('disconnected', onGone);
  if (signal.aborted) onAbort();
  return {
    promise,
    isLate: () => isLate,
    release: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      browser.off('disconnected', onGone);
    },
  };
}

/** Closes the context. Where that takes too long, its scripts never end: the browser goes with it, by force if need be. */
async function closed(browser: Browser, context: BrowserContext): Promise<void> {
  if (!browser.isConnected()) return;
  const timers: NodeJS.Timeout[] = [];
  const late = new Promise<void>((resolve) => {
    const close = () => void browser.close().catch(() => undefined);
    // Called again, playwright kills what has not ended.
    timers.push(
      setTimeout(close, CLOSE_MS),
      setTimeout(close, 2 * CLOSE_MS),
      setTimeout(resolve, 3 * CLOSE_MS),
    );
  });
  await Promise.race([context.close().catch(() => undefined), late]);
  for (const timer of timers) clearTimeout(timer);
}

type Visit = Pick<RenderRequest, 'raw'> & { readonly url: string };

async function rendered(context: BrowserContext, visit: Visit, pageMs: number): Promise<Exchange> {
  const page = await context.newPage();
  let hasCrashed = false;
  page.on('crash', () => {
    hasCrashed = true;
    void context.close().catch(() => undefined);
  });
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  context.on('page', (other) => void (other !== page && other.close().catch(() => undefined)));
  try {
    return await visited(page, await context.newCDPSession(page), { ...visit, pageMs });
  } catch (error) {
    if (hasCrashed) return failed(visit.raw, 'connection', 'the scripts of the page crashed their tab');
    throw error;
  }
}

async function visited(
  page: Page,
  session: CDPSession,
  { url, raw, pageMs }: Visit & { readonly pageMs: number },
): Promise<Exchange> {
  const rest = restOf(page);
  let isOpened = false;
  await page.route('**/*', (route) => {
    const isFirst = !isOpened && isMainDocument(route, page);
    if (isFirst) isOpened = true;
    return answered(route, page, isFirst ? raw : null);
  });
  // The time of the page ends all of this.
  await page.goto(url, { waitUntil: 'commit', timeout: 0 });
  const world = isolatedWorld(session);
  await loaded(world, pageMs * LOAD_SHARE);
  await rest(world, pageMs * REST_SHARE);
  const document = await documentIn(world);
  if (document === null) return failed(raw, 'too-large', 'the document after scripts is larger than is read');
  const finalUrl = /^https?:/.test(page.url()) ? page.url() : raw.finalUrl;
  return { ...renderedExchange(raw, document), finalUrl };
}

const isMainDocument = (route: Route, page: Page): boolean => {
  const request = route.request();
  return request.isNavigationRequest() && request.frame() === page.mainFrame();
};

/**
 * The document is the answer that was judged: no server is asked for it again, and it is the same on both sides. A page
 * that leaves for another address would be another page; whoever runs no scripts stays.
 */
async function answered(route: Route, page: Page, raw: Exchange | null): Promise<void> {
  if (raw !== null)
    return route.fulfill({ status: raw.status, headers: headersOf(raw), body: Buffer.from(raw.body) });
  if (isMainDocument(route, page) || !/^https?:/.test(route.request().url()))
    // As if the visitor had stopped it: then the page stays.
    return route.abort('aborted');
  return route.continue();
}

/** Of a body that is decoded already. */
const OF_WIRE: ReadonlySet<string> = new Set(['content-encoding', 'content-length', 'transfer-encoding']);

function headersOf({ headers }: Exchange): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [written] of headers) {
    const name = written.toLowerCase();
    if (!OF_WIRE.has(name))
      fields[name] = headerValues(headers, name).join(name === 'set-cookie' ? '\n' : ', ');
  }
  return fields;
}

function failed({ url }: Exchange, code: 'connection' | 'timeout' | 'too-large', message: string): Exchange {
  return unanswered(url, { code, message, retryable: false });
}
