import { linkedTypes } from '../../../facts/page-head.ts';
import { blank } from '../../../fixes/graph-source.ts';
import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

const LINK = `<link rel="alternate" type="text/markdown" href="${blank('address of the markdown version')}">`;

export const mdAlternate = pageRule({
  id: 'md-alternate',
  category: 'ai_seo',
  area: 'read',
  title: 'The page links to a markdown version',
  why: 'Some coding agents fetch it; search and answer bots do not. Costs no points.',
  source: SOURCES.llmsTxt,
  grade: 'weak',
  scope: 'site',
  reads: 'document',

  faults: {
    missing: {
      severity: 'low',
      effort: 'template',
      message: 'The page links to no markdown version',
      fix: 'If the page has a markdown version, add to head:',
    },
  },

  evaluate({ page }) {
    if (linkedTypes(page, 'alternate').some((type) => /^text\/markdown\b/i.test(type))) return pass;
    return fail('missing', {}, { paste: LINK });
  },

  examples: {
    pass: [
      '<link rel="alternate" type="text/markdown" href="/guide.md">',
      {
        html: '',
        headers: [['link', '</guide.md>; rel="alternate"; title="Guide, in short"; type="text/markdown"']],
      },
    ],
    fail: [''],
  },
});
