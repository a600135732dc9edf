import { canonicalsOf, isSamePage } from '../../../facts/page-head.ts';
import { fail, none, pass } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

export const canonicalHeader = technicalRule({
  id: 'canonical-header',
  area: 'understand',
  title: 'The canonical link element and the Link header agree',
  why: 'Engines ignore both when they differ.',
  source: SOURCES.googleCanonical,
  grade: 'vendor',
  subsumes: ['schema-canonical'],

  severity: 'low',
  faults: {
    'element-differs': {
      effort: 'template',
      title: 'The canonical URLs in the HTML and in the Link header differ',
      message: 'The canonical URL is {element} in the HTML and {header} in the Link header',
      fix: 'Use the same URL in both, or remove the link element',
    },
    'header-differs': {
      effort: 'server',
      title: 'The canonical URLs in the HTML and in the Link header differ',
      message: 'The canonical URL is {element} in the HTML and {header} in the Link header',
      fix: 'Use the same URL in both, or remove the canonical from the Link header',
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
