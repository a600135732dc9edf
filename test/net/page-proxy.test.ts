import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFetcher } from '../../src/net/fetcher.ts';
import { openPageProxy, type ProxyOptions, type ProxyPass } from '../../src/net/proxy/page-proxy.ts';

/** A server on loopback that counts the connections which it gets. */
async function counting(answer: (request: IncomingMessage) => string = () => 'hello') {
  let connections = 0;
  const heads: IncomingMessage[] = [];
  const server: Server = createServer((request, response) => {
    heads.push(request);
    response.setHeader('x-of-server', 'yes').end(answer(request));
  }).on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, port, heads, connections: () => connections };
}

async function proxied(options: ProxyOptions, limits = {}) {
  const proxy = await openPageProxy(options);
  onTestFinished(() => proxy.close());
  return { proxy, pass: proxy.open(limits) };
}

const authorization = ({ username, password }: Pick<ProxyPass, 'username' | 'password'>): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

/** Asks the proxy as a browser does: with a whole address for its target. */
function ask(
  pass: Pick<ProxyPass, 'server' | 'username' | 'password'>,
  target: string,
  headers: Record<string, string> = { 'proxy-authorization': authorization(pass) },
): Promise<{ readonly status: number; readonly body: string; readonly headers: IncomingMessage['headers'] }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(pass.server);
    httpRequest({ hostname, port, path: target, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode!, body, headers: response.headers }));
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

/** What comes back through a tunnel, or in its place. */
function throughTunnel(
  pass: ProxyPass,
  authority: string,
  credentials = authorization(pass),
): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(pass.server);
    const socket: Socket = connect(Number(port), hostname);
    let said = '';
    socket.write(
      `CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\nProxy-Authorization: ${credentials}\r\n\r\n`,
    );
    socket.once('data', (head) => {
      if (head.toString().startsWith('HTTP/1.1 200'))
        socket.write(`GET /in HTTP/1.1\r\nHost: ${authority}\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(said));
  });
}

test('an allowed origin is reached by a plain request and through a tunnel', async () => {
  const site = await counting(({ url }) => `got ${url}`);
  const { pass } = await proxied({ allowOrigins: [site.origin] });
  const { status, body, headers } = await ask(pass, `${site.origin}/page?q=1`, {
    'proxy-authorization': authorization(pass),
    'x-mine': 'kept',
    connection: 'x-of-hop',
    'x-of-hop': 'dropped',
  });
  expect([status, body, headers['x-of-server']]).toEqual([200, 'got /page?q=1', 'yes']);
  const [seen] = site.heads;
  expect(seen?.headers).toMatchObject({ host: new URL(site.origin).host, 'x-mine': 'kept' });
  expect(seen?.headers).not.toHaveProperty('proxy-authorization');
  expect(seen?.headers).not.toHaveProperty('x-of-hop');
  expect(await throughTunnel(pass, `127.0.0.1:${site.port}`)).toMatch(/^HTTP\/1\.1 200 .*got \/in$/s);
});

test('nothing connects to an address that the policy refuses, whatever it is called', async () => {
  const victim = await counting();
  const site = await counting();
  // A name that leads home when it is dialled, whatever it led to before.
  const asked: string[] = [];
  const resolver = async (name: string) => {
    asked.push(name);
    return ['127.0.0.1'];
  };
  const { pass } = await proxied({ allowOrigins: [site.origin], resolver });
  const refused = [
    victim.origin,
    `http://127.1:${victim.port}`,
    `http://2130706433:${victim.port}`,
    `http://[::ffff:127.0.0.1]:${victim.port}`,
    `http://localhost:${victim.port}`,
    'http://169.254.169.254/latest/meta-data',
    'https://example.com/',
    'file:///etc/passwd',
    '/relative',
  ];
  for (const target of refused) expect([target, (await ask(pass, target)).status]).toEqual([target, 403]);
  expect((await ask(pass, 'http://rebind.example:8080/')).status).toBe(502);
  for (const authority of [`127.0.0.1:${victim.port}`, `localhost:${victim.port}`, 'user@host:80', 'x'])
    expect([authority, await throughTunnel(pass, authority)]).toEqual([
      authority,
      expect.stringMatching(/ 403 /),
    ]);
  expect(await throughTunnel(pass, 'rebind.example:443')).toMatch(/ 502 /);
  expect(asked).toEqual(['rebind.example', 'rebind.example']);
  expect(victim.connections()).toBe(0);
});

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(`queryA ${code}`), { code }));

