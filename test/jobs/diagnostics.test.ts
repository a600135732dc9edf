import { channel } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { listenTo, tell, type Diagnostic, type Diagnostics } from '../../src/net/diagnostics.ts';

const PAGE =
  '<!doctype html><html lang="en"><title>Tea</title><main><h1>Tea</h1><p>Tea is a drink.</p></main>';

function heard<Name extends keyof Diagnostics>(name: Name): readonly Diagnostic<Name>[] {
  const messages: Diagnostic<Name>[] = [];
  onTestFinished(listenTo(name, (message) => void messages.push(message)));
  return messages;
}

test('a site audit tells of its requests, waits, throttles, pages and end', async () => {
  let isAsked = false;
  const server = createServer(({ url }, response) => {
    const isBusy = url === '/busy' && !isAsked;
    if (isBusy) isAsked = true;
    if (isBusy) response.writeHead(429, { 'retry-after': '0' }).end();
    else response.writeHead(url === '/gone' ? 404 : 200, { 'content-type': 'text/html' }).end(PAGE);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  const host = `127.0.0.1:${address.port}`;
  const origin = `http://${host}`;
  const auditor = createAuditor({ allowOrigins: [origin], lanes: 2 });
  onTestFinished(() => auditor.close());
  const exchanges = heard('citeworthy:exchange');
  const [waits, throttles] = [heard('citeworthy:wait'), heard('citeworthy:throttle')];
  const [pages, audits] = [heard('citeworthy:page'), heard('citeworthy:audit')];
  const urls = [`${origin}/busy`, `${origin}/gone`, 'http://10.0.0.1/'];
  await auditor.auditSite({ origin, sitemapFound: true, totalPages: 3, urls });
  const asked = exchanges.map(({ url, status }) => `${status} ${url.slice(origin.length)}`);
  expect(asked).toEqual(expect.arrayContaining(['200 /busy', '404 /gone', '429 /busy']));
  expect(exchanges).toContainEqual(
    expect.objectContaining({ url: urls[1], outcome: 'answered', bytes: PAGE.length }),
  );
  expect(new Set(waits.map((wait) => wait.host))).toEqual(new Set([host, '10.0.0.1']));
  expect(waits).toHaveLength(exchanges.length);
  expect(throttles).toEqual([{ channel: 'citeworthy:throttle', host, status: 429, lanes: 1 }]);
  expect(pages.toSorted((one, other) => one.url.localeCompare(other.url))).toMatchObject([
    { url: urls[2], score: null, unread: expect.any(String) },
    { url: urls[0], score: expect.any(Number), unread: null },
    { url: urls[1], score: expect.any(Number), unread: null },
  ]);
  expect(audits).toMatchObject([{ audit: 'site-audit', target: origin, error: null }]);
});

test('an audit of a target that leads nowhere tells why, without the password in its address', async () => {
  const auditor = createAuditor();
  onTestFinished(() => auditor.close());
  const audits = heard('citeworthy:audit');
  await auditor.crawlerCheck('http://user:secret@10.0.0.1/');
  expect(audits).toMatchObject([{ audit: 'crawler-check', error: 'target-blocked' }]);
  expect(JSON.stringify(audits)).not.toMatch('secret');
});

test('no message is made while nobody listens, and what others say on a channel is not taken for one', () => {
  let made = 0;
  const message = () => ({ host: `example.com ${(made += 1)}`, ms: 1 });
  tell('citeworthy:wait', message);
  expect(made).toBe(0);
  const waits = heard('citeworthy:wait');
  tell('citeworthy:wait', message);
  channel('citeworthy:wait').publish('something else');
  expect(waits).toEqual([{ channel: 'citeworthy:wait', host: 'example.com 1', ms: 1 }]);
});

test('no message holds the secret of an address', () => {
  const pages = heard('citeworthy:page');
  tell('citeworthy:page', () => ({ url: 'https://a.example/?token=0123456789', score: 1, unread: null }));
  expect(pages).toMatchObject([{ url: 'https://a.example/?token=***', score: 1, unread: null }]);
});
