import { describe, expect, test } from 'vitest';
import type { HeaderLine } from '../../src/exchange.ts';
import { type Answer, classified, kindOf, page, PROSE, RICH } from './pages.ts';

const NOTE = page('<h1>Sorry</h1><p>This did not work out this time.</p>');

describe('statuses without a vendor', () => {
  const rows: readonly [status: number, kind: string][] = [
    [400, 'error'],
    [401, 'block'],
    [402, 'error'],
    [403, 'block'],
    [404, 'error'],
    [405, 'block'],
    [406, 'block'],
    [410, 'error'],
    [418, 'block'],
    [429, 'rate-limit'],
    [444, 'block'],
    [451, 'geo'],
    [460, 'error'],
    [500, 'error'],
    [502, 'error'],
    [503, 'error'],
    [520, 'error'],
    [530, 'error'],
    [999, 'block'],
    [301, 'error'],
    [304, 'error'],
  ];
  test.each(rows)('%i is %s', (status, kind) => {
    expect(classified({ status, body: NOTE })).toMatchObject({ kind, vendor: null, accessible: false });
  });

  test('a status in the 400s or 500s is never a pass, however rich its page', () => {
    for (const [status, kind] of rows) expect(kindOf({ status, body: RICH })).toBe(kind);
  });

  test('the status is among the signals, the deciding signal first', () => {
    const found = classified({ status: 429, headers: [['Retry-After', '60']], body: NOTE });
    expect(found.signals.slice(0, 2)).toEqual([
      { id: 'rate-limit', severity: 'critical', evidence: 'retry-after: 60' },
      { id: 'http-status', severity: 'warning', evidence: 'status 429' },
    ]);
  });
});

const JSON_TYPE: HeaderLine = ['content-type', 'application/json'];
const WIDGET = '<div class="h-captcha"></div><script src="https://js.hcaptcha.com/1/api.js"></script>';

const ROWS: Readonly<Record<string, readonly [kind: string, answer: Answer]>> = {
  '401 with a scheme': ['login', { status: 401, headers: [['WWW-Authenticate', 'Basic realm="x"']] }],
  '401 with a form': ['login', { status: 401, body: page('<form><input type=password></form>') }],
  '402 with a price': ['block', { status: 402, headers: [['payment-required', 'eyJ4']] }],
  '402 of x402': ['block', { status: 402, headers: [JSON_TYPE], body: '{"x402Version":1,"accepts":[]}' }],
  '402 of an unpaid deployment': [
    'error',
    { status: 402, headers: [['x-vercel-error', 'DEPLOYMENT_DISABLED']] },
  ],
  '403 of a bucket': [
    'error',
    {
      status: 403,
      headers: [['content-type', 'application/xml']],
      body: '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
    },
  ],
  '403 for a country': [
    'geo',
    { status: 403, body: page('<p>This service is not available in your country.</p>') },
  ],
  '403 with a widget': ['challenge', { status: 403, body: page(`<p>Wait</p>${WIDGET}`) }],
  '403 with a test in words': [
    'challenge',
    { status: 403, body: page('<p>Please verify you are human to go on.</p>') },
  ],
  '403 with a login form': ['login', { status: 403, body: page('<form><input type="password"></form>') }],
  '429 with a widget': ['challenge', { status: 429, body: page(WIDGET) }],
  '429 with a widget and a time': [
    'rate-limit',
    { status: 429, headers: [['Retry-After', '5']], body: page(WIDGET) },
  ],
  '503 that speaks of requests': ['rate-limit', { status: 503, body: page('<h1>Too many requests</h1>') }],
  '503 in maintenance': ['error', { status: 503, body: page('<h1>Down for maintenance</h1>') }],
  'parked by header': ['error', { headers: [['X-Adblock-Key', 'MFw']], body: NOTE }],
  'suspended by address': [
    'error',
    { finalUrl: 'https://example.org/cgi-sys/suspendedpage.cgi', body: NOTE },
  ],
  'cookie and refresh of itself': [
    'challenge',
    { headers: [['Set-Cookie', 'k=1']], body: page('', '<meta http-equiv=refresh content=3>') },
  ],
  'password page of a shop': [
    'login',
    { finalUrl: 'https://example.org/password', body: page('<form><input type="password"></form>') },
  ],
  'login by redirect': ['login', { finalUrl: 'https://acme.okta.com/login', body: RICH }],
  'login path': ['login', { finalUrl: 'https://example.org/wp-login.php?redirect_to=%2F', body: NOTE }],
  'consent by redirect': ['login', { finalUrl: 'https://consent.example.net/', body: RICH }],
  'cookie and refresh to another page': [
    'empty-shell',
    { headers: [['Set-Cookie', 'k=1']], body: page('', '<meta http-equiv=refresh content="3; /next">') },
  ],
  'refresh to another page after five seconds': [
    'empty-shell',
    { body: page('', '<meta http-equiv=refresh content="5; /next">') },
  ],
  '204': ['empty-shell', { status: 204 }],
  'empty body': ['empty-shell', { status: 202, body: '  \n' }],
  'an image': [
    'empty-shell',
    { headers: [['Content-Type', 'image/png']], body: '\u0089PNG data data data data data data' },
  ],
};

