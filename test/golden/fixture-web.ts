import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demoAnswer } from '../../src/cli/demo-site.ts';
import { exchangeOf, type Exchange } from '../../src/exchange.ts';
import type { Fetcher } from '../../src/net/model.ts';

interface Route {
  readonly file: string;
  readonly status: number;
  readonly headers: Record<string, string>;
}

const SHUT_SITE = resolve(import.meta.dirname, '../../fixtures/shut-site');
const shutRoutes = JSON.parse(readFileSync(join(SHUT_SITE, 'routes.json'), 'utf8')) as Record<string, Route>;

/** The example site as the command line serves it. */
async function fromDemoSite(url: string, agent: string): Promise<Exchange> {
  const { origin, pathname } = new URL(url);
  const { status, type, body } = await demoAnswer(pathname, agent, origin);
  return exchangeOf({ url, status, headers: [['content-type', type]], body });
}

/** A site behind a firewall. What has no route is answered as by the example site: refused by name, or not found. */
async function fromShutSite(url: string, agent: string): Promise<Exchange> {
  const route = agent.includes('ClaudeBot') ? undefined : shutRoutes[new URL(url).pathname];
  if (route === undefined)
    return { ...(await fromDemoSite(new URL('/nothing', url).href, agent)), url, finalUrl: url };
  const { status, headers, file } = route;
  const body = readFileSync(join(SHUT_SITE, file), 'utf8');
  return exchangeOf({ url, status, headers: Object.entries(headers), body });
}

/** A saved site at `https://<folder>.example`, without a network. Answers come in the order of the requests, however long a file takes to read. */
export function fixtureWeb(folder: string): { readonly origin: string; readonly web: Fetcher } {
  const answer = folder === 'shut-site' ? fromShutSite : fromDemoSite;
  let before: Promise<unknown> = Promise.resolve();
  return {
    origin: `https://${folder}.example`,
    web: {
      fetch: async (url, options) => {
        options?.signal?.throwIfAborted();
        const own = before.then(() => answer(url, options?.as?.userAgent ?? ''));
        before = own.catch(() => null);
        return own;
      },
      close: () => Promise.resolve(),
    },
  };
}
