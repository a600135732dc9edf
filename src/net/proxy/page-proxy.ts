/**
 * A forward proxy on this machine for a program that we cannot look into: a browser. Whatever it connects to, for a
 * plain request or through a tunnel (RFC 9110, 9.3.6), is judged by the network policy and reached by our own dialler
 * and resolver, so that the address that was checked is the address that is dialled. Only who has a pass may use it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FetcherOptions } from '../model.ts';
import { createNetworkPolicy, type NetworkPolicy } from '../policy/network-policy.ts';
import { createDialer } from '../transport/dial.ts';
import { createSystemResolver } from '../transport/resolve.ts';
import { forward } from './forward.ts';
import { createPasses, PASS_LIMITS, type Pass, type PassLimits } from './passes.ts';
import { tunnel } from './tunnel.ts';

/** A proxy that is listening. */
export interface PageProxy {
  /** Lets one page through, within limits. Close it with the page. */
  open(limits?: Partial<PassLimits>): ProxyPass;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** What one page needs to use the proxy. */
export interface ProxyPass extends Pick<Pass, 'over' | 'close'> {
  readonly server: string;
  readonly username: string;
  readonly password: string;
}

/** How the proxy reaches the web: as a fetcher with these options does. */
export type ProxyOptions = Pick<
  FetcherOptions,
  'allowOrigins' | 'typedOrigins' | 'publicOnly' | 'resolver' | 'trustedCertificates'
>;

/** Header bytes of one request: cookies and long addresses of pages go beyond the 16 KiB of Node. */
const HEADER_BYTES = 64 * 1024;

/** Starts a proxy on a free port of 127.0.0.1, under a policy of its own or that of the run. */
export async function openPageProxy(
  options: ProxyOptions = {},
  policy: NetworkPolicy = createNetworkPolicy(options),
): Promise<PageProxy> {
  const dial = createDialer({
    policy,
    resolver: options.resolver ?? createSystemResolver(),
    trustedCertificates: options.trustedCertificates,
  });
  const passes = createPasses();
  const server = createServer({ maxHeaderSize: HEADER_BYTES });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const pass = passes.of(request.headers['proxy-authorization']);
    if (pass === null) response.writeHead(407, ASKS_FOR_PASS).end();
    else if (!pass.admit()) response.writeHead(429, { connection: 'close' }).end();
    else void forward({ request, response, pass, policy, dial });
  });
  server.on('connect', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    // A browser that has gone is nobody to tell.
    client.on('error', () => client.destroy());
    const pass = passes.of(request.headers['proxy-authorization']);
    if (pass === null) client.end(UNKNOWN_CLIENT);
    else if (!pass.admit()) client.end('HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\n\r\n');
    else void tunnel({ authority: request.url ?? '', client, head, pass, policy, dial });
  });
  server.on('clientError', (_error, client) => client.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    open: (limits) => {
      const pass = passes.open({ ...PASS_LIMITS, ...limits });
      return Object.assign(pass, { server: `http://127.0.0.1:${port}` });
    },
    close: async () => {
      passes.closeAll();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

const CHALLENGE = 'Basic realm="citeworthy"';
const ASKS_FOR_PASS = { 'proxy-authenticate': CHALLENGE, connection: 'close' };
const UNKNOWN_CLIENT = `HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: ${CHALLENGE}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
