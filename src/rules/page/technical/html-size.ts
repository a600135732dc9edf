import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

/** Bytes of HTML that Googlebot reads for Search. */
const MAX_BYTES = 2 * 1024 * 1024;

export const htmlSize = pageCheck({
  id: 'html-size',
  category: 'technical',
  type: 'info',
  title: 'The HTML is small enough to be read whole',
  why: 'Googlebot reads the first 2 MB of a page and drops the rest.',
  source: SOURCES.googleFetchLimits,
  grade: 'vendor',
  reads: 'answer',

  evaluate({ page }) {
    const { bytes } = page.response;
    if (bytes <= MAX_BYTES) return pass;
    return fail(
      `HTML has ${(bytes / 1024 / 1024).toFixed(1)} MB, over 2 MB`,
      'Move inline data, styles and images to files of their own',
    );
  },

  examples: {
    pass: ['<p>Text</p>'],
    fail: [{ html: `<p>Text</p><!--${'x'.repeat(MAX_BYTES)}-->` }],
  },
});
