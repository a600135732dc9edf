import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the one browser of a run; `null` where none is installed. */
    readonly browser: string | null;
  }
}

/** Where Debian puts the browser; another one may be named. */
const executablePath = process.env['CITEWORTHY_CHROMIUM'] ?? '/usr/bin/chromium';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The browser that is installed, `null` where there is none: what was not tried is then said. Under
 * CITEWORTHY_REFUSE_SKIPS its absence is an error.
 */
export function chromiumHere(untried: string): string | null {
  if (existsSync(executablePath)) return executablePath;
  const reason = `no browser at ${executablePath}: ${untried} (apt-get install chromium)`;
  if (process.env['CITEWORTHY_REFUSE_SKIPS'] === '1') throw new Error(reason);
  console.log(reason);
  return null;
}

/** Starts one browser for all suites of a run. Gives what stops it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (chromiumHere('the report was not opened in one') === null) {
    provide('browser', null);
    return async () => undefined;
  }
  // Without the half minute that playwright gives everything: a busy machine is no fault.
  const server = await chromium.launchServer({ executablePath, args: ARGS, timeout: 0 });
  provide('browser', server.wsEndpoint());
  return () => server.close();
}
