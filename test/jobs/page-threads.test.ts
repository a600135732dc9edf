import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { emptySite } from '../../src/rules/page/site-context.ts';
import { auditPage } from '../../src/audits/page.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { pageLinks } from '../../src/gather/page-links.ts';
import { openPageThreads } from '../../src/jobs/page-threads.ts';
import type * as citeworthy from '../../src/index.ts';

/** What ships has its threads beside it; a source file has none that Node could start. */
const { createAuditor, folderWeb }: typeof citeworthy = await import(
  join(import.meta.dirname, '../../dist/bundle/index.js')
);

const PAGES = 120;
const folder = mkdtempSync(join(tmpdir(), 'citeworthy-threads-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (let at = 0; at < PAGES; at++) {
  const targets = [1, 2, 3].map((step) => 3 * at + step).filter((target) => target < PAGES);
  const links = targets.map((target) => `<a href="/${target}.html">Page ${target}</a>`);
  writeFileSync(
    join(folder, at === 0 ? 'index.html' : `${at}.html`),
    `<!doctype html><html lang="en"><title>Page ${at}</title><main><h1>Page ${at}</h1><p>${'Words of a page. '.repeat(at)}</p>${links.join(' ')}</main>`,
  );
}

async function auditWith(threads: number) {
  const web = folderWeb(folder, { url: 'https://example.com/', clock: () => 0 });
  const auditor = createAuditor({ web, threads, clock: () => 0 });
  try {
    const run = await auditor.site('https://example.com/');
    if (!('plan' in run)) throw new Error(run.error.code);
    const pages = run.pages.toSorted((a, b) => (a.url < b.url ? -1 : 1));
    return { plan: run.plan, summary: run.summary, evidence: run.evidence, pages };
  } finally {
    await auditor.close();
  }
}

test('threads change no result', async () => {
  const alone = await auditWith(0);
  expect(alone.pages).toHaveLength(PAGES);
  expect(await auditWith(2)).toEqual(alone);
});

test.each([-1, 1.5, 17, Number.NaN])('%s threads are refused', (threads) => {
  expect(() => createAuditor({ threads })).toThrow(TypeError);
});

describe('a thread that dies takes no page along', () => {
  const PAGE = exchangeOf({ url: 'https://example.com/', body: '<title>Page</title><a href="/a">A</a>' });
  const SITE = emptySite('https://example.com');

  test('where it cannot be started', async () => {
    const threads = openPageThreads(1);
    for (let at = 0; at < 60; at++) await threads.audit(PAGE, SITE);
    expect(await threads.audit(PAGE, SITE)).toEqual(auditPage(PAGE, SITE));
    await threads.close();
  });

  test('while it has some', async () => {
    const started: EventEmitter[] = [];
    vi.doMock('node:worker_threads', () => ({
      Worker: class extends EventEmitter {
        constructor() {
          super();
          started.push(this);
        }
        ref = () => undefined;
        unref = () => undefined;
        postMessage = vi.fn();
        terminate = () => Promise.resolve();
      },
    }));
    vi.resetModules();
    const { openPageThreads: open } = await import('../../src/jobs/page-threads.ts');
    const threads = open(1);
    for (let at = 0; at < 60; at++) await threads.audit(PAGE, SITE);
    const [thread] = started;
    thread!.emit('message', 'ready');
    const asked = Promise.all([threads.audit(PAGE, SITE), threads.links(PAGE)]);
    thread!.emit('exit', 1);
    expect(await asked).toEqual([auditPage(PAGE, SITE), pageLinks(PAGE)]);
    await threads.close();
    vi.doUnmock('node:worker_threads');
  });
});
