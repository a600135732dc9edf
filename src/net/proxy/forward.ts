/** A plain request through the proxy (RFC 9112, 3.2.2: its target is a whole address). */
import { commaSeparated } from '../../catalog/comma-separated.ts';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { DEFAULT_LIMITS } from '../limits.ts';
import type { NetworkPolicy } from '../policy/network-policy.ts';
import type { Dial } from '../transport/dial.ts';
import type { Pass } from './passes.ts';

/** What is forwarded, for whom, and by what rules. */
interface Forwarding {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly pass: Pass;
  readonly policy: NetworkPolicy;
  readonly dial: Dial;
}

/** Fields of one connection, which end here (RFC 9110, 7.6.1), and those of the proxy itself. */
const OF_CONNECTION: ReadonlySet<string> = new Set(
  commaSeparated(`
  connection, keep-alive, proxy-authenticate, proxy-authorization, proxy-connection, te, trailer,
  transfer-encoding, upgrade
`),
);

/** Forwards one request, or refuses it without a connection. Never rejects. */
export async function forward({ request, response, pass, policy, dial }: Forwarding): Promise<void> {
  pass.hold(request.socket);
  const verdict = policy.checkUrl(request.url ?? '');
  // What comes over TLS comes through a tunnel.
  if (!verdict.allowed || !verdict.url.startsWith('http:')) return refuse(response, 403);
  const url = new URL(verdict.url);
  try {
    const socket = await dial({ url, connectMs: DEFAULT_LIMITS.connectMs, signal: pass.signal });
    pass.hold(socket);
    await relayed({ url, socket, request, response, pass });
  } catch {
    refuse(response, 502);
  }
}

function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { connection: 'close' }).end();
}

interface Relay extends Pick<Forwarding, 'request' | 'response' | 'pass'> {
  readonly url: URL;
  readonly socket: Socket;
}

function relayed({ url, socket, request, response, pass }: Relay): Promise<void> {
  return new Promise((resolve, reject) => {
    const sending = httpRequest({
      createConnection: () => socket,
      method: request.method,
      path: url.pathname + url.search,
      headers: { ...endToEnd(request), host: url.host, connection: 'close' },
    });
    sending.once('response', (answer) => {
      try {
        response.writeHead(answer.statusCode ?? 502, endToEnd(answer));
      } catch (error) {
        // Not every head that a server sends may be sent on.
        reject(error instanceof Error ? error : new Error('a header cannot be sent on'));
        socket.destroy();
        return;
      }
      answer.on('data', (chunk: Buffer) => pass.count(chunk.byteLength));
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    sending.on('error', reject);
    request.on('data', (chunk: Buffer) => pass.count(chunk.byteLength));
    request.on('error', () => socket.destroy());
    response.once('close', () => {
      socket.destroy();
      resolve();
    });
    request.pipe(sending);
  });
}

/** The header fields that are meant for the other end, lists of one name kept. */
function endToEnd({ headersDistinct }: IncomingMessage): Record<string, string | string[]> {
  const named = new Set(
    (headersDistinct['connection'] ?? [])
      .join(',')
      .toLowerCase()
      .split(/\s*,\s*/),
  );
  const fields: Record<string, string | string[]> = {};
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    if (OF_CONNECTION.has(name) || named.has(name)) continue;
    const [first = ''] = values;
    fields[name] = values.length === 1 ? first : values;
  }
  return fields;
}
