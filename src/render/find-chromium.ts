/** Where a Chromium is installed, where nobody says it. */
import { accessSync, constants } from 'node:fs';
import { CodedError } from '../errors.ts';

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
export function findChromium(named: string | undefined, installed: string): string {
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
