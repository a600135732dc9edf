import { canonicalsOf, isSamePage } from '../../../facts/page-head.ts';
import { fail, none, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

export const canonicalHeader = pageRule({
  id: 'canonical-header',
  category: 'technical',
  area: 'understand',
  title: 'Canonical element and Link header agree',
  why: 'Engines drop both signals when they differ.',
  source: SOURCES.googleCanonical,
  grade: 'vendor',
  reads: 'document',

  faults: {
    'element-differs': {
      severity: 'low',
      effort: 'template',
      title: 'The canonical of the Link header is another one in HTML',
      message: 'Canonical is {element} in HTML and {header} in the Link header',
      fix: 'Name the same address in both, or take the link element out',
    },
    'header-differs': {
      severity: 'low',
      effort: 'server',
      title: 'The canonical of the HTML is another one in the Link header',
      message: 'Canonical is {element} in HTML and {header} in the Link header',
      fix: 'Name the same address in both, or take the Link header out',
    },
  },

  evaluate({ page }) {
    const { elements, headers } = canonicalsOf(page);
    const [element] = elements;
    const [header] = headers;
    if (element === undefined || element === null || header === undefined) return none;
    if (isSamePage(element, header)) return pass;
    const stays = isSamePage(header, page.finalUrl);
    return fail(stays ? 'element-differs' : 'header-differs', { element, header });
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
      {
        html: '<link rel="canonical" href="/b">',
        headers: [
          ['content-type', 'text/html'],
          ['link', '</guide>; rel="canonical"'],
        ],
      },
    ],
    none: [
      '<link rel="canonical" href="/guide">',
      { html: '', headers: [['link', '</guide>; rel="canonical"']] },
    ],
  },
});
