import { isSameHost, parsedUrl } from '../../values/url.ts';
import { SOURCES } from '../sources.ts';
import { ORIGIN, page } from './example-pages.ts';
import { failWhere, siteRule } from './site-rule.ts';
import { isServed } from './site-view.ts';

export const oneHost = siteRule({
  id: 'one-host',
  category: 'technical',
  area: 'reach',
  title: 'The site answers on one host and scheme',
  why: 'The same page on two hosts is two pages, and their signals are split.',
  source: SOURCES.googleCanonical,
  grade: 'vendor',

  faults: {
    'second-form': {
      severity: 'medium',
      effort: 'server',
      title: 'Pages answer on a second form of the host',
      message: 'This page answers on {form}, while the site is at {origin}',
      fix: 'Redirect all forms of the host (http and https, with www and without) to one of them with status 301',
    },
  },

  evaluate: ({ pages, origin }) =>
    failWhere(pages, (served) => {
      const form = isServed(served) ? variantOf(served.finalUrl, origin) : null;
      return form === null ? null : { code: 'second-form', data: { form, origin } };
    }),

  examples: {
    pass: [{ pages: [page('/a')] }, { pages: [page('/a'), { ...page('/a'), url: `${ORIGIN}:8443/a` }] }],
    fail: [
      { pages: [page('/a'), { ...page('/a'), url: 'https://www.example.com/a' }] },
      { pages: [page('/a'), { ...page('/a'), url: 'http://example.com/a' }] },
    ],
  },
});

/** The origin of an address, where it is that of the site with or without `www.`, or under the other scheme. */
function variantOf(address: string, origin: string): string | null {
  const [page, site] = [parsedUrl(address), parsedUrl(origin)];
  if (page === null || site === null || page.origin === site.origin) return null;
  return isSameHost(page, site) ? page.origin : null;
}
