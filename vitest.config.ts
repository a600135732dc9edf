import { defineConfig } from 'vitest/config';
import { inline } from './inline.mjs';

inline();

/** What leaves timers, sockets or listeners behind in its process. */
const ALONE = 'test/{net/**/*,docs/workers}.test.ts';
const QUEUE =
  'test/queue/{api-server*,archive-audit,bullmq-*,crash-story,pg-boss,pg-boss-join,pg-boss-versions,postgres-{ledger,store},store-*,cut-connections,shared-gates,worker-health}.test.ts';
const BROWSER = 'test/report/html-{chromium,live}.test.ts';
const RENDER = 'test/render/**/*.test.ts';
/** Properties, over many inputs that CI tries on one Node alone: its seed makes them the same on another. */
const KNOWN = process.env['CITEWORTHY_AGAIN'] === '1' ? ['test/**/*.property.test.ts'] : [];

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    // A limit ends what hangs, and nothing else. Tests take seconds on a machine with nothing else to do, and half a minute
    // on one that is busy: a slow machine is no fault.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What is waited for comes from other processes as often as not. Below the limit of a test: the failure says what did not come.
    expect: { poll: { timeout: 120_000 } },
    // Two cores are the smallest machine we promise to test on. Suites of engines and browsers wait more than they work: two
    // more workers have the cores meanwhile.
    maxWorkers: 4,
    projects: [
      // One browser for all suites that open a report in it.
      {
        extends: true,
        test: { name: 'browser', include: [BROWSER], globalSetup: ['test/report/one-browser.ts'] },
      },
      // What starts browsers of its own has a process of its own: it looks at all that run below it.
      {
        extends: true,
        test: { name: 'render', include: [RENDER], globalSetup: ['test/render/one-chromium.ts'] },
      },
      // One engine of each kind for all suites; some of them replace modules, so each has a process of its own.
      { extends: true, test: { name: 'queue', include: [QUEUE], globalSetup: ['test/queue/one-engine.ts'] } },
      // Most of the time of a file of its own would go into the import of `src`: one process reads it once for all files.
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['test/**/*.test.ts'],
          exclude: [QUEUE, BROWSER, RENDER, ALONE, ...KNOWN],
          isolate: false,
        },
      },
      {
        extends: true,
        // A process per file: the next file has waited for the sockets of the last one, and heard by its listeners.
        test: { name: 'alone', include: [ALONE] },
      },
    ],
  },
});
