import { describe, expect, test } from 'vitest';
import { aiBots } from '../../../src/catalog/ai-bots.ts';
import { exchangeOf } from '../../../src/exchange.ts';
import type { Exchange, FetchCode } from '../../../src/exchange.ts';
import { sitemapsInRobots } from '../../../src/readers/robots/sitemap-lines.ts';
import { accessVerdict, robotsAccess } from '../../../src/facts/robots-access.ts';

const URL_OF_FILE = 'https://example.com/robots.txt';
const RULES = 'User-agent: *\nDisallow: /\nSitemap: /s.xml';
const answer = (over: Partial<Exchange> = {}): Exchange => ({
  ...exchangeOf({ url: URL_OF_FILE, body: RULES, headers: [['Content-Type', 'text/plain; charset=utf-8']] }),
  ...over,
});
const failed = (outcome: FetchCode): Exchange =>
  answer({
    outcome,
    error: { code: outcome, message: 'x', retryable: true },
    status: 0,
    body: new Uint8Array(),
  });
const hops = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    url: `https://example.com/${at}`,
    status: 301,
    location: `https://example.com/${at + 1}`,
  }));
const bot = (key: string) => aiBots.find((entry) => entry.key === key)!;

describe('what an answer means', () => {
  test('2xx is read', () => {
    const access = robotsAccess(answer());
    expect(access).toMatchObject({ state: 'read', reason: null, status: 200, restrictions: [] });
    expect(access.robots?.groups.length).toBe(1);
    expect(access.sitemaps).toEqual(['https://example.com/s.xml']);
    expect(Buffer.from(access.text).toString()).toBe(RULES);
    expect(robotsAccess(answer({ status: 299 })).state).toBe('read');
  });

  test.each([300, 304, 400, 401, 403, 404, 410, 418, 451, 499])(
    '%i is absent: its body does not count',
    (status) => {
      expect(robotsAccess(answer({ status }))).toMatchObject({
        state: 'absent',
        robots: null,
        status,
        sitemaps: [],
      });
    },
  );

  test.each([429, 500, 502, 503, 504, 520, 599, 600, 199])('%i is unreachable', (status) => {
    expect(robotsAccess(answer({ status }))).toMatchObject({
      state: 'unreachable',
      robots: null,
      reason: { code: 'http-status', data: { status } },
    });
  });

  test.each([
    'dns',
    'connection',
    'tls',
    'timeout',
    'protocol',
    'too-large',
    'decode',
    'unsupported',
    'aborted',
    'url',
  ] as const)('%s is unreachable', (outcome) => {
    expect(robotsAccess(failed(outcome))).toMatchObject({
      state: 'unreachable',
      robots: null,
      reason: { code: outcome, data: {} },
    });
  });

  test('what we did not ask for is told from a redirect that we did not follow', () => {
    expect(robotsAccess(failed('blocked'))).toMatchObject({
      state: 'unreachable',
      robots: null,
      reason: { code: 'not-asked', data: {} },
    });
    expect(robotsAccess({ ...failed('blocked'), hops: hops(1) })).toMatchObject({
      state: 'unreachable',
      robots: null,
      reason: { code: 'blocked', data: {} },
    });
  });

  test('redirects: five are followed, six are absent, and so is a way to nowhere', () => {
    expect(robotsAccess(answer({ hops: hops(5) })).state).toBe('read');
    expect(robotsAccess(answer({ hops: hops(6) }))).toMatchObject({
      state: 'absent',
      reason: { code: 'too-many-redirects', data: {} },
    });
    expect(robotsAccess(failed('redirect'))).toMatchObject({
      state: 'absent',
      reason: { code: 'redirect', data: {} },
    });
  });

  test.each(['connection', 'deadline', 'encoding'] as const)('an answer cut by %s is unreachable', (cut) => {
    expect(robotsAccess(answer({ truncated: cut }))).toMatchObject({
      state: 'unreachable',
      robots: null,
      reason: { code: 'truncated', data: { cause: cut } },
    });
  });

  test('what limits an answer is said', () => {
    const access = robotsAccess(
      answer({
        body: Buffer.from('<!doctype html>'),
        finalUrl: 'https://www.example.com/robots.txt',
        headers: [['content-type', 'text/html']],
        truncated: 'size',
      }),
    );
    expect(access.state).toBe('read');
    expect(access.restrictions).toEqual([
      'html',
      'truncated: size',
      'other-host: www.example.com',
      'content-type: text/html',
    ]);
  });

  test.each(['', 'text/plain', ' TEXT/PLAIN;charset=utf-8'])('%j as a type is no limit', (type) => {
    expect(robotsAccess(answer({ headers: [['Content-Type', type]] })).restrictions).toEqual([]);
    expect(robotsAccess(answer({ headers: [] })).restrictions).toEqual([]);
  });

  test('a type that names text in a parameter alone is another type', () => {
    const type = 'application/octet-stream; was=text/plain';
    expect(robotsAccess(answer({ headers: [['Content-Type', type]] })).restrictions).toEqual([
      `content-type: ${type}`,
    ]);
  });
});

