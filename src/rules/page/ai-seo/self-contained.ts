import { fail, none, pageCheck, pass, unlisted } from '../legacy.ts';
import { article } from '../example-page.ts';
import { SOURCES } from '../../sources.ts';
import { counted } from '../../wording.ts';

const MAX_SHARE = 0.2;

export const selfContained = pageCheck({
  id: 'self-contained',
  category: 'ai_seo',
  type: 'info',
  title: 'Sections begin by naming their subject',
  why: 'Sentences are lifted out one by one; "it" or "this" at the start leaves them without a subject.',
  source: SOURCES.groundingChunks,
  grade: 'moderate',
  reads: 'text',

  evaluate({ text: { pointers } }) {
    if (pointers === null) return unlisted;
    if (pointers.sections === 0) return none;
    if (pointers.pointing <= pointers.sections * MAX_SHARE) return pass;
    return fail(
      `${counted(pointers.pointing, 'section begins', 'sections begin')} with a word such as "${pointers.word}"`,
      'Name the thing again in the first sentence of each section',
    );
  },

  examples: {
    pass: [article('<p>Lime is chalk.</p><h2>Hard water</h2><p>Hard water holds lime.</p>')],
    fail: [
      article(
        '<p>Lime is chalk.</p><h2>Hard water</h2><p>It holds lime.</p><h2>Soft water</h2><p>They are rare.</p>',
      ),
    ],
  },
});
