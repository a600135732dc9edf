import type { Exchange } from '../exchange.ts';
import type { RobotsAccess } from '../facts/robots-access.ts';
import { urlKey, urlOnHost, urlUnder, webUrl } from '../values/url.ts';
import { isThrottle } from '../net/host-state.ts';
import type { Stored, Web } from '../net/model.ts';
import { askPage } from './ask-page.ts';
import type { SiteEntry } from './entry.ts';
import { createFrontier, MAX_LINKS_OF_PAGE } from './frontier.ts';
import { createHostGates, type HostGates } from './host-gates.ts';
import { pageLinks, type LinkReader, type PageLinks } from './page-links.ts';
import { createPageTurns, type PageTurn } from './page-turns.ts';
import { createReadingList, type LinkedPage } from './reading-list.ts';
import { whyForbidden } from './robots.ts';
import { countLeftOut, type LeftOutCounts, type Scope, type ScopeOptions } from './scope.ts';
import { holdSiteGate, inTurn, type GateRules } from './site-gate.ts';
import { askSitemap, sitemapOf } from './sitemap-file.ts';
import type { SitemapWalk } from './sitemap-walk.ts';

/**
 * Works on up to `ahead` items at once and gives what came of each in order of start, so that the next items may depend
 * on
 * it: `items` may have none for now, and more when something came.
 */
async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void> {
  const queue = items[Symbol.iterator]();
  const started: Promise<Result>[] = [];
  try {
    for (;;) {
      while (started.length < ahead) {
        const item = queue.next();
        if (item.done === true) break;
        const result = work(item.value);
        // Told when its turn comes.
        result.catch(() => undefined);
        started.push(result);
      }
      const first = started.shift();
      if (first === undefined) return;
      yield await first;
    }
  } finally {
    // Nothing runs on after the caller has left.
    await Promise.allSettled(started);
  }
}

/**
 * Of each page that none of the linked addresses names, one address: in the form that most links of the site use
 * (`/page`, `/page.html`), since a page that is asked for under another one passes for a copy of itself.
 */
function unlinkedPages(pages: readonly (readonly string[])[], linked: readonly string[]): URL[] {
  const known = new Set(linked.map(urlKey));
  const uses: number[] = [];
  const unlinked: (readonly string[])[] = [];
  for (const forms of pages) {
    const form = forms.findIndex((address) => known.has(urlKey(address)));
    if (form === -1) unlinked.push(forms);
    else if (!isIndex(forms)) uses[form] = (uses[form] ?? 0) + 1;
  }
  const most = uses.reduce((best, count, form) => (count > (uses[best] ?? 0) ? form : best), 0);
  return unlinked.flatMap((forms) => webUrl(forms[isIndex(forms) ? 0 : most] ?? forms[0] ?? '') ?? []);
}

/** The page of a folder has one name that matters. */
const isIndex = ([first = '']: readonly string[]): boolean => first.endsWith('/');

/** How the pages of a site are looked for. */
export interface DiscoverOptions {
  readonly maxPages: number;
  readonly scope?: ScopeOptions | undefined;
  /** For the calendar trap. */
  readonly year: number;
  readonly signal?: AbortSignal | undefined;
  /** How the host is spared while links are followed; Crawl-delay is honoured in any case. */
  readonly gate?: GateRules | undefined;
  /** Shared with every crawl that may ask the same host now. Default: none is. */
  readonly gates?: HostGates | undefined;
  /** Of a site that is a folder of files, whose pages are found without links as well. */
  readonly stored?: Stored | undefined;
  /** Default: {@link pageLinks}. */
  readonly readLinks?: LinkReader | undefined;
  readonly onProgress?: ((found: number) => void) | undefined;
}

/** The pages that links lead to. */
export interface LinkedPages {
  readonly urls: readonly string[];
  readonly problems: SitemapWalk['problems'];
  /** Links that were not followed, by reason. */
  readonly traps: Readonly<Record<string, number>>;
  /** Pages that the scope left out, by what left them out. */
  readonly leftOut: LeftOutCounts;
}

/**
 * Follows the links of a site breadth-first from its home page, politely, and none that leads out of its base. What the
 * feed of the home page lists counts as linked there: a feed names the newest pages only, so it adds to the links and
 * does not take their place (Google, build and submit a sitemap). robots.txt is obeyed for our own token.
 */
