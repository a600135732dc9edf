import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toHtml } from '../../src/report/html.ts';
import {
  isBrowserHere,
  listenedPage,
  look,
  openBrowser,
  overflowOf,
  violations,
  type ListenedPage,
  type View,
} from './browser.ts';
import { empty, hostile, POISONS, sample } from './sample.ts';

describe.runIf(isBrowserHere)('the report in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });

  /** Opens a page and lists what it said and asked for. */
  async function open(text: string, view: View): Promise<ListenedPage> {
    const opened = await listenedPage(browser);
    await look(opened.page, view);
    await opened.page.setContent(text, { waitUntil: 'load' });
    return opened;
  }

  describe('the sample', () => {
    let opened: ListenedPage;
    beforeAll(async () => {
      opened = await open(toHtml(sample), { width: 1280, colorScheme: 'light' });
    });

    test.each([
      ['wide, light', 1280, 'light'],
      ['wide, dark', 1280, 'dark'],
      ['phone, light', 360, 'light'],
      ['phone, dark', 360, 'dark'],
    ] as const)(
      '%s: no violation, no noise, nothing wider than the window',
      async (_, width, colorScheme) => {
        const { page, noise } = opened;
        await look(page, { width, colorScheme });
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        expect(await violations(page)).toEqual([]);
        expect(noise).toEqual([]);
      },
    );

    test('every text to paste is shown in full on paper', async () => {
      const { page } = opened;
      await look(page, { width: 800, colorScheme: 'light', media: 'print' });
      const hidden = await page.evaluate(
        `[...document.querySelectorAll('pre')].filter((pre) => pre.scrollHeight > pre.clientHeight + 1).length`,
      );
      expect(hidden).toBe(0);
    });
  });

  test('an empty report has no violation either', async () => {
    const { page, noise } = await open(toHtml(empty), { width: 1280, colorScheme: 'light' });
    expect(await violations(page)).toEqual([]);
    expect(noise).toEqual([]);
    await page.close();
  });

  test('hostile text runs nothing, asks for nothing and widens nothing', async () => {
    const poison = `${POISONS.filter(({ length }) => length < 200).join(' ')} ${'x'.repeat(300)}`;
    const { page, noise } = await open(toHtml(hostile(poison)), { width: 360, colorScheme: 'light' });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await page.evaluate('document.scripts.length')).toBe(1);
    expect(await violations(page)).toEqual([]);
    expect(noise).toEqual([]);
    await page.close();
  });

  test('the policy stops a script and an image that somebody adds by hand', async () => {
    const broken = toHtml(sample).replace(
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
});
