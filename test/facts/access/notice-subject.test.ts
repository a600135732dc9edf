import { describe, expect, test } from 'vitest';
import { type Answer, classified, kindOf, page } from './pages.ts';

const WIDGET = '<div class="h-captcha"></div><script src="https://js.hcaptcha.com/1/api.js"></script>';

/** Short pages that use the words of a notice and are pages all the same. */
const PAGES: Readonly<Record<string, Answer>> = {
  'a maker of captchas with its widget to try': {
    body: page(
      `<h1>Prove you are human, without puzzles</h1><p>Tarn keeps bots out of your forms in one line of code.</p>${WIDGET}<a href="/docs">Docs</a>`,
      '<title>Tarn, the captcha alternative</title>',
    ),
  },
  'a maker of captchas without a widget': {
    body: page('<h1>Are you a robot?</h1><p>No more puzzles: protect your website with Tarn.</p>'),
  },
  'a maker of captchas that speaks of its captcha': {
    body: page(
      `<h1>Stop bots</h1><p>Tarncaptcha is a drop-in test. Prove you are human with one click.</p>${WIDGET}`,
    ),
  },
  'a front page that tells what its test asks': {
    body: page(`<h1>The box</h1><p>The “I’m not a robot” box asks people for one click.</p>${WIDGET}`),
  },
  'a maker of captchas on its own host': {
    url: 'https://www.hcaptcha.com/',
    body: page(`<h1>Are you a human?</h1><p>Try it here, it takes a second.</p>${WIDGET}`),
  },
  'an article on captchas': {
    body: page('<h1>How captchas work</h1><p>A box says “I’m not a robot” or “verify you are human”.</p>'),
  },
  'a maker of captchas in German': {
    body: page('<h1>Tarn</h1><p>Bestätigen Sie, dass Sie ein Mensch sind: ein Klick für Ihre Besucher.</p>'),
  },
  'a shop whose lamps are not all sold here': {
    body: page('<h1>Lamps</h1><p>Lamps for every room. Some lamps are unavailable in your region.</p>'),
  },
  'a shop that names some of its articles in German': {
    body: page(
      '<h1>Lampen</h1><p>Lampen für jeden Raum. Einige Lampen sind in Ihrem Land nicht verfügbar.</p>',
    ),
  },
  'a shop that names some of its goods in Japanese': {
    body: page('<h1>照明の店</h1><p>一部の商品はお住まいの地域ではお買い求めいただけません。</p>'),
  },
  'a shop that does not send everywhere': {
    body: page('<h1>Oak desk</h1><p>Made by hand. Express delivery is not available in your area.</p>'),
  },
  'a broker who offers another name': {
    url: 'https://broker.example/names/lamps.com',
    body: page(
      '<h1>lamps.com</h1><p>This domain is for sale. Ask us for a price.</p>',
      '<title>lamps.com | Broker</title>',
    ),
  },
  'a name that ends like the host': {
    body: page('<h1>News</h1><p>The address old-example.org is for sale, we read in the paper today.</p>'),
  },
  'a list of names': {
    url: 'https://broker.example/',
    body: page(
      '<h1>Names</h1><p>lamps.com: this domain is for sale.</p><p>oak.net: this domain is for sale.</p>',
    ),
  },
  'a market asked for a name': {
    url: 'https://www.hugedomains.com/domain_profile.cfm?d=lamps.com',
    body: page('<h1>A fine name</h1><p>This domain is for sale at a fixed price today.</p>'),
  },
  'advice on names': {
    body: page(
      '<h1>Names</h1><p>When a domain is for sale its owner says so. Check whether this domain is for sale first.</p>',
    ),
  },
  'a status page with work to come': {
    body: page(
      '<h1>System status</h1><p>Scheduled maintenance: Sunday 02:00 to 04:00 UTC, database.</p>',
      '<title>Acme status</title>',
    ),
  },
  'a status page that says all is well': {
    body: page('<h1>Acme</h1><p>All systems operational. Next scheduled maintenance: Sunday.</p>'),
  },
  'a status page one part of which is worked on': {
    body: page('<h1>Acme services</h1><p>API: operational. Billing: under maintenance.</p>'),
  },
  'a status host': {
    url: 'https://status.example.org/',
    body: page(
      '<h1>Acme</h1><p>Geplante Wartungsarbeiten am Sonntag von zwei bis vier Uhr.</p>',
      '<title>Acme</title>',
    ),
  },
};

