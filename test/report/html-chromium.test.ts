import { existsSync } from 'node:fs';
import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderHtml } from '../../src/report/index.ts';
import { empty, hostile, POISONS, sample } from './sample.ts';

/** Where Debian puts the browser; another one may be named. */
const executablePath = process.env['CITEWORTHY_CHROMIUM'] ?? '/usr/bin/chromium';
const isHere = existsSync(executablePath);
const mayBeAbsent = process.env['CITEWORTHY_REFUSE_SKIPS'] !== '1';
if (!isHere)
  console.log(`no browser at ${executablePath}: the report was not opened in one (apt-get install chromium)`);

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

test('a browser is there where none may be missing', () => {
  expect(isHere || mayBeAbsent).toBe(true);
});

describe.runIf(isHere)('the report in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ARGS });
  });
  afterAll(async () => {
    await browser.close();
  });

  /** Opens a page and lists what it said and asked for. */
  async function open(
    text: string,
    view: { readonly width: number; readonly colorScheme: 'light' | 'dark' },
  ): Promise<{ readonly page: Page; readonly noise: readonly string[] }> {
    const noise: string[] = [];
    const page = await browser.newPage({
      viewport: { width: view.width, height: 900 },
      colorScheme: view.colorScheme,
      reducedMotion: 'reduce',
    });
    page.on('console', (message) => noise.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
    page.on('request', (request) => noise.push(`request: ${request.url()}`));
    page.on('requestfailed', (request) => noise.push(`refused: ${request.failure()?.errorText}`));
    page.on('response', (response) => noise.push(`response: ${response.url()}`));
    page.on('dialog', (dialog) => {
      noise.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.setContent(text, { waitUntil: 'load' });
    return { page, noise };
  }

  /** axe is run through the debugger, past the policy of the page, which forbids every script. */
  async function violations(page: Page): Promise<string[]> {
    await page.evaluate(axe.source);
    const found = await page.evaluate<readonly Violation[]>(
      `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
    );
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  }

  test.each([
    ['wide, light', 1280, 'light'],
    ['wide, dark', 1280, 'dark'],
    ['phone, light', 360, 'light'],
    ['phone, dark', 360, 'dark'],
  ] as const)('%s: no violation, no noise, nothing wider than the window', async (_, width, colorScheme) => {
    const { page, noise } = await open(renderHtml(sample), { width, colorScheme });
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(await violations(page)).toEqual([]);
    expect(noise).toEqual([]);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.close();
  });

  test('an empty report has no violation either', async () => {
    const { page, noise } = await open(renderHtml(empty), { width: 1280, colorScheme: 'light' });
    expect(await violations(page)).toEqual([]);
    expect(noise).toEqual([]);
    await page.close();
  });

  test('hostile text runs nothing, asks for nothing and widens nothing', async () => {
    const poison = `${POISONS.filter(({ length }) => length < 200).join(' ')} ${'x'.repeat(300)}`;
    const { page, noise } = await open(renderHtml(hostile(poison)), { width: 360, colorScheme: 'light' });
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await page.evaluate('document.scripts.length')).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(noise).toEqual([]);
    await page.close();
  });

  test('the policy stops a script and an image that somebody adds by hand', async () => {
    const broken = renderHtml(sample).replace(
      '</main>',
      '<script>document.title = "ran"</script><img src="http://127.0.0.1:9/x.png" alt=""></main>',
    );
    const { page, noise } = await open(broken, { width: 1280, colorScheme: 'light' });
    expect(await page.title()).toBe('example.com: can AI answer engines cite it?');
    expect(noise.filter((line) => /^console: .*Content Security Policy/.test(line))).toHaveLength(2);
    expect(noise.filter((line) => !line.startsWith('console: '))).toEqual([
      'request: http://127.0.0.1:9/x.png',
      'refused: csp',
    ]);
    await page.close();
  });

  test('every text to paste is shown in full on paper', async () => {
    const { page } = await open(renderHtml(sample), { width: 800, colorScheme: 'light' });
    await page.emulateMedia({ media: 'print' });
    const hidden = await page.evaluate(
      `[...document.querySelectorAll('pre')].filter((pre) => pre.scrollHeight > pre.clientHeight + 1).length`,
    );
    expect(hidden).toBe(0);
    await page.close();
  });
});
