import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

const FOLDER = new URL('../../fixtures/demo-site/', import.meta.url);

const HTML = 'text/html; charset=utf-8';
const TYPES: Readonly<Record<string, string>> = {
  '.html': HTML,
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** What stands at an address of the example site; `{{origin}}` in a file becomes the address it is served from. */
const ROUTES: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/robots.txt': 'robots.txt',
  '/sitemap.xml': 'sitemap.xml',
  '/llms.txt': 'llms.txt',
  '/guides/descale-espresso-machine': 'guides/descale-espresso-machine.html',
  '/products/linea-grinder': 'products/linea-grinder.html',
  '/pricing': 'pricing.html',
  '/about': 'about.html',
  '/members': 'members.html',
  '/app': 'app.html',
};

/** The example site while it is served. */
export interface DemoSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves the bundled example site on a free loopback port. */
export async function serveDemoSite(): Promise<DemoSite> {
  const server = createServer((request, response) => {
    void demoAnswer(request.url ?? '/', request.headers['user-agent'] ?? '', originOf(server)).then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: originOf(server),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function originOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
}

/** An answer of the example site. */
export interface DemoAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** What the example site at `origin` answers. It refuses one AI agent by name, as a firewall would. */
export async function demoAnswer(path: string, agent: string, origin: string): Promise<DemoAnswer> {
  if (agent.includes('ClaudeBot')) return { status: 403, type: HTML, body: REFUSAL };
  const file = ROUTES[path];
  if (file === undefined) return { status: 404, type: HTML, body: NOT_FOUND };
  const text = await readFile(new URL(file, FOLDER), 'utf8');
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return { status: 200, type, body: text.replaceAll('{{origin}}', origin) };
}

const REFUSAL =
  '<!doctype html><title>403 Forbidden</title><h1>Forbidden</h1><p>This agent is not served.</p>';
const NOT_FOUND = '<!doctype html><title>404 Not Found</title><h1>Not Found</h1>';
