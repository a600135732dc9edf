import { article, thread } from '../example-page.ts';
import { isThread } from '../kinds.ts';
import { fail, none, pass, unlisted } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';

const MAX_SHARE = 0.2;

export const selfContained = aiSeoRule({
  id: 'self-contained',
  area: 'cite',
  title: 'Sections begin by naming their subject',
  why: 'Engines quote single sentences; one that begins with "it" or "this" does not name its subject.',
  source: SOURCES.groundingChunks,
  grade: 'moderate',
  reads: 'whole-text',
  prose: true,

  faults: {
    pointers: {
      severity: 'low',
      effort: 'page',
      title: 'Sections begin without naming their subject',
      message: '{sections|section begins|sections begin} with a word such as "{word}"',
      fix: 'Name the subject in the first sentence of each section',
    },
  },

  evaluate({ kind, text: { pointers } }) {
    // What people answer points at what was said before.
    if (isThread(kind)) return none;
    if (pointers === null) return unlisted;
    if (pointers.sections === 0) return none;
    if (pointers.pointing <= pointers.sections * MAX_SHARE) return pass;
    return fail('pointers', { sections: pointers.pointing, word: pointers.word });
  },

  examples: {
    pass: [article('<p>Lime is chalk.</p><h2>Hard water</h2><p>Hard water holds lime.</p>')],
    fail: [
      article(
        '<p>Lime is chalk.</p><h2>Hard water</h2><p>It holds lime.</p><h2>Soft water</h2><p>They are rare.</p>',
      ),
    ],
    none: [thread('<h2>Ana</h2><p>It holds lime.</p><h2>Ben</h2><p>They are right.</p>')],
  },
});
