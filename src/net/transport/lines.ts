/**
 * Kept-alive lines to servers. A line is one client object that holds one connection and carries one request at a time:
 * so it is known which connection served a request, whether it was used before, and when it can be dialled again.
 */
import type { Socket } from 'node:net';
import type { Dial } from './dial.ts';
import type { TransportRequest } from './transport.ts';

/** One client with its one connection. */
export interface Line<Client> {
  readonly key: string;
  readonly client: Client;
  readonly wire: Wire;
}

/** What the connector of a line knows: the request it works for and the socket it opened last. */
interface Wire {
  request: TransportRequest | null;
  socket: Socket | null;
}

/** Lines that are kept for the next request to the same origin. */
export interface LinePool<Client> {
  /** A line for the request, idle and alive if there is one and a fresh one is not asked for, else a new one. */
  take(request: TransportRequest): Line<Client>;
  /** The request is over and its body read to the end: the line may serve again. */
  give(line: Line<Client>): void;
  /** The line is of no more use. */
  drop(line: Line<Client>): void;
  close(): void;
}

/** How the clients of a library are opened and closed. */
export interface LineSource<Client> {
  /** A client for the request's origin that gets its connection from `connect`. */
  readonly open: (request: TransportRequest, connect: () => Promise<Socket>) => Client;
  readonly shut: (client: Client) => void;
}

/** Idle lines kept, of one origin and of all. The first is the most lanes a crawl opens to a host. */
const IDLE_PER_ORIGIN = 10;
const IDLE_IN_ALL = 100;

/** A pool of lines. It does not limit how many are in use: who schedules requests does. */
export function createLinePool<Client>(dial: Dial, source: LineSource<Client>): LinePool<Client> {
  const idle = new Map<string, Line<Client>[]>();
  const open = new Set<Line<Client>>();
  let idleCount = 0;

  const drop = (line: Line<Client>) => {
    if (!open.delete(line)) return;
    line.wire.request = null;
    source.shut(line.client);
  };
  const takeIdle = (key: string): Line<Client> | null => {
    const lines = idle.get(key) ?? [];
    for (let line = lines.pop(); line !== undefined; line = lines.pop()) {
      idleCount -= 1;
      if (isAlive(line.wire)) return line;
      drop(line);
    }
    idle.delete(key);
    return null;
  };
  const dropOldest = () => {
    const [key = '', lines = []] = idle.entries().next().value ?? [];
    const line = lines.shift();
    if (lines.length === 0) idle.delete(key);
    if (line === undefined) return;
    idleCount -= 1;
    drop(line);
  };
  const openLine = (key: string, request: TransportRequest): Line<Client> => {
    const wire: Wire = { request, socket: null };
    const line = { key, wire, client: source.open(request, () => connect(dial, wire)) };
    open.add(line);
    return line;
  };

  return {
    take: (request) => {
      // The header cap belongs to the client object, so lines with different caps are not the same line.
      const key = `${request.url.origin} ${request.headerBytes}`;
      const line = request.connection === 'fresh' ? null : takeIdle(key);
      if (line === null) return openLine(key, request);
      line.wire.request = request;
      request.onConnection({ reused: true, remoteAddress: line.wire.socket?.remoteAddress });
      return line;
    },
    give: (line) => {
      if (!open.has(line)) return;
      line.wire.request = null;
      const lines = idle.get(line.key) ?? [];
      if (!isAlive(line.wire) || lines.length >= IDLE_PER_ORIGIN) {
        drop(line);
        return;
      }
      idle.set(line.key, lines);
      lines.push(line);
      idleCount += 1;
      if (idleCount > IDLE_IN_ALL) dropOldest();
    },
    drop,
    close: () => {
      idle.clear();
      idleCount = 0;
      for (const line of open) drop(line);
    },
  };
}

function isAlive({ socket }: Wire): boolean {
  return socket !== null && !socket.destroyed;
}

/**
 * Calls back with the size of whatever a socket reads, before its owner parses it. Listeners would make it flow, and the
 * socket's own counter is asked only once something has come of the bytes: of a head without end nothing comes.
 */
function onRead(socket: Socket, call: (bytes: number) => void): void {
  const push = socket.push.bind(socket);
  socket.push = (chunk: Uint8Array | null, encoding?: BufferEncoding) => {
    if (chunk !== null) call(chunk.byteLength);
    // A listener may have ended the connection.
    return !socket.destroyed && push(chunk, encoding);
  };
}

async function connect(dial: Dial, wire: Wire): Promise<Socket> {
  const { request } = wire;
  if (request === null) throw new Error('an idle line was asked to connect');
  const socket = await dial(request);
  wire.socket = socket;
  onRead(socket, (bytes) => wire.request?.onWire(bytes));
  request.onConnection({ reused: false, remoteAddress: socket.remoteAddress });
  return socket;
}
