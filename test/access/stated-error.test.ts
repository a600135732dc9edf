import { describe, expect, test } from 'vitest';
import { isStatusLine, statedStatus } from '../../src/access/status-line.ts';
import { type Answer, kindOf, page } from './pages.ts';

const called = (name: string, text: string, heading = name): string =>
  page(`<h1>${heading}</h1>${text}`, `<title>${name}</title>`);

describe('statedStatus', () => {
  test.each([
    ['404 not found', 404],
    ['404: not_found', 404],
    ['http status 404 – not found', 404],
    ['http/1.1 403 forbidden', 403],
    ['http error 500', 500],
    ['bad request (400)', 400],
    ['504 gateway time-out', 504],
    ['500 - internal server error.', 500],
    ['403 - forbidden: access is denied.', 403],
    ['error 403 - this web app is stopped.', 403],
    ['acme | error 404', 404],
    ['fehler 404', 404],
    ['the change was rejected (422)', 422],
    // A bare number, two of them, words that belong to something else, statuses that are none or no errors.
    ['404', null],
    ['peugeot 404', null],
    ['404 | portland coffee', null],
    ['room 404 not found', null],
    ['error 404 and error 500', null],
    ['error 999', null],
    ['http status 200', null],
    ['500 bad gateway', null],
    ['not found', null],
    ['', null],
  ])('%j states %j', (text, status) => {
    expect(statedStatus(text)).toBe(status);
  });

  test.each([
    ['error 404', true],
    ['http error 404 not found', true],
    ['404', false],
    ['404 not found', false],
    ['error 404: the song', false],
    [`error 404${' a'.repeat(200)}`, false],
  ])('%j as a line signs a page: %j', (line, signs) => {
    expect(isStatusLine(line)).toBe(signs);
  });
});

/** Served with 200. */
const ERRORS: Readonly<Record<string, readonly [kind: string, body: string]>> = {
  'a reason phrase in the title': [
    'error',
    called('HTTP Status 500 – Internal Server Error', '<p>The origin could not answer.</p>'),
  ],
  'a code in brackets behind words of its own': [
    'error',
    called('The change was turned down (422)', '<p>Owners of the site, check the logs.</p>', 'Turned down'),
  ],
  'a refusal by its code': [
    'block',
    called('403 - Forbidden: nobody may pass.', '<p>You do not have permission to view this page.</p>'),
  ],
  'a method that is refused': [
    'block',
    called('405 Method Not Allowed', '<p>The method is not allowed for the requested URL.</p>'),
  ],
  'a throttle by its code': ['rate-limit', called('Error 429', '<p>Please slow down.</p>')],
  'a missing page by its code': ['error', called('404 Site not found', '<p>Nothing here.</p>')],
  'a line that a server signs with, below a heading of its own': [
    'error',
    called(
      'Object gone!',
      '<p>The address was not found on this server.</p><h2>Error 404</h2><p>example.org</p>',
    ),
  ],
  'an error of sixty words with links, short all the same': [
    'error',
    called(
      'Unavailable',
      `<p>${'The server does not accept any requests, please try again. '.repeat(6)}</p><p>The <a href="/a">administrator</a> of this <a href="/b">server</a> knows more.</p>`,
      'Error 503 - this app is stopped',
    ),
  ],
  'a reason with its code on a line of its own': [
    'block',
    page(
      '<div>403</div><div>Nobody may pass.</div><p>You do not have permission to view this page. Write to the owner if that seems odd to you, by letter or by mail as you like, and we will see.</p>',
      '<title>Forbidden | Acme</title>',
    ),
  ],
  'a code and its reason, and nothing around them': [
    'error',
    page('<div>500</div><div>Internal Server Error</div>', '<title>Acme</title>'),
  ],
  'works with their times': [
    'error',
    called(
      'Under maintenance | Acme',
      '<p>We expect to be back shortly.</p><p>Apr 28, 2026 · 02:00 UTC</p><p>Apr 28, 2026 · 04:00 UTC</p>',
      'Acme',
    ),
  ],
  'a site that says so of itself in its heading': [
    'error',
    called('Coming soon - Acme', '<p>Sign up to hear of our launch.</p>', 'Our website is coming soon'),
  ],
  'a visitor who is told to be shut out': [
    'block',
    called('Attention', '<p>Your IP address has been banned.</p><p>Contact the webmaster.</p>'),
  ],
  'the same in Dutch': [
    'block',
    called(
      'Uw toegang is geblokkeerd',
      '<p>Het IP-adres is geblokkeerd door de beheerder van deze site.</p>',
    ),
  ],
  'machines that are told so': [
    'block',
    called('Machines', '<p>AI crawlers are not permitted to access this site.</p>'),
  ],
  'a look at the browser': [
    'challenge',
    called('Hold on', '<p>We are verifying your browser. It takes seconds.</p>'),
  ],
  'an error of Cloudflare': [
    'error',
    called('example.org | 521: Web server is down', '<p>The server could not be reached.</p>'),
  ],
  'an error of Varnish': ['error', called('503 Backend fetch failed', '<p>XID: 12</p>')],
  'a host that paused a site': [
    'error',
    called(
      'Not available',
      '<p>This site was paused as it reached its usage limits. Contact the site owner.</p>',
    ),
  ],
  'a failure without a code': ['error', called('Something went wrong', '<p>Please try again later.</p>')],
  'a failure of which the line speaks': [
    'error',
    page(
      '<p>The website encountered an unexpected error. It may pass, or not, who can tell on a day like this.</p>',
    ),
  ],
  'a stack of calls': [
    'error',
    called('Runtime error', '<p>x is not known</p><p>at run (/app/a.js:4:2)</p>'),
  ],
  'a heading in the main part below the name of the site': [
    'block',
    page(
      '<header><h1>Acme</h1></header><main><h1>Permission denied</h1><p>You have no rights here.</p></main>',
    ),
  ],
  'a refusal in another language': ['block', called('Přístup odmítnut', '<p>Nemáte oprávnění.</p>')],
  'a proxy that marks its body, in any language': [
    'error',
    `<html><head><meta name="copyright" content="Copyright (C) The Squid Software Foundation"><title>BŁĄD</title></head><body id="ERR_DNS_FAIL"><p>${'Nie ma takiego serwera w sieci, adres zapisano źle. '.repeat(8)}</p><p>Ktoś <a href="/">a</a> <a href="/">b</a> wie</p></body></html>`,
  ],
  'a server as it was installed': [
    'error',
    called(
      'Welcome!',
      '<p>If you see this page, the Swift web server is successfully installed and working.</p>',
    ),
  ],
  'a host without a site': [
    'error',
    called(
      'Hello',
      '<p>If you are the owner of this website, please contact your hosting provider: a@b.example</p>',
    ),
  ],
};

