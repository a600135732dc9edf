import { describe, expect, test } from 'vitest';
import { missingWords, refusalWords } from '../../src/catalog/waf-signatures/notice-words.ts';
import { isMeant, MAX_SENTENCES, ownUnits, sentencesIn } from '../../src/access/own-text.ts';
import { type Answer, kindOf, page, viewOf } from './pages.ts';

/** A page whose title and heading are the same words. */
const called = (name: string, text: string): string =>
  page(`<h1>${name}</h1>${text}`, `<title>${name}</title>`);

const MARKS =
  '<meta name="description" content="Garden tools for small gardens"><link rel="canonical" href="https://example.org/"><meta property="og:type" content="website">';

/** Pages that bear the words of a notice as their name, or beside text of their own. */
const PAGES: Readonly<Record<string, string>> = {
  'a film': called('Access Denied', '<p>Thriller, 94 minutes. A guard finds a door that no key opens.</p>'),
  'a film with its year': called(
    'Access denied (1998)',
    '<p>Thriller by Ada Moss. 94 minutes, colour, subtitled.</p>',
  ),
  'a record': called(
    'You have been blocked',
    '<p>The new single by Mira. Out now on vinyl from 12 euro.</p>',
  ),
  'a novel': called('Request rejected', '<p>Novel, 312 pages, hardback. On the long list of 2024.</p>'),
  'a perfume': called('Forbidden', '<p>Cedar, fig and smoke. 50 ml for 89 euro.</p>'),
  'an exhibition in German': called(
    'Zugriff verweigert',
    '<p>Ausstellung über Schlösser und Tresore, bis 4. Mai in Köln.</p>',
  ),
  'a novel in Spanish': called(
    'Acceso denegado',
    '<p>Novela negra de Ana Cruz. Madrid, 1987: un cerrajero desaparece.</p>',
  ),
  'a film in Russian': called(
    'Доступ запрещён',
    '<p>Фильм о геологах, 1968 год, 92 минуты, режиссёр Иван Орлов.</p>',
  ),
  'a film in Chinese': called('拒绝访问', '<p>悬疑电影，二零一九年上映，片长九十四分钟，导演李明。</p>'),
  'a record in Japanese': called(
    'アクセスが拒否されました',
    '<p>東京の四人組バンドの新しいアルバム。五月に発売、全十曲。</p>',
  ),
  'a podcast': called(
    'Application error',
    '<p>Two friends talk about what broke this week, every Friday.</p>',
  ),
  'a band': called('404 Not Found', '<p>Electro duo from Lyon. Three records, forty concerts a year.</p>'),
  'a bar': called(
    'Page Not Found',
    '<p>Second-hand books and natural wine in Porto, Tuesday to Sunday from noon.</p>',
  ),
  'a novel in French': called(
    'Page introuvable',
    '<p>Roman de Luc Petit, 180 pages, 14 euros, en librairie le 3 mai.</p>',
  ),
  'a song': called(
    'Too many requests',
    '<p>Single of the year by DJ Oto. Listen on vinyl or as a download.</p>',
  ),
  'a retreat': called(
    'Slow down',
    '<p>A week in the hills: no phones, good soup, long walks. From 300 euro.</p>',
  ),
  'a programme of films': called(
    'Coming soon',
    '<ul><li>The Wolf, from 4 May</li><li>A Long Winter, from 12 May</li></ul>',
  ),
  'a label of clothes': called(
    'Maintenance mode',
    '<p>Workwear made in Porto. Jackets from 120 euro, aprons from 40 euro.</p>',
  ),
  'a book of essays': called(
    'Verify you are human',
    '<p>Ten essays on manners and machines by Ola Berg. 180 leaves.</p>',
  ),
  'an airport': called(
    'Bags',
    '<p>Please complete the security check one hour before your flight. Bags up to 8 kg.</p>',
  ),
  'the entry of a dictionary': page(
    '<h1>forbidden</h1><p>adjective: not allowed by law or rules. Synonyms: banned, barred. From Old English.</p>',
    '<title>forbidden - meaning | Words</title>',
  ),
  'the documentation of a refusal': page(
    '<h1>Error 1020: Access denied</h1><p>A visitor is blocked by a firewall rule of a customer.</p><p>Send the owner a picture of the message.</p>',
    `<title>Error 1020: Access denied</title>${MARKS}`,
  ),
  'a list of changes': called(
    'Changes',
    '<p>Fixed: access denied for editors. Fixed: page not found after rename.</p>',
  ),
  'a studio that mends links': called(
    'Links',
    '<p>No visitor should ever read page not found here. We find and mend them.</p>',
  ),
  'a forum with a box to log in': called(
    'Garden forum',
    '<div><input name="u"><input type="password"></div><ul><li>When to prune roses, 12 answers</li><li>Slugs again, 40 answers</li><li>Compost in winter, 7 answers</li></ul>',
  ),
  'the manual of a login': called(
    'Sign in with Acme',
    '<p>Add one button to your app so that people can use the name they have. Works on phones and is free.</p>',
  ),
  'a post with comments for members': called(
    'Roses',
    '<p>Prune them in March, before the buds open, and burn what you cut.</p><p>You must be logged in to comment.</p>',
  ),
  'a forum in German': called(
    'Gartenforum',
    '<form>Name <input name="u"> Passwort <input type="password"><button>Anmelden</button></form><ul><li>Wann schneidet man Rosen im Frühling? 12 Antworten</li><li>Schnecken im Salat, was tun?</li><li>Kompost im Winter anlegen</li></ul>',
  ),
  'a maker of passwords': called(
    'Password maker',
    '<p>Makes long ones in your browser. Nothing is sent. Choose a length between 8 and 64.</p><input type="password">',
  ),
  'a start page with its form': called(
    'Plan your week',
    '<p>Weekly turns mail into tasks and tasks into a plan. Free for two.</p><input type="email"><input type="password"><button>Create account</button>',
  ),
  'a banner without a heading': page(
    '<p>Barber Joe. Cut 15, beard 10, walk in from nine to six, closed on Monday.</p><div>We value your privacy. <button>Accept</button></div>',
  ),
  'a page on privacy': called(
    'We value your privacy',
    '<p>We keep your name for as long as you are a customer, and delete it on request.</p>',
  ),
  'a cinema that asks for an age': called(
    'Tonight',
    '<p>The Wolf at eight, for viewers from 18. Verify your age at the door with a card.</p>',
  ),
  'a driving school': called(
    'Driving school',
    '<p>Are you 18? Take your lessons with us: ten hours for 500 euro.</p>',
  ),
  'a seller of age checks': called(
    'Age verification for shops',
    '<p>By card or phone in four seconds. For wine and games.</p><button>Try</button>',
  ),
  'a guide to streams': called(
    'Where to watch',
    '<p>On three services. If it is not available in your country, try the disc.</p>',
  ),
  'a lamp that is not sold here': called(
    'Lamp Oslo',
    '<p>Brass and oak, 49 euro. Sorry, this lamp is not available in your country.</p>',
  ),
  'a column for subscribers': called(
    'Letters',
    '<p>Three readers write. Further letters are for subscribers only from next month on.</p>',
  ),
  'a service to sign in to': called(
    'Filmbox',
    '<p>Old films for 4 euro. Start on your TV, sign in to continue on your phone.</p>',
  ),
  'a registrar': called('Names', '<p>Search, then buy this domain in one click. From 9 euro a year.</p>'),
  'a list of sounds': called(
    'Index of /b/ sounds',
    '<p>Baby, bell, boat: how the sound is made, with drills.</p>',
  ),
  'a course in scripts': called(
    'Enable JavaScript skills in your team',
    '<p>Ten lessons on events, modules and tests, with tasks.</p>',
  ),
  'a barber with a dark mode': called(
    'Barber Joe',
    '<p>Cut 15, beard 10, walk in.</p><script>function dark(){document.cookie="d=1";location.reload()}</script>',
  ),
  'a page that counts robots': called(
    'Yoga',
    '<p>Mondays at nine in Ghent.</p><script>navigator.webdriver||count()</script>',
  ),
  'a page with a test that nobody sees': called(
    'Ann',
    '<p>Photographs of the rivers.</p><script src="https://www.google.com/recaptcha/api.js?render=k"></script>',
  ),
  'a list of links': called(
    'Ann Lee',
    '<p><a href="/s">Shop</a></p><p><a href="/p">Photos</a></p><p><a href="/b">Book</a></p>',
  ),
  'a film about firewalls': called(
    'Access denied',
    '<p>A network administrator finds herself locked out of the security system. Starring Ada Moss. 94 minutes.</p>',
  ),
  'a record about firewalls': called(
    'Access denied',
    '<p>Album by Moss. Firewall, Blocked, Server Room, Error: four songs, on vinyl since 2001.</p>',
  ),
  'a perfume with a sentence to the visitor': called(
    'Forbidden',
    '<p>Cedar and smoke. Please contact us. 89 euro.</p>',
  ),
  'a museum of dead links': called(
    'Page not found',
    '<p>Lost links and dead sites of the early web. Open Tuesday to Sunday in Main Street.</p>',
  ),
  'a toy shop': called(
    'Under construction',
    '<p>For little builders. Cranes, blocks and trucks from 9 euro.</p>',
  ),
  'a novel about a bill': called(
    'Account suspended',
    '<p>A waiter in Riga loses his voice and his name in one week.</p>',
  ),
  'help in Spanish': called(
    'Error 404: qué es y cómo se arregla',
    '<p>La página no existe o ha cambiado de dirección. Revise el enlace y cree una redirección para que sus visitantes lleguen a donde querían ir.</p>',
  ),
  'a headline': page(
    '<h1>Access denied: mayor loses keys</h1><p>The mayor of Hull slept in his office after the lock broke.</p>',
    '<title>Access denied: mayor loses keys | Courier</title>',
  ),
  'a bridge at work': called(
    'Bridge under maintenance',
    '<p>Cars take the ferry until June. Bicycles may pass.</p>',
  ),
  'a test of other sites': called(
    'Is it down?',
    '<p>Type an address and we tell you if the website is down for maintenance.</p>',
  ),
  'a concert': called(
    'Moss live',
    '<p>Doors at eight. Are you over 60? Half price. <a href="/t">Tickets</a></p>',
  ),
  'an insurer': called(
    'Car insurance',
    '<p>Enter your date of birth and your postcode for a price in a minute.</p><input type="date">',
  ),
  'a podcast with more for some': called(
    'Nightboat',
    '<p>On ferries. Bonus shows for subscribers only. New on Friday.</p>',
  ),
};

