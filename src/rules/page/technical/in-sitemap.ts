import { isListed } from '../sitemap-entry.ts';
import { canonicalOf, isSamePage, ownAddress } from '../../../facts/page-head.ts';
import { indexingForbidden } from '../../../facts/directives/page-directives.ts';
import { fail, none, pass, unknown } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

export const inSitemap = technicalRule({
  id: 'in-sitemap',
  area: 'reach',
  title: 'The sitemap lists the page',
  why: 'Engines find and refresh a listed page with an accurate lastmod sooner.',
  source: SOURCES.googleSitemaps,
  grade: 'vendor',
  reads: 'answer',

  faults: {
    missing: {
      severity: 'low',
      effort: 'line',
      message: 'The sitemap does not list the page',
      fix: 'Add {address} and its lastmod to the sitemap',
    },
  },

  evaluate({ page, site, directives }) {
    if (site === null || site.sitemap === null || site.sitemap.size === 0) return unknown('sitemap-unread');
    if (isListed(site, page)) return pass;
    if (site.sitemapCut) return unknown('sitemap-cut');
    // Only canonical pages that may be indexed belong in a sitemap.
    if (indexingForbidden(directives).length > 0 || !isSamePage(canonicalOf(page), page.finalUrl))
      return none;
    return fail('missing', { address: ownAddress(page) });
  },

  examples: {
    pass: [{ html: '', site: { sitemap: new Map([['https://example.com/guide', '']]) } }],
    fail: [{ html: '', site: { sitemap: new Map([['https://example.com/other', '']]) } }],
    none: [
      {
        html: '<meta name="robots" content="noindex">',
        site: { sitemap: new Map([['https://example.com/other', '']]) },
      },
      {
        html: '<link rel="canonical" href="https://example.com/print">',
        site: { sitemap: new Map([['https://example.com/other', '']]) },
      },
    ],
    unknown: [
      '<p>Text</p>',
      { html: '', site: { sitemap: new Map([['https://example.com/other', '']]), sitemapCut: true } },
    ],
  },
});
