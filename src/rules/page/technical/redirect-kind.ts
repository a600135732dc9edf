import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

const TEMPORARY = new Set([302, 303, 307]);

export const redirectKind = pageCheck({
  id: 'redirect-kind',
  category: 'technical',
  type: 'info',
  title: 'Lasting redirects are permanent ones',
  why: 'A temporary redirect keeps the old address in the index.',
  source: SOURCES.googleRedirects,
  grade: 'vendor',
  reads: 'answer',

  evaluate({ page }) {
    const { hops } = page.response;
    if (hops.length === 0) return none;
    const temporary = hops.find(({ status }) => TEMPORARY.has(status));
    if (temporary === undefined) return pass;
    return fail(
      `${temporary.url} redirects with status ${temporary.status}`,
      'Redirect with 301 or 308 when the move is meant to last',
    );
  },

  examples: {
    pass: [{ html: '', hops: [['http://example.com/guide', 308]] }],
    fail: [{ html: '', hops: [['https://example.com/old', 302]] }],
  },
});
