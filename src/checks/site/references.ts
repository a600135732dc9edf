/** References between pages of a site that have to hold on both ends. */
import { addressHash, MAX_DIGEST_LANGUAGES } from '../page-digest.ts';
import { counted } from '../wording.ts';
import { isTurnedAway } from './check.ts';
import type { SiteFault, SitePage, SiteView } from './check.ts';

const pageAt = ({ byAddress, pages }: SiteView, address: string): SitePage | undefined => {
  const index = byAddress.get(addressHash(address));
  return index === undefined ? undefined : pages[index];
};

/** Pages whose canonical address was read and cannot be indexed. One that was not read is not judged. */
export function canonicalTargets(site: SiteView): SiteFault | null {
  const found = site.pages.filter((page) => {
    if (!page.canonicalElsewhere) return false;
    const target = pageAt(site, page.canonical);
    if (target === undefined || target.status === 0 || isTurnedAway(target)) return false;
    // Of an address that was only reached by redirect, the redirect says nothing.
    const isRedirected = target.hops > 0 && target.finalUrl !== page.canonical;
    return target.status !== 200 || isRedirected || target.noindex || target.canonicalElsewhere;
  });
  if (found.length === 0) return null;
  return {
    message: `${counted(found.length, 'page')} with a canonical that is missing, redirected, noindex or canonical elsewhere`,
    fix: 'Point the canonical at a page that answers 200 and names itself',
    pages: found.map(({ url }) => url),
  };
}

/**
 * Pages that name a language version which was read and does not name them back. What a copy says counts for the page
 * it names as canonical (Google, localized versions), and of very many versions not all are kept.
 */
export function hreflangWithoutReturn(site: SiteView): SiteFault | null {
  const found = site.pages.filter((page) => {
    if (page.canonicalElsewhere) return false;
    const own = new Set([addressHash(page.url), addressHash(page.finalUrl)]);
    return page.languages.some(([, address]) => {
      if (own.has(addressHash(address))) return false;
      const version = pageAt(site, address);
      if (version === undefined || version.status !== 200 || version.access !== 'pass') return false;
      if (version.languages.length >= MAX_DIGEST_LANGUAGES) return false;
      return !version.languages.some(([, back]) => own.has(addressHash(back)));
    });
  });
  if (found.length === 0) return null;
  return {
    message: `${counted(found.length, 'page')} whose language versions do not name them back`,
    fix: 'Give every version the full set of hreflang links, itself included',
    pages: found.map(({ url }) => url),
  };
}
