import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createLinePool } from '../../../src/net/transport/lines.ts';
import type { TransportRequest } from '../../../src/net/transport/transport.ts';

const requestTo = (origin: string): TransportRequest => ({
  url: new URL(origin),
  method: 'GET',
  headers: [],
  signal: new AbortController().signal,
  connectMs: 1,
  headerBytes: 1,
  connection: 'any',
  onConnection: () => {},
  onWire: () => {},
});

/** A pool of lines over sockets that lead nowhere; a client is the number of its line. */
function pool() {
  const shut: number[] = [];
  let opened = 0;
  const connecting: Promise<unknown>[] = [];
  const lines = createLinePool<number>(async () => new Socket(), {
    open: (_request, connect) => {
      connecting.push(connect());
      return (opened += 1);
    },
    shut: (client) => void shut.push(client),
  });
  /** Lines in use at the same time, connected and then given back. */
  const useAtOnce = async (origin: string, count: number) => {
    const taken = Array.from({ length: count }, () => lines.take(requestTo(origin)));
    await Promise.all(connecting);
    for (const line of taken) lines.give(line);
  };
  return { lines, shut, useAtOnce };
}

test('ten idle lines are kept of an origin, the eleventh is shut', async () => {
  const { shut, useAtOnce } = pool();
  await useAtOnce('https://a.example', 10);
  expect(shut).toEqual([]);
  await useAtOnce('https://a.example', 11);
  expect(shut).toEqual([11]);
});

test('a hundred idle lines are kept of all origins, for one more the oldest is shut', async () => {
  const { lines, shut, useAtOnce } = pool();
  for (let host = 0; host < 10; host += 1) await useAtOnce(`https://h${host}.example`, 10);
  expect(shut).toEqual([]);
  await useAtOnce('https://i.example', 2);
  expect(shut).toEqual([1, 2]);
  // Those that are left still serve: nothing is opened for them.
  expect(lines.take(requestTo('https://h0.example')).client).toBe(10);
});

test('a line whose connection has died serves no more', async () => {
  const { lines, shut, useAtOnce } = pool();
  await useAtOnce('https://a.example', 1);
  const line = lines.take(requestTo('https://a.example'));
  line.wire.socket?.destroy();
  lines.give(line);
  expect(shut).toEqual([1]);
  expect(lines.take(requestTo('https://a.example')).client).toBe(2);
});
