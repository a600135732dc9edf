import { linkedTypes } from '../../../facts/page-head.ts';
import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

export const mdAlternate = pageCheck({
  id: 'md-alternate',
  category: 'ai_seo',
  type: 'info',
  title: 'A markdown version is advertised',
  why: 'Some coding agents fetch it; search and answer bots do not. Costs no points.',
  source: SOURCES.llmsTxt,
  grade: 'weak',
  reads: 'document',

  evaluate({ page }) {
    if (linkedTypes(page, 'alternate').some((type) => /^text\/markdown\b/i.test(type))) return pass;
    return fail(
      'No markdown version advertised',
      '<link rel="alternate" type="text/markdown" href="…"> where such a version exists',
    );
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