test.each(Object.entries(PAGES))('%s is a page', (_, body) => {
  expect(kindOf({ body })).toBe('pass');
});

test('scores that refresh themselves are a page', () => {
  const body = page(
    '<h1>Live scores</h1><p>Leeds 2, Hull 1, 61 minutes played.</p>',
    '<meta http-equiv="refresh" content="30">',
  );
  expect(kindOf({ headers: [['Set-Cookie', 'sid=1']], body })).toBe('pass');
});

/** The same names where the page goes on about them. */
const NOTICES: Readonly<Record<string, readonly [kind: string, answer: Answer]>> = {
  'a heading alone': ['block', { body: '<h1>Access denied</h1>' }],
  'a server that signs': ['block', { body: called('403 Forbidden', '<hr><p>nginx</p>') }],
  'an address on a list': [
    'block',
    { body: called('Access denied', '<p>Your IP 192.0.2.1 is on our list. Time 10:00.</p>') },
  ],
  'a rule that fired': [
    'block',
    { body: called('Access denied', '<p>This request was blocked by the security rules. Error 15.</p>') },
  ],
  'a refusal in the frame of a site': [
    'block',
    {
      body: page(
        '<main><h1>Access denied</h1><p>You are not authorized to access this page.</p><p>Our roses are in flower and the gate is open till six.</p></main>',
        `<title>Access denied | Acme</title>${MARKS}`,
      ),
    },
  ],
  'a refusal in German': [
    'block',
    { body: called('Zugriff verweigert', '<p>Sie haben keine Berechtigung, diese Seite zu öffnen.</p>') },
  ],
  'a refusal in French': [
    'block',
    { body: called('Accès refusé', '<p>Votre adresse IP a été bloquée pour des raisons de sécurité.</p>') },
  ],
  'a refusal in Chinese': [
    'block',
    { body: called('访问被拒绝', '<p>您的请求存在风险，已被管理员设置的安全策略拦截。</p>') },
  ],
  'a refusal that robots are not to index': [
    'block',
    {
      body: page(
        '<h1>Access denied</h1><p>The firewall of the host let nobody through from there today.</p>',
        `${MARKS}<meta name="robots" content="noindex">`,
      ),
    },
  ],
  'a missing page of a theme': [
    'error',
    { body: page('<h1>Page not found</h1><p>It looks like nothing was found at this location.</p>', MARKS) },
  ],
  'a missing page in Spanish': [
    'error',
    { body: called('Página no encontrada', '<p>La dirección que ha escrito no existe en este sitio.</p>') },
  ],
  'a throttle': [
    'rate-limit',
    {
      body: called(
        'Too many requests',
        '<p>You have sent more than we can take. Please try again later.</p>',
      ),
    },
  ],
  'a site to come': [
    'error',
    {
      body: page(
        '<h1>Coming soon</h1><p>We are working on something new. Leave your mail to be notified first.</p>',
        MARKS,
      ),
    },
  ],
  'a failure': [
    'error',
    {
      body: called('Application error', '<p>A server-side exception has occurred (see the server logs).</p>'),
    },
  ],
  'a person asked to hold a button': [
    'challenge',
    { body: called('Robot or human?', '<p>Hold the button to confirm that you’re human. Thank you!</p>') },
  ],
  'a check of the request': [
    'challenge',
    { body: called('One moment', '<p>Please wait while your request is being verified...</p>') },
  ],
  'a shop that asks for a click': [
    'challenge',
    {
      body: page(
        '<h4>Click the button below to continue shopping</h4><form action="/errors/validateCaptcha"><button>Go on</button></form>',
      ),
    },
  ],
  'a search engine that asks for a click': [
    'challenge',
    { body: page('<h1>Вы не робот?</h1><form action="/checkcaptcha?key=1"><input type="submit"></form>') },
  ],
  'a login with a slogan': [
    'login',
    {
      body: called(
        'Acme',
        '<p>The home of your garden tools.</p><input name="u"><input type="password"><p>Forgot your password? Create an account.</p>',
      ),
    },
  ],
  'an extranet': [
    'login',
    {
      body: called(
        'Acme Extranet',
        '<p>Welcome to the partner area of Acme. Please enter your details.</p><input name="u"><input type="password"><p>Call 0113 496 0000 from nine to five.</p>',
      ),
    },
  ],
  'a login by name, with a text': [
    'login',
    {
      body: called(
        'Sign in',
        '<p>Weekly turns mail into tasks and tasks into a plan, free for two people.</p><input type="password">',
      ),
    },
  ],
  'a shop that is not open, with a text': [
    'login',
    {
      finalUrl: 'https://example.org/password',
      body: called(
        'Acme',
        '<p>Garden tools for small gardens come in spring, with a catalogue of two hundred things.</p><input type="password">',
      ),
    },
  ],
  'a login by the account of another': [
    'login',
    {
      body: called(
        'Log in',
        '<button>Continue with Google</button><p>You agree to the Terms and the Privacy Policy.</p>',
      ),
    },
  ],
  'a login that is elsewhere': [
    'login',
    {
      body: called(
        'Garden forum',
        '<p>You must be logged in to view this page.</p><a href="/login">Log in</a>',
      ),
    },
  ],
  'a login that is elsewhere, in Chinese': [
    'login',
    { body: called('园艺论坛', '<p>请先登录。</p><a href="/login">登录</a>') },
  ],
  'a gate with two buttons': [
    'login',
    {
      body: called(
        'Brewery',
        '<p>Beer from the hills since 1880. Are you of legal drinking age where you live?</p><button>Yes</button><button>No</button>',
      ),
    },
  ],
  'a gate in words': [
    'login',
    {
      body: called(
        'Brewery',
        '<p>Beer from the hills since 1880. Are you over 18 where you live? Yes or no?</p>',
      ),
    },
  ],
  'the end of a teaser': [
    'login',
    {
      body: called(
        'The bridge',
        '<p>The mayor cut the ribbon.</p><p>This article is for subscribers only.</p>',
      ),
    },
  ],
  'a name at a registrar': [
    'error',
    {
      body: page(
        '<p>This domain is parked free, courtesy of GoDaddy.com.</p>',
        '<title>other.example</title>',
      ),
    },
  ],
  'a site nobody pays for': [
    'error',
    { body: called('Website expired', '<p>If you own it, log in to renew.</p>') },
  ],
  'a waiting room': [
    'rate-limit',
    { finalUrl: 'https://acme.queue-it.net/?c=acme', body: called('Queue', '<p>You are in line.</p>') },
  ],
  'a refusal of IIS': [
    'block',
    {
      body: page(
        '<h1>Server Error</h1><h2>403 - Forbidden: Access is denied.</h2><h3>You do not have permission to view this directory.</h3>',
        '<title>403 - Forbidden: Access is denied.</title>',
      ),
    },
  ],
  'a refusal in Swedish': [
    'block',
    { body: called('403 Forbidden', '<p>Du har inte behörighet att visa den här sidan.</p>') },
  ],
  'a refusal in Korean': [
    'block',
    { body: called('403 Forbidden', '<p>접근이 거부되었습니다. 관리자에게 문의하십시오.</p>') },
  ],
  'a refusal with a reference': [
    'block',
    {
      body: page(
        '<h1>Access denied</h1><p>We stopped it to protect our customers. Reference: 7f3a-22</p>',
        MARKS,
      ),
    },
  ],
  'a network that is banned': [
    'block',
    {
      body: called(
        'Access denied',
        '<p>Your IP 192.0.2.1 is on our list. Time 2026-11-21 10:00. Code 83f.</p>',
      ),
    },
  ],
  'a proxy that is not let in': [
    'block',
    {
      body: called('Access denied', '<p>You appear to be using a VPN or proxy. Turn it off and reload.</p>'),
    },
  ],
  'a quota that is used up': [
    'rate-limit',
    { body: called('Too many requests', '<p>The quota of your network is used up until noon.</p>') },
  ],
  'a host that waits for its money': [
    'error',
    { body: called('Account suspended', '<p>The bill of this customer has not been paid.</p>') },
  ],
  'a break of PHP': [
    'error',
    { body: '<br><b>Fatal error</b>: Uncaught Error: Call to undefined function f() in /x.php:3' },
  ],
  'a break of WordPress': [
    'error',
    { body: page('<p>There has been a critical error on this website.</p><p>Learn more about it.</p>') },
  ],
  'a mode of maintenance': [
    'error',
    { body: page('<h1>Maintenance mode is on</h1><p>Site will be available soon. Thank you!</p>', MARKS) },
  ],
  'a wall of a German paper': [
    'login',
    {
      body: called(
        'Weiter mit Werbung lesen',
        '<p>Wir und unsere 200 Partner verwenden Cookies.</p><button>Ja</button>',
      ),
    },
  ],
  'a date of birth to go on': [
    'login',
    { body: called('Age check', '<p>Please enter your date of birth to continue:</p><select></select>') },
  ],
};

