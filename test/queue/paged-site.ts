import { createServer, type ServerResponse } from 'node:http';
import type { SitePlan } from '../../src/contract/index.ts';

/** A site whose pages wait for permission, so that a test can stop a worker at an exact page. */
export interface PagedSite {
  readonly origin: string;
  readonly plan: SitePlan;
  /** Pages asked for, in order. */
  readonly asked: string[];
  /** Answers at most this many pages more; the next ones wait. */
  readonly allow: (pages: number) => void;
  /** Resolves when so many pages have been asked for in all. */
  readonly untilAsked: (pages: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

const page = (path: string) =>
  `<!doctype html><html lang="en"><title>Page ${path} of the paged site</title><main><h1>Page ${path}</h1>${'<p>Tea is a drink made from leaves, and this page tells how it is grown.</p>'.repeat(8)}</main></html>`;

export async function servePages(pages: number): Promise<PagedSite> {
  const asked: string[] = [];
  const waiting: { path: string; response: ServerResponse }[] = [];
  let allowed = 0;
  let onAsked = () => {};
  const answer = () => {
    while (allowed > 0) {
      const next = waiting.shift();
      if (next === undefined) return;
      allowed -= 1;
      next.response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(next.path));
    }
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (!/^\/\d+$/.test(path))
      return void response
        .writeHead(path === '/' ? 200 : 404, { 'content-type': 'text/html' })
        .end(page(path));
    asked.push(path);
    waiting.push({ path, response });
    response.on('close', () => {
      const at = waiting.findIndex((one) => one.response === response);
      if (at !== -1) waiting.splice(at, 1);
    });
    answer();
    onAsked();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  const origin = `http://127.0.0.1:${address.port}`;
  const urls = Array.from({ length: pages }, (_, index) => `${origin}/${index + 1}`);
  return {
    origin,
    plan: { origin, sitemapFound: true, totalPages: pages, urls },
    asked,
    allow: (more) => {
      allowed += more;
      answer();
    },
    untilAsked: (count) =>
      new Promise((resolve) => {
        const look = () => asked.length >= count && resolve();
        onAsked = look;
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
