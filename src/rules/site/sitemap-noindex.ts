import { SOURCES } from '../sources.ts';
import { page } from './example-pages.ts';
import { failWhereListed } from './listed-pages.ts';
import { siteRule } from './site-rule.ts';
import { isServed } from './site-view.ts';

const unindexed = page('/a', { head: '<meta name="robots" content="noindex">' });

export const sitemapNoindex = siteRule({
  id: 'sitemap-noindex',
  category: 'technical',
  area: 'reach',
  title: 'Every page in the sitemap may be indexed',
  why: 'Sitemap and noindex contradict each other.',
  source: SOURCES.googleSitemaps,
  grade: 'vendor',

  faults: {
    noindex: {
      severity: 'medium',
      effort: 'template',
      title: 'The sitemap lists pages with noindex',
      message: 'The sitemap lists this page, and the page has noindex',
      fix: 'Remove noindex from the page, or its address from the sitemap',
    },
  },

  evaluate: (site) =>
    failWhereListed(site, (listed) => (isServed(listed) && listed.noindex ? { code: 'noindex' } : null)),

  examples: {
    pass: [{ pages: [unindexed], sitemap: ['/b'] }],
    fail: [{ pages: [unindexed], sitemap: ['/a'] }],
    unknown: [{ pages: [unindexed] }],
  },
});
