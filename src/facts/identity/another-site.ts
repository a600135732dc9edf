/** Whether two pages of one host belong to two sites: only what both say clearly counts, since most hosts hold one site. */
import { isHomePath } from '../path-kind.ts';
import type { PageFacts } from '../page-facts.ts';
import { MAX_LINKS } from '../page-limits.ts';
import { bareLetters } from '../text/bare-letters.ts';
import { isSameHost, urlOnHost, urlUnder, webUrl, withFinalSlash, withoutWww } from '../../values/url.ts';
import { hostLabel, statedSiteName } from './brand-name.ts';
import { pageIdentity } from './page-identity.ts';

/**
 * Whether the page at the root of a host and a page under `base`, a folder of the same host, are of two sites: both say
 * who they are and the names have nothing in common, the page calls the base its home and never links to the root, and
 * the root never links to what lies under the base.
 */
export function isAnotherSite(root: PageFacts, page: PageFacts, base: URL): boolean {
  const [start, own] = [webUrl(root.finalUrl), webUrl(page.finalUrl)];
  if (start === null || own === null || !isSameHost(start, own)) return false;
  if (!isSeenWhole(root) || !isSeenWhole(page)) return false;
  const leadsToRoot = addressesIn(page).some((address) => isRootPage(address, start, page.lang));
  const leadsToBase = addressesIn(root).some((address) => urlUnder(address, base) !== null);
  return !leadsToRoot && !leadsToBase && callsHome(page, base) && haveOtherNames(root, page);
}

/** Of a page that was cut off, or has more links than are kept, nobody knows where it does not lead. */
function isSeenWhole({ response, links }: PageFacts): boolean {
  return response.truncated === null && links.length < MAX_LINKS;
}

/** Where a page leads: its links, and what its head names. */
function addressesIn({ links, linkTags }: PageFacts): readonly string[] {
  return [...links, ...linkTags].flatMap(({ url }) => url ?? []);
}

/** The page at the root, by any of its names, or that of a language. */
function isRootPage(address: string, root: URL, lang: string): boolean {
  const url = urlOnHost(address, root);
  return url !== null && (url.pathname === root.pathname || isHomePath(url.pathname, lang));
}

/** An index file of a folder. */
const INDEX_FILE = /^(?:index|home|default)\.[a-z]{3,5}$/i;

/** Whether the page links to the start of what lies under the base. A link to a place in the page itself is none. */
function callsHome({ links }: PageFacts, base: URL): boolean {
  return links.some(({ href, url }) => {
    const own = url === null || href === '' || href.startsWith('#') ? null : urlUnder(url, base);
    if (own === null) return false;
    const rest = own.pathname.slice(base.pathname.length);
    return withFinalSlash(own.pathname) === base.pathname || INDEX_FILE.test(rest);
  });
}

function haveOtherNames(root: PageFacts, page: PageFacts): boolean {
  const [ofRoot, ofPage] = [statedNames(root), statedNames(page)];
  if (ofRoot.length === 0 || ofPage.length === 0) return false;
  return ofRoot.every((a) => ofPage.every((b) => !a.includes(b) && !b.includes(a)));
}

/** The names that a page gives its site, as {@link bareLetters}. One that is made of the host says nothing of the path. */
function statedNames(page: PageFacts): readonly string[] {
  const host = withoutWww(webUrl(page.finalUrl)?.hostname ?? '');
  const ofHost = new Set([host, hostLabel(page.finalUrl)].map(bareLetters));
  const brand = bareLetters(pageIdentity(page).brandName);
  const names = [ofHost.has(brand) ? '' : brand, bareLetters(statedSiteName(page))];
  return names.filter((name) => name !== '');
}
