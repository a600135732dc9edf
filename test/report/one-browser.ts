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

/** Starts one browser for all suites of a run. Gives what stops it. Under CITEWORTHY_REFUSE_SKIPS its absence is an error. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(executablePath)) {
    const reason = `no browser at ${executablePath}: the report was not opened in one (apt-get install chromium)`;
    if (process.env['CITEWORTHY_REFUSE_SKIPS'] === '1') throw new Error(reason);
    console.log(reason);
    provide('browser', null);
    return async () => undefined;
  }
  // Without the half minute that playwright gives everything: a busy machine is no fault.
  const server = await chromium.launchServer({ executablePath, args: ARGS, timeout: 0 });
  provide('browser', server.wsEndpoint());
  return () => server.close();
}
