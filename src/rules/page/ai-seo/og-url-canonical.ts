import { canonicalsOf, isSamePage, metaContent } from '../../../facts/page-head.ts';
import { propertyTag } from '../../../fixes/head-tags.ts';
import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { parsedUrl } from '../../../facts/url.ts';

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
    return fail(
      `og:url is ${address}, canonical is ${canonical}`,
      // Whether that canonical is meant is asked where it is judged.
      isSamePage(canonical, page.finalUrl)
        ? `Write ${propertyTag('og:url', canonical)} in place of og:url`
        : 'Name the same page in both',
    );
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
