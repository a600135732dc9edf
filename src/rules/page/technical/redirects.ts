import { parsedUrl, isSameHost } from '../../../facts/url.ts';
import { fail, pageCheck, partly, pass, taken } from '../legacy.ts';
import { isStub, REDIRECT_BY_STATUS, sendsOn } from '../sends-on.ts';
import { SOURCES } from '../../sources.ts';
import { counted } from '../../wording.ts';

/** Redirects that cost nothing: http to https, or a moved page. */
const FREE_HOPS = 1;
const MANY_HOPS = 2;

/** The address that answered had redirected before: only the cookie between the two differs. Common Crawl keeps none. */
const COOKIE_WALL = [
  'The page comes only to crawlers that send the cookie of its redirect back',
  'Answer the first request with the page, and set the cookie beside it',
] as const;

export const redirects = pageCheck({
  id: 'redirects',
  category: 'technical',
  type: 'warning',
  title: 'The address answers without detours',
  why: 'Crawlers give up on chains and do not follow redirects made in the page itself.',
  source: SOURCES.googleRedirects,
  grade: 'moderate',
  reads: 'answer',

  evaluate(subject) {
    const { page } = subject;
    const { hops } = page.response;
    const fix = `Link and list the final address ${page.finalUrl}`;
    if (isStub(subject)) return taken('server-rendered');
    const sending = sendsOn(page);
    if (sending !== null) return fail(sending, REDIRECT_BY_STATUS);
    if (hops.some(({ url }) => url === page.finalUrl)) return fail(...COOKIE_WALL);
    if (hops.length > MANY_HOPS) return fail(`Address needs ${counted(hops.length, 'redirect')}`, fix);
    if (hops.length > FREE_HOPS)
      return partly(1 / 2, `Address needs ${counted(hops.length, 'redirect')}`, fix);
    if (hops.length === 0 || !leavesHost(page.url, page.finalUrl)) return pass;
    return partly(1 / 2, `Address redirects to another host (${page.finalUrl})`, fix);
  },

  examples: {
    pass: [
      '',
      { html: '', hops: [['http://example.com/guide', 301]] },
      '<meta http-equiv="refresh" content="300">',
      '<meta http-equiv="refresh" content="0url=/new">',
      '<meta http-equiv="refresh" content="300; url=https://example.com/guide">',
    ],
    fail: [
      '<meta http-equiv="refresh" content="0; url=/new">',
      '<meta http-equiv="refresh" content="0 url=/new">',
      {
        html: '',
        hops: [
          ['http://example.com/a', 301],
          ['https://example.com/a', 301],
          ['https://example.com/b', 302],
        ],
      },
      { html: '', hops: [['http://other.example/', 301]] },
      { html: '', hops: [['https://example.com/guide', 302]] },
    ],
  },
});

function leavesHost(from: string, to: string): boolean {
  const [one, other] = [parsedUrl(from), parsedUrl(to)];
  return one !== null && other !== null && !isSameHost(one, other);
}
