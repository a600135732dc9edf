import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

export const headingOrder = pageRule({
  id: 'heading-order',
  category: 'content',
  area: 'read',
  title: 'Heading levels follow each other and none is empty',
  why: 'Extractors build the outline of a page from heading levels.',
  source: SOURCES.geo16,
  grade: 'weak',
  reads: 'text',

  faults: {
    empty: {
      severity: 'low',
      effort: 'template',
      title: 'Empty headings',
      message: '{headings|empty heading|empty headings}',
      fix: 'Remove empty headings',
    },
    jump: {
      severity: 'low',
      effort: 'template',
      title: 'Heading level jumps',
      message: 'Heading level jumps from H{from} to H{to}',
      fix: 'Use heading levels in order',
    },
  },

  evaluate({ page }) {
    const shown = page.headings.filter(({ hidden }) => !hidden);
    const empty = shown.filter(({ text }) => text === '').length;
    if (empty > 0) return fail('empty', { headings: empty });
    let before = 0;
    for (const { level } of shown) {
      if (before > 0 && level > before + 1) return fail('jump', { from: before, to: level });
      before = level;
    }
    return pass;
  },

  examples: {
    pass: ['<h1>One</h1><h2>Two</h2><h3>Three</h3><h2>Four</h2>', ''],
    fail: ['<h1>One</h1><h3>Three</h3>', '<h1>One</h1><h2> </h2>'],
  },
});
