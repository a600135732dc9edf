import { expect, test } from 'vitest';
import type { HeaderLine } from '../../src/exchange.ts';
import { classified, page, PROSE, RICH } from './pages.ts';

const SCRIPT = (source: string) => page(`${PROSE}<script src="${source}"></script>`);
const INLINE = (code: string) => page(`${PROSE}<script>${code}</script>`);

const MENU = '<nav><a href="/a">About</a><a href="/s">Shops</a><a href="/c">Contact</a></nav>';

const BODIES: Readonly<Record<string, string>> = {
  'the passive beacon of Cloudflare': INLINE(
    "(function(){var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js';document.head.appendChild(a)})()",
  ),
  'the beacon as a script element': SCRIPT('/cdn-cgi/challenge-platform/scripts/jsd/main.js'),
  'Turnstile in a contact form': page(
    `${PROSE}<form><input name="mail" type="email"><div class="cf-turnstile" data-sitekey="x"></div></form><script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>`,
  ),
  'reCAPTCHA on a newsletter': SCRIPT('https://www.google.com/recaptcha/api.js'),
  'the AWS WAF integration script': SCRIPT('https://a1b2.edge.sdk.awswaf.com/a1b2/challenge.js'),
  'the Imperva resource script': SCRIPT('/_Incapsula_Resource?SWJIYLWA=719d34d31c8e3a6e6fffd425f7e032f3'),
  'the DataDome tag': SCRIPT('https://js.datadome.co/tags.js'),
  'a content policy that lists the DataDome host': page(
    PROSE,
    '<title>The harbour town</title><meta http-equiv="Content-Security-Policy" content="script-src ct.captcha-delivery.com">',
  ),
  'the HUMAN sensor': INLINE("window._pxAppId='PX12345678';"),
  'the Kasada configuration': INLINE("KPSDK.configure([{domain:'example.org',path:'/api'}])"),
  'the Fastly script': SCRIPT('/fastly-ngwaf-script.js'),
  'the DDoS-Guard check script': SCRIPT('https://check.ddos-guard.net/check.js'),
  'Wordfence assets': SCRIPT('/wp-content/plugins/wordfence/js/admin.js'),
  'links to the Anubis project': page(
    `${PROSE}<p><a href="https://github.com/TecharoHQ/anubis">Protected by Anubis</a></p>`,
  ),
  'a magazine of this title': page(PROSE, '<title>Just a moment...</title>'),
  'a page about a missing page': page(PROSE, '<title>404: how to write a good error page</title>'),
  'article text shipped as data': INLINE(
    `self.__next_f.push([1,"${'A long article about bots. '.repeat(20)} It sets window._cf_chl_opt={cvId:3} first."])`,
  ),
  'article text in a data block': page(
    `${PROSE}<script id="__NEXT_DATA__" type="application/json">{"text":"window._cf_chl_opt = {}; KPSDK.start=KPSDK.now()"}</script>`,
  ),
  'markup that waits in a template': page(
    `${PROSE}<template><div><template></template></div><script id="anubis_challenge"></script></template>`,
  ),
  'a noscript pixel': page(`${PROSE}<noscript><img src="https://px.example.org/p.gif" alt=""></noscript>`),
  'a cookie banner on a short page': page(
    '<h1>Opening hours</h1><p>We open at nine and close at six, every day but Monday.</p><div>We value your privacy. <button>Accept all cookies</button></div>',
  ),
  'a short page with a captcha in its form': page(
    '<h1>Write to us</h1><p>We answer every letter within two days, also in winter.</p><form><input type="email"><textarea></textarea><div class="g-recaptcha"></div></form>',
  ),
  'a short page that mentions what comes': page(
    '<h1>Bakery Nord</h1><p>Fresh bread from six in the morning in our shop at the old quay and at the station. New winter flavours are coming soon, ask for the list at the counter.</p>',
  ),
  'a maker of automated access': page(
    '<h1>Gateway</h1><p>We install automated access gates and barriers for car parks all over the north.</p>',
  ),
  'a private network for travellers': page(
    '<h1>Fox</h1><p>Fox improves the security of your connection on public networks.</p><a href="/buy">Buy</a>',
  ),
  'a bakery whose second shop comes': page(
    `${MENU}<h1>Our second shop is coming soon</h1><p>Rye bakes bread in Leeds every morning from seven. Visit us at Mill Street, open Tuesday to Sunday. The second shop opens in June, and we look for two bakers who like early hours.</p>`,
  ),
  'a builder': page(
    `${MENU}<h1>Homes for families</h1><p>See the homes that are not finished yet, visit the show home on Saturday, and talk to our team about plots, prices and when the keys of each house will be ready.</p>`,
    '<title>Hill - Homes under construction in Leeds</title>',
  ),
  'a film': page(
    '<h1>Forbidden</h1><p>A film about two sisters in Porto. In cinemas from May. Watch the trailer, read the notes, and see where it is shown near you this week and the next.</p>',
    '<title>Forbidden - a film by Ana Cruz</title>',
  ),
  'the manual of an interface': page(
    '<h1>Rate limit</h1><p>Every key may send one hundred requests a minute. Above that the answer has a header that says how many seconds to wait before the next call is made.</p>',
  ),
  'a letter for subscribers': page(
    '<h1>The Daily Leaf</h1><p>A short letter on plants that comes each morning. Already a subscriber? Read the archive.</p>',
  ),
  'a club with a login in its header': page(
    '<header><form><input name="u"><input type="password"></form></header><h1>Club Elm</h1><p>A tennis club with six courts. Guests are welcome on Sundays from ten, and the youth teams train on Wednesday. Write to us for a trial hour.</p>',
  ),
  'a portal with a login beside its menu': page(
    `<nav>${'<a href="/x">Harbour tickets map</a> '.repeat(80)}</nav><h1>Harbour</h1><p>Boats and trains.</p><input type="password">`,
  ),
  'a club for adults': page(
    '<h1>Night club</h1><p>Techno every Friday in Leeds. Guests must be 18 or over and bring a photo ID.</p>',
  ),
  'a studio that is proud of its pages': page(
    '<h1>Studio</h1><p>We write scripts, and our sites work without JavaScript too, since every visitor counts.</p>',
  ),
  'a start page to sign up on': page(
    '<h1>Plan your week</h1><p>Taskly turns mail into a list and lists into a plan, free for teams of three.</p><input type="email"><input type="password" autocomplete="section-a new-password">',
  ),
  'a login that is hidden': page(
    '<h1>Clocks</h1><p>We repair old clocks by the river.</p><div style="display:none"><input type="password"></div>',
  ),
  'a banner for cookies before an application that is drawn': page(
    '<p>We use cookies and similar technologies to personalise content. By clicking accept you agree to all cookies.</p><div id="root"><h1>Harbour tours</h1><p>We sail at nine from the old quay.</p></div>',
  ),
  'a login in a closed dialog': page(
    '<h1>Clocks</h1><p>We repair old clocks by the river.</p><dialog><input type="password"></dialog>',
  ),
  'a short honest page': page('<h1>Hello</h1><p>This page says hello to everybody who reads it.</p>'),
  'server rendered application': page(`<div id="root">${PROSE}</div>`),
};

test.each(Object.entries(BODIES))('%s is no refusal', (_, body) => {
  expect(classified({ body })).toMatchObject({ kind: 'pass', accessible: true, vendor: null });
});

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