describe.each([[[]], [['http://odd.example:8080', 'https://odd.example']]])(
  'a page of the typed %j',
  (typedOrigins) => {
    test.each([
      ['no such name', failing('ENOTFOUND')],
      ['a resolver out of order', failing('EAI_AGAIN')],
      ['an empty answer', async () => []],
      ['an answer of rubbish', async () => ['nonsense']],
      ['a resolver that rejects with anything', () => Promise.reject(new Error('odd'))],
      [
        'a resolver that throws',
        () => {
          throw new TypeError('odd');
        },
      ],
      ...[
        ['127.0.0.1'],
        ['10.0.0.1'],
        ['::1'],
        ['169.254.169.254', 'fd00::1'],
        ['::ffff:127.0.0.1'],
        ['64:ff9b::a00:1'],
        ['2002:a00:1::1'],
        ['fe80::1%lo'],
        ['168.63.129.16'],
      ].map((addresses) => [addresses.join(), async () => addresses] as const),
    ] as const)('gets nothing from a name with %s', async (_name, resolver) => {
      const { pass } = await proxied({ typedOrigins, resolver });
      expect((await ask(pass, 'http://odd.example:8080/')).status).toBe(502);
      expect(await throughTunnel(pass, 'odd.example:443')).toMatch(/ 502 /);
    });
  },
);

test('a page reaches an allowed name only where the run was led at first', async () => {
  const site = await counting();
  const named = site.origin.replace('127.0.0.1', 'pinned.example');
  const answers = ['127.0.0.1', '127.0.0.2', '10.0.0.1', '::1'];
  const asked: string[] = [];
  const statuses: number[] = [];
  const fetcher = createFetcher({
    allowOrigins: [named],
    resolver: async () => {
      asked.push(answers[asked.length] ?? '127.0.0.1');
      return asked.slice(-1);
    },
    renderer: {
      name: 'fake',
      render: async (url, { proxy, raw }) => {
        for (let time = 0; time < 4; time += 1) statuses.push((await ask(proxy, url)).status);
        return raw;
      },
    },
  });
  onTestFinished(() => fetcher.close());
  const raw = await fetcher.fetch(named);
  expect(raw.outcome).toBe('answered');
  await fetcher.render?.(raw);
  expect([statuses, asked.length, site.connections()]).toEqual([[502, 502, 502, 200], 5, 2]);
});

test('without the secret of an open page nobody gets through', async () => {
  const site = await counting();
  const { proxy, pass } = await proxied({ allowOrigins: [site.origin] });
  const other = proxy.open();
  const wrong = authorization({ username: pass.username, password: other.password });
  for (const headers of [{}, { 'proxy-authorization': wrong }, { 'proxy-authorization': 'Basic' }]) {
    const answer = await ask(pass, site.origin, headers);
    expect([answer.status, answer.headers['proxy-authenticate']]).toEqual([407, 'Basic realm="citeworthy"']);
  }
  expect(await throughTunnel(pass, `127.0.0.1:${site.port}`, wrong)).toMatch(/ 407 /);
  pass.close();
  expect((await ask(pass, site.origin)).status).toBe(407);
  expect((await ask(other, site.origin)).status).toBe(200);
  expect(site.connections()).toBe(1);
});

test('a page asks for as many addresses as it may, and not one more', async () => {
  const site = await counting();
  const { pass } = await proxied({ allowOrigins: [site.origin] }, { requests: 2 });
  const statuses = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await ask(pass, site.origin)).status);
  expect([statuses, pass.over, site.connections()]).toEqual([[200, 200, 429], 'requests', 2]);
});

test('with the byte that is too many everything is cut', async () => {
  const site = await counting(() => 'x'.repeat(1_000));
  const fits = await proxied({ allowOrigins: [site.origin] }, { bytes: 1_000 });
  expect([(await ask(fits.pass, site.origin)).status, fits.pass.over]).toEqual([200, null]);
  const { pass } = await proxied({ allowOrigins: [site.origin] }, { bytes: 999 });
  await expect(ask(pass, site.origin)).rejects.toThrow();
  expect(pass.over).toBe('bytes');
});

test('a pass that is closed takes its connections with it', async () => {
  const site = await counting(() => 'never sent');
  const { pass } = await proxied({ allowOrigins: [site.origin] });
  const { hostname, port } = new URL(pass.server);
  const socket = connect(Number(port), hostname);
  const closed = new Promise<'closed'>((resolve) => socket.once('close', () => resolve('closed')));
  socket.on('error', () => undefined);
  socket.write(
    `CONNECT 127.0.0.1:${site.port} HTTP/1.1\r\nProxy-Authorization: ${authorization(pass)}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  pass.close();
  expect(await closed).toBe('closed');
});
