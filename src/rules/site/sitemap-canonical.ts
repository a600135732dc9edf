import { SOURCES } from '../sources.ts';
import { canonical } from './example-pages.ts';
import { failWhereListed } from './listed-pages.ts';
import { siteRule } from './site-rule.ts';
import { isServed } from './site-view.ts';

export const sitemapCanonical = siteRule({
  id: 'sitemap-canonical',
  category: 'technical',
  area: 'reach',
  title: 'Every page in the sitemap is canonical',
  why: 'A sitemap should list the addresses that engines are to show, and those are the canonical ones.',
  source: SOURCES.googleSitemaps,
  grade: 'vendor',

  faults: {
    'canonical-elsewhere': {
      severity: 'medium',
      effort: 'line',
      title: 'The sitemap lists pages that are not canonical',
      message: 'The sitemap lists this page, and its canonical is {target}',
      fix: 'Remove the address from the sitemap, or make the page its own canonical',
    },
  },

  evaluate: (site) =>
    failWhereListed(site, (listed) =>
      isServed(listed) && listed.canonicalElsewhere
        ? { code: 'canonical-elsewhere', data: { target: listed.canonical } }
        : null,
    ),

  examples: {
    pass: [{ pages: [canonical('/a', '/a')], sitemap: ['/a'] }],
    fail: [{ pages: [canonical('/a', '/b')], sitemap: ['/a'] }],
    unknown: [{ pages: [canonical('/a', '/b')] }],
  },
});