describe('the same names where they are meant', () => {
  test.each(Object.entries(NOTICES))('%s', (_, [kind, answer]) => {
    expect(kindOf(answer)).toBe(kind);
  });
});

describe('isMeant', () => {
  const view = (text: string, head = '') => viewOf(page(`<h1>Access denied</h1>${text}`, head));

  test('eight units of other text make a page, seven do not', () => {
    const words = (count: number): string => `<p>${'river '.repeat(count)}</p>`;
    expect(isMeant(view(words(7)), 'access denied', refusalWords)).toBe(true);
    expect(isMeant(view(words(8)), 'access denied', refusalWords)).toBe(false);
  });

  test('labels of two units are no text', () => {
    expect(isMeant(view('<p>blue river</p>'.repeat(9)), 'access denied', refusalWords)).toBe(true);
    expect(isMeant(view('<p>a blue river</p>'.repeat(3)), 'access denied', refusalWords)).toBe(false);
  });

  test('words of the field are text where two kinds of metadata present the page', () => {
    const text = '<p>The firewall of a server keeps a list of addresses.</p>';
    expect(isMeant(view(text), 'access denied', refusalWords)).toBe(true);
    expect(isMeant(view(text, '<link rel="canonical" href="/">'), 'access denied', refusalWords)).toBe(true);
    expect(isMeant(view(text, MARKS), 'access denied', refusalWords)).toBe(false);
  });

  test('what nothing else says decides beside any text', () => {
    const text = `<p>The page you asked for does not exist.</p><p>${'river '.repeat(90)}</p>`;
    expect(isMeant(view(text, MARKS), 'access denied', missingWords)).toBe(true);
  });

  test('a price, a length or a cast makes a page beside any word of the field', () => {
    for (const text of ['from 9 €', '94 minutes', 'starring Ada Moss', 'open daily', '二十元 20元'])
      expect(isMeant(view(`<p>The server ${text}</p>`), 'access denied', refusalWords)).toBe(false);
    expect(isMeant(view('<p>The server 94</p>'), 'access denied', refusalWords)).toBe(true);
  });

  test('a sentence without a word of the field counts beside one with it', () => {
    const other = 'Nobody in the old town had seen the river.';
    expect(isMeant(view(`<p>The server. ${other}</p>`), 'access denied', refusalWords)).toBe(false);
    expect(isMeant(view(`<p>The server, ${other}</p>`), 'access denied', refusalWords)).toBe(true);
  });

  test('a run counts whole or not at all', () => {
    expect(ownUnits(['one two three', 'one two', 'one two three four'], [/four/])).toBe(3);
  });
});

test('of very many sentences the first are looked at, and marks alone make none', () => {
  const count = (sentences: number) => sentencesIn(['a'.repeat(9), 'b.'.repeat(sentences)], /[.]+/).length;
  // One for the run before, and an empty one behind the last mark.
  expect(count(MAX_SENTENCES - 2)).toBe(MAX_SENTENCES);
  expect(count(MAX_SENTENCES - 1)).toBe(MAX_SENTENCES);
  expect(count(1_000_000)).toBe(MAX_SENTENCES);
  expect(sentencesIn(['a. b', 'c'], /[.]/)).toEqual(['a', ' b', 'c']);
  expect(sentencesIn(['.'.repeat(1_000_000)], /[.]+/)).toEqual(['', '']);
});
