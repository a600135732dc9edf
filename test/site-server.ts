import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

/** An answer of a test site. A string is a page with status 200. */
export type Answer =
  | string
  | {
      readonly status?: number;
      readonly headers?: Record<string, string>;
      readonly body?: string | Uint8Array;
    };

export type Routes = Readonly<Record<string, Answer | ((request: IncomingMessage) => Answer)>>;

/** A site on loopback for one test: `{{origin}}` in a string becomes its address. Paths asked for are recorded. */
export async function serveSite(routes: Routes | ((origin: string) => Routes)) {
  const asked: string[] = [];
  let table: Routes = {};
  let origin = '';
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const found = table[path] ?? { status: 404, body: 'not found' };
    const answer = typeof found === 'function' ? found(request) : found;
    const { status = 200, headers = {}, body = '' } = typeof answer === 'string' ? { body: answer } : answer;
    const type = path.endsWith('.xml')
      ? 'application/xml'
      : path.endsWith('.txt')
        ? 'text/plain'
        : 'text/html';
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...headers });
    response.end(typeof body === 'string' ? body.replaceAll('{{origin}}', origin) : body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  origin = `http://127.0.0.1:${address.port}`;
  table = typeof routes === 'function' ? routes(origin) : routes;
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  });
  return { origin, asked };
}

/** A sitemap of the given paths. */
export function sitemapOf(...paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>{{origin}}${path}</loc></url>`);
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

/** A sitemap index of the given paths. */
export function indexOf(...paths: readonly string[]): string {
  const sitemaps = paths.map((path) => `<sitemap><loc>{{origin}}${path}</loc></sitemap>`);
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps.join('')}</sitemapindex>`;
}
