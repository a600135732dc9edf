/** One Chromium for all pages: started with the first one, started again after a crash, ended by `close`. */
import { chromium, type Browser } from 'playwright-core';
import { CodedError } from '../errors.ts';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { findChromium } from './find-chromium.ts';
import type { PlaywrightOptions } from './playwright-options.ts';

/** The browser of one renderer. */
export interface KeptBrowser {
  /** The browser that runs, or a new one. `server`: the proxy for whatever has none of its own. */
  readonly open: (server: string) => Promise<Browser>;
  readonly close: () => Promise<void>;
}

/** Milliseconds in which a browser ends by itself; then it is killed. A second is promised after Ctrl-C. */
const CLOSE_MS = 400;

/** Throws `browser-missing` at once where no Chromium is installed. */
export function keepBrowser({ executablePath, sandbox }: PlaywrightOptions): KeptBrowser {
  const program = findChromium(executablePath, chromium.executablePath());
  const isRoot = process.getuid?.() === 0;
  let opening: Promise<Browser> | undefined;
  let isClosed = false;
  const launch = async (server: string): Promise<Browser> => {
    if (isClosed) throw new CodedError('aborted', 'the renderer was closed');
    return chromium
      .launch({
        executablePath: program,
        args: [...CHROMIUM_FLAGS],
        // Each page has a proxy of its own. What belongs to no page gets this one, without a secret, and is refused.
        proxy: { server },
        chromiumSandbox: sandbox === undefined ? !isRoot : sandbox === 'on',
        // Who started us decides what a signal means, and closes the renderer.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      })
      .catch((error: unknown) => {
        opening = undefined;
        throw new CodedError('browser-missing', `${program} does not start: ${reasonIn(error)}`);
      });
  };
  return {
    open: async (server) => {
      const running = await opening?.catch(() => undefined);
      if (running?.isConnected() !== true) opening = launch(server);
      return opening ?? launch(server);
    },
    close: async () => {
      isClosed = true;
      const running = await opening?.catch(() => undefined);
      if (running === undefined) return;
      const ended = running.close();
      // Asked a second time, playwright kills what has not ended.
      const timer = setTimeout(() => void running.close().catch(() => undefined), CLOSE_MS);
      await ended.catch(() => undefined).finally(() => clearTimeout(timer));
    },
  };
}

/** Playwright adds the whole log of the browser behind the first line, which says most. */
function reasonIn(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const said = /Running as root without --no-sandbox|No usable sandbox|cannot open shared object file/.exec(
    message,
  );
  return said?.[0] ?? message.split('\n', 1)[0] ?? '';
}
