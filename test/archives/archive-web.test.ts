import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { archiveWeb } from '../../src/archives/archive-web.ts';
import { exchangesOf } from '../../src/archives/exchanges.ts';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { warcFile, type Captured } from './warc-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'citeworthy-archive-'));
let files = 0;
const saved = (name: string, bytes: string | Uint8Array): string => {
  const path = join(folder, `${files++}-${name}`);
  writeFileSync(path, bytes);
  return path;
};
const page = (title: string): string =>
  `<html lang="en"><title>${title}</title><main><h1>${title}</h1></main>`;

const opened = async (captured: readonly Captured[]) =>
  archiveWeb(saved('x.warc.gz', await warcFile(captured)));

describe('an archive is the web of an auditor', () => {
  test('it answers with what it has, follows redirects in it, and asks for nothing else', async () => {
    const archive = await opened([
      { url: 'https://example.com/', body: page('Tea') },
      {
        url: 'https://example.com/old',
        status: 301,
        headers: { Location: '/' },
        date: '2026-02-01T00:00:00Z',
      },
    ]);
    const web = archive.webOf('https://example.com');
    expect(archive.sites).toEqual([{ origin: 'https://example.com', pages: ['https://example.com/'] }]);
    expect(await web.fetch('https://example.com/old')).toMatchObject({
      finalUrl: 'https://example.com/',
      status: 200,
      hops: [{ url: 'https://example.com/old', status: 301 }],
      timings: { startedAt: Date.parse('2026-03-01T12:00:00Z') },
    });
    expect(await web.fetch('https://example.com/none')).toMatchObject({ outcome: 'blocked', status: 0 });
    await archive.close();
  });

  test('of several captures the last counts, and a revisit has the body that it refers to', async () => {
    const digest = { 'WARC-Payload-Digest': 'sha1:AAAA' };
    const archive = await opened([
      { url: 'https://example.com/a', body: page('New'), date: '2026-03-02T00:00:00Z', fields: digest },
      { url: 'https://example.com/a', body: page('Old'), date: '2026-03-01T00:00:00Z' },
      { url: 'https://example.com/b', type: 'revisit', fields: digest },
    ]);
    const web = archive.webOf('https://example.com');
    const bodies = await Promise.all(
      ['a', 'b'].map(async (path) =>
        Buffer.from((await web.fetch(`https://example.com/${path}`)).body).toString(),
      ),
    );
    expect(bodies).toEqual([page('New'), page('New')]);
    await archive.close();
  });

  const sent = (method: string, fields: Captured['fields'] = {}): Captured => ({
    url: 'https://example.com/a',
    type: 'request',
    method,
    fields: { 'WARC-Record-ID': '<urn:uuid:2>', ...fields },
  });
  const back = (fields: Captured['fields'] = {}): Captured => ({
    url: 'https://example.com/a',
    body: page('Sent'),
    fields: { 'WARC-Record-ID': '<urn:uuid:1>', ...fields },
  });
  /** As browsers and Heritrix write a pair, and as wget does. */
  test.each<[string, (method: string) => readonly Captured[]]>([
    ['the answer first', (method) => [back(), sent(method, { 'WARC-Concurrent-To': '<urn:uuid:1>' })]],
    ['the request first', (method) => [sent(method), back({ 'WARC-Concurrent-To': '<urn:uuid:2>' })]],
  ])('the answer to a request that was no GET is none: %s', async (_order, pairOf) => {
    const answersTo = async (method: string) => {
      const path = saved('x.warc.gz', await warcFile(pairOf(method)));
      const archive = await archiveWeb(path);
      await archive.close();
      let exchanges = 0;
      for await (const exchange of exchangesOf(path)) exchanges += Number(exchange.status === 200);
      return { sites: archive.sites.length, exchanges };
    };
    expect(await answersTo('GET')).toEqual({ sites: 1, exchanges: 1 });
    expect(await answersTo('POST')).toEqual({ sites: 0, exchanges: 0 });
  });

  test('what it does not have is unknown, and no fault', async () => {
    const archive = await opened([
      { url: 'https://example.com/', body: page('Tea') },
      { url: 'https://example.com/tea', body: page('Green tea') },
    ]);
    const auditor = createAuditor({ web: archive.webOf('https://example.com') });
    const { report, crawler, llms } = await auditor.audit('https://example.com/');
    const codes = report.findings.map(({ rule }) => rule);
    expect(codes).not.toEqual(expect.arrayContaining(['sitemap-missing']));
    expect(codes).not.toEqual(expect.arrayContaining(['llms-missing']));
    expect(codes).not.toEqual(expect.arrayContaining(['orphans']));
    expect(crawler.evidence.limits).toContainEqual({ code: 'archive-read', data: {} });
    expect(llms?.error?.code).toBe('target-blocked');
    await auditor.close();
    await archive.close();
  });

  test('a site without its home page is audited by the pages that are there', async () => {
    const archive = await opened([
      { url: 'https://example.com/docs/a', body: page('Green tea') },
      { url: 'https://example.com/blog/b', body: page('Black tea') },
    ]);
    const auditor = createAuditor({ web: archive.webOf('https://example.com') });
    const { report, error, site } = await auditor.audit('https://example.com/');
    expect(error).toBeNull();
    expect(site?.plan.urls).toEqual(['https://example.com/docs/a', 'https://example.com/blog/b']);
    expect(report.scores).toMatchObject({
      crawler: null,
      llms: null,
      schema: null,
      pages: expect.any(Number),
    });
    await auditor.close();
    await archive.close();
  });
});

