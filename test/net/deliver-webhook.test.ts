import { createServer as createHttps } from 'node:https';
import { createServer as createHttp, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { deliverWebhook } from '../../src/jobs/deliver-webhook.ts';
import { verifyWebhook } from '../../src/jobs/webhook.ts';
import * as pem from './servers/certificates.ts';
import { listen } from './servers/raw.ts';

const SECRET = 'secret';
const BODY = JSON.stringify({ event: 'crawler_check.completed', data: { domain: 'läden.example' } });

/** A receiver on this machine, over https. */
async function receiver(answer: RequestListener, cert = pem.GOOD) {
  const server = createHttps({ key: pem.TEST_KEY, cert }, answer);
  const origin = `https://127.0.0.1:${await listen(server)}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin, options: { allowOrigins: [origin], trustedCertificates: pem.ROOT } };
}

test('a delivery is a signed POST of the raw body, and 200 is its one good answer', async () => {
  const seen: unknown[] = [];
  const { origin, options } = await receiver((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      const isSigned = verifyWebhook(Buffer.concat(chunks), SECRET, headers['x-service-signature-256']);
      seen.push({ method, url, type: headers['content-type'], isSigned });
      response.writeHead(url === '/hook?a=1' ? 200 : 202).end('thank you');
    });
  });
  expect(await deliverWebhook(`${origin}/hook?a=1`, BODY, SECRET, options)).toMatchObject({
    delivered: true,
    status: 200,
    error: null,
    retryable: false,
  });
  expect(await deliverWebhook(`${origin}/other`, BODY, SECRET, options)).toMatchObject({
    delivered: false,
    status: 202,
    retryable: true,
    error: { code: 'status', message: 'the receiver answers 202' },
  });
  const type = 'application/json';
  expect(seen).toEqual([
    { method: 'POST', url: '/hook?a=1', type, isSigned: true },
    { method: 'POST', url: '/other', type, isSigned: true },
  ]);
});

test('a redirect is not followed', async () => {
  const asked: (string | undefined)[] = [];
  const { origin, options } = await receiver(({ url }, response) => {
    asked.push(url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  const delivery = await deliverWebhook(`${origin}/`, BODY, SECRET, options);
  expect(delivery).toMatchObject({ delivered: false, status: 307 });
  expect(asked).toEqual(['/']);
});

test('a receiver that does not answer in time, breaks off or shows a wrong certificate is told by its code', async () => {
  const silent = await receiver(() => undefined);
  const rude = await receiver((request) => void request.socket.destroy());
  const stranger = await receiver((_request, response) => response.end(), pem.SELF_SIGNED);
  const deliver = ({ origin, options }: typeof silent, timeoutMs = 5_000) =>
    deliverWebhook(origin, BODY, SECRET, { ...options, timeoutMs });
  expect(await deliver(silent, 100)).toMatchObject({
    error: { code: 'timeout' },
    retryable: true,
    status: 0,
  });
  expect(await deliver(rude)).toMatchObject({ error: { code: 'connection' }, retryable: true });
  expect(await deliver(stranger)).toMatchObject({ error: { code: 'tls' }, delivered: false });
});

test.each([
  ['https://10.0.0.1/hook', 'blocked'],
  ['https://[::1]/hook', 'blocked'],
  ['http://example.com/hook', 'blocked'],
  ['https://localhost/hook', 'blocked'],
  ['ftp://example.com/', 'blocked'],
  ['nothing', 'url'],
])('%s is not asked at all', async (url, code) => {
  const resolver = () => Promise.reject(new Error('asked'));
  const delivery = await deliverWebhook(url, BODY, SECRET, { resolver });
  expect(delivery).toMatchObject({ delivered: false, status: 0, error: { code }, retryable: false });
});

test('a public name that leads to a private address is refused when it is dialled', async () => {
  const resolver = async () => [{ address: '127.0.0.1', family: 4 as const }];
  const delivery = await deliverWebhook('https://example.com/hook', BODY, SECRET, { resolver });
  expect(delivery).toMatchObject({ error: { code: 'blocked' }, retryable: false });
});

test('an origin that is named is asked over http too; without a secret nothing is sent', async () => {
  let asked = 0;
  const server = createHttp((_request, response) => {
    asked += 1;
    response.end();
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  onTestFinished(() => void server.close());
  await expect(deliverWebhook(origin, BODY, '', { allowOrigins: [origin] })).rejects.toThrow(TypeError);
  expect(await deliverWebhook(origin, BODY, SECRET, { allowOrigins: [origin] })).toMatchObject({
    delivered: true,
  });
  expect(asked).toBe(1);
});

test('a delivery that is stopped rejects with the reason', async () => {
  const { origin, options } = await receiver(() => undefined);
  const stop = new AbortController();
  const delivery = deliverWebhook(origin, BODY, SECRET, { ...options, signal: stop.signal });
  setTimeout(() => stop.abort(new Error('stopped')), 50);
  await expect(delivery).rejects.toThrow('stopped');
});
