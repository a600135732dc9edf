import { urlKey } from '../../values/url.ts';
import { SOURCES } from '../sources.ts';
import { ORIGIN, page } from './example-pages.ts';
import { failWhereListed } from './listed-pages.ts';
import { siteRule } from './site-rule.ts';

const moved = { ...page('/new'), hops: [[`${ORIGIN}/old`, 301]] } as const;
const left = { ...page('/'), url: 'https://example.org/', hops: [[`${ORIGIN}/old`, 301]] } as const;

export const sitemapRedirects = siteRule({
  id: 'sitemap-redirects',
  category: 'technical',
  area: 'reach',
  title: 'No address in the sitemap redirects',
  why: 'A sitemap should list the addresses that engines are to show, and those are the final ones.',
  source: SOURCES.googleSitemaps,
  grade: 'vendor',

  severity: 'medium',
  effort: 'line',
  faults: {
    redirected: {
      title: 'The sitemap lists addresses that redirect',
      message: 'The sitemap lists this address, and it redirects to {target}',
      fix: 'List the final address instead',
    },
    'other-site': {
      title: 'The sitemap lists addresses that redirect to another site',
      message: 'The sitemap lists this address, and it redirects to another site: {target}',
      fix: 'Remove the address from the sitemap',
    },
  },

  evaluate: (site) =>
    failWhereListed(site, ({ url, finalUrl, hops, access }) => {
      // Back at the listed address there is no other one to list: that is a cookie wall, a fault of the page.
      if (hops === 0 || urlKey(finalUrl) === urlKey(url)) return null;
      return { code: access === 'elsewhere' ? 'other-site' : 'redirected', data: { target: finalUrl } };
    }),

  examples: {
    pass: [
      { pages: [moved], sitemap: ['/new'] },
      { pages: [{ ...page('/a'), hops: [[`${ORIGIN}/a`, 302]] }], sitemap: ['/a'] },
    ],
    fail: [
      { pages: [moved], sitemap: ['/old'] },
      { pages: [left], sitemap: ['/old'] },
    ],
    unknown: [{ pages: [moved] }],
  },
});
