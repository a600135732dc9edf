import { fail, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

/** Bytes of HTML that Googlebot reads for Search. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Rounded up: a page that is too large never shows as one of 2.00 MB. */
const megabytes = (bytes: number): string => (Math.ceil((100 * bytes) / 1024 / 1024) / 100).toFixed(2);

export const htmlSize = pageRule({
  id: 'html-size',
  category: 'technical',
  area: 'read',
  title: 'The HTML is small enough to be read in full',
  why: 'Googlebot reads the first 2 MB of a page and drops the rest.',
  source: SOURCES.googleFetchLimits,
  grade: 'vendor',
  reads: 'answer',

  faults: {
    large: {
      severity: 'low',
      effort: 'template',
      title: 'The HTML is larger than 2 MB',
      message: 'The HTML has {size} MB, over the limit of 2 MB',
      fix: 'Move inline data, styles and images to separate files',
    },
  },

  evaluate({ page }) {
    const { bytes } = page.response;
    return bytes <= MAX_BYTES ? pass : fail('large', { size: megabytes(bytes) });
  },

  examples: {
    pass: ['<p>Text</p>'],
    fail: [{ html: `<p>Text</p><!--${'x'.repeat(MAX_BYTES)}-->` }],
  },
});
