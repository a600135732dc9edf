import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

export const contentType = pageCheck({
  id: 'content-type',
  category: 'technical',
  type: 'info',
  title: 'The answer has a Content-Type',
  why: 'Without one every client guesses, and some fetch tools refuse.',
  source: `${SOURCES.rfc9110} section 8.3`,
  grade: 'standard',
  reads: 'answer',

  evaluate({ page }) {
    if (page.response.contentType !== '') return pass;
    return fail('Answer has no Content-Type header', 'Send Content-Type: text/html; charset=utf-8');
  },

  examples: { pass: ['<p>Text</p>'], fail: [{ html: '<!doctype html><p>Text</p>', headers: [] }] },
});
