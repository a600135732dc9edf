import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import { graphemes } from '../../wording.ts';

/** Characters: beyond a long sentence the text belongs on the page. */
const MAX_LENGTH = 250;

export const altLength = pageRule({
  id: 'alt-length',
  category: 'content',
  area: 'read',
  title: 'Alt texts are short',
  why: 'A paragraph in an alt attribute is content that most readers never see.',
  source: SOURCES.googleImages,
  grade: 'vendor',
  reads: 'document',

  faults: {
    long: {
      severity: 'low',
      effort: 'page',
      title: 'Alt texts are too long',
      message: 'The alt text of {images|image|images} has more than {to} characters',
      fix: 'Describe the image in one sentence, and move the rest into the text of the page',
    },
  },

  evaluate({ page }) {
    if (page.images.length === 0) return none;
    const long = page.images.filter(
      ({ alt }) => alt !== null && alt.length > MAX_LENGTH && graphemes(alt) > MAX_LENGTH,
    ).length;
    if (long === 0) return pass;
    return fail('long', { images: long, to: MAX_LENGTH });
  },

  examples: {
    pass: ['<img src="a.png" alt="Open water tank">'],
    fail: [`<img src="a.png" alt="${'word '.repeat(60)}">`],
    none: ['<p>Text</p>'],
  },
});
