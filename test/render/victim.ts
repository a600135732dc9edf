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
    const parent = parentOf(Number(name));
    if (parent === null) continue;
    parents.set(Number(name), parent);
    commands.set(Number(name), commandOf(Number(name)));
  }
  const isBelow = (pid: number): boolean => {
    for (let at = parents.get(pid); at !== undefined; at = parents.get(at))
      if (at === process.pid) return true;
    return false;
  };
  return new Map([...commands].filter(([pid]) => isBelow(pid)));
}

/** The command line of a process now: one that was just forked has that of its parent until it calls exec. */
export const commandOf = (pid: number): string => textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');

/** Whether a process is at work, whoever has started it. */
export const isAlive = (pid: number): boolean => parentOf(pid) !== null;

/** The parent of a process; `null` of one that has ended, whether it was waited for or not. */
function parentOf(pid: number): number | null {
  const stat = textOf(`/proc/${pid}/stat`);
  const [state = 'Z', parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return stat === '' || state === 'Z' ? null : Number(parent);
}

/** A file of a process; empty when the process ends while it is read. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
