import { expect, test } from 'vitest';
import { classified, page, PROSE } from './pages.ts';

/** As the multilingual documents of Apache are built, whatever the language. */
const apache = (status: number, title: string, text: string): string =>
  page(
    `<h1>${title}</h1><p>${text}</p><h2>Error ${status}</h2><address><a href="/">www.example.org</a><br><span>Apache</span></address>`,
    `<title>${title}</title><link rev="made" href="mailto:webmaster@example.org">`,
  );
const trafficServer = (title: string, text = 'The river was too wide to be crossed by this one.'): string =>
  `<HTML><HEAD><TITLE>${title}</TITLE></HEAD><BODY BGCOLOR="white" FGCOLOR="black"><H1>${title}</H1><B>Description: ${text}</B></BODY>`;
const wiki = (state: string, body: string): string =>
  page(`<div class="dokuwiki ${state} tpl_x"><h1>${body}</h1></div>`, '<title>a [Wiki]</title>');
const withBody = (attribute: string, body: string, head?: string): string =>
  page(body, head).replace('<body>', `<body ${attribute}>`);

const LOST = '<h1>Hups</h1><p>Sivua ei ole. Kokeile hakua, tai palaa kaupan etusivulle tästä.</p>';
const META = '<meta name="description" content="Lamps for old houses"><link rel="canonical" href="/lamps">';
const LONG = `${'Files of the site belong below the folder that the settings name. '.repeat(16)}<a href="/a">a</a><a href="/b">b</a>`;

/** Served with 200. No word of these languages is looked for: the markup tells. */
const ERRORS: Readonly<Record<string, readonly [kind: string, body: string]>> = {
  'a fault of Apache in Korean': [
    'error',
    apache(400, '잘못된 요청!', '브라우저가 보낸 것을 알 수 없습니다.'),
  ],
  'a refusal of Apache in Norwegian': [
    'block',
    apache(403, 'Adgang forbudt!', 'Du har ikke lov til å se objektet, eller det kan ikke leses.'),
  ],
  'a method that Apache refuses, in Chinese': [
    'block',
    apache(405, '请求的方法不允许！', '在这个地址上不能使用这种方法，请换一种方式再试一次吧。'),
  ],
  'an outage of Apache in Irish': [
    'error',
    apache(503, 'Níl an tseirbhís ar fáil!', 'Tá an freastalaí gnóthach.'),
  ],
  'Traffic Server without an answer from behind': ['error', trafficServer('Could Not Connect')],
  'Traffic Server that denies the access': [
    'block',
    trafficServer('Access Denied', 'You may not access what you asked for.'),
  ],
  'e2guardian in German': [
    'error',
    page(
      '<b>Zugriff verweigert!</b><p>Die Seite passt nicht zu den Regeln des Hauses.</p><a href="http://www.e2guardian.org?block">e2guardian</a>',
      '<title>e2guardian - Zugriff verweigert</title>',
    ),
  ],
  'e2guardian in Turkish': [
    'error',
    page(
      '<div id="nifty"><h3>Bu adres evin kurallarına uymuyor:</h3><span class="errortext">x</span></div>',
      '<title>E2Guardian - Erisim</title>',
    ),
  ],
  'Privoxy without an answer': [
    'error',
    page(
      '<h2>Nobody there</h2><p>What you asked for did not come, the other side stayed silent all the time.</p>',
      '<title>503 - Nobody there (Privoxy@mill.example)</title>',
    ),
  ],
  'a wiki without the page, in Basque': [
    'error',
    wiki('mode_show notFound', 'Gai hau ez da oraindik idatzi hemen'),
  ],
  'a wiki that is not for everybody, in Basque': [
    'block',
    wiki('mode_denied', 'Ez duzu hemen sartzeko baimenik gaur'),
  ],
  'WordPress in Finnish': ['error', withBody('class="rtl error404 wp"', LOST)],
  'WordPress below a long menu': [
    'error',
    withBody(
      'class="error404"',
      `<nav>${'<a href="/x">Lamput ja matot kotiin</a> '.repeat(60)}</nav>${LOST}`,
    ),
  ],
  'Magento in Danish': [
    'error',
    withBody('class="cms-noroute-index"', '<h1>Ups</h1><p>Varen er her ikke mere, prøv menuen.</p>'),
  ],
  'PrestaShop in Finnish': ['error', withBody('id="pagenotfound"', LOST)],
  'a server with a long page of its own': [
    'error',
    page(
      `<h1>It works !</h1><p>If you're seeing this page, it means you've setup Swift successfully.</p><p>${LONG}</p>`,
      '<title>Swift</title>',
    ),
  ],
  'a server without a site, at length': [
    'error',
    page(
      `<h1>Placeholder</h1>The owner of this web site has not put up any web pages yet.<h2>Next</h2><p>${LONG}</p>`,
      '<title>Welcome</title>',
    ),
  ],
  'Tomcat by its title': ['error', page(PROSE, '<title>Apache Tomcat/10.1.60</title>')],
};

test.each(Object.entries(ERRORS))('%s', (_, [kind, body]) => {
  expect(classified({ body })).toMatchObject({ kind, vendor: null, accessible: false });
});

/** Pages that have a part of it. */
const PAGES: Readonly<Record<string, string>> = {
  'white on black': trafficServer('Rivers').replace('Description: ', 'Text: '),
  'a page about e2guardian': page(
    '<h1>e2guardian</h1><p>A filter for schools and libraries that runs on Linux and is free.</p>',
    '<title>e2guardian - free filter</title>',
  ),
  'a page of the maker of Privoxy': page(
    '<h1>Privoxy</h1><p>A proxy that takes banners and trackers out of what you read, since 2001.</p>',
    '<title>Privoxy (home)</title>',
  ),
  'a search on the start of a wiki that nobody wrote': wiki(
    'mode_search notFound',
    'Nine pages speak of boats, the first of them is about sails',
  ),
  'a page past the query of WordPress that its site presents': withBody(
    'class="error404"',
    '<h1>Lamps</h1><p>Brass lamps for old houses, mended and sent within a week.</p>',
    META,
  ),
  'the same with a text of its own': withBody('class="error404"', PROSE),
  'a heading of a status above an address': page(
    '<h1>Songs</h1><h2>Error 404</h2><address><a href="/">Band of Leeds</a></address><p>Recorded in one night at the mill by the river.</p>',
  ),
  'a tutorial that quotes a server late': page(
    `<h1>Swift on Linux</h1><p>Install it first.</p><p>Then start it.</p><p>If you're seeing this page, it means you've setup Swift.</p><p>${LONG}</p>`,
  ),
  'a site about its server that describes itself': page(
    `<h1>Swift</h1><p>If you're seeing this page, it means you've setup Swift successfully.</p><p>${LONG}</p>`,
    META,
  ),
  'a manual of methods in Japanese': page(
    '<h1>403 Forbiddenを直す方法</h1><p>フォルダーの権限を開き、読み取りを全員に許可します。次に設定を保存してください。</p>',
  ),
};

test.each(Object.entries(PAGES))('%s is a page', (_, body) => {
  expect(classified({ body })).toMatchObject({ kind: 'pass', accessible: true });
});
