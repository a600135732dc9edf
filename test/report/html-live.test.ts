import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audited, readSettings } from '../../src/cli/audit-command.ts';
import { auditKind } from '../../src/cli/commands/audit.ts';
import { keepRun } from '../../src/cli/history.ts';
import { serveSite, sitemapOf } from '../site-server.ts';
import {
  heightOf,
  isBrowserHere,
  listenedPage,
  look,
  openBrowser,
  overflowOf,
  thinOut,
  violations,
  type ListenedPage,
  type View,
} from './browser.ts';
import { POISONS } from './sample.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page whose title, headings, links and structured data are as hostile as its number says. */
function page(number: number, path: string): string {
  const poison = POISONS[number % POISONS.length] ?? '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${escaped(poison)} ${number}</title>
<meta name="description" content="${escaped(poison)}">
<meta property="og:title" content="${escaped(poison)}"><meta property="og:image" content="javascript:alert(1)">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":${JSON.stringify(poison).replaceAll('<', '\\u003c')},}</script>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Artikel","headline":"x"}</script>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","offers":{"@type":"Offer","price":"9,99"}}</script>
</head><body><main><h1>${escaped(poison)}</h1><h1>again</h1><h4>${'w'.repeat(300)}</h4>
<p>${'Plain words that say something of use to a reader. '.repeat(30)}</p>
<a href="${path}?q=${'v'.repeat(200)}">here</a><img src="x.png"></main></body></html>`;
}

/** More pages than hostile texts, so that each is on one. */
const PAGES = 30;

/** A site of many hostile pages that keeps one bot out by robots.txt and turns another away. */
function hostileSite() {
  return serveSite(() => {
    const paths = Array.from({ length: PAGES }, (_, index) => `/${index}/${'long-path-'.repeat(index % 9)}`);
    const pages = paths.map((path, index) => [path, page(index, path)] as const);
    return {
      ...Object.fromEntries(pages),
      '/': ({ headers }) =>
        /OAI-SearchBot/.test(headers['user-agent'] ?? '')
          ? { status: 403, headers: { 'cf-mitigated': 'challenge', server: 'cloudflare' }, body: 'no' }
          : page(3, '/'),
      '/robots.txt': `User-agent: PerplexityBot\nDisallow: /\n\nUser-agent: <img src=x onerror=alert(1)>\nDisallow: /x\n`,
      '/llms.txt': `# ${POISONS[0]}\n\n## </pre><script>alert(1)</script>\n- [x](javascript:alert(1)): |\n`,
      '/sitemap.xml': sitemapOf(...paths, '/gone'),
    };
  });
}

/** Width of a window, and pixels that the folded report of so many pages takes less than. */
const FOLDED = [
  [1280, 6000],
  [390, 12_000],
] as const;

const EARLIER = {
  date: '2026-01-01T00:00:00.000Z',
  version: '0.1.0',
  scores: { crawler: 40, llms: 20, schema: 10, pages: 50, technical: 60, content: 40, ai_seo: 30 },
  counts: { critical: 3, medium: 40 },
  findings: 43,
  engines: { reach: 7, known: 12 },
};

/** Where the report of the audit stands. */
async function audit(html: string): Promise<void> {
  const { origin } = await hostileSite();
  let notes = '';
  // An earlier run, so that the page draws a trend as well.
  const history = join(dirname(html), 'history');
  await keepRun(history, { ...EARLIER, host: new URL(origin).host });
  const values = { 'allow-origin': [origin], html, history };
  const { exit } = await audited(auditKind, {
    target: origin,
    values,
    settings: await readSettings(values),
    keeping: 'memory',
    // Simulated visits need no sparing on loopback.
    options: { allowOrigins: [origin], probeSpacingMs: 1 },
    terminal: {
      out: () => undefined,
      note: (text) => void (notes += text),
      width: 100,
      noteWidth: 100,
      hasColour: false,
      isWatched: false,
      signal: new AbortController().signal,
    },
  });
  expect({ exit, notes }).toEqual({
    exit: 1,
    notes: expect.stringMatching(/^\d+ findings fail this run: .*\n$/),
  });
}

describe.runIf(isBrowserHere)('the report of a live audit of a hostile site in Chromium', () => {
  const home = mkdtempSync(join(tmpdir(), 'citeworthy-'));
  const report = join(home, 'report.html');
  const address = pathToFileURL(report).href;
  let browser: Browser;
  let opened: ListenedPage;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    rmSync(home, { recursive: true, force: true });
  });

  test('folded it is short, and the whole of it has no violation', async () => {
    await audit(report);
    opened = await listenedPage(browser);
    await look(opened.page, { width: 1280, colorScheme: 'light' });
    await opened.page.goto(address, { waitUntil: 'load' });
    for (const [width, most] of FOLDED) {
      await look(opened.page, { width, colorScheme: 'light' });
      expect(await heightOf(opened.page)).toBeLessThan(most);
    }
    await look(opened.page, { width: 1280, colorScheme: 'light' });
    // What is folded away is read as well.
    await opened.page.evaluate(`document.querySelectorAll('details').forEach((one) => (one.open = true))`);
    expect(await violations(opened.page)).toEqual([]);
  });

  test.each<View>([
    { width: 1280, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
    { width: 320, colorScheme: 'light' },
    { width: 320, colorScheme: 'dark' },
  ])('%j: all of it is shown, and nothing is wider than the window', async (view) => {
    const { page } = opened;
    await look(page, view);
    const shown = await page.innerText('body');
    for (const words of ['PerplexityBot', 'line 2', 'refused by Cloudflare', 'Invited by robots.txt'])
      expect(shown).toContain(words);
    expect(await page.locator('main script, iframe, object, main img').count()).toBe(0);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

  test.each<View>([
    { width: 1280, colorScheme: 'dark' },
    { width: 320, colorScheme: 'light' },
    { width: 320, colorScheme: 'dark' },
    { width: 800, colorScheme: 'light', media: 'print' },
    { width: 800, colorScheme: 'dark', media: 'print' },
  ])('%j: each kind of thing has no violation', async (view) => {
    await thinOut(opened.page);
    await look(opened.page, view);
    expect(await violations(opened.page)).toEqual([]);
  });

  test('verdict, things to do and engines are printed on two pages', async () => {
    await look(opened.page, { width: 800, colorScheme: 'light', media: 'print' });
    await opened.page.evaluate(
      `document.querySelectorAll('#engines ~ section').forEach((one) => one.remove())`,
    );
    const printed = (await opened.page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  });

  test('it said nothing and asked for nothing but itself', () => {
    expect(opened.noise).toEqual([`request: ${address}`, `response: ${address}`]);
  });
});
