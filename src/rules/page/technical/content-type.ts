import { fail, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

export const contentType = pageRule({
  id: 'content-type',
  category: 'technical',
  area: 'read',
  title: 'The answer has a Content-Type',
  why: 'Without one every client guesses, and some fetch tools refuse.',
  source: `${SOURCES.rfc9110} section 8.3`,
  grade: 'standard',
  reads: 'answer',

  faults: {
    missing: {
      severity: 'low',
      effort: 'server',
      message: 'Answer has no Content-Type header',
      fix: 'Send Content-Type: text/html; charset=utf-8',
    },
  },

  evaluate({ page }) {
    return page.response.contentType === '' ? fail('missing') : pass;
  },

  examples: { pass: ['<p>Text</p>'], fail: [{ html: '<!doctype html><p>Text</p>', headers: [] }] },
});
