import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted, graphemes } from '../../wording.ts';

/** Characters: beyond a long sentence the text belongs on the page. */
const MAX_LENGTH = 250;

export const altLength = pageCheck({
  id: 'alt-length',
  category: 'content',
  type: 'info',
  title: 'Alt texts are short',
  why: 'A paragraph in an alt attribute is content that most readers never see.',
  source: SOURCES.googleImages,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page }) {
    if (page.images.length === 0) return none;
    const long = page.images.filter(
      ({ alt }) => alt !== null && alt.length > MAX_LENGTH && graphemes(alt) > MAX_LENGTH,
    ).length;
    if (long === 0) return pass;
    return fail(
      `${counted(long, 'alt text')} over ${MAX_LENGTH} characters`,
      'Say it in one sentence, and put the rest on the page',
    );
  },

  examples: {
    pass: ['<img src="a.png" alt="Open water tank">'],
    fail: [`<img src="a.png" alt="${'word '.repeat(60)}">`],
  },
});
