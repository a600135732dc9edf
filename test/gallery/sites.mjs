/** The three sites of the gallery: the bundled one, a broken shop of 30 pages, and 2,000 pages like those of the shop. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { createAuditor } from '../../dist/index.js';

const PAGES = 30;
const COPIES = 67;

const words = 'Plain words about kettles that say something of use to a reader. ';

/** A page of the shop: each lacks something else. */
function shopPage(number, path) {
  const title =
    number % 4 === 0 ? '' : `<title>${number % 5 === 0 ? 'Shop' : `Kettle ${number}, steel`}</title>`;
  const about = number % 3 === 0 ? '' : `<meta name="description" content="Kettle ${number} in words">`;
  const data =
    number % 2 === 0
      ? `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Kettle ${number}","offers":{"@type":"Offer","price":"9,99"}${number % 6 === 0 ? ',' : ''}}</script>`
      : '';
  const body =
    number % 7 === 0
      ? '<div id="app"></div>'
      : `<h1>Kettle ${number}</h1><h4>More</h4><p>${words.repeat(4 + (number % 9) * 6)}</p>`;
  return `<!doctype html><html${number % 8 === 0 ? '' : ' lang="en"'}><head><meta charset="utf-8">${title}${about}${data}</head>
<body><main>${body}<img src="k.png"><a href="${path}">here</a> <a href="/">click here</a></main></body></html>`;
}

function serveShop() {
  const paths = Array.from({ length: PAGES - 1 }, (_, index) => {
    const folder = ['products/kettles', 'guides', 'blog/2026', 'help'][index % 4];
    return `/${folder}/a-page-about-kettles-number-${index + 1}`;
  });
  const pages = new Map(paths.map((path, index) => [path, shopPage(index + 1, path)]));
  return served((path, agent, origin) => {
    if (path === '/robots.txt') return ['text/plain', ROBOTS];
    if (path === '/sitemap.xml') {
      const list = ['/', ...paths].map((each) => `<url><loc>${origin}${each}</loc></url>`).join('');
      return [
        'application/xml',
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${list}</urlset>`,
      ];
    }
    if (/Claude-?(Search)?Bot/.test(agent)) return ['text/html', '<h1>Forbidden</h1>', 403];
    if (path === paths[6]) return ['text/html', 'broken', 500];
    const page = path === '/' ? shopPage(1, '/') : pages.get(path);
    return page === undefined ? null : ['text/html; charset=utf-8', page];
  });
}

const ROBOTS =
  'User-agent: *\nAllow: /\nUser-agent: OAI-SearchBot\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /\n';

const DEMO = new URL('../../fixtures/demo-site/', import.meta.url);
const TYPES = { '.txt': 'text/plain', '.xml': 'application/xml', '.html': 'text/html' };

function serveDemo() {
  return served(async (path, _, origin) => {
    const name = path === '/' ? 'index.html' : `${path.slice(1)}${extname(path) === '' ? '.html' : ''}`;
    const text = await readFile(new URL(name, DEMO), 'utf8').catch(() => null);
    const type = `${TYPES[extname(name)] ?? 'text/plain'}; charset=utf-8`;
    return text === null ? null : [type, text.replaceAll('{{origin}}', origin)];
  });
}

/** A site on loopback. `answer` gives type, text and status of a path, `null` where nothing is. */
async function served(answer) {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const found = await answer(url, headers['user-agent'] ?? '', `http://${headers.host}`);
    const [type, body, status = 200] = found ?? ['text/plain', 'none', 404];
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => void server.close(() => resolve()));
  };
  return { origin: `http://127.0.0.1:${server.address().port}`, close };
}

async function audited({ origin, close }) {
  const auditor = createAuditor({ allowOrigins: [origin], probeSpacingMs: 1 });
  try {
    return (await auditor.audit(origin)).report;
  } finally {
    await auditor.close();
    await close();
  }
}

/** The same faults on many more pages, as one template makes them. */
function multiplied(report) {
  const copies = Array.from({ length: COPIES }, (_, index) => `/department-${index % 17}/shelf-${index}`);
  const moved = (prefix, { url, path }) => ({ path: prefix + path, url: new URL(prefix + path, url).href });
  const isOfPage = ({ audit }) => audit === 'page';
  const pages = copies.flatMap((prefix) =>
    report.site.pages.map((page) => ({ ...page, ...moved(prefix, page) })),
  );
  const findings = copies.flatMap((prefix) =>
    report.findings
      .filter(isOfPage)
      .map((one) => ({ ...one, place: { ...one.place, ...moved(prefix, one.place) } })),
  );
  const { summary } = report.site;
  const count = pages.length;
  return {
    ...report,
    findings: [...report.findings.filter((one) => !isOfPage(one)), ...findings],
    site: {
      ...report.site,
      pages,
      summary: {
        ...summary,
        pages: count,
        totalPages: count,
        histogram: summary.histogram.map((one) => one * COPIES),
      },
    },
  };
}

/** Each site with its report. */
export async function reports() {
  const demo = await audited(await serveDemo());
  const shop = await audited(await serveShop());
  return { demo, shop, many: multiplied(shop) };
}
