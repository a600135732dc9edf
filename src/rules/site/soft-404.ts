import { SOURCES } from '../sources.ts';
import { ORIGIN } from './example-pages.ts';
import { failOn, siteRule } from './site-rule.ts';

const MISSING = '<title>Page not found</title><h1>Page not found</h1><p>There is no such page.</p>';

export const soft404 = siteRule({
  id: 'soft-404',
  category: 'technical',
  area: 'reach',
  title: 'Error pages do not answer with status 200',
  why: 'Error pages with status 200 fill the index and waste the crawl.',
  source: SOURCES.googleSoft404,
  grade: 'vendor',

  faults: {
    'error-with-200': {
      severity: 'medium',
      effort: 'server',
      title: 'Error pages answer with status 200',
      message: 'This page is an error page, and it answers with status 200',
      fix: 'Answer with status 404 or 410 where a page is missing, and with 503 while the site is down',
    },
  },

  evaluate: ({ pages }) =>
    failOn(pages, ({ status, access }) => status === 200 && access === 'error', 'error-with-200'),

  examples: {
    pass: [{ pages: [{ url: `${ORIGIN}/x`, status: 404, html: MISSING }] }],
    fail: [{ pages: [{ url: `${ORIGIN}/x`, html: MISSING }] }],
  },
});