describe('what a bot may do then', () => {
  test('rules, absence, and not knowing', () => {
    expect(accessVerdict(robotsAccess(answer()), bot('gptbot'), '/')).toMatchObject({
      allowed: false,
      line: 2,
      basis: 'rules',
    });
    expect(accessVerdict(robotsAccess(answer({ status: 404 })), bot('gptbot'), '/')).toMatchObject({
      allowed: true,
      basis: 'absent',
    });
    expect(accessVerdict(robotsAccess(answer({ status: 503 })), bot('gptbot'), '/')).toEqual({
      allowed: false,
      line: 0,
      rule: null,
      group: 'none',
      token: '',
      basis: 'unreachable',
    });
  });

  test.each(['amazonbot', 'yandexadditional'])('%s documents that a failure is no prohibition', (key) => {
    expect(accessVerdict(robotsAccess(answer({ status: 503 })), bot(key), '/')).toMatchObject({
      allowed: true,
      basis: 'operator',
    });
    expect(accessVerdict(robotsAccess(failed('timeout')), bot(key), '/').allowed).toBe(true);
    expect(accessVerdict(robotsAccess(answer()), bot(key), '/').allowed).toBe(false);
  });

  test('Yandex takes a file over 500 KB as none', () => {
    const access = robotsAccess(answer({ body: Buffer.from(`${RULES}\n${'#'.repeat(512_000)}`) }));
    expect(access.restrictions).toContain('too-large');
    expect(accessVerdict(access, bot('yandexadditional'), '/')).toMatchObject({
      allowed: true,
      basis: 'operator',
    });
    expect(accessVerdict(access, bot('amazonbot'), '/').allowed).toBe(false);
  });
});

describe('sitemaps', () => {
  const of = (text: string, base = URL_OF_FILE) => sitemapsInRobots(text, base);

  test('resolved, http(s) only, each once, in order, from any group', () => {
    const text = `Sitemap: https://example.com/b.xml
User-agent: x
SITEMAP: /a.xml
site-map:c.xml # comment
Sitemap: //cdn.example.net/d.xml
Sitemap: https://example.com/b.xml
Sitemap: HTTPS://EXAMPLE.com/b.xml
Sitemap: javascript:alert(1)
Sitemap: file:///etc/passwd
Sitemap: ftp://example.com/e.xml
Sitemap:
Sitemap: https://[bad
Sitemap: {{ url }}/s.xml
Sitemap: <https://example.com/f.xml>
Sitemap: http://other.example/caf\u00e9.xml`;
    expect(of(text)).toEqual([
      'https://example.com/b.xml',
      'https://example.com/a.xml',
      'https://example.com/c.xml',
      'https://cdn.example.net/d.xml',
      'http://other.example/caf%C3%A9.xml',
    ]);
  });

  test('a base that is no address leaves absolute ones', () => {
    expect(of('Sitemap: /a.xml\nSitemap: https://example.com/b.xml', 'nonsense')).toEqual([
      'https://example.com/b.xml',
    ]);
  });
});
