import { canonicalsOf, isSamePage, metaContent } from '../../../facts/page-head.ts';
import { propertyTag } from '../../../fixes/head-tags.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';
import { parsedUrl } from '../../../values/url.ts';

/** Characters of an address that a message repeats. */
const MAX_SHOWN = 200;

export const ogUrlCanonical = aiSeoRule({
  id: 'og-url-canonical',
  area: 'understand',
  title: 'og:url and canonical name the same address',
  why: 'Open Graph defines og:url as the canonical address; two different addresses weaken both.',
  source: SOURCES.openGraph,
  grade: 'standard',

  severity: 'low',
  effort: 'template',
  faults: {
    other: {
      title: 'og:url is not the canonical address',
      message: 'og:url is {address}, the canonical address is {canonical}',
      fix: 'Replace the og:url tag with:',
    },
    unclear: {
      title: 'og:url and canonical name different addresses',
      message: 'og:url is {address}, canonical is {canonical}',
      fix: 'Name the same address in both',
    },
  },

  evaluate({ page }) {
    const address = metaContent(page, 'og:url');
    const [canonical] = canonicalsOf(page).elements;
    if (address === '' || canonical === undefined || canonical === null) return none;
    const stated = parsedUrl(address, page.finalUrl);
    if (stated !== null && isSamePage(stated.href, canonical)) return pass;
    const data = { address: shown(address, MAX_SHOWN), canonical: shown(canonical, MAX_SHOWN) };
    // Whether that canonical is meant is asked where it is judged.
    return isSamePage(canonical, page.finalUrl)
      ? fail('other', data, { paste: propertyTag('og:url', canonical) })
      : fail('unclear', data);
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
