import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted } from '../../wording.ts';

export const mixedContent = pageCheck({
  id: 'mixed-content',
  category: 'technical',
  type: 'info',
  title: 'A page under https loads nothing over http',
  why: 'Browsers block or rewrite such resources, so the page looks different from its source.',
  source: SOURCES.mixedContent,
  grade: 'standard',
  reads: 'document',

  evaluate({ page, url }) {
    if (url?.protocol !== 'https:') return none;
    const { insecureResources } = page.counts;
    if (insecureResources === 0) return pass;
    return fail(`${counted(insecureResources, 'resource')} loaded over http`, 'Load them over https');
  },

  examples: {
    pass: ['<img src="https://example.com/a.png" alt="A">'],
    fail: ['<img src="http://example.com/a.png" alt="A">'],
  },
});
