import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { exchangeOf, type Exchange } from '../../src/exchange.ts';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { createJobs } from '../../src/jobs/jobs.ts';
import { memoryLedger, type Ledger } from '../../src/jobs/ledger.ts';
import { readPageUnit, type PageUnit } from '../../src/jobs/page-unit.ts';
import { versionOf } from '../../src/jobs/previous.ts';

const PAGES = 10;

/** A site that counts the bytes of bodies that it sends. Even pages have an ETag, some others a Last-Modified. */
async function countingSite() {
  const sent = { bytes: 0, unmodified: 0 };
  const texts = new Map(
    Array.from({ length: PAGES }, (_, page) => [`/${page}`, `<p>${`Tea number ${page}. `.repeat(500)}</p>`]),
  );
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const text = texts.get(path);
    if (text === undefined) return void response.writeHead(404).end();
    const page = Number(path.slice(1));
    const etag = `"${page} ${text.length}"`;
    const modified = 'Mon, 02 Nov 2026 08:00:00 GMT';
    const body = `<!doctype html><html lang="en"><title>Tea ${page}</title><main><h1>Tea</h1>${text}</main></html>`;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (page % 2 === 0) response.setHeader('etag', etag);
    else if (page % 4 === 1) response.setHeader('last-modified', modified);
    const isSame =
      request.headers['if-none-match'] === etag || request.headers['if-modified-since'] === modified;
    if (isSame) {
      sent.unmodified += 1;
      return void response.writeHead(304).end();
    }
    sent.bytes += body.length;
    response.end(body);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  const origin = `http://127.0.0.1:${address.port}`;
  const urls = [...texts.keys()].map((path) => origin + path);
  return { plan: { origin, sitemapFound: true, totalPages: PAGES, urls }, origin, sent, texts };
}

async function siteAndAuditor() {
  const site = await countingSite();
  const auditor = createAuditor({ allowOrigins: [site.origin], lanes: 1 });
  onTestFinished(() => auditor.close());
  return { ...site, auditor };
}

async function unitsOf(ledger: Ledger<PageUnit>): Promise<ReadonlyMap<string, PageUnit>> {
  const units = new Map<string, PageUnit>();
  for await (const [key, unit] of ledger.kept()) units.set(key, readPageUnit(unit));
  return units;
}

test('pages that have not changed keep their unit, and most of their bytes are not sent again', async () => {
  const { plan, sent, texts, auditor } = await siteAndAuditor();
  const ledgers = () => memoryLedger<PageUnit>();
  const [first, second, third] = [ledgers(), ledgers(), ledgers()];
  const whole = await auditor.auditSite(plan, { ledger: first });
  expect(whole.evidence.unchanged).toBe(0);
  const all = sent.bytes;
  sent.bytes = 0;

  const again = await auditor.auditSite(plan, { ledger: second, previous: first });
  // Five by their ETag, three by their date; of the other two the bodies are equal.
  expect(sent.unmodified).toBe(8);
  expect(sent.bytes).toBeLessThan(all / 2);
  expect(again.evidence.unchanged).toBe(PAGES);
  expect(again.summary).toEqual(whole.summary);
  expect(await unitsOf(second)).toEqual(await unitsOf(first));

  texts.set('/4', '<p>Coffee.</p>');
  const later = await auditor.auditSite(plan, { ledger: third, previous: second });
  expect(later.evidence.unchanged).toBe(PAGES - 1);
  const changed = (await unitsOf(third)).get(`${plan.origin}/4`);
  expect(changed?.seen?.digest).not.toBe((await unitsOf(second)).get(`${plan.origin}/4`)?.seen?.digest);
});

test('what another version judged, and what was kept without its version, is audited anew', async () => {
  const { plan, sent, auditor } = await siteAndAuditor();
  const first = memoryLedger<PageUnit>();
  await auditor.auditSite(plan, { ledger: first });
  const older = memoryLedger<PageUnit>();
  for (const [key, { seen, ...unit }] of await unitsOf(first)) {
    const isEven = key.endsWith('0') || key.endsWith('2');
    const evidence = isEven ? { ...unit.evidence, engine: '0.0.1' } : unit.evidence;
    await older.keep(key, { ...unit, evidence, ...(isEven && { seen }) });
  }
  const { evidence } = await auditor.auditSite(plan, { previous: older });
  expect([evidence.unchanged, sent.unmodified]).toEqual([0, 0]);
});

test('a job takes the ledger of the run before it', async () => {
  const { plan, sent, auditor } = await siteAndAuditor();
  const job = createJobs(auditor)['site-audit'];
  const first = memoryLedger<PageUnit>();
  const end = await job({ plan }, { ledger: first });
  expect(await job({ plan }, { ledger: memoryLedger(), previous: first })).toEqual(end);
  expect(sent.unmodified).toBe(8);
});

test('only a whole page at its own address has a version', () => {
  const page = exchangeOf({ url: 'https://example.com/', body: '<p>Tea</p>' });
  const hop = { url: page.url, status: 301, location: page.url };
  const others: readonly Partial<Exchange>[] = [
    { status: 206 },
    { status: 304 },
    { hops: [hop] },
    { truncated: 'size' },
    { outcome: 'timeout' },
  ];
  expect(versionOf(page)).toMatchObject({ digest: expect.any(String) });
  expect(others.map((other) => versionOf({ ...page, ...other }))).toEqual(others.map(() => undefined));
  const digests = [
    page,
    { ...page, body: Buffer.from('<p>Coffee</p>') },
    { ...page, headers: [['Link', '<a>; rel=canonical']] as const },
  ];
  expect(new Set(digests.map((one) => versionOf(one)?.digest)).size).toBe(3);
});
