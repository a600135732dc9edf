import { SOURCES } from '../sources.ts';
import { gone, ORIGIN, page } from './example-pages.ts';
import { failWhereListed } from './listed-pages.ts';
import { siteRule } from './site-rule.ts';
import { isTurnedAway } from './site-view.ts';

/** RFC 9110 15.5.5 and 15.5.11: the page does not exist. */
const MISSING: ReadonlySet<number> = new Set([404, 410]);

const secret = {
  url: `${ORIGIN}/staff`,
  status: 401,
  headers: [['www-authenticate', 'Basic realm="Staff"']],
  html: '<title>Staff</title><h1>Staff</h1>',
} as const;
const broken = { url: `${ORIGIN}/broken`, status: 500, html: '<h1>Internal Server Error</h1>' } as const;

export const sitemapStatus = siteRule({
  id: 'sitemap-status',
  category: 'technical',
  area: 'reach',
  title: 'Every address in the sitemap answers with status 200',
  why: 'A sitemap with dead addresses is trusted less.',
  source: SOURCES.googleSitemaps,
  grade: 'vendor',

  severity: 'medium',
  effort: 'line',
  faults: {
    missing: {
      title: 'The sitemap lists pages that do not exist',
      message: 'The sitemap lists this address, and it answers with status {status}',
      fix: 'Restore the page, or remove its address from the sitemap',
    },
    refused: {
      title: 'The sitemap lists pages that the server refuses',
      message: 'The sitemap lists this address, and the server refuses it with status {status}',
      fix: 'Open the page to everyone, or remove its address from the sitemap',
    },
    'server-error': {
      effort: 'server',
      title: 'The sitemap lists pages that end in a server error',
      message: 'The sitemap lists this address, and the server fails with status {status}',
      fix: 'Find the error in the log of the server and repair it',
    },
  },

  evaluate: (site) =>
    failWhereListed(site, (listed) => {
      const { status } = listed;
      // What a firewall or a throttle refuses is the fault of declared-against-actual.
      if (status < 400 || isTurnedAway(listed)) return null;
      if (MISSING.has(status)) return { code: 'missing', data: { status } };
      return { code: status < 500 ? 'refused' : 'server-error', data: { status } };
    }),

  examples: {
    pass: [{ pages: [page('/a'), gone], sitemap: ['/a'] }],
    fail: [
      { pages: [page('/a'), gone], sitemap: ['/a', '/gone'] },
      { pages: [page('/a'), secret], sitemap: ['/a', '/staff'] },
      { pages: [page('/a'), broken], sitemap: ['/a', '/broken'] },
    ],
    unknown: [{ pages: [page('/a'), gone] }],
  },
});
