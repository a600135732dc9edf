/** Pages read and audited on several cores: the thread of the caller asks and keeps, others judge. */
import { Worker } from 'node:worker_threads';
import { auditPage, type SeoPageAudit } from '../audits/page.ts';
import type { Exchange } from '../exchange.ts';
import { pageLinks, type LinkReader, type PageLinks } from '../gather/page-links.ts';
import type { SiteContext } from '../rules/page/site-context.ts';

/** Who reads the pages of a site. */
export interface PageThreads {
  readonly links: LinkReader;
  /** As {@link auditPage}, with the same answer. */
  readonly audit: (exchange: Exchange, site: SiteContext) => Promise<SeoPageAudit>;
  /** Ends the threads. What they have not answered is done here. */
  readonly close: () => Promise<void>;
}

/**
 * A page to audit with the site of a slot, or with `null` to read the links of. The body is copied, not handed over: it
 * takes 0.02 ms, and a thread that dies takes no page along.
 */
interface PageTask {
  readonly id: number;
  readonly exchange: Exchange;
  readonly slot: number | null;
}

/** What a thread is told: a page, or the context of a site. */
export type PageNote = PageTask | { readonly slot: number; readonly site: SiteContext };

/** What a thread found on a page. */
interface Found {
  readonly id: number;
  readonly links?: PageLinks;
  readonly audit?: SeoPageAudit;
}

/** What a thread says: that it has loaded, and what it found. */
export type ThreadNote = 'ready' | Found;

/** Pages after which threads are started: to start one takes as long as to audit some hundred pages. */
const FIRST_PAGES = 50;

/** Sites whose contexts a thread keeps, so that audits that take turns send each once. */
const KEPT_SITES = 4;

interface Thread {
  readonly worker: Worker;
  /** Who waits for a page: told what the thread found, or that it found nothing. */
  readonly waiting: Map<number, (found?: Found) => void>;
  readonly sites: (SiteContext | undefined)[];
  nextSlot: number;
  isReady: boolean;
}

/** At most `count` threads, started when there are pages enough. With none, pages are read where they are asked for. */
export function openPageThreads(count: number): PageThreads {
  const threads: Thread[] = [];
  let pages = 0;

  /** The thread with the fewest pages to do; none before the first is up. */
  const idlest = (): Thread | undefined => {
    pages++;
    const missing = pages > FIRST_PAGES ? count - threads.length : 0;
    for (let at = 0; at < missing; at++) threads.push(startThread());
    const ready = threads.filter(({ isReady }) => isReady);
    return ready.toSorted((a, b) => a.waiting.size - b.waiting.size)[0];
  };
  return {
    links: async (exchange) => {
      const thread = idlest();
      const found = thread && (await ask(thread, { id: pages, exchange, slot: null }));
      return found?.links ?? pageLinks(exchange);
    },
    audit: async (exchange, site) => {
      const thread = idlest();
      const found = thread && (await ask(thread, { id: pages, exchange, slot: slotOf(thread, site) }));
      return found?.audit ?? auditPage(exchange, site);
    },
    close: async () => {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function startThread(): Thread {
  const worker = new Worker(new URL('./page-thread.js', import.meta.url));
  const thread: Thread = { worker, waiting: new Map(), sites: [], nextSlot: 0, isReady: false };
  // It keeps no process alive but while it has pages.
  worker.unref();
  worker.on('message', (note: ThreadNote) => {
    if (note === 'ready') thread.isReady = true;
    else thread.waiting.get(note.id)?.(note);
  });
  const end = (): void => {
    thread.isReady = false;
    for (const tell of thread.waiting.values()) tell();
  };
  worker.on('error', end);
  worker.on('exit', end);
  return thread;
}

/** What a thread finds; `undefined` where it dies. */
function ask({ worker, waiting }: Thread, note: PageTask): Promise<Found | undefined> {
  return new Promise((resolve) => {
    waiting.set(note.id, (found) => {
      waiting.delete(note.id);
      if (waiting.size === 0) worker.unref();
      resolve(found);
    });
    worker.ref();
    worker.postMessage(note);
  });
}

/** Where a thread keeps the context of a site, which it is sent when it does not. */
function slotOf(thread: Thread, site: SiteContext): number {
  const kept = thread.sites.indexOf(site);
  if (kept !== -1) return kept;
  const slot = thread.nextSlot;
  thread.nextSlot = (slot + 1) % KEPT_SITES;
  thread.sites[slot] = site;
  thread.worker.postMessage({ slot, site } satisfies PageNote);
  return slot;
}
