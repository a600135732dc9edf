import { fail, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

/** Bytes of HTML that Googlebot reads for Search. */
const MAX_BYTES = 2 * 1024 * 1024;

export const htmlSize = pageRule({
  id: 'html-size',
  category: 'technical',
  area: 'read',
  title: 'The HTML is small enough to be read whole',
  why: 'Googlebot reads the first 2 MB of a page and drops the rest.',
  source: SOURCES.googleFetchLimits,
  grade: 'vendor',
  reads: 'answer',

  faults: {
    large: {
      severity: 'low',
      effort: 'template',
      title: 'HTML is larger than 2 MB',
      message: 'HTML has {size} MB, over 2 MB',
      fix: 'Move inline data, styles and images to files of their own',
    },
  },

  evaluate({ page }) {
    const { bytes } = page.response;
    return bytes <= MAX_BYTES ? pass : fail('large', { size: (bytes / 1024 / 1024).toFixed(1) });
  },

  examples: {
    pass: ['<p>Text</p>'],
    fail: [{ html: `<p>Text</p><!--${'x'.repeat(MAX_BYTES)}-->` }],
  },
});
