import { createSocket } from 'node:dgram';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server on this machine that no page may reach: it counts connections, on all its addresses, and datagrams. */
export async function victimServer() {
  let connections = 0;
  let datagrams = 0;
  const server = createServer((_request, response) => void response.end('secret'));
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const socket = createSocket('udp4', () => (datagrams += 1));
  await new Promise<void>((resolve) => void socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    socket.close();
  });
  return { port, udp: socket.address().port, connections: () => connections, datagrams: () => datagrams };
}

/** Every process below this one, by its number, with its command line (proc(5)). */
export function descendants(): ReadonlyMap<number, string> {
  const parents = new Map<number, number>();
  const commands = new Map<number, string>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state = '', parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // One that has ended and was not waited for yet is no process any more.
      if (state === 'Z') continue;
      parents.set(Number(name), Number(parent));
      commands.set(Number(name), readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' '));
    } catch {
      // It has ended while it was read.
    }
  }
  const isBelow = (pid: number): boolean => {
    for (let at = parents.get(pid); at !== undefined; at = parents.get(at))
      if (at === process.pid) return true;
    return false;
  };
  return new Map([...commands].filter(([pid]) => isBelow(pid)));
}
