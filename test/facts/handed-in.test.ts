import { describe, expect, test } from 'vitest';
import { exchangeOf, unanswered } from '../../src/exchange.ts';
import { classifyResponse } from '../../src/access/classify.ts';
import { compareProbes } from '../../src/access/compare-probes.ts';
import { robotsDirectives } from '../../src/facts/directives/robots-directives.ts';
import { bodyBytesOf, type HandedInHeaders, headerLinesOf } from '../../src/facts/handed-in.ts';
import { parseSitemap } from '../../src/readers/sitemap/parse.ts';
import { RICH } from '../access/pages.ts';

const LINES = [
  ['Content-Type', 'text/html'],
  ['CF-Mitigated', 'challenge'],
] as const;

const SHAPES: readonly [string, HandedInHeaders][] = [
  ['lines', LINES],
  ['Headers of fetch', new Headers(LINES.map(([name, value]) => [name, value]))],
  ['a Map', new Map(LINES)],
  ['an object', Object.fromEntries(LINES)],
  ['an object of lists', { 'content-type': ['text/html'], 'cf-mitigated': ['challenge'], x: undefined }],
];

describe('headers', () => {
  test.each(SHAPES)('%s', (_, headers) => {
    const names = headerLinesOf(headers).map(([name, value]) => `${name.toLowerCase()}: ${value}`);
    expect(new Set(names)).toEqual(new Set(['content-type: text/html', 'cf-mitigated: challenge']));
    const found = classifyResponse({ url: 'https://example.com/', status: 403, headers, body: '' });
    expect(found).toMatchObject({ kind: 'challenge', vendor: 'cloudflare', accessible: false });
  });

  test('several values of one name stay several lines', () => {
    const headers = { 'set-cookie': ['a=1', 'b=2'], 'x-robots-tag': ['googlebot: noindex', 'nofollow'] };
    expect(headerLinesOf(headers)).toHaveLength(4);
    expect(robotsDirectives({ headers, agent: 'GPTBot' })).toMatchObject({ noindex: false, nofollow: true });
  });

  test.each([null, undefined])('%s is none', (headers) => {
    expect(headerLinesOf(headers)).toEqual([]);
    expect(robotsDirectives({ headers, html: '<meta name=robots content=noindex>' }).noindex).toBe(true);
  });
});

describe('bodies', () => {
  test('bytes are read by header, mark or document, text as it is', () => {
    const latin1 = Buffer.from('caf\u00e9', 'latin1');
    const text = (...handedIn: Parameters<typeof bodyBytesOf>) =>
      Buffer.from(bodyBytesOf(...handedIn)).toString();
    expect(text(latin1, [['content-type', 'text/html; charset=iso-8859-1']])).toBe('caf\u00e9');
    expect(text(Buffer.from('\ufeffcaf\u00e9', 'utf16le'), [])).toBe('caf\u00e9');
    expect(text('caf\u00e9', [])).toBe('caf\u00e9');
    expect([text(null, []), text(undefined, [])]).toEqual(['', '']);
  });

  test('an answer says the same as text and as bytes', () => {
    const answer = { url: 'https://example.com/', status: 200, headers: LINES.slice(0, 1) };
    const asText = classifyResponse({ ...answer, body: RICH });
    expect(asText.kind).toBe('pass');
    expect(classifyResponse({ ...answer, body: new TextEncoder().encode(RICH) })).toEqual(asText);
    expect(classifyResponse({ ...answer, finalUrl: answer.url, body: RICH })).toEqual(asText);
    expect(classifyResponse(answer).kind).toBe('empty-shell');
  });

  test('a sitemap as a string is decoded already', () => {
    const xml =
      '<?xml version="1.0" encoding="iso-8859-1"?><urlset><url><loc>https://e.com/\u00e9</loc></url></urlset>';
    expect(parseSitemap(xml).urls).toEqual([{ loc: 'https://e.com/%C3%A9', lastmod: null }]);
  });
});

describe('attempts of a probe', () => {
  const url = 'https://example.com/';
  const page = exchangeOf({ url, body: RICH });
  const verdictOf = (...attempts: Parameters<typeof compareProbes>[0][number]['attempts']) =>
    compareProbes([
      { agent: 'browser', attempts: [page] },
      { agent: 'GPTBot', attempts },
    ])['GPTBot'];

  test('an exchange is an answer, though it has a field for an error', () => {
    expect(verdictOf(page)).toEqual({ verdict: 'same', accessible: true });
    expect(verdictOf({ ...exchangeOf({ url, status: 403, body: 'no' }) })?.verdict).toBe('ua-blocked');
  });

  test('an exchange without an answer is an error', () => {
    const reset = unanswered(url, { code: 'connection', message: 'ECONNRESET', retryable: true });
    expect(verdictOf(reset, reset)).toEqual({ verdict: 'ua-reset', accessible: false });
    const unknown = unanswered(url, { code: 'dns', message: 'ENOTFOUND', retryable: false });
    expect(verdictOf(unknown)?.verdict).toBe('inconclusive');
  });

  test.each<[string, unknown]>([
    ['a code', 'ECONNRESET'],
    ['a message', 'socket hang up'],
    ['an error of fetch', new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })],
    ['an error two deep', { cause: { cause: { code: 'UND_ERR_SOCKET', message: 'other side closed' } } }],
    ['a coded object', { code: 'ECONNABORTED' }],
    ['a failed handshake', { code: 'EPROTO', message: 'write' }],
    ['a broken head', { code: 'HPE_INVALID_CONSTANT', message: 'Parse Error: Expected HTTP/' }],
    ['our own failure', { code: 'timeout', message: 'no answer', retryable: true }],
  ])('%s: cut', (_, error) => {
    expect(verdictOf({ error }, { error })).toEqual({ verdict: 'ua-reset', accessible: false });
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a name that leads nowhere', { code: 'ENOTFOUND' }],
    ['a caller who left', { code: 'aborted', message: 'stop' }],
    ['a circle', Object.assign(new Error('x'), { cause: null })],
  ])('%s: not known', (_, error) => {
    expect(verdictOf({ error })).toMatchObject({ verdict: 'inconclusive', accessible: false });
  });

  test('status 0 is no answer', () => {
    expect(verdictOf({ status: 0, headers: [], body: '' })?.verdict).toBe('inconclusive');
  });
});
