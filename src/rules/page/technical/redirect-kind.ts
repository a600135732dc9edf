import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';

const TEMPORARY = new Set([302, 303, 307]);

export const redirectKind = technicalRule({
  id: 'redirect-kind',
  area: 'reach',
  title: 'The address redirects with a permanent status',
  why: 'A temporary redirect keeps the old address in the index.',
  source: SOURCES.googleRedirects,
  grade: 'vendor',
  reads: 'answer',

  faults: {
    temporary: {
      severity: 'low',
      effort: 'server',
      title: 'A redirect is temporary',
      message: '{from} redirects temporarily, with status {status}',
      fix: 'Redirect with status 301 or 308 if the move is permanent',
    },
  },

  evaluate({ page }) {
    const { hops } = page.response;
    if (hops.length === 0) return none;
    const temporary = hops.find(({ status }) => TEMPORARY.has(status));
    if (temporary === undefined) return pass;
    return fail('temporary', { from: temporary.url, status: temporary.status });
  },

  examples: {
    pass: [{ html: '', hops: [['http://example.com/guide', 308]] }],
    fail: [{ html: '', hops: [['https://example.com/old', 302]] }],
    none: [''],
  },
});
