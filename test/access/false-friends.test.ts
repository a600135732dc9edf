import { expect, test } from 'vitest';
import type { HeaderLine } from '../../src/exchange.ts';
import { classified, page, RICH } from './pages.ts';

const HEADERS: Readonly<Record<string, readonly HeaderLine[]>> = {
  'DataDome on an allowed page': [
    ['x-datadome', 'protected'],
    ['x-datadome-cid', 'AHrlqAAAAAMA'],
    ['Set-Cookie', 'datadome=x; Max-Age=31536000'],
  ],
  'Cloudflare with cookies': [
    ['Server', 'cloudflare'],
    ['CF-RAY', '8f0-FRA'],
    ['Set-Cookie', 'cf_clearance=abc; HttpOnly'],
    ['Set-Cookie', '__cf_bm=x; Expires=Sat, 01 Jan 2028 00:00:00 GMT'],
  ],
  'a receipt for a paid crawl': [['crawler-charged', 'USD 0.01']],
  'Akamai sensors': [
    ['Set-Cookie', '_abck=1~-1~; Domain=.example.org'],
    ['Set-Cookie', 'bm_sz=1'],
  ],
  'Imperva with the origin reached': [['x-iinfo', '39-1-2 NNYN CT(267 254 0) RT(1 185) q(0 0 5 1) r(8 8)']],
  'CloudFront with an error upstream once': [
    ['x-cache', 'Error from cloudfront'],
    ['x-amz-cf-id', 'x'],
  ],
  'F5 cookies': [
    ['Set-Cookie', 'TS01a2b3c4=x'],
    ['Set-Cookie', 'BIGipServerpool=1'],
  ],
  'Alibaba first cookie': [['Set-Cookie', 'acw_tc=1;path=/;HttpOnly']],
  'an address that wants robots out': [['X-Robots-Tag', 'noai, noindex']],
};

test.each(Object.entries(HEADERS))('%s is no refusal', (_, headers) => {
  expect(classified({ headers, body: RICH })).toMatchObject({ kind: 'pass', accessible: true, vendor: null });
});

test('the script of Imperva in a short page that came from the origin is no refusal', () => {
  const body = page(
    '<h1>Rye</h1><p>Bread and buns from six.</p><script src="/_Incapsula_Resource?SWJIYLWA=7"></script>',
  );
  const seen = (iinfo: string) => classified({ headers: [['X-Iinfo', iinfo]], body });
  expect(seen('9-1-2 NNYN CT(1 2 0) RT(1 2) q(0 0)')).toMatchObject({ kind: 'pass', edge: ['imperva'] });
  expect(seen('9-1-2 0NNN RT(1 2) q(0 -1)')).toMatchObject({ kind: 'challenge', vendor: 'imperva' });
});

test('scripts with a version and a time are no hard test of Akamai on a page with text', () => {
  const script = '<script src="/app.js?v=1&amp;t=2"></script>';
  const text =
    'Bread and buns in Mill Street from six in the morning, cakes on Sunday, coffee all day long, and soup.';
  const seen = (body: string) =>
    classified({ headers: [['Set-Cookie', 'sbsd=1']], body: page(body + script) });
  expect(seen(`<h1>Rye</h1><p>${text}</p>`)).toMatchObject({ kind: 'pass', vendor: null });
  expect(seen('')).toMatchObject({ kind: 'challenge', vendor: 'akamai' });
});

const AKAMAI = (number: string) =>
  page(`<h1>Service Unavailable</h1>Reference&#32;&#35;${number}&#46;9717655f&#46;1623848411&#46;2b1d5b72`);
const SUCURI = page('<h1>Backend timeout</h1>', '<title>Sucuri WebSite Firewall - Backend timeout</title>');

test.each([
  { means: 'Akamai, a DNS failure', status: 503, body: AKAMAI('11') },
  { means: 'Akamai, an error inside', status: 500, body: AKAMAI('97') },
  { means: 'Akamai, a timeout', status: 504, body: AKAMAI('1') },
  { means: 'Akamai, a refusal that came from behind', status: 502, body: AKAMAI('18') },
  { means: 'Sucuri, no answer', status: 502, body: SUCURI },
  { means: 'Sucuri, no answer in time', status: 504, body: SUCURI },
])('an outage is no refusal, on whatever page the vendor tells of it: $means', ({ status, body }) => {
  expect(classified({ status, body })).toMatchObject({ kind: 'error', vendor: null, accessible: false });
});

test.each([
  { status: 403, number: '18' },
  { status: 403, number: '30' },
  { status: 503, number: '18' },
  { status: 429, number: '18' },
])('an access that is denied is one with status $status and number $number', ({ status, number }) => {
  expect(classified({ status, body: AKAMAI(number) })).toMatchObject({ kind: 'block', vendor: 'akamai' });
});

test('the vendor in front is named all the same', () => {
  const found = classified({ headers: HEADERS['Cloudflare with cookies']!, body: RICH });
  expect(found.edge).toEqual(['cloudflare']);
  expect(found.signals).toEqual([{ id: 'edge/cloudflare', severity: 'info', evidence: 'cf-ray: 8f0-FRA' }]);
});

test('a front page of a market for names is a page when it was asked for', () => {
  const url = 'https://sedo.com/';
  expect(classified({ url, body: RICH }).kind).toBe('pass');
  expect(classified({ url: 'https://example.org/', finalUrl: url, body: RICH }).kind).toBe('error');
});