export async function followLinks(
  fetcher: Web,
  { entry, robots }: { readonly entry: SiteEntry; readonly robots: RobotsAccess },
  scope: Scope,
  {
    maxPages,
    year,
    signal,
    gate: rules = {},
    gates = createHostGates(),
    stored,
    readLinks = pageLinks,
    onProgress,
  }: DiscoverOptions,
): Promise<LinkedPages> {
  const base = new URL(entry.base);
  const home = new URL(entry.homeUrl);
  const frontier = createFrontier(year);
  // The home page is read for its links whether it is wanted or not.
  const isHomeWanted = scope.why(home) === null;
  const list = createReadingList(isHomeWanted ? maxPages : maxPages + 1);
  const left = countLeftOut();
  /** Stored pages are counted when all of them are known. */
  const noteLink = stored === undefined ? left.note : () => undefined;
  /** Links are written again on every page. */
  const dropped = new Set<string>();
  const problems: LinkedPages['problems'][number][] = [];
  const traps: Record<string, number> = {};
  const trap = (reason: string) => (traps[reason] = (traps[reason] ?? 0) + 1);
  const take = (written: URL, depth: number) => {
    const url = scope.clean(written);
    const admitted = frontier.admit(url, depth);
    const why = depth === 0 ? null : scope.why(url, depth);
    if (url.href !== written.href && why === null && !dropped.has(written.href)) {
      dropped.add(written.href);
      noteLink('drop-query');
    }
    if ('trap' in admitted) trap(admitted.trap);
    else if (why !== null) noteLink(why);
    else if (depth > 0 && whyForbidden(robots, admitted.url) !== null) trap('robots');
    else list.add({ url: admitted.url, depth }, admitted.url.includes('?') ? 'query' : 'plain');
  };
  const takeLinks = (links: PageLinks['links'], depth: number) => {
    const most = list.size() + MAX_LINKS_OF_PAGE;
    for (const { url: address, isFollowed } of links) {
      const url = urlUnder(address, base);
      if (url === null) continue;
      if (!isFollowed) trap('nofollow');
      else if (list.size() >= most) trap('too-many-links');
      else take(url, depth);
    }
  };

  const takeFeed = async (address: string) => {
    const feed = urlOnHost(address, base);
    if (feed === null || whyForbidden(robots, feed.href) !== null) return;
    const exchange = await gate.run(() => askSitemap(inTurn(fetcher), feed.href, signal), { signal });
    const entries = exchange === null ? [] : sitemapOf(exchange).urls;
    for (const { loc } of entries.slice(0, MAX_LINKS_OF_PAGE)) {
      const url = urlUnder(loc, base);
      if (url !== null) take(url, 1);
    }
  };

  const takePage = async ({ links, feed }: PageLinks, depth: number) => {
    takeLinks(links, depth + 1);
    if (feed !== null && depth === 0) await takeFeed(feed);
  };

  const { gate, release } = holdSiteGate(gates, base.host, { robots, rules });
  const fetched = async (url: string): Promise<Exchange | null> => {
    if (urlKey(url) === urlKey(home.href)) return entry.home;
    return askPage(fetcher, url, { gate, robots, signal });
  };
  const turns = createPageTurns(list.next);
  /** A page and its links are asked for ahead of its turn; `null`: robots.txt closes it. */
  const read = async (turn: PageTurn<LinkedPage>) => {
    if (whyForbidden(robots, turn.page.url) !== null) return null;
    const asked = await fetched(turn.page.url);
    return { turn, asked, links: asked === null || isThrottle(asked) ? null : await readLinks(asked) };
  };
  take(home, 0);
  try {
    for await (const came of inOrder(turns, rules.lanes ?? 1, read)) {
      if (came === null) continue;
      const { page } = came.turn;
      const exchange = turns.settle(came.turn, came.asked);
      if (exchange === 'later') continue;
      if (exchange === null) {
        problems.push({ code: 'host-unavailable', data: {}, sitemap: page.url });
        break;
      }
      const trapped = frontier.trapOfPage(exchange.body);
      if (trapped === null) await takePage(came.links ?? (await readLinks(exchange)), page.depth);
      else trap(trapped);
      onProgress?.(list.size());
    }
  } finally {
    await release();
  }
  const unlinked = stored === undefined ? [] : unlinkedPages(await stored.pages(signal), list.urls());
  for (const url of unlinked) {
    const why = scope.why(url, Infinity);
    if (why !== null) left.note(why);
    else if (whyForbidden(robots, url.href) !== null) trap('robots');
    else list.add({ url: url.href, depth: Infinity }, 'plain');
  }
  const urls = list.urls();
  left.note('max-pages', list.beyond());
  return { urls: isHomeWanted ? urls : urls.slice(1), problems, traps, leftOut: left.counts };
}
