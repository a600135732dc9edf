import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { contentRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

export const headingOrder = contentRule({
  id: 'heading-order',
  area: 'read',
  title: 'Heading levels skip no step, and no heading is empty',
  why: 'Extractors build the outline of a page from heading levels.',
  source: SOURCES.geo16,
  grade: 'weak',
  reads: 'text',

  severity: 'low',
  effort: 'template',
  faults: {
    empty: {
      title: 'Headings are empty',
      message: '{headings|heading is|headings are} empty',
      fix: 'Remove the empty headings, or give them a text',
    },
    jump: {
      title: 'Heading levels skip a step',
      message: 'The heading "{heading}" is an H{to}, but the heading before it is an H{from}',
      fix: 'Make the heading an H{next}, so that no level is skipped',
    },
  },

  evaluate({ page }) {
    const visible = page.headings.filter(({ hidden }) => !hidden);
    const empty = visible.filter(({ text }) => text === '').length;
    if (empty > 0) return fail('empty', { headings: empty });
    let before = 0;
    for (const { level, text } of visible) {
      if (before > 0 && level > before + 1)
        return fail('jump', { heading: shown(text), from: before, to: level, next: before + 1 });
      before = level;
    }
    return pass;
  },

  examples: {
    pass: ['<h1>One</h1><h2>Two</h2><h3>Three</h3><h2>Four</h2>', ''],
    fail: ['<h1>One</h1><h3>Three</h3>', '<h1>One</h1><h2> </h2>'],
  },
});
