import { readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { exchangeOf, type Exchange } from '../../src/exchange.ts';
import type { Fetcher } from '../../src/net/model.ts';

interface Route {
  readonly file: string;
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

const FIXTURES = resolve(import.meta.dirname, '../../fixtures');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};
const NOT_FOUND = '<!doctype html><title>404 Not Found</title><h1>Not Found</h1>';
const REFUSAL =
  '<!doctype html><title>403 Forbidden</title><h1>Forbidden</h1><p>This agent is not served.</p>';

/** A saved site at `https://<folder>.example`, without a network. It refuses ClaudeBot by name. */
export function fixtureWeb(folder: string): { readonly origin: string; readonly web: Fetcher } {
  const origin = `https://${folder}.example`;
  const routes = JSON.parse(readFileSync(join(FIXTURES, folder, 'routes.json'), 'utf8')) as Record<
    string,
    Route
  >;
  const answer = (url: string, agent: string): Exchange => {
    const route = routes[url.slice(origin.length)];
    if (agent.includes('ClaudeBot')) return exchangeOf({ url, status: 403, body: REFUSAL });
    if (route === undefined) return exchangeOf({ url, status: 404, body: NOT_FOUND });
    const body = readFileSync(join(FIXTURES, folder, route.file), 'utf8').replaceAll('{{origin}}', origin);
    const headers = Object.entries(
      route.headers ?? { 'content-type': `${TYPES[extname(route.file)]}; charset=utf-8` },
    );
    return exchangeOf({ url, status: route.status ?? 200, headers, body });
  };
  return {
    origin,
    web: {
      fetch: (url, options) => {
        options?.signal?.throwIfAborted();
        return Promise.resolve(answer(url, options?.as?.userAgent ?? ''));
      },
      close: () => Promise.resolve(),
    },
  };
}
