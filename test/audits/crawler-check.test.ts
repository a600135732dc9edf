import { expect, test } from 'vitest';
import { auditCrawlerCheck } from '../../src/audits/crawler.ts';
import { exchangeOf, unanswered, type FetchError } from '../../src/exchange.ts';
import { robotsAccess } from '../../src/facts/robots/index.ts';

const ORIGIN = 'http://acme.example';
const home = exchangeOf({ url: `${ORIGIN}/`, body: '<title>Home</title><h1>Home</h1>' });

interface Site {
  readonly robots?: string;
  /** How https failed before http was asked. */
  readonly failed?: FetchError['code'];
  readonly baseline?: typeof home;
}

function findingsOf({ robots = '', failed, baseline = home }: Site) {
  const headers = [['content-type', 'text/plain']] as const;
  const { evidence } = auditCrawlerCheck({
    domain: 'acme.example',
    origin: ORIGIN,
    requestedOrigin: ORIGIN,
    landing: null,
    failed:
      failed === undefined
        ? []
        : [unanswered('https://acme.example/', { code: failed, message: 'no', retryable: false })],
    baseline,
    robots: robotsAccess(exchangeOf({ url: `${ORIGIN}/robots.txt`, headers, body: robots })),
    requestedRobots: null,
    probes: [],
    limits: [],
    llms: exchangeOf({ url: `${ORIGIN}/llms.txt`, status: 404, body: '' }),
    sitemap: { found: null, tried: [] },
  });
  return new Map(evidence.findings.map((finding) => [finding.id, finding]));
}

test.each(['connection', 'timeout', 'dns'] as const)(
  'a site that answers over http alone is told that https failed (%s)',
  (failed) => {
    expect(findingsOf({ failed }).get('https-unreachable')).toMatchObject({
      severity: 'high',
      detail: 'https://acme.example/: no. Crawlers ask for https first.',
    });
  },
);

test('a bad certificate is told as such, an address that may not be asked not at all', () => {
  const tls = findingsOf({ failed: 'tls' });
  expect([tls.has('tls-broken'), tls.has('https-unreachable')]).toEqual([true, false]);
  expect(findingsOf({ failed: 'blocked' }).has('https-unreachable')).toBe(false);
});

test('where http fails as well, https is not what is wrong', () => {
  const baseline = unanswered(`${ORIGIN}/`, { code: 'connection', message: 'no', retryable: false });
  expect(findingsOf({ failed: 'connection', baseline }).has('https-unreachable')).toBe(false);
});

test('lines that Cloudflare manages are not to be changed in the file', () => {
  const robots = [
    'User-agent: *',
    '# BEGIN Cloudflare Managed content',
    'User-agent: GPTBot',
    'Disallow: /',
    '# END Cloudflare Managed Content',
    'Disallow: /a',
  ].join('\n');
  expect(findingsOf({ robots }).get('robots-managed')?.detail).toMatch(/^Lines 2 to 5 are managed content/);
  expect(findingsOf({ robots: 'User-agent: *\nDisallow: /a' }).has('robots-managed')).toBe(false);
});

test.each([
  [
    'Disallow: /a\nDisallow: b\nUser-agent: *',
    1,
    /\(outside-group: line 1, line 2\).*\(rule-without-slash: line 2\)/,
  ],
  ['User-agent: *\nDisallow: /a\n{{ more }}', 3, /\(template-left: line 3\)/],
  ['User-agent: *\nDisallow:\nSitemap: {{ url }}/s.xml', 3, /\(sitemap-no-address: line 3\)/],
  ['\ufeff'.concat('User-agent: *\nNoindex: /a'), 2, /\(no-effect: line 2\)/],
])('lines that no crawler hears are told: %j', (robots, line, detail) => {
  expect(findingsOf({ robots }).get('robots-faulty')).toMatchObject({
    severity: 'low',
    line,
    detail: expect.stringMatching(detail),
  });
});

test.each([
  'User-agent: *\nDisallow: /a',
  'please be nice\nUser-agent: *\nDisallow: /a\nLLM-Content: https://acme.example/llms.txt',
  'User-agent: *\nDisalow: /a',
  '<!doctype html>\nDisallow: /a',
])('what harms nobody, or is told as another finding, is not: %j', (robots) => {
  expect(findingsOf({ robots }).has('robots-faulty')).toBe(false);
});
