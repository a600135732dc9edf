/** A loopback server that speaks whatever bytes a test wants, and counts what reaches it. */
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

export interface RawRequest {
  /** Counts requests of the server from 1. */
  readonly number: number;
  /** Counts requests of this connection from 1. */
  readonly onConnection: number;
  readonly path: string;
  /** The whole head as text. */
  readonly head: string;
  readonly origin: string;
}

export type RawHandler = (socket: Socket, request: RawRequest) => void;

export interface RawServer {
  readonly origin: string;
  readonly requests: RawRequest[];
  connections(): number;
  /** Connections that are open now. */
  open(): number;
  close(): Promise<void>;
}

/** Resolves when the condition holds; fails the test when it does not for two minutes: a busy machine is no fault. */
export async function eventually(condition: () => boolean, what: string): Promise<void> {
  for (let turn = 0; turn < 24_000; turn += 1) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`never: ${what}`);
}

export function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

export interface RawOptions {
  readonly onConnect?: (socket: Socket) => void;
}

export async function rawServer(handler: RawHandler, { onConnect }: RawOptions = {}): Promise<RawServer> {
  const requests: RawRequest[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer({ noDelay: true }, (socket) => {
    connections += 1;
    sockets.add(socket);
    let text = '';
    let onConnection = 0;
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    onConnect?.(socket);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (let end = text.indexOf('\r\n\r\n'); end !== -1; end = text.indexOf('\r\n\r\n')) {
        const head = text.slice(0, end);
        text = text.slice(end + 4);
        onConnection += 1;
        const path = head.split(' ')[1] ?? '';
        const request = { number: requests.length + 1, onConnection, path, head, origin };
        requests.push(request);
        handler(socket, request);
      }
    });
  });
  const port = await listen(server);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    requests,
    connections: () => connections,
    open: () => sockets.size,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** An HTTP/1.1 answer with the right length; header lines as written. */
export function answer(
  status: string,
  headers: readonly string[] = [],
  body: string | Uint8Array = '',
): Buffer {
  const bytes = Buffer.from(body);
  const head = [`HTTP/1.1 ${status}`, ...headers, `Content-Length: ${bytes.byteLength}`, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes]);
}

/** Writes a chunk again and again, as fast as the peer takes it, until the socket closes. */
export function pour(socket: Socket, chunk: Uint8Array, everyMs = 0): void {
  const write = () => {
    if (socket.destroyed) return;
    const flushed = socket.write(chunk);
    if (everyMs > 0) setTimeout(write, everyMs);
    else if (flushed) setImmediate(write);
    else socket.once('drain', write);
  };
  write();
}
