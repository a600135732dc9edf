import { describe, expect, test } from 'vitest';
import type { HeaderLine } from '../../src/exchange.ts';
import { type Answer, classified, kindOf, page, PROSE, RICH } from './pages.ts';

/** A banner of 50 words. */
const COOKIES =
  'We use cookies and similar technologies to personalise content and to measure it. '.repeat(2) +
  'By clicking accept you agree to this and to the cookies of our partners, as told in our cookie policy.';
const NOTE = page('<h1>Sorry</h1><p>This did not work out this time.</p>');

test('a page with a name for itself and Apache’s words as its heading is a page', () => {
  expect(
    kindOf({ body: page('<title>Yoga</title><h1>It works!</h1><p>Come and see us on Mondays at nine.</p>') }),
  ).toBe('pass');
});

test('a page whose title only begins like a listing of Python is a page', () => {
  const body = page(
    '<h1>Caddy works! Golf</h1><p>We build bags and trolleys that last for many rounds on every course.</p>',
    '<title>Directory listing for golfers</title>',
  );
  expect(kindOf({ body })).toBe('pass');
});

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

const LARGE_MENU = `<nav>${'<a href="/x">Harbour tickets map</a> '.repeat(80)}</nav>`;

const ROWS: Readonly<Record<string, readonly [kind: string, answer: Answer]>> = {
  '401 with a scheme': ['login', { status: 401, headers: [['WWW-Authenticate', 'Basic realm="x"']] }],
  'the page of a new Apache': ['error', { body: '<html><body><h1>It works!</h1></body></html>' }],
  'a network that refuses with 200': [
    'block',
    { body: page("<p>You've been blocked by network security.</p><p>Log in to go on.</p>") },
  ],
  'a visitor system in front of the page': [
    'challenge',
    { body: '<title>Sina Visitor System</title><span id="message"></span><script src="/v.js"></script>' },
  ],
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
  'missing page with 200': ['error', { body: page('<h1>Page not found</h1><p>Try the home page.</p>') }],
  'missing page in German': [
    'error',
    { body: page('<p>Zur Startseite</p>', '<title>Seite nicht gefunden – Nord</title>') },
  ],
  'missing page in Japanese': ['error', { body: page('<h1>ページが見つかりません</h1><p>ホームへ戻る</p>') }],
  'missing page with a large menu': [
    'error',
    {
      body: page(LARGE_MENU, '<title>404 Not Found</title>'),
    },
  ],
  'a refusal with a large menu': [
    'block',
    { body: page(`${LARGE_MENU}<h1>Access denied</h1><p>You are not allowed to open this page.</p>`) },
  ],
  'a login with a large menu': [
    'login',
    {
      body: page(
        `${LARGE_MENU}<main><input type="text"><input type="password"></main>`,
        '<title>Sign in | Harbour</title>',
      ),
    },
  ],
  'missing page with the number first': [
    'error',
    { body: page('<p>Nothing here, go home.</p>', '<title>404 | Nord</title>') },
  ],
  'parked by script': [
    'error',
    { body: page('<p>example.org</p><script src="https://img.sedoparking.com/x.js"></script>') },
  ],
  'parked by key': [
    'error',
    { body: '<html data-adblockkey="MFw"><body><p>Related links and more here</p></body></html>' },
  ],
  'parked, with many words': ['error', { body: page(PROSE).replace('<html', '<html data-adblockkey="MFw"') }],
  'parked by header': ['error', { headers: [['X-Adblock-Key', 'MFw']], body: NOTE }],
  'for sale': [
    'error',
    { body: page('<h1>example.org</h1><p>This domain is for sale! Make an offer today.</p>') },
  ],
  'for sale in German': ['error', { body: page('<p>Diese Domain steht zum Verkauf, bitte anfragen.</p>') }],
  'default page of nginx': [
    'error',
    {
      body: page(
        '<h1>Welcome to nginx!</h1><p>If you see this page it works.</p>',
        '<title>Welcome to nginx!</title>',
      ),
    },
  ],
  'default page of Apache, rich': [
    'error',
    { body: page(PROSE, '<title>Apache2 Ubuntu Default Page: It works</title>') },
  ],
  'directory listing': [
    'error',
    { body: page('<h1>Index of /</h1><pre>a b c d e f g</pre>', '<title>Index of /</title>') },
  ],
  'directory listing of Python': [
    'error',
    {
      body: page(
        '<h1>Directory listing for /</h1><ul><li><a href="a.txt">a.txt</a></li></ul>',
        '<title>Directory listing for /</title>',
      ),
    },
  ],
  'default page of Caddy, rich': ['error', { body: page(PROSE, '<title>Caddy works!</title>') }],
  'first page of lighttpd': [
    'error',
    {
      body: page(
        '<h1>Placeholder page</h1><p>The owner of this web site has not put up any web pages yet. Please come back later.</p>',
        '<title>Welcome page</title>',
      ),
    },
  ],
  suspended: ['error', { body: page('<h1>Account Suspended</h1><p>Contact your hosting provider.</p>') }],
  'suspended by address': [
    'error',
    { finalUrl: 'https://example.org/cgi-sys/suspendedpage.cgi', body: NOTE },
  ],
  maintenance: ['error', { body: page('<h1>We’ll be right back</h1><p>Wait a little.</p>') }],
  'maintenance of "we"': ['error', { body: page('<p>We are under maintenance.</p>') }],
  'maintenance in Polish': [
    'error',
    { body: page('<h1>Przerwa techniczna</h1><p>Wracamy niedługo do pracy.</p>') },
  ],
  'database down with 200': ['error', { body: page('<h1>Error establishing a database connection</h1>') }],
  'denied with 200': [
    'block',
    { body: page('<h1>Access Denied</h1><p>You cannot open this page right now.</p>') },
  ],
  'refuses agents with 200': [
    'block',
    { body: page('<p>This content is not available to automated agents at any time.</p>') },
  ],
  'refuses automated access with 200': [
    'block',
    { body: page('<h1>Sorry</h1><p>Automated access to this site is not permitted at any time.</p>') },
  ],
  'saw automated access with 200': [
    'block',
    { body: page('<h1>Sorry</h1><p>We have detected automated access from your network.</p>') },
  ],
  'forbidden with 200': ['block', { body: page('<h1>Forbidden</h1><p>You may not open this page.</p>') }],
  'a limit with 200': [
    'rate-limit',
    { body: page('<h1>Rate limit: wait a minute</h1><p>Try again later please.</p>') },
  ],
  'an unfinished site with a menu': [
    'error',
    {
      body: page(
        '<a href="/a">a</a><a href="/b">b</a><a href="/c">c</a><h1>Our new site is coming soon</h1><p>Follow us until then.</p>',
      ),
    },
  ],
  'a login in an open dialog': [
    'login',
    { body: page('<h1>Portal</h1><dialog open><p>Who are you?</p><input type="password"></dialog>') },
  ],
  'a login in the header and nothing else': [
    'login',
    { body: page('<header><input type="password"></header><p>Please log in to see your orders.</p>') },
  ],
  'letters to type off a picture': [
    'challenge',
    {
      body: page(
        '<h4>Enter the characters you see below</h4><p>Sorry, this is for people.</p><input type="text" name="letters"><a href="/c">Conditions</a>',
      ),
    },
  ],
  'the gate of a search engine': [
    'challenge',
    { body: '<title>百度安全验证</title><div>网络不给力，请稍后重试</div>' },
  ],
  'a paper closed to Europe': [
    'geo',
    {
      body: page(
        '<p>We recognize you are attempting to access this website from a country belonging to the European Economic Area (EEA) including the EU which enforces the General Data Protection Regulation (GDPR) and therefore access cannot be granted at this time.</p>',
      ),
    },
  ],
  'an age gate that commands': ['login', { body: page('<h1>Brewery</h1><p>You must be 18 or over.</p>') }],
  'an application that says what it needs': [
    'empty-shell',
    { body: page('<p>Sorry, this app does not work without JavaScript, please change that.</p>') },
  ],
  'a review of the connection': [
    'challenge',
    { body: page('<h1>example.org</h1><p>We need to review the security of your connection first.</p>') },
  ],
  'captcha page with 200': ['challenge', { body: page(`<h1>Are you a human?</h1>${WIDGET}`) }],
  'refusal of a firewall with 200': [
    'block',
    { body: page('<p>Your request was blocked by Cloudbric.</p>', '<title>Cloudbric | ERROR!</title>') },
  ],
  'wordless captcha page': ['challenge', { body: page(WIDGET) }],
  'wordless page of Tencent’s captcha': [
    'challenge',
    {
      body: page(
        '<div id="captcha"></div><script src="https://turing.captcha.qcloud.com/TJCaptcha.js"></script>',
        '<title>请点击按钮开始验证</title>',
      ),
    },
  ],
  'test of the browser': ['challenge', { body: page('<p>Checking your browser before you continue.</p>') }],
  'cookie and reload': [
    'challenge',
    { body: page('<script>document.cookie="a=1";location.reload()</script>') },
  ],
  'cookie and refresh of itself': [
    'challenge',
    { headers: [['Set-Cookie', 'k=1']], body: page('', '<meta http-equiv=refresh content=3>') },
  ],
  'a page that only tests the browser': [
    'challenge',
    { body: page('<span id="message"></span><script>var w = navigator.webdriver; load(w)</script>') },
  ],
  'a banner for cookies before an application': [
    'empty-shell',
    { body: page(`<div><h2>We value your privacy</h2><p>${COOKIES}</p></div><div id="root"></div>`) },
  ],
  'a banner of paragraphs and links before an application': [
    'empty-shell',
    {
      body: page(
        `<p>${COOKIES}</p><p>${COOKIES}</p><a href="/c">Cookie policy</a><a href="/p">Privacy</a><div id="root"></div>`,
      ),
    },
  ],
  'an application that counts robots': [
    'empty-shell',
    { body: page('<div id="root"></div><script>count(navigator.webdriver)</script>') },
  ],
  'country notice': ['geo', { body: page('<p>Sorry, this video is not available in your region.</p>') }],
  'country notice in French': [
    'geo',
    { body: page('<p>Ce contenu n’est pas disponible dans votre pays.</p>') },
  ],
  'throttle page with 200': [
    'rate-limit',
    { body: page('<h1>Too many requests</h1><p>Try again later please.</p>') },
  ],
  'login form': [
    'login',
    { body: page('<h1>Welcome</h1><form><input type=email><input type="password"></form>') },
  ],
  'login in two steps': [
    'login',
    {
      body: page(
        '<form><input type=email></form><p>Use your work address here.</p>',
        '<title>Anmelden – Portal</title>',
      ),
    },
  ],
  'password page of a shop': [
    'login',
    { finalUrl: 'https://example.org/password', body: page('<form><input type="password"></form>') },
  ],
  'login by redirect': ['login', { finalUrl: 'https://acme.okta.com/login', body: RICH }],
  'login path': ['login', { finalUrl: 'https://example.org/wp-login.php?redirect_to=%2F', body: NOTE }],
  'consent by redirect': ['login', { finalUrl: 'https://consent.example.net/', body: RICH }],
  'consent wall': ['login', { body: page('<p>Before you continue, choose which cookies we may use.</p>') }],
  'age gate': ['login', { body: page('<h1>Brewery</h1><p>Are you over 18? Please say yes or no.</p>') }],
  'age gate in Russian': ['login', { body: page('<p>Вам исполнилось 18 лет? Ответьте да или нет.</p>') }],
  paywall: ['login', { body: page('<h1>The winds</h1><p>Subscribe to continue reading this story.</p>') }],
  'empty application': [
    'empty-shell',
    { body: page('<div id="root"></div><script src="/app.js"></script>') },
  ],
  'loading application': [
    'empty-shell',
    {
      body: page(
        '<div id="app"><p>Loading…</p></div><footer>Example Ltd. All rights reserved, since 1999.</footer>',
      ),
    },
  ],
  'application with its data in the mount point': [
    'empty-shell',
    {
      body: page(
        '<div id="root"><script>const state = { a: "one two three four five six" }</script></div><p>Example Ltd. All rights are reserved here.</p>',
      ),
    },
  ],
  'application that loads a captcha for its forms': [
    'empty-shell',
    {
      body: page(
        '<div id="root"></div><script src="https://www.google.com/recaptcha/api.js?render=k"></script>',
      ),
    },
  ],
  'application that asks for scripts': [
    'empty-shell',
    {
      body: page('<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>'),
    },
  ],
  frameset: [
    'empty-shell',
    { body: '<html><head><title>x</title></head><frameset cols="*"><frame src="a.html"></frameset></html>' },
  ],
  'refresh to another page': [
    'empty-shell',
    {
      body: page(
        '<p>Redirecting to the English version of this site.</p>',
        '<meta http-equiv="refresh" content="0; url=/en/">',
      ),
    },
  ],
  'cookie and refresh to another page': [
    'empty-shell',
    { headers: [['Set-Cookie', 'k=1']], body: page('', '<meta http-equiv=refresh content="3; /next">') },
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
  'a short Japanese page': {
    body: page('<h1>港町の案内</h1><p>朝九時に開き、夕方六時に閉まります。月曜日は休みです。</p>'),
  },
  'a page hidden until its script runs': { body: `<html><body style="display:none">${PROSE}</body></html>` },
  'content behind half a megabyte of style': {
    body: page(`<style>${'a{b:c} '.repeat(90_000)}</style>${PROSE}`),
  },
  'a short page that looks for news of itself every minute': {
    body: page(
      '<h1>City 2, United 1</h1><p>Rain falls on the pitch, and the second half has begun.</p>',
      '<title>Live</title><meta http-equiv="refresh" content="60; url=/live">',
    ),
  },
  'a short page that is read again at once': {
    body: page(
      '<h1>City 2, United 1</h1><p>Rain falls on the pitch, and the second half has begun.</p>',
      '<title>Live</title><meta http-equiv="refresh" content="5">',
    ),
  },
  'a page of many links that is called a login and asks for no password': {
    body: page(
      `<h1>Log in</h1><p>Staff use the card reader.</p><nav>${'<a href="/a">Harbour and market days</a> '.repeat(60)}</nav>`,
      '<title>Log in</title>',
    ),
  },
  'a reference of missing pages, of a few lines below a long menu': {
    body: page(
      `<nav>${'<a href="/a">Statuses and methods</a> '.repeat(60)}</nav><h1>404 Not Found</h1><p>The HTTP 404 client error tells that a server cannot find what was asked for. Links that lead to it are often called broken or dead.</p>`,
      '<title>404 Not Found - HTTP | Reference</title>',
    ),
  },
  'a noscript with the content': { body: page(`<div id="root"></div><noscript>${PROSE}</noscript>`) },
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

test('help for those whose request was blocked is no refusal', () => {
  const body = page(
    '<h1>Firewall</h1><p>If your request was blocked, write to us and name the time of it.</p>',
  );
  expect(kindOf({ body })).toBe('pass');
});
