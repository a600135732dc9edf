import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

const WHOLE = 'Serve the page whole, in less time or fewer bytes';

export const wholeAnswer = pageRule({
  id: 'whole-answer',
  category: 'technical',
  area: 'read',
  title: 'The answer arrives whole',
  why: 'What is missing cannot be judged here nor read by a crawler.',
  source: `${SOURCES.rfc9110} section 6.1`,
  grade: 'standard',
  reads: 'answer',

  faults: {
    size: {
      severity: 'low',
      effort: 'server',
      message: 'Answer was cut off: it is larger than what is read of a page',
      fix: WHOLE,
    },
    deadline: {
      severity: 'low',
      effort: 'server',
      message: 'Answer was cut off: it took too long',
      fix: WHOLE,
    },
    connection: {
      severity: 'low',
      effort: 'server',
      message: 'Answer was cut off: the connection broke off',
      fix: WHOLE,
    },
    encoding: {
      severity: 'low',
      effort: 'server',
      message: 'Answer was cut off: its compression is damaged',
      fix: WHOLE,
    },
  },

  evaluate({ page }) {
    const { truncated } = page.response;
    return truncated === null ? pass : fail(truncated);
  },

  examples: {
    pass: ['<p>Text</p>'],
    fail: [
      { html: `<main><p>${'word '.repeat(80)}`, truncated: 'connection' },
      { html: '<p>Text', truncated: 'size' },
      { html: '<p>Text', truncated: 'deadline' },
      { html: '<p>Text', truncated: 'encoding' },
    ],
  },
});
