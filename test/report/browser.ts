import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { inject } from 'vitest';

/** Whether the run has a browser to open reports in: `one-browser.ts` starts it, and says where it is missing. */
export const isBrowserHere = inject('browser') !== null;

/** Without the half minute that playwright gives everything: what hangs is ended by the limit of its test. */
const UNLIMITED = 0;

/** The one browser of the run, for one suite: what it closes are its own pages. */
export function openBrowser(): Promise<Browser> {
  return chromium.connect(inject('browser')!, { timeout: UNLIMITED });
}

/** How a reader looks at the page. */
export interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly media?: 'screen' | 'print';
}

/** A page, and the list of what it said and asked for. */
export interface ListenedPage {
  readonly page: Page;
  readonly noise: readonly string[];
}

/** Turns a page to a reader: the report stays open, because to open it again would take most of the time. */
export async function look(page: Page, { width, colorScheme, media = 'screen' }: View): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, media });
}

/** A page that is not opened yet, and the list of what it will say and ask for. */
export async function listenedPage(browser: Browser): Promise<ListenedPage> {
  const noise: string[] = [];
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(UNLIMITED);
  page.on('console', (message) => noise.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  page.on('request', (request) => noise.push(`request: ${request.url()}`));
  page.on('requestfailed', (request) => noise.push(`refused: ${request.failure()?.errorText}`));
  page.on('response', (response) => noise.push(`response: ${response.url()}`));
  page.on('dialog', (dialog) => {
    noise.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { page, noise };
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds. It is run through the debugger, past the policy of the page, which forbids every script. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
  const found = await page.evaluate<readonly Violation[]>(
    `axe.run(document, { resultTypes: ['violations'], selectors: false, preload: false }).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/**
 * Leaves two of all neighbours whose markup is alike but for texts and values. What axe says of a row it says of all
 * that are like it, and each of them takes its time; the first look at a report is at all of it.
 */
export function thinOut(page: Page): Promise<void> {
  return page.evaluate<void>(`(() => {
    const kindOf = (one) => one.outerHTML.replace(/>[^<]+/g, '>').replace(/ (?!class)[a-z-]+="[^"]*"/g, '');
    for (const parent of [...document.querySelectorAll('main *')].reverse()) {
      const counts = new Map();
      for (const child of [...parent.children]) {
        const kind = kindOf(child);
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        if (counts.get(kind) > 2) child.remove();
      }
    }
  })()`);
}

/** Pixels from the top to the end. */
export function heightOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollHeight');
}

/** Characters that the page is wider than its window; below 1 where nothing is cut off. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
}
