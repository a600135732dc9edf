import { canonicalsOf, metaContent } from '../../../facts/page-head.ts';
import { fail, pass } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

export const https = technicalRule({
  id: 'https',
  area: 'reach',
  title: 'The page and its canonical URLs use https',
  why: 'Engines prefer the https URL and treat http and https as two pages.',
  source: SOURCES.w3cSecuringTheWeb,
  grade: 'standard',
  reads: 'answer',

  severity: 'medium',
  faults: {
    'no-tls': {
      effort: 'server',
      message: 'The page is served over http, without encryption',
      fix: 'Serve the page over https and redirect http to it with status 301',
    },
    'names-http': {
      effort: 'template',
      title: 'The page declares an http URL as its own',
      message: 'The page declares the http URL {address} as its own',
      fix: 'Use the https URL in the canonical link and og:url',
    },
  },

  evaluate({ page, url }) {
    if (url?.protocol !== 'https:') return fail('no-tls');
    const { elements, headers } = canonicalsOf(page);
    const declared = [...elements, ...headers, metaContent(page, 'og:url')];
    const address = declared.find((one) => one?.startsWith('http://') === true) ?? null;
    return address === null ? pass : fail('names-http', { address });
  },

  examples: {
    pass: ['<link rel="canonical" href="https://example.com/guide">'],
    fail: [
      { html: '', url: 'http://example.com/' },
      '<meta property="og:url" content="http://example.com/guide">',
    ],
  },
});
