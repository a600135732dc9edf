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
import { empty, finding, hostile, POISONS, sample } from './sample.ts';

/** More than there are things to reach. */
const MOST_STEPS = 1000;

/** What has the focus. */
interface Focus {
  /** Its number among all elements, -1 for none. */
  readonly at: number;
  readonly isClosed: boolean;
  /** It shows that it has the focus. */
  readonly isSeen: boolean;
}

const FOCUS = `(() => {
  const one = document.activeElement;
  const isPage = one === document.body || one === document.documentElement;
  return {
    at: isPage ? -1 : [...document.querySelectorAll('*')].indexOf(one),
    isClosed: one.matches('details:not([open]) > summary'),
    isSeen: getComputedStyle(one).outlineStyle !== 'none',
  };
})()`;

/** Everything that a pointer can work, by its number among all elements, and what it is. */
const FOCUSABLE = `(() => {
  const all = [...document.querySelectorAll('*')];
  return all
    .filter((one) => one.matches('a[href], button, input, summary, [tabindex]') && one.checkVisibility())
    .map((one) => all.indexOf(one) + ' ' + one.outerHTML.slice(0, 80));
})()`;

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

  test('on paper the details of a large site begin within six pages, and what is folded stays folded', async () => {
    const findings = Array.from({ length: 60 }, (_, cause) =>
      Array.from({ length: 40 }, (__, at) =>
        finding({
          rule: `rule-${cause}`,
          title: `Cause ${cause} . ${'x'.repeat(90)}`,
          path: `/p/${at}`,
          severity: 'critical',
        }),
      ),
    ).flat();
    const { page } = await open(toHtml({ ...sample, findings }), {
      width: 800,
      colorScheme: 'light',
      media: 'print',
    });
    const shown = await page.innerText('#findings');
    expect(shown).toContain('/p/17');
    expect(shown).not.toContain('/p/39');
    await page.evaluate(
      `document.querySelectorAll('#findings, #findings ~ section').forEach((one) => one.remove())`,
    );
    const printed = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(6);
    await page.close();
  });

  test('a keyboard alone reaches and works everything', async () => {
    const { page } = await open(toHtml(sample), { width: 1280, colorScheme: 'light' });
    const reached = new Set<string>();
    // Each thing that has the focus is named by its number in the page; what is closed is opened on the way.
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      await page.keyboard.press('Tab');
      const { at, isClosed, isSeen } = await page.evaluate<Focus>(FOCUS);
      if (at === -1) break;
      expect({ at, isSeen }).toEqual({ at, isSeen: true });
      reached.add(String(at));
      if (isClosed) await page.keyboard.press('Enter');
    }
    expect(await page.evaluate<number>(`document.querySelectorAll('details:not([open])').length`)).toBe(0);
    const all = await page.evaluate<readonly string[]>(FOCUSABLE);
    expect(all.filter((one) => !reached.has(one.split(' ')[0]!))).toEqual([]);

    const press = async (selector: string, key: string): Promise<void> => {
      await page.focus(selector);
      await page.keyboard.press(key);
    };
    await press('nav a[href="#pages"]', 'Enter');
    expect(await page.evaluate('location.hash')).toBe('#pages');
    await press('.pages th:nth-child(3) button', 'Enter');
    expect(await page.getAttribute('.pages th:nth-child(3)', 'aria-sort')).toBe('ascending');
    await press('[data-chip="severity"]', 'Space');
    expect(await page.getAttribute('[data-chip="severity"]', 'aria-pressed')).toBe('true');
    await press('[data-tick]', 'Space');
    expect(await page.isChecked('[data-tick]')).toBe(true);
    await press('#to-do [data-copy]', 'Enter');
    await page.waitForSelector('#to-do [data-copy].done');
    await page.close();
  });

  test('the summary that is copied has of each thing to do its place, its fix and the text to paste', async () => {
    const { page } = await open(toHtml(sample), { width: 1280, colorScheme: 'light' });
    await page.evaluate(
      `Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => void (window.copied = text) } })`,
    );
    await page.click('[data-copy="summary"]');
    const copied = await page.evaluate<string>('copied');
    for (const words of ['https://example.com/robots.txt line 4', '→', 'User-agent: ChatGPT-User\nAllow: /'])
      expect(copied).toContain(words);
    await page.close();
  });

  test('pages are filtered and sorted over all bodies of their table', async () => {
    const [, row] = sample.site!.pages;
    const pages = Array.from({ length: 120 }, (_, index) => ({
      ...row!,
      path: `/p${index}`,
      title: `Title ${120 - index}`,
    }));
    const { page } = await open(toHtml({ ...sample, site: { ...sample.site!, pages } }), {
      width: 1280,
      colorScheme: 'light',
    });
    const shown = () =>
      page.evaluate<readonly string[]>(
        `[...document.querySelectorAll('#page-rows tbody:not([hidden]) tr:not([hidden]) summary')].map((one) => one.textContent)`,
      );
    await page.evaluate(`document.querySelector('#page-rows').closest('details').open = true`);
    await page.fill('[data-rows]', '/p11');
    expect(await shown()).toEqual(['/p11', ...Array.from({ length: 10 }, (_, index) => `/p11${index}`)]);
    await page.fill('[data-rows]', '');
    await page.click('.pages th:nth-child(3) button');
    expect(await shown()).toEqual(pages.map(({ path }) => path).toReversed());
    await page.close();
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
