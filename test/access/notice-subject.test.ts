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
  'help with a message': {
    body: page(
      '<h1>Access denied: what the message means</h1><p>You see it when a firewall does not like your network. Turn off the tunnel, take another browser, or ask the owner to let you in.</p>',
    ),
  },
  'help with a missing page': {
    body: page(
      '<h1>404 error: how to find broken links</h1><p>A broken link leads to a page that is gone. Three free tools list them, and a redirect for each is made in a minute.</p>',
    ),
  },
  'help with a missing page in German': {
    body: page(
      '<h1>Zugriff verweigert: Was bedeutet das?</h1><p>Dem Konto fehlen Rechte am Ordner. Öffnen Sie die Eigenschaften, wählen Sie Sicherheit und fügen Sie die Gruppe der Benutzer hinzu.</p>',
    ),
  },
  'a page of a reference': {
    body: page(
      '<h1>429 Too Many Requests</h1><p>The server says that a client sent more requests than it allows. A header may say how long to wait before the next one is made.</p>',
      '<title>429 Too Many Requests - HTTP | Reference</title>',
    ),
  },
  'help with the page of a firewall': {
    body: page(
      '<h1>How to get on the list</h1><p>The firewall shows your address and a number. Open Access Control in the dashboard and add the address to the list of those that may pass.</p>',
      '<title>Sucuri Website Firewall - Access Denied: how to get on the list</title>',
    ),
  },
  'an article that quotes a firewall': {
    body: page(
      '<h1>K123: The requested URL was rejected. Please consult with your administrator.</h1><p>This article tells where to look up the support ID in the log of the appliance, and how to change the page that is sent in such a case.</p>',
    ),
  },
  'a shop for travellers': {
    body: page('<h1>Fox</h1><p>Is a show not available in your country? Watch it from home with Fox.</p>'),
  },
  'a mechanic in Russian': {
    body: page('<h1>Техническое обслуживание автомобилей</h1><p>Замена масла и тормозов в Твери.</p>'),
  },
  'a heating engineer in German': {
    body: page('<h1>Wartungsarbeiten an Heizungen</h1><p>Wir kommen auch am Wochenende zu Ihnen.</p>'),
  },
  'a house builder in French': {
    body: page('<h1>Experts en construction bois</h1><p>Maisons, granges et extensions à Lyon.</p>'),
  },
  'a gardener in Spanish': {
    body: page('<h1>Especialistas en mantenimiento</h1><p>Piscinas y jardines en Burgos, llame hoy.</p>'),
  },
  'a cinema': {
    body: page(
      '<h1>Coming soon</h1><p>The Lighthouse, 12 March. A Long Winter, 26 March.</p>',
      '<title>Coming soon to the Rex</title>',
    ),
  },
  'a railway that is built': {
    body: page('<h1>Line five</h1><p>The line is under construction and opens in 2027.</p>'),
  },
  'a hint in a manual': {
    body: page('<h1>Tips</h1><p>Type a word to reach the page you are looking for, then press Enter.</p>'),
  },
  'news of a dog': {
    body: page('<h1>Bello is back</h1><p>The dog, who could not be found for nine days, came home.</p>'),
  },
  'text of the server beside advice for scripts': {
    body: page(
      '<div id="__next"><h1>Bees</h1><p>Bees sleep for up to eight hours a day and hold each other by the legs.</p></div><noscript>You need to enable JavaScript to run this app.</noscript>',
    ),
  },
  'a shop with a login in its header': {
    body: page(
      '<header><form><input name="u"><input type="password"></form></header><h1>Fresh teas from Assam</h1><p>New harvest in bags of 100 grams, sent on the day of your order.</p>',
    ),
  },
  'a login in the closed dialog of a framework': {
    body: page(
      '<h1>Clocks</h1><p>We repair old clocks by the river.</p><div class="modal" aria-hidden="true"><input type="password"></div>',
    ),
  },
  'a kindergarten with a form to sign up': {
    body: page(
      '<h1>Anmeldung</h1><p>Melden Sie Ihr Kind bis zum ersten März an.</p><form><input name="name"><input type="email"><textarea></textarea></form>',
      '<title>Anmeldung | Kita</title>',
    ),
  },
  'a seller of lines with a field for the street': {
    body: page(
      '<h1>Connexion fibre</h1><p>Un gigabit pour vingt euros par mois.</p><input placeholder="Votre rue">',
      '<title>Connexion | Fibre</title>',
    ),
  },
  'a station whose application comes': {
    body: page('<h1>Radio</h1><p>Listen live on 98.3. Android app coming soon.</p>'),
  },
  'a host that sells Plesk': {
    body: page('<p>From four euro a month, with mail and help.</p>', '<title>Plesk hosting in Riga</title>'),
  },
  'an agency for closed accounts': {
    body: page('<h1>Account suspended? We help</h1><p>Most accounts are back within a week.</p>'),
  },
  'a test of vacuum cleaners': {
    body: page('<h1>Are you a robot fan?</h1><p>Five models compared by noise and price.</p>'),
  },
  'alerts of an analytics service': {
    body: page('<h1>Alerts</h1><p>Get a mail when there is unusual traffic from your campaigns.</p>'),
  },
  'the rules of a game': {
    body: page('<h1>Rules</h1><p>One account each. Bots are not allowed in rated games, be kind.</p>'),
  },
  'a maker of defences': {
    body: page('<h1>Acme</h1><p>In May 900 attacks were blocked by network security teams we trained.</p>'),
  },
  'a job for adults in Japanese': {
    body: page('<h1>居酒屋さくら</h1><p>アルバイト募集中。18歳以上の方、時給1200円です。</p>'),
  },
  'a widget for other sites': {
    body: page(
      '<h1>Chat widget</h1><p>The widget needs JavaScript and weighs four kilobytes. Paste one line and it is there.</p>',
    ),
  },
  'a page in one language': {
    body: page('<h1>Prices</h1><p>A cut is fifteen. This page is not available in German, sorry.</p>'),
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
  'a site under construction in Spanish': [
    'error',
    { body: page('<h1>Página en construcción</h1><p>Trabajamos en ella cada día.</p>') },
  ],
  'a site in maintenance in French': [
    'error',
    { body: page('<h1>Acme</h1><p>Notre site est en maintenance ce matin.</p>') },
  ],
  'WordPress while it updates': [
    'error',
    { body: page('<p>Briefly unavailable for scheduled maintenance. Check back in a minute.</p>') },
  ],
  'a missing page of WordPress': [
    'error',
    {
      body: page(
        '<h1>Oops! That page can’t be found.</h1><p>It looks like nothing was found at this location. Maybe try a search?</p>',
      ),
    },
  ],
  'a missing page in a sentence': [
    'error',
    { body: page('<h1>Acme</h1><p>Sorry, we did not find the page you were looking for.</p>') },
  ],
  'an application with a greeting and advice for scripts': [
    'empty-shell',
    {
      body: page(
        '<p>Acme is getting ready, one moment.</p><noscript>You need to enable JavaScript to run this app.</noscript>',
      ),
    },
  ],
  'a refusal that asks a question of its own': [
    'block',
    {
      body: page(
        '<h1>Access denied</h1><h2>Why have I been blocked?</h2><p>This site protects itself against attacks. What you just did looked like one. Write to the owner of the site and tell what you were doing.</p>',
      ),
    },
  ],
  'a login in a header with next to nothing else': [
    'login',
    {
      body: page('<header><form><input type="password"></form></header><p>Welcome to the staff portal.</p>'),
    },
  ],
  'the page of a new Plesk': [
    'error',
    { body: page('<p>This page is generated by Plesk.</p>', '<title>Web Server’s Default Page</title>') },
  ],
  'a login in two steps by name': [
    'login',
    { body: page('<h1>Anmelden</h1><p>Bitte melden Sie sich an.</p><input name="username">') },
  ],
  'an account that is suspended': [
    'error',
    { body: page('<h1>Account suspended</h1><p>Account suspended. Call your host.</p>') },
  ],
  'a test that asks': [
    'challenge',
    { body: page('<h1>Acme - Are you a robot?</h1><p>Click below to go on.</p>') },
  ],
  'bots kept out in a sentence': [
    'block',
    { body: page('<h1>Sorry</h1><p>Bots are not allowed here. Mail us for access.</p>') },
  ],
  'an age gate in Japanese': [
    'login',
    { body: page('<h1>年齢確認</h1><p>あなたは18歳以上ですか？ はい いいえ</p>') },
  ],
  'an application that speaks to the visitor': [
    'empty-shell',
    {
      body: page(
        '<p>Acme shows prices of houses in every street of the land, day by day. Please enable JavaScript to see them.</p>',
      ),
    },
  ],
  'a missing page of a site called like an article': [
    'error',
    {
      body: page(
        '<h1>Page not found</h1><p>The recipe was moved or is gone. Use the search at the top of the page, or go back to the start and look for it there.</p>',
        '<title>Page not found – How to Cook</title>',
      ),
    },
  ],
  'the placeholder of a German host': [
    'error',
    { body: page('<h1>example.org</h1><p>Hier entsteht eine neue Internetpräsenz.</p>') },
  ],
  'a page that says it will be back': [
    'error',
    { body: page('<h1>We’ll be back soon!</h1><p>We are performing some maintenance at the moment.</p>') },
  ],
  'a missing page that apologises': [
    'error',
    { body: page('<h1>Sorry, this page isn’t available.</h1><p>The link you followed may be broken.</p>') },
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