test.each(Object.entries(ERRORS))('%s', (_, [kind, body]) => {
  expect(kindOf({ body })).toBe(kind);
});

test('a proxy names its error in a header', () => {
  expect(
    kindOf({ headers: [['X-Squid-Error', 'ERR_ACCESS_DENIED 0']], body: called('Hello', '<p>Hello.</p>') }),
  ).toBe('error');
});

const META = '<meta name="description" content="Servers for small shops and clubs">';

/** Pages that say the same words of something else. */
const PAGES: Readonly<Record<string, Answer>> = {
  'a list of statuses': {
    body: called(
      'HTTP errors',
      '<h2>Error 400</h2><p>The body is not JSON.</p><h2>Error 404</h2><p>No such thing.</p><h2>Error 500</h2><p>Ours.</p>',
    ),
  },
  'a song among others': {
    body: called(
      'Records',
      '<ol><li>Sunday bus</li><li>Error 404</li></ol><p>Recorded at home in the winter of 2019 by Jo and Ada.</p>',
    ),
  },
  'a band that cannot wait': {
    body: called(
      'Error 404',
      '<p>Techno from Leipzig, next in May at the old mill by the river. Can’t wait.</p>',
    ),
  },
  'a car with its number in brackets': {
    body: called('Fiat (500)', '<p>The small car of 1957 came with two cylinders and a roof of cloth.</p>'),
  },
  'the reference of an interface': {
    body: called(
      '429 Too Many Requests — Acme API',
      '<p>Each key has a bucket of 100 tokens that fills by ten a second. A call takes one, a search takes five. When it is empty the call fails with this code. Wait for the seconds in Retry-After and try again. Our libraries do so by themselves, up to three times, with a pause that doubles.</p>',
    ),
  },
  'the reference of an interface that has a description': {
    body: page(
      '<h1>429 Too Many Requests</h1><p>Each key has a hundred tokens. Wait for the seconds given and try again.</p>',
      `<title>429 Too Many Requests</title>${META}<link rel="canonical" href="https://example.org/">`,
    ),
  },
  'showings with their times': {
    body: called(
      'Under construction',
      '<p>A film about three builders.</p><p>Apr 28, 2026 20:00</p><p>Tickets at the door of the Rex, half the price for students.</p>',
    ),
  },
  'an opening': {
    body: called(
      'Coming soon: our new shop in Kiel',
      '<p>From 4 May you find lamps, chairs and rugs at Quay 9, each day from ten.</p>',
    ),
  },
  'help for those who are shut out': {
    body: called(
      'Your access was denied: what to check',
      '<p>Look at the date of your card first. Then ask the desk on floor two for a new one.</p>',
    ),
  },
  'a network that asks whether it is so': {
    body: called(
      'Your IP has been blocked by a film service?',
      '<p>We have three thousand in nine countries. Pick one and watch on.</p>',
    ),
  },
  'crawlers that clean': {
    body: called(
      'Pools',
      '<p>Our crawlers clean pools at night. Crawlers are not allowed on tiles of glass.</p>',
    ),
  },
  'a test of graphics': {
    body: called(
      'Verifying your browser supports shaders',
      '<p>Open the test. A cube turns if all is well.</p>',
    ),
  },
  'help with a machine': {
    body: called(
      'Error 501 on printers',
      '<p>Open the rear door, pull the roller and clean it with water.</p>',
    ),
  },
  'a tutorial that quotes a server': {
    body: called(
      'Install a server',
      '<p>You should see: “If you see this page, the web server is successfully installed and working.”</p>',
    ),
  },
  'a maker of servers that describes itself': {
    body: page(
      '<h1>Acme</h1><p>If you see this page, the Acme server is running. It brought it to you in a millisecond.</p>',
      META,
    ),
  },
  'a text about what PHP says': {
    body: called('PHP Fatal error: how it reads', '<p>The line names the file where the script stopped.</p>'),
  },
  'a text about a proxy': {
    body: called(
      'Error pages',
      '<p>The body has the id of the error, such as ERR_DNS_FAIL, for the style sheet.</p>',
    ),
  },
  'a game beside its mount point': {
    body: page(
      '<h1>2048</h1><p>Join the numbers and get to the last tile with your arrow keys.</p><div id="app"></div>',
    ),
  },
};

test.each(Object.entries(PAGES))('%s is a page', (_, answer) => {
  expect(kindOf(answer)).toBe('pass');
});

test('what a shell says while it loads makes no page of it', () => {
  const body = page(
    '<h1>Acme</h1><p>Loading the application, please wait a moment while your browser gets the scripts it needs.</p><div id="root"></div>',
  );
  expect(kindOf({ body })).toBe('empty-shell');
});
