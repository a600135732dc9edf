import { SOURCES } from '../sources.ts';
import { page } from './example-pages.ts';
import { addressHash, MAX_DIGEST_LANGUAGES } from './page-digest.ts';
import { failWhere, siteRule } from './site-rule.ts';
import { distinct, isServed, pageAt, type SitePage, type SiteView } from './site-view.ts';

const versions = (path: string, ...tags: readonly string[]) =>
  page(path, {
    head: tags.map((tag) => `<link rel="alternate" hreflang="${tag}" href="/${tag}">`).join(''),
  });

export const hreflangReturn = siteRule({
  id: 'hreflang-return',
  category: 'technical',
  area: 'understand',
  title: 'Language versions name each other',
  why: 'Engines ignore a language version that does not name the other one back.',
  source: SOURCES.googleHreflang,
  grade: 'vendor',

  faults: {
    'no-return': {
      severity: 'low',
      effort: 'template',
      title: 'Language versions do not name each other',
      message: 'Language versions of this page do not name it back: {versions}',
      fix: 'Give every version the full set of hreflang links, itself included: in head, in headers or in the sitemap',
    },
  },

  evaluate: (site) =>
    failWhere(distinct(site.pages), (each) => {
      const silent = withoutReturn(each, site);
      return silent.length === 0 ? null : { code: 'no-return', data: { versions: silent } };
    }),

  examples: {
    pass: [{ pages: [versions('/de', 'de', 'en'), versions('/en', 'de', 'en')] }],
    fail: [{ pages: [versions('/de', 'de', 'en'), versions('/en', 'en')] }],
  },
});

/**
 * The language versions that the page names, which were read and do not name it back. What a copy says counts for the page
 * it names as canonical (Google, localized versions), and of very many versions not all are kept.
 */
function withoutReturn(page: SitePage, site: SiteView): readonly string[] {
  if (page.canonicalElsewhere) return [];
  const own = new Set([addressHash(page.url), addressHash(page.finalUrl)]);
  const addresses = new Set(page.languages.map(([, address]) => address));
  return [...addresses].filter((address) => {
    if (own.has(addressHash(address))) return false;
    const version = pageAt(site, address);
    if (version === undefined || !isServed(version)) return false;
    if (version.languages.length >= MAX_DIGEST_LANGUAGES) return false;
    return !version.languages.some(([, back]) => own.has(addressHash(back)));
  });
}
