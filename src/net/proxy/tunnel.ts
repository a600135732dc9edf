/** A tunnel through the proxy: what is in it, TLS or a WebSocket, is between the browser and the server. */
import type { Duplex } from 'node:stream';
import { DEFAULT_LIMITS } from '../limits.ts';
import type { NetworkPolicy } from '../policy/network-policy.ts';
import type { Dial } from '../transport/dial.ts';
import type { Pass } from './passes.ts';

/** The tunnel that is asked for, for whom, and by what rules. */
interface Tunnelling {
  /** Host and port. */
  readonly authority: string;
  readonly client: Duplex;
  /** What the client sent after its request. */
  readonly head: Buffer;
  readonly pass: Pass;
  readonly policy: NetworkPolicy;
  readonly dial: Dial;
}

const AUTHORITY = /^[^/?#@\\\s]+:\d{1,5}$/;

/** Opens one tunnel, or refuses it without a connection. Never rejects. */
export async function tunnel({ authority, client, head, pass, policy, dial }: Tunnelling): Promise<void> {
  const url = AUTHORITY.test(authority) ? allowedUrl(authority, policy) : null;
  pass.hold(client);
  if (url === null) return refuse(client, '403 Forbidden');
  try {
    const server = await dial({
      url,
      layer: 'tcp',
      connectMs: DEFAULT_LIMITS.connectMs,
      signal: pass.signal,
    });
    pass.hold(server);
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    server.write(head);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('data', (chunk: Buffer) => pass.count(chunk.byteLength));
      from.pipe(to);
      from.once('close', () => to.destroy());
    }
  } catch {
    refuse(client, '502 Bad Gateway');
  }
}

/** A tunnel says nothing of the scheme in it: an exempt origin may have either. */
function allowedUrl(authority: string, policy: NetworkPolicy): URL | null {
  for (const scheme of ['https', 'http']) {
    const verdict = policy.checkUrl(`${scheme}://${authority}`);
    if (verdict.allowed) return new URL(verdict.url);
  }
  return null;
}

function refuse(client: Duplex, status: string): void {
  client.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}
