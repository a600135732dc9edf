/** One Chromium for all pages: started with the first one, started again after a crash, ended by `close`. */
import { chromium, type Browser } from 'playwright-core';
import { CodedError } from '../errors.ts';
import type { PlaywrightOptions } from './playwright-options.ts';
import { accessSync, constants } from 'node:fs';

/** Where the packages of the systems put it, Chromium before the browsers that are made of it. */
const USUAL_PLACES: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The named Chromium, else the one that playwright has installed, else one in a usual place. Throws `browser-missing`
 * where there is none.
 */
function findChromium(named: string | undefined, installed: string): string {
  if (named !== undefined) {
    if (isProgram(named)) return named;
    throw new CodedError('browser-missing', `${named} is no program that can be run`);
  }
  const found = [installed, ...USUAL_PLACES].find(isProgram);
  if (found !== undefined) return found;
  throw new CodedError('browser-missing', 'no Chromium was found: install one, or name it with --chromium');
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}

/**
 * Switches beside those of playwright, each with what it shuts (Chromium, `content_switches.cc`, `chrome_switches.cc`,
 * `network_switches.cc`; read for Chromium 156).
 */
const CHROMIUM_FLAGS: readonly string[] = [
  // Chromium leaves addresses of this machine out of every proxy unless it is told not to.
  '--proxy-bypass-list=<-loopback>',
  // No name is looked up here, for no prefetch, no preconnect and no WebRTC: the proxy looks up what it is asked for.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--dns-prefetch-disable',
  // UDP passes a proxy by.
  '--disable-quic',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  // What a browser asks for on its own.
  '--disable-domain-reliability',
  '--disable-crash-reporter',
  '--metrics-recording-only',
  '--no-pings',
  // What a page could ask of a person.
  '--block-new-web-contents',
  '--deny-permission-prompts',
  '--disable-notifications',
  '--disable-speech-api',
  '--mute-audio',
  '--disable-gpu',
  // Megabytes of objects that the scripts of one page may hold.
  '--js-flags=--max-old-space-size=512',
];

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

/** Playwright adds the whole log of the browser after the first line, which says most. */
function reasonIn(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const said = /Running as root without --no-sandbox|No usable sandbox|cannot open shared object file/.exec(
    message,
  );
  return said?.[0] ?? message.split('\n', 1)[0] ?? '';
}
