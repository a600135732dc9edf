import type { ResponseFacts } from '../../../facts/page-facts.ts';
import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

/** Why only the beginning came, in words. */
const REASONS: Readonly<Record<NonNullable<ResponseFacts['truncated']>, string>> = {
  size: 'it is larger than what is read of a page',
  deadline: 'it took too long',
  connection: 'the connection broke off',
  encoding: 'its compression is damaged',
};

export const wholeAnswer = pageCheck({
  id: 'whole-answer',
  category: 'technical',
  type: 'info',
  title: 'The answer arrives whole',
  why: 'What is missing cannot be judged here nor read by a crawler.',
  source: `${SOURCES.rfc9110} section 6.1`,
  grade: 'standard',
  reads: 'answer',

  evaluate({ page }) {
    const { truncated } = page.response;
    if (truncated === null) return pass;
    return fail(
      `Answer was cut off: ${REASONS[truncated]}`,
      'Serve the page whole, in less time or fewer bytes',
    );
  },

  examples: {
    pass: ['<p>Text</p>'],
    fail: [{ html: `<main><p>${'word '.repeat(80)}`, truncated: 'connection' }],
  },
});
