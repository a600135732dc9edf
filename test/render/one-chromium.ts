import type { TestProject } from 'vitest/node';
import { chromiumHere } from '../report/one-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Chromium that renders pages; `null` where none is installed. */
    readonly chromium: string | null;
  }
}

/** Says whether the run has a Chromium. Each suite starts its own: that is what is tested. */
export default function setup({ provide }: TestProject): void {
  provide('chromium', chromiumHere('no page was rendered'));
}
