/** A shop of which each page lacks something else, without a network. */
import { exchangeOf } from '../../src/exchange.ts';
import type { Fetcher } from '../../src/net/model.ts';

const PAGES = 30;
const TEXT = 'Εδώ γράφουμε για βραστήρες κάτι που χρησιμεύει σε όποιον διαβάζει. ';
const ROBOTS =
  'User-agent: *\nAllow: /\nUser-agent: OAI-SearchBot\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /\n';
const ORIGIN = 'https://shop.example';

function page(number: number, path: string): string {
  const title =
    number % 4 === 0 ? '' : `<title>${number % 5 === 0 ? 'Αγορά' : `Βραστήρας ${number}`}</title>`;
  const about = number % 3 === 0 ? '' : `<meta name="description" content="Βραστήρας ${number}">`;
  const price = `{"@type":"Offer","price":"9,99"}${number % 6 === 0 ? ',' : ''}`;
  const data =
    number % 2 === 0
      ? `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Βραστήρας","offers":${price}}</script>`
      : '';
  const body =
    number % 7 === 0
      ? '<div id="app"></div>'
      : `<h1>Βραστήρας ${number}</h1><h4>Άλλα</h4><p>${TEXT.repeat(4 + (number % 9) * 6)}</p>`;
  return `<!doctype html><html${number % 8 === 0 ? '' : ' lang="el"'}><head><meta charset="utf-8">${title}${about}${data}</head>
<body><main>${body}<img src="k.png"><a href="${path}">εδώ</a> <a href="/">αρχή</a></main></body></html>`;
}

const PATHS = Array.from(
  { length: PAGES - 1 },
  (_, at) => `/${['products', 'guides', 'blog', 'help'][at % 4]}/${at + 1}`,
);

function answerOf(path: string, agent: string): readonly [type: string, body: string, status: number] {
  if (/Claude-?(?:Search)?Bot/.test(agent)) return ['text/html', '<h1>Όχι</h1>', 403];
  if (path === '/robots.txt') return ['text/plain', ROBOTS, 200];
  if (path === '/sitemap.xml') {
    const urls = ['/', ...PATHS].map((each) => `<url><loc>${ORIGIN}${each}</loc></url>`).join('');
    return [
      'application/xml',
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
      200,
    ];
  }
  if (path === '/llms.txt') return ['text/plain', 'Βραστήρες', 200];
  if (path === PATHS[6]) return ['text/html', 'χάλασε', 500];
  const at = ['/', ...PATHS].indexOf(path);
  return at === -1 ? ['text/plain', '-', 404] : ['text/html; charset=utf-8', page(at + 1, path), 200];
}

/** The shop at its address. */
export function shopWeb(): { readonly origin: string; readonly web: Fetcher } {
  return {
    origin: ORIGIN,
    web: {
      fetch: (url, options) => {
        const [type, body, status] = answerOf(new URL(url).pathname, options?.as?.userAgent ?? '');
        return Promise.resolve(exchangeOf({ url, status, headers: [['content-type', type]], body }));
      },
      close: () => Promise.resolve(),
    },
  };
}