test.each(Object.entries(PAGES))('%s is a page', (_, answer) => {
  expect(classified(answer)).toMatchObject({ kind: 'pass', accessible: true });
});

/** The same words where they are meant. */
const NOTICES: Readonly<Record<string, readonly [kind: string, answer: Answer]>> = {
  'a test in the frame of its site': [
    'challenge',
    {
      body: page(
        `<nav><a href="/p">Your website</a><a href="/d">Your forms</a><a href="/x">Captcha API</a></nav><p>Verify you are human</p>${WIDGET}`,
      ),
    },
  ],
  'a whole page closed after a part is named': [
    'geo',
    { body: page('<h1>Videos</h1><p>Some videos are free. This video is not available in your region.</p>') },
  ],
  'a second notice, of the whole': [
    'geo',
    {
      body: page(
        '<p>Some lamps are unavailable in your region.</p><p>This shop is unavailable in your region.</p>',
      ),
    },
  ],
  'a name that names itself and its seller': [
    'error',
    {
      body: page(
        '<h1>example.org</h1><p>This domain is for sale by lamps.com and oak.net.</p>',
        '<title>example.org - names.example.com</title>',
      ),
    },
  ],
  'a name for sale with the mail of its owner': [
    'error',
    { body: page('<h1>Hello</h1><p>This domain is for sale: write to a.me@lamps.com or to you@oak.net</p>') },
  ],
  'a name for sale at a market': [
    'error',
    { body: page('<h1>For sale</h1><p>This domain is for sale.</p>', '<title>Sedo.com</title>') },
  ],
  'a name in letters of its own': [
    'error',
    {
      url: 'https://xn--mller-kva.example/',
      body: page('<h1>müller.example</h1><p>This domain is for sale, make an offer.</p>'),
    },
  ],
  'a name that is offered by itself': [
    'error',
    { body: page('<h1>The domain example.org is for sale</h1>') },
  ],
  'a name that is offered by itself in German': [
    'error',
    { url: 'https://www.example.org/', body: page('<p>Die Adresse example.org steht zum Verkauf.</p>') },
  ],
  'a name for sale at a registrar': [
    'error',
    { body: page('<h1>For sale</h1><p>Buy this domain today.</p>', '<title>GoDaddy.com</title>') },
  ],
  'a site that will work again': [
    'error',
    { body: page('<h1>Acme</h1><p>We are down for maintenance and will be fully operational soon.</p>') },
  ],
  'a site that names its break first': [
    'error',
    { body: page('<h1>Under maintenance</h1><p>Phone orders: operational.</p>') },
  ],
  'a site at work, without a word of status': [
    'error',
    { body: page('<h1>Acme</h1><p>Scheduled maintenance until noon, thank you for waiting.</p>') },
  ],
  'a site that is down on its page of status': [
    'error',
    { body: page('<h1>Status</h1><p>All pages are down for maintenance and not operational.</p>') },
  ],
};

describe('the same words where they are meant', () => {
  test.each(Object.entries(NOTICES))('%s', (_, [kind, answer]) => {
    expect(kindOf(answer)).toBe(kind);
  });
});

test('a text of nothing but notices is read in one go', () => {
  const notices = 'some are unavailable in your region '.repeat(30);
  expect(kindOf({ body: page(`<p>${notices.slice(0, 4_000)}</p>`) })).toBe('pass');
});
