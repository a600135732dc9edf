import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

export const redirectDowngrade = pageCheck({
  id: 'redirect-downgrade',
  category: 'technical',
  type: 'info',
  title: 'No redirect leads from https to http',
  why: 'Clients that insist on https stop there.',
  source: SOURCES.rfc6797,
  grade: 'standard',
  reads: 'answer',

  evaluate({ page }) {
    const { hops } = page.response;
    if (hops.length === 0) return none;
    const down = hops.find(({ url, location }) => url.startsWith('https:') && location.startsWith('http:'));
    if (down === undefined) return pass;
    return fail(`${down.url} redirects to ${down.location}`, 'Redirect to the https address');
  },

  examples: {
    pass: [{ html: '', hops: [['http://example.com/guide', 301]] }],
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