describe('a HAR file', () => {
  const entry = (url: string, response: object, method = 'GET') => ({
    startedDateTime: '2026-03-01T12:00:00.000Z',
    request: { method, url },
    response: {
      status: 200,
      headers: [{ name: 'content-type', value: 'text/html; charset=iso-8859-1' }],
      ...response,
    },
  });
  const har = (...entries: readonly unknown[]): string =>
    saved('x.har', JSON.stringify({ log: { version: '1.2', creator: { name: 'test' }, entries } }));
  const bodyAt = async (path: string, url: string) => {
    const archive = await archiveWeb(path);
    const exchange = await archive.webOf('https://example.com').fetch(url);
    await archive.close();
    return { ...exchange, body: Buffer.from(exchange.body).toString() };
  };

  test.each([
    ['text', { content: { mimeType: 'text/html', text: page('Grüner Tee') } }],
    [
      'base64',
      {
        content: {
          mimeType: 'text/html',
          encoding: 'base64',
          text: Buffer.from(page('Grüner Tee')).toString('base64'),
        },
        headers: [],
      },
    ],
    [
      'base64 of a compressed body',
      {
        content: {
          mimeType: 'text/html',
          encoding: 'base64',
          text: gzipSync(page('Grüner Tee')).toString('base64'),
        },
        headers: [{ name: 'Content-Encoding', value: 'gzip' }],
      },
    ],
    [
      'text whose header names a coding',
      {
        content: { mimeType: 'text/html', text: page('Grüner Tee') },
        headers: [
          { name: 'content-encoding', value: 'br' },
          { name: ':status', value: '200' },
        ],
      },
    ],
  ])('has bodies as they were: %s', async (_name, response) => {
    const url = 'https://example.com/tea';
    expect(await bodyAt(har(entry(url, response)), url)).toMatchObject({
      status: 200,
      body: page('Grüner Tee'),
    });
  });

  test('what has no body is no empty page', async () => {
    const url = 'https://example.com/tea';
    const missing = har(entry(url, { content: { mimeType: 'text/html', size: 900 } }));
    expect(await bodyAt(missing, url)).toMatchObject({ outcome: 'blocked', status: 0 });
  });

  test('a later answer without a body, or that says nothing was changed, takes no body away', async () => {
    const url = 'https://example.com/tea';
    const whole = entry(url, { content: { mimeType: 'text/html', text: page('Tea') } });
    for (const later of [{ content: { mimeType: 'text/html', size: 900 } }, { status: 304, content: {} }]) {
      const path = har(whole, { ...entry(url, later), startedDateTime: '2026-03-01T12:00:05.000Z' });
      expect(await bodyAt(path, url)).toMatchObject({ status: 200, body: page('Tea') });
    }
  });

  test('a body that was kept in part is known to be cut by its size', async () => {
    const url = 'https://example.com/tea';
    const text = page('Tea');
    const cutBy = async (size: number, charset = 'utf-8') => {
      const headers = [{ name: 'content-type', value: `text/html; charset=${charset}` }];
      const path = har(entry(url, { headers, content: { mimeType: 'text/html', text, size } }));
      return (await bodyAt(path, url)).truncated;
    };
    const { length } = Buffer.from(text);
    expect(await Promise.all([length, length + 3, -1].map((size) => cutBy(size)))).toEqual([
      null,
      null,
      null,
    ]);
    expect(await cutBy(length + 4)).not.toBeNull();
    expect(await cutBy(2 * length, 'utf-16')).toBeNull();
  });

  test('entries of another shape, of other methods and without an answer are passed over', async () => {
    const url = 'https://example.com/tea';
    const path = har(
      5,
      {},
      entry(url, { status: 0 }),
      entry(url, { content: { text: 'sent' } }, 'POST'),
      entry(url, { status: 302, headers: [], redirectURL: 'https://example.com/b', content: {} }),
      entry('https://example.com/b', { content: { mimeType: 'text/html', text: page('B') } }),
    );
    expect(await bodyAt(path, url)).toMatchObject({ finalUrl: 'https://example.com/b', body: page('B') });
  });

  test.each(['{', '{}', '{"log":{}}'])('no HAR file is refused: %s', async (text) => {
    await expect(archiveWeb(saved('y.har', text))).rejects.toMatchObject({ code: 'file-invalid' });
  });
});
