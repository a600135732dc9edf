import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // A limit ends what hangs, and nothing else. Tests take seconds on a machine with nothing else to do, and half a minute
    // on one that is busy: a slow machine is no fault.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What is waited for comes from other processes as often as not. Below the limit of a test: the failure says what did not come.
    expect: { poll: { timeout: 120_000 } },
    // Two cores are the smallest machine we promise to test on.
    maxWorkers: 2,
  },
});
