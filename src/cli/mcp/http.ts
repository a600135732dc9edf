/** Streamable HTTP on loopback, for those who know the token. */
import { randomUUID, timingSafeEqual, createHash } from 'node:crypto';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createServer, type Shared } from './server.ts';

/** Bytes of one message: a page of 2,000,000 characters in JSON. */
const MOST_BYTES = 8_000_000;
/** Sessions at once: assistants of one person. The oldest ends for one more. */
const MOST_SESSIONS = 32;

const PATH = '/mcp';

/** A server that listens. */
export interface HttpServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves on 127.0.0.1; port 0 is any that is free. */
export async function serveHttp(
  shared: Shared,
  { port, token }: { readonly port: number; readonly token: string },
): Promise<HttpServer> {
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  const server = createHttpServer((request, response) => {
    void answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'The request failed');
    });
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const refusal = refusalOf(request, token);
    if (refusal !== null) return refuse(response, ...refusal);
    const id = request.headers['mcp-session-id'];
    const known = typeof id === 'string' ? sessions.get(id) : undefined;
    if (request.method !== 'POST') {
      if (known === undefined)
        return refuse(response, id === undefined ? 400 : 404, 'There is no such session');
      return known.handleRequest(request, response);
    }
    const body = await bodyOf(request);
    if (body === null) return refuse(response, 413, `A message has at most ${MOST_BYTES} bytes`);
    const message = jsonOf(body);
    if (message === undefined) return refuse(response, 400, 'The message is not JSON');
    if (known !== undefined) return known.handleRequest(request, response, message);
    if (id !== undefined) return refuse(response, 404, 'There is no such session');
    return (await begun()).handleRequest(request, response, message);
  };
  const begun = async () => {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => {
        sessions.set(id, transport);
        const [oldest] = sessions.keys();
        if (sessions.size > MOST_SESSIONS && oldest !== undefined) void sessions.get(oldest)?.close();
      },
    });
    const session = createServer(shared);
    session.onclose = () => sessions.delete(transport.sessionId ?? '');
    await session.connect(transport);
    return transport;
  };
  await new Promise<void>((settle, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', settle);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${bound}${PATH}`,
    close: async () => {
      await Promise.all([...sessions.values()].map((transport) => transport.close()));
      server.closeAllConnections();
      await new Promise<void>((settle) => void server.close(() => settle()));
    },
  };
}

/** A host name that a page of the web can be made to lead here is none of ours (DNS rebinding). */
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

/** Why a request is not answered, `null` when it is. */
function refusalOf(request: IncomingMessage, token: string): readonly [number, string] | null {
  const { host = '', origin, authorization = '' } = request.headers;
  if (!LOOPBACK.test(host)) return [403, 'This server answers to loopback names alone'];
  if (origin !== undefined && !LOOPBACK.test(origin.replace(/^https?:\/\//, '')))
    return [403, 'Pages of the web get no answer'];
  if (!isSame(authorization, `Bearer ${token}`)) return [401, 'The token of this server is missing or wrong'];
  return request.url?.split('?', 1)[0] === PATH ? null : [404, `The address is ${PATH}`];
}

/** In a time that says nothing of the place at which they differ. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const error = { jsonrpc: '2.0', error: { code: -32_000, message }, id: null };
  const headers = {
    'content-type': 'application/json',
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
  };
  response.writeHead(status, { ...headers, connection: 'close' }).end(JSON.stringify(error));
}

/** The body, `null` when it is longer than any message. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part: Buffer = Buffer.from(chunk);
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) return null;
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
