import { SOURCES } from '../sources.ts';
import { gone, linked, ORIGIN, page } from './example-pages.ts';
import { addressHash } from './page-digest.ts';
import { failWhere, siteRule } from './site-rule.ts';
import { isTurnedAway } from './site-view.ts';

const moved = {
  ...gone,
  url: `${ORIGIN}/old`,
  hops: [[`${ORIGIN}/old`, 301]],
  finalUrl: `${ORIGIN}/gone`,
} as const;
const busy = { url: `${ORIGIN}/busy`, status: 429, html: '<h1>Too Many Requests</h1>' } as const;

/**
 * Addresses that were read and are an error, and that pages of the site link to. What a firewall or a throttle refuses is
 * the fault of declared-against-actual, and what gave no answer was not seen.
 */
export const brokenLinks = siteRule({
  id: 'broken-links',
  category: 'technical',
  area: 'reach',
  title: 'Links inside the site lead to pages',
  why: 'A link that ends in an error leads readers and crawlers nowhere.',
  source: SOURCES.googleCrawlable,
  grade: 'vendor',

  faults: {
    broken: {
      severity: 'medium',
      effort: 'page',
      title: 'Links lead to addresses that end in an error',
      message: 'Links lead to this address, which answers with status {status}: they stand on {from}',
      fix: 'Restore the page, or point the links to the address that took its place',
    },
  },

  evaluate: (site) =>
    failWhere(site.pages, (target) => {
      if (target.status < 400 || isTurnedAway(target)) return null;
      const linkers = site.linked.get(addressHash(target.url));
      if (linkers === undefined) return null;
      return {
        code: 'broken',
        data: { status: target.status, from: linkers },
      };
    }),

  examples: {
    pass: [
      { pages: [linked('/', '/a'), page('/a')] },
      { pages: [page('/'), gone] },
      { pages: [linked('/', '/busy'), busy] },
    ],
    fail: [
      { pages: [linked('/', '/gone'), gone] },
      { pages: [linked('/', '/old'), linked('/a', '/old'), moved] },
    ],
  },
});
