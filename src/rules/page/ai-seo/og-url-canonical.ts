import { canonicalsOf, isSamePage, metaContent } from '../../../facts/page-head.ts';
import { propertyTag } from '../../../fixes/head-tags.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import { parsedUrl } from '../../../facts/url.ts';

export const ogUrlCanonical = pageRule({
  id: 'og-url-canonical',
  category: 'ai_seo',
  area: 'understand',
  title: 'og:url and canonical name the same address',
  why: 'og:url is meant to be the canonical address; two answers to one question weaken both.',
  source: SOURCES.openGraph,
  grade: 'standard',
  reads: 'document',

  faults: {
    other: {
      severity: 'low',
      effort: 'template',
      title: 'og:url is not the canonical address',
      message: 'og:url is {address}, canonical is {canonical}',
      fix: 'Write {tag} in place of og:url',
    },
    unclear: {
      severity: 'low',
      effort: 'template',
      title: 'og:url and canonical name other pages',
      message: 'og:url is {address}, canonical is {canonical}',
      fix: 'Name the same page in both',
    },
  },

  evaluate({ page }) {
    const address = metaContent(page, 'og:url');
    const [canonical] = canonicalsOf(page).elements;
    if (address === '' || canonical === undefined || canonical === null) return none;
    const stated = parsedUrl(address, page.finalUrl);
    if (stated !== null && isSamePage(stated.href, canonical)) return pass;
    // Whether that canonical is meant is asked where it is judged.
    return isSamePage(canonical, page.finalUrl)
      ? fail('other', { address, canonical, tag: propertyTag('og:url', canonical) })
      : fail('unclear', { address, canonical });
  },

  examples: {
    pass: [
      '<link rel="canonical" href="https://example.com/guide"><meta property="og:url" content="https://example.com/guide">',
    ],
    fail: [
      '<link rel="canonical" href="https://example.com/guide"><meta property="og:url" content="https://example.com/">',
      '<link rel="canonical" href="https://example.com/other"><meta property="og:url" content="https://example.com/guide">',
    ],
    none: ['<link rel="canonical" href="https://example.com/guide">'],
  },
});
