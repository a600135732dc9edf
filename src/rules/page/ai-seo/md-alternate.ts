import { linkedTypes } from '../../../facts/page-head.ts';
import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

export const mdAlternate = pageRule({
  id: 'md-alternate',
  category: 'ai_seo',
  area: 'read',
  title: 'A markdown version is advertised',
  why: 'Some coding agents fetch it; search and answer bots do not. Costs no points.',
  source: SOURCES.llmsTxt,
  grade: 'weak',
  reads: 'document',

  faults: {
    missing: {
      severity: 'low',
      effort: 'template',
      message: 'No markdown version advertised',
      fix: '<link rel="alternate" type="text/markdown" href="…"> where such a version exists',
    },
  },

  evaluate({ page }) {
    if (linkedTypes(page, 'alternate').some((type) => /^text\/markdown\b/i.test(type))) return pass;
    return fail('missing');
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
