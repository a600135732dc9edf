import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';

export const redirectDowngrade = technicalRule({
  id: 'redirect-downgrade',
  area: 'reach',
  title: 'No redirect leads from https to http',
  why: 'Clients that accept only https stop at such a redirect.',
  source: SOURCES.rfc6797,
  grade: 'standard',
  reads: 'answer',

  faults: {
    'to-http': {
      severity: 'low',
      effort: 'server',
      title: 'A redirect leads from https to http',
      message: '{from} redirects to {to}',
      fix: 'Redirect to the https address',
    },
  },

  evaluate({ page }) {
    const { hops } = page.response;
    if (hops.length === 0) return none;
    const down = hops.find(({ url, location }) => url.startsWith('https:') && location.startsWith('http:'));
    if (down === undefined) return pass;
    return fail('to-http', { from: down.url, to: down.location });
  },

  examples: {
    pass: [{ html: '', hops: [['http://example.com/guide', 301]] }],
    none: [''],
    fail: [
      {
        html: '',
        hops: [
          ['https://example.com/old', 301],
          ['http://example.com/guide', 301],
        ],
      },
    ],
  },
});
