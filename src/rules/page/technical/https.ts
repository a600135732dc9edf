import { canonicalsOf, metaContent } from '../../../facts/page-head.ts';
import { fail, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

export const https = pageRule({
  id: 'https',
  category: 'technical',
  area: 'reach',
  title: 'The page and its canonical addresses use https',
  why: 'Engines prefer the https address and treat the two schemes as two pages.',
  source: SOURCES.googleCanonical,
  grade: 'moderate',
  reads: 'answer',

  faults: {
    'no-tls': {
      severity: 'medium',
      effort: 'server',
      message: 'Page is served without TLS',
      fix: 'Serve it over https and redirect http with status 301',
    },
    'names-http': {
      severity: 'medium',
      effort: 'template',
      title: 'Page declares itself under an http address',
      message: 'Page declares itself under {address}',
      fix: 'Use the https address in canonical and og:url',
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
