import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';

export const wholeAnswer = technicalRule({
  id: 'whole-answer',
  area: 'read',
  title: 'The answer arrives complete',
  why: 'Neither this audit nor a crawler can read what is missing.',
  source: `${SOURCES.rfc9110} section 6.1`,
  grade: 'standard',
  reads: 'answer',

  severity: 'low',
  effort: 'server',
  faults: {
    size: {
      message: 'The answer is larger than the limit, and the rest was not read',
      fix: 'Reduce the size of the page',
    },
    deadline: {
      message: 'The answer took too long, and the rest was not read',
      fix: 'Serve the whole page in less time',
    },
    connection: {
      message: 'The connection broke before the answer was complete',
      fix: 'Check the server and its proxies for the reason, and serve the whole page',
    },
    encoding: {
      message: 'The compression of the answer is damaged, and the rest could not be read',
      fix: 'Check the compression on the server and its proxies, and serve the whole page',
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
