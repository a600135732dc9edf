// A loopback site of real-sized pages in a process of its own: `node bench/site-server.mjs [pages]` prints its origin.
import { createServer } from 'node:http';
import { realPages } from './pages.mjs';

const count = Number(process.argv[2] ?? 2_000);
const bodies = realPages();
const sizes = bodies.map((body) => body.byteLength);

let origin = '';
const answer = (path) => {
  if (path === '/robots.txt')
    return ['text/plain', `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`];
  if (path === '/sitemap.xml') return ['application/xml', sitemap()];
  const match = /^\/page-(\d+)$/.exec(path);
  if (match !== null && Number(match[1]) < count)
    return ['text/html; charset=utf-8', bodies[Number(match[1]) % bodies.length]];
  if (path === '/') return ['text/html; charset=utf-8', home()];
  return null;
};
const urls = () => Array.from({ length: count }, (_, index) => `${origin}/page-${index}`);
const sitemap = () =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls()
    .map((url) => `<url><loc>${url}</loc></url>`)
    .join('')}</urlset>`;
const home = () =>
  `<!doctype html><title>Bench</title><main>${urls()
    .map((url) => `<a href="${url}">page</a> `)
    .join('')}</main>`;

const server = createServer({ keepAliveTimeout: 30_000 }, (request, response) => {
  const found = answer(request.url);
  if (found === null) return response.writeHead(404).end();
  const [type, body] = found;
  response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  origin = `http://127.0.0.1:${server.address().port}`;
  const mean = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length / 1024);
  process.stdout.write(`${JSON.stringify({ origin, pages: count, meanKiB: mean })}\n`);
});
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
