import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted } from '../../wording.ts';

export const headingOrder = pageCheck({
  id: 'heading-order',
  category: 'content',
  type: 'info',
  title: 'Heading levels follow each other and none is empty',
  why: 'Extractors build the outline of a page from heading levels.',
  source: SOURCES.geo16,
  grade: 'weak',
  reads: 'text',

  evaluate({ page }) {
    const shown = page.headings.filter(({ hidden }) => !hidden);
    const empty = shown.filter(({ text }) => text === '').length;
    if (empty > 0) return fail(counted(empty, 'empty heading'), 'Remove empty headings');
    let before = 0;
    for (const { level } of shown) {
      if (before > 0 && level > before + 1) {
        return fail(`Heading level jumps from H${before} to H${level}`, 'Use heading levels in order');
      }
      before = level;
    }
    return pass;
  },

  examples: {
    pass: ['<h1>One</h1><h2>Two</h2><h3>Three</h3><h2>Four</h2>', ''],
    fail: ['<h1>One</h1><h3>Three</h3>', '<h1>One</h1><h2> </h2>'],
  },
});
