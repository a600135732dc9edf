import { canonicalsOf, metaContent } from '../../../facts/page-head.ts';
import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

export const https = pageCheck({
  id: 'https',
  category: 'technical',
  type: 'warning',
  title: 'The page and its canonical addresses use https',
  why: 'Engines prefer the https address and treat the two schemes as two pages.',
  source: SOURCES.googleCanonical,
  grade: 'moderate',
  reads: 'answer',

  evaluate({ page, url }) {
    if (url?.protocol !== 'https:') {
      return fail('Page is served without TLS', 'Serve it over https and redirect http with status 301');
    }
    const { elements, headers } = canonicalsOf(page);
    const declared = [...elements, ...headers, metaContent(page, 'og:url')];
    const plain = declared.find((address) => address?.startsWith('http://') === true);
    if (plain === undefined) return pass;
    return fail(`Page declares itself under ${plain}`, 'Use the https address in canonical and og:url');
  },

  examples: {
    pass: ['<link rel="canonical" href="https://example.com/guide">'],
    fail: [
      { html: '', url: 'http://example.com/' },
      '<meta property="og:url" content="http://example.com/guide">',
    ],
  },
});