test.each(Object.entries(ROWS))('%s', (_, [kind, answer]) => {
  expect(classified(answer)).toMatchObject({ kind, vendor: null, accessible: false });
});

const TEXT = PROSE.replaceAll(/<[^>]*>/g, '');
const SERVED: Readonly<Record<string, Answer>> = {
  'plain text': { headers: [['content-type', 'text/plain']], body: TEXT },
  Markdown: { headers: [['content-type', 'text/markdown; charset=utf-8']], body: `# Harbour\n\n${TEXT}` },
  'short Markdown': {
    headers: [['content-type', 'text/markdown']],
    body: '# Hello\n\nThis is a short but honest page.',
  },
  JSON: { headers: [JSON_TYPE], body: JSON.stringify({ title: 'Harbour', text: TEXT }) },
  'a PDF': { headers: [['content-type', 'application/pdf']], body: '%PDF-1.7 binary' },
  'HTML without a type': { headers: [['content-type', '']], body: RICH },
  'content behind half a megabyte of style': {
    body: page(`<style>${'a{b:c} '.repeat(90_000)}</style>${PROSE}`),
  },
};

test.each(Object.entries(SERVED))('%s is a page', (_, answer) => {
  expect(classified(answer)).toMatchObject({ kind: 'pass', accessible: true });
});

/** Marks that vendors leave on answers of today, as seen in recordings and in their source (2026-11). */
const SIGNED: Readonly<Record<string, readonly [kind: string, vendor: string, answer: Answer]>> = {
  'the interstitial of Akamai, which refreshes itself': [
    'challenge',
    'akamai',
    {
      body: page(
        '<script>var i=1;fetch("/x")</script>',
        '<meta http-equiv="refresh" content="5; URL=\'/?bm-verify=AAQ\'"><title>&nbsp;</title>',
      ),
    },
  ],
  'HUMAN, asked for JSON': [
    'challenge',
    'human',
    {
      status: 403,
      headers: [JSON_TYPE],
      body: '{"appId":"PX1","jsClientSrc":"/a.js","blockScript":"/c.js"}',
    },
  ],
  'a deny page of Anubis without its challenge': [
    'block',
    'anubis',
    { body: page('<h1>Oh noes!</h1><img src="/.within.website/x/cmd/anubis/static/img/reject.webp?c=1">') },
  ],
  'a deny page of Anubis with its challenge and a long explanation, its picture served from elsewhere': [
    'block',
    'anubis',
    {
      body: page(
        `<script id="anubis_challenge">{}</script><img src="/img/reject.webp"><p>${'This page explains itself. '.repeat(60)}</p>`,
      ),
    },
  ],
  'a queue of Cloudflare': [
    'rate-limit',
    'cloudflare',
    {
      headers: [['Set-Cookie', '__cfwaitingroom=x; path=/']],
      body: page('<h1>You are now in line</h1><p>Your estimated wait time is four minutes.</p>'),
    },
  ],
  'a shop of Shopify that wants a look at the visitor': [
    'challenge',
    'shopify',
    {
      status: 429,
      headers: [['Powered-By', 'Shopify']],
      body: page('<h1>Your connection needs to be verified before you can proceed</h1>'),
    },
  ],
};

test.each(Object.entries(SIGNED))('%s', (_, [kind, vendor, answer]) => {
  expect(classified(answer)).toMatchObject({ kind, vendor, accessible: false });
});

test('the queue of Cloudflare is not meant by its cookie, nor its interstitial by a title', () => {
  const headers: HeaderLine[] = [
    ['Server', 'cloudflare'],
    ['Set-Cookie', '__cfwaitingroom=x'],
  ];
  const body = page(
    '<h1>Just a moment</h1><p>A magazine about pauses. Issue seven is about tea, issue eight about trains.</p>',
    '<title>Just a moment...</title>',
  );
  expect(kindOf({ headers, body })).toBe('pass');
});

test('Imunify360 refuses machines with 200 and one line of JSON', () => {
  const body =
    '{"message":"Access denied by Imunify360 bot-protection. IPs used for automation should be whitelisted"}';
  expect(classified({ headers: [JSON_TYPE], body })).toMatchObject({
    kind: 'block',
    vendor: 'imunify360',
    accessible: false,
  });
  const about = page(`<h1>Orders</h1><p>Our shop got ${body} from its own server. ${PROSE}</p>`);
  expect(kindOf({ body: about })).toBe('pass');
});
