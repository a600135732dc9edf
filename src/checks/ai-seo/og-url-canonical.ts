import { canonicalsOf, isSamePage, metaContent } from '../../facts/page-head.ts';
import { fail, none, pageCheck, pass } from '../check.ts';
import { SOURCES } from '../sources.ts';
import { parsedUrl } from '../../facts/url.ts';

export const ogUrlCanonical = pageCheck({
  id: 'og-url-canonical',
  category: 'ai_seo',
  type: 'info',
  title: 'og:url and canonical name the same address',
  why: 'og:url is meant to be the canonical address; two answers to one question weaken both.',
  source: SOURCES.openGraph,
  grade: 'standard',
  reads: 'document',

  evaluate({ page }) {
    const address = metaContent(page, 'og:url');
    const [canonical] = canonicalsOf(page).elements;
    if (address === '' || canonical === undefined || canonical === null) return none;
    const stated = parsedUrl(address, page.finalUrl);
    if (stated !== null && isSamePage(stated.href, canonical)) return pass;
    return fail(`og:url is ${address}, canonical is ${canonical}`, 'Use the canonical address in og:url');
  },

  examples: {
    pass: [
      '<link rel="canonical" href="https://example.com/guide"><meta property="og:url" content="https://example.com/guide">',
    ],
    fail: [
      '<link rel="canonical" href="https://example.com/guide"><meta property="og:url" content="https://example.com/">',
    ],
  },
});
