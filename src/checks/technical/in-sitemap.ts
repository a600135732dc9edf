import { isListed } from '../sitemap-entry.ts';
import { fail, pageCheck, pass, unknown } from '../check.ts';
import { SOURCES } from '../sources.ts';

export const inSitemap = pageCheck({
  id: 'in-sitemap',
  category: 'technical',
  type: 'info',
  title: 'The sitemap lists the page',
  why: 'A listed page with an honest lastmod is found and refreshed sooner.',
  source: SOURCES.googleSitemaps,
  grade: 'vendor',
  reads: 'answer',

  evaluate({ page, site }) {
    if (site === null || site.sitemap === null || site.sitemap.size === 0)
      return unknown('no sitemap was read');
    if (isListed(site, page)) return pass;
    if (site.sitemapCut) return unknown('the sitemap was read in part');
    return fail('Page is missing from the sitemap', `Add ${page.finalUrl} to the sitemap with its lastmod`);
  },

  examples: {
    pass: [{ html: '', site: { sitemap: new Map([['https://example.com/guide', '']]) } }],
    fail: [{ html: '', site: { sitemap: new Map([['https://example.com/other', '']]) } }],
  },
});
