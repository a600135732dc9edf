import { fail, pass } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { schemaRule } from './schema-rule.ts';

const LET_IN =
  'Let search and AI crawlers through in the firewall or bot settings, by verified address or signature';

export const pageNotSeen = schemaRule({
  id: 'page-not-seen',
  area: 'reach',
  title: 'The address answers with the page',
  why: 'Nothing can be read from an answer that is not the page, and no structured data is judged in it.',
  source: SOURCES.vercelCrawlers,
  grade: 'strong',
  reads: 'answer',

  severity: 'critical',
  effort: 'server',
  faults: {
    'no-answer': {
      title: 'The address gives no usable answer',
      message: 'The address gives no usable answer ({failure})',
      fix: 'Make the address answer over the public internet with status 200 and the page',
    },
    'not-asked': {
      severity: 'info',
      effort: 'line',
      message: 'Our own robot did not read the page, so it was not judged',
      fix: 'Allow citeworthy in robots.txt, or audit a saved copy of the page',
    },
    login: {
      title: 'A login, or a question of age or consent, came instead of the page',
      message:
        'A login[ by {vendor}], or a question of age or consent, came instead of the page (status {status})',
      fix: 'Serve the page without a login and without a question of age or consent, if it is to be cited',
    },
    challenge: {
      title: 'A bot challenge came instead of the page',
      message: 'A bot challenge[ by {vendor}] came instead of the page (status {status})',
      fix: LET_IN,
    },
    block: {
      title: 'A block page came instead of the page',
      message: 'A block page[ by {vendor}] came instead of the page (status {status})',
      fix: LET_IN,
    },
    'rate-limit': {
      title: 'A rate limit came instead of the page',
      message: 'A rate limit[ by {vendor}] came instead of the page (status {status})',
      fix: 'Raise the rate limit for search and AI crawlers, and name the time to wait in Retry-After',
    },
    geo: {
      title: 'A regional block came instead of the page',
      message: 'A regional block[ by {vendor}] came instead of the page (status {status})',
      fix: 'Serve the page in all regions: crawlers ask from few of them',
    },
    error: {
      title: 'An error page came instead of the page',
      message: 'An error page came instead of the page (status {status})',
      fix: 'Serve the page with status 200, or redirect the address to its successor',
    },
    'not-html': {
      title: 'The answer is not an HTML page',
      message: 'The answer is not an HTML page[ but {type}]',
      fix: 'Serve the page as text/html',
    },
  },

  evaluate({ seen, page }) {
    const { instead, vendor, failure } = seen;
    if (instead === null) return pass;
    const { status, contentType } = page.response;
    return fail(instead, { failure: failure ?? '', vendor: vendor ?? '', status, type: contentType });
  },

  fixOf: () => null,

  examples: {
    pass: ['<h1>Descaling</h1>', '<div id="root"></div><script src="/app.js"></script>'],
    fail: [
      { outcome: 'dns' },
      { outcome: 'blocked' },
      {
        html: '<title>Just a moment...</title>',
        status: 403,
        headers: [
          ['content-type', 'text/html'],
          ['server', 'cloudflare'],
          ['cf-mitigated', 'challenge'],
        ],
      },
      { html: '<h1>Access denied</h1>', status: 403 },
      { html: '<h1>Too many requests</h1>', status: 429 },
      { html: '<h1>Not available in your country</h1>', status: 451 },
      { html: '<h1>Not found</h1>', status: 404 },
      { html: '<title>Log in</title><form><input type="password"></form>', status: 401 },
      { html: '{"a":1}', headers: [['content-type', 'application/json']] },
    ],
  },
});
