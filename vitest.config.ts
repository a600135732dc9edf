import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // Property tests over whole audits take seconds: a slow machine is no fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two cores are the smallest machine we promise to test on.
    maxWorkers: 2,
  },
});
