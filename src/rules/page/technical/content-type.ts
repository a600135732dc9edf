import { fail, pass } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

export const contentType = technicalRule({
  id: 'content-type',
  area: 'read',
  title: 'The response has a Content-Type header',
  why: 'Without it every client guesses the type, and some fetch tools refuse the page.',
  source: `${SOURCES.rfc9110} section 8.3`,
  grade: 'standard',
  reads: 'answer',

  faults: {
    missing: {
      severity: 'low',
      effort: 'server',
      message: 'The response has no Content-Type header',
      fix: 'Send the header Content-Type: text/html; charset=utf-8',
    },
  },

  evaluate({ page }) {
    return page.response.contentType === '' ? fail('missing') : pass;
  },

  examples: { pass: ['<p>Text</p>'], fail: [{ html: '<!doctype html><p>Text</p>', headers: [] }] },
});
