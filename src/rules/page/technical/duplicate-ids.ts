import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted } from '../../wording.ts';

export const duplicateIds = pageCheck({
  id: 'duplicate-ids',
  category: 'technical',
  type: 'info',
  title: 'Ids are unique',
  why: 'A link to a place in the page leads to the first of several equal ids.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  reads: 'document',

  evaluate({ page }) {
    const { duplicateIds: count } = page.counts;
    return count === 0
      ? pass
      : fail(`${counted(count, 'id')} used more than once`, 'Give every element its own id');
  },

  examples: { pass: ['<p id="a"></p><p id="b"></p>'], fail: ['<p id="a"></p><p id="a"></p>'] },
});
