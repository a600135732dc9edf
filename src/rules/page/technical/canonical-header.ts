import { canonicalsOf, isSamePage } from '../../../facts/page-head.ts';
import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

export const canonicalHeader = pageCheck({
  id: 'canonical-header',
  category: 'technical',
  type: 'info',
  title: 'Canonical element and Link header agree',
  why: 'Engines drop both signals when they differ.',
  source: SOURCES.googleCanonical,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page }) {
    const { elements, headers } = canonicalsOf(page);
    const [element] = elements;
    const [header] = headers;
    if (element === undefined || element === null || header === undefined) return none;
    if (isSamePage(element, header)) return pass;
    return fail(
      `Canonical is ${element} in HTML and ${header} in the Link header`,
      isSamePage(header, page.finalUrl)
        ? 'Name the same address in both, or take the link element out'
        : 'Name the same address in both, or take the Link header out',
    );
  },

  examples: {
    pass: [
      {
        html: '<link rel="canonical" href="/guide">',
        headers: [
          ['content-type', 'text/html'],
          ['link', '</guide>; rel=canonical'],
        ],
      },
    ],
    fail: [
      {
        html: '<link rel="canonical" href="/guide">',
        headers: [
          ['content-type', 'text/html'],
          ['link', '</b>; rel="canonical"'],
        ],
      },
    ],
  },
});
