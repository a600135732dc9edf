import { needsCookie } from '../../../exchange.ts';
import { parsedUrl, isSameHost } from '../../../values/url.ts';
import { fail, partly, pass, taken } from '../../rule.ts';
import { sentOnBy } from '../../../facts/sends-on.ts';
import { isStub, REDIRECT_BY_STATUS } from '../stub.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';

/** Redirects that cost nothing: http to https, or a moved page. */
const FREE_HOPS = 1;
const MANY_HOPS = 2;

/** For examples: enough of it that a reader who is sent on had a page to read. */
const TEXT = `<p>${'word '.repeat(41)}</p>`;

const LINK_FINAL = 'Use the final address {address} in links and in the sitemap';

export const redirects = technicalRule({
  id: 'redirects',
  area: 'reach',
  title: 'The address leads directly to the page',
  why: 'Crawlers give up on chains of redirects, and they do not follow redirects made in the page itself.',
  source: SOURCES.googleRedirects,
  grade: 'vendor',
  reads: 'answer',

  severity: 'low',
  effort: 'server',
  faults: {
    'meta-refresh': {
      message: 'A meta refresh sends visitors to another address',
      fix: REDIRECT_BY_STATUS,
    },
    'refresh-header': {
      message: 'A Refresh header sends visitors to another address',
      fix: REDIRECT_BY_STATUS,
    },
    script: {
      message: 'A script sends visitors to another address',
      fix: REDIRECT_BY_STATUS,
    },
    'cookie-wall': {
      title: 'The page comes only to visitors that return a cookie',
      message:
        'The server sends the page only to visitors that return the cookie of its redirect; Googlebot keeps no cookies, and no other crawler says that it does',
      fix: 'Answer the first request with the page, and set the cookie in the same response',
    },
    chain: {
      effort: 'page',
      title: 'More than two redirects lead to the page',
      message: '{hops|redirect leads|redirects lead} to the page',
      fix: LINK_FINAL,
    },
    two: {
      effort: 'page',
      title: 'Two redirects lead to the page',
      message: '{hops|redirect leads|redirects lead} to the page',
      fix: LINK_FINAL,
    },
    'other-host': {
      effort: 'page',
      title: 'The address redirects to another host',
      message: 'The address redirects to another host: {address}',
      fix: LINK_FINAL,
    },
  },

  evaluate(subject) {
    const { page } = subject;
    const { hops } = page.response;
    if (isStub(subject)) return taken('server-rendered');
    const sending = sentOnBy(page);
    if (sending !== null) return fail(sending);
    if (needsCookie({ outcome: page.response.outcome, hops, finalUrl: page.finalUrl }))
      return fail('cookie-wall');
    const address = page.finalUrl;
    if (hops.length > MANY_HOPS) return fail('chain', { hops: hops.length, address });
    if (hops.length > FREE_HOPS) return partly(1 / 2, 'two', { hops: hops.length, address });
    if (hops.length === 0 || !leavesHost(page.url, address)) return pass;
    return partly(1 / 2, 'other-host', { address });
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
      `${TEXT}<meta http-equiv="refresh" content="0; url=/new">`,
      `${TEXT}<meta http-equiv="refresh" content="0 url=/new">`,
      {
        html: '',
        hops: [
          ['http://example.com/a', 301],
          ['https://example.com/a', 301],
          ['https://example.com/b', 302],
        ],
      },
      { html: '', hops: [['https://example.com/guide', 302]] },
      {
        html: '',
        hops: [
          ['https://example.com/a', 302],
          ['https://example.com/check', 302],
          ['https://example.com/a', 302],
        ],
      },
      { html: '', headers: [['refresh', '0; url=/new']] },
      '<script>location.href="/new"</script><p>Moved</p>',
    ],
    partly: [
      {
        html: '',
        hops: [
          ['http://example.com/a', 301],
          ['https://example.com/a', 301],
        ],
      },
      { html: '', hops: [['http://other.example/', 301]] },
    ],
  },
});

function leavesHost(from: string, to: string): boolean {
  const [one, other] = [parsedUrl(from), parsedUrl(to)];
  return one !== null && other !== null && !isSameHost(one, other);
}
