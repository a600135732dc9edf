/**
 * The transport on `node:http` and `node:https`: the one that interceptors such as nock can see.
 * The same dialer, so the same guards; the same fault table holds for it.
 */
import http from 'node:http';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { callbackify } from 'node:util';
import { FetchFailure } from '../failure.ts';
import type { Dial } from './dial.ts';
import { linesFromFlat } from './header-lines.ts';
import { createLinePool, type Line, type LinePool } from './lines.ts';
import type { Transport, TransportRequest, TransportResponse } from './transport.ts';

/**
 * A transport on Node's own clients, which nock can intercept. Its connections come from `dial`: as the option
 * `transport: httpTransport` it is given the dialer that keeps the network policy.
 */
export function httpTransport(dial: Dial): Transport {
  const pool: LinePool<http.Agent> = createLinePool(dial, {
    open: (request, connect) => agentFor(request.url.protocol, connect),
    shut: (agent) => agent.destroy(),
  });
  return {
    request: (request) => send(request, pool.take(request), pool),
    close: () => {
      pool.close();
      return Promise.resolve();
    },
  };
}

/** An agent that holds one connection and gets it from `connect`. */
function agentFor(protocol: string, connect: () => Promise<Socket>): http.Agent {
  const options = { keepAlive: true, maxSockets: 1, maxFreeSockets: 1 };
  const agent = protocol === 'https:' ? new https.Agent(options) : new http.Agent(options);
  return Object.assign(agent, {
    createConnection: (_options: unknown, callback: (error: unknown, socket?: Socket) => void) => {
      callbackify(connect)(callback);
    },
  });
}

function send(
  request: TransportRequest,
  line: Line<http.Agent>,
  pool: LinePool<http.Agent>,
): Promise<TransportResponse> {
  return new Promise((resolve, reject) => {
    const { url, method, headers, headerBytes, signal } = request;
    const client = url.protocol === 'https:' ? https : http;
    const outgoing = client.request(url, { method, agent: line.client, maxHeaderSize: headerBytes });
    // Zero is no limit: the fetcher counts lines, and Node would drop the surplus without a word.
    outgoing.maxHeadersCount = 0;
    for (const [name, value] of headers) outgoing.setHeader(name, value);

    let incoming: IncomingMessage | null = null;
    // Once per request: after its body is over, the line belongs to the next one.
    let over = false;
    const abort = () => fail(signal.reason);
    const end = (how: 'give' | 'drop') => {
      signal.removeEventListener('abort', abort);
      if (!over) pool[how](line);
      over = true;
    };
    const fail = (error: unknown) => {
      // Bytes after a complete answer break the connection, not the answer.
      if (incoming?.complete !== true) {
        incoming?.destroy(error instanceof Error ? error : new Error('aborted', { cause: error }));
        outgoing.destroy();
      }
      end('drop');
      reject(error);
    };
    const switched = () => fail(new FetchFailure('protocol', 'the server switched protocols unasked (101)'));
    if (signal.aborted) {
      abort();
      return;
    }
    signal.addEventListener('abort', abort, { once: true });
    outgoing.on('error', fail);
    outgoing.on('upgrade', (_response, socket) => {
      socket.destroy();
      switched();
    });
    outgoing.once('response', (response) => {
      // Without an Upgrade line Node takes it for a whole answer, and its line for one to use again.
      if (response.statusCode === 101) {
        switched();
        return;
      }
      incoming = response;
      response.on('error', () => end('drop'));
      // The agent gets the socket back a tick later; a request that comes sooner waits for it there.
      response.once('end', () => end(response.complete ? 'give' : 'drop'));
      response.once('close', () => end('drop'));
      resolve(responseOf(response));
    });
    outgoing.end();
  });
}

function responseOf(response: IncomingMessage): TransportResponse {
  return {
    status: response.statusCode ?? 0,
    headers: linesFromFlat(response.rawHeaders),
    body: response,
    discard: () => {
      if (response.complete) response.resume();
      else response.destroy();
    },
  };
}
