/** When a page has come to rest: nothing that it waits for is under way, and nothing new has begun for a while. */
import type { Page, Request } from 'playwright-core';
import type { World } from './isolated-world.ts';

/** Milliseconds without a new request after which a page is at rest: what its scripts do next, they do at once. */
const QUIET_MS = 500;

/** What stays open as long as its page does, or is sent and forgotten. */
const ENDLESS: ReadonlySet<string> = new Set(['websocket', 'eventsource', 'media', 'ping', 'beacon']);

/** Waits until a page is at rest, or for so many milliseconds. */
export type Rest = (world: World, mostMs: number) => Promise<void>;

/** Milliseconds between two looks at a document that loads. */
const LOOK_MS = 20;

/**
 * Waits until the document and what it names has loaded, or for so many milliseconds. The document is asked itself: the
 * event is not told of one that tries to leave (Chrome DevTools Protocol, `Page.lifecycleEvent`).
 */
export const loaded = (world: World, mostMs: number): Promise<unknown> =>
  world(`new Promise((done) => {
    const end = performance.now() + ${mostMs};
    const look = () => document.readyState === 'complete' || performance.now() > end ? done() : setTimeout(look, ${LOOK_MS});
    look();
  })`);

/** Counts the requests of a page from now on. */
export function restOf(page: Page): Rest {
  const open = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    begun += 1;
    if (!ENDLESS.has(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async (world, mostMs) => {
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), mostMs);
    try {
      for (let before = -1; !over.signal.aborted && (open.size > 0 || begun !== before);) {
        before = begun;
        // The time of the page itself: on a busy machine its own timers come first, however late.
        await world(`new Promise((done) => setTimeout(done, ${QUIET_MS}))`);
      }
    } finally {
      clearTimeout(timer);
    }
  };
}
