import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { createAuditor, type Auditor } from '../../src/jobs/auditor.ts';
import { createJobs } from '../../src/jobs/jobs.ts';
import type { Fetcher } from '../../src/net/model.ts';

const web: Fetcher = {
  fetch: (url) => Promise.resolve(exchangeOf({ url, body: '<title>A page</title>' })),
  close: () => Promise.resolve(),
};
const auditor = createAuditor({ web });
const TARGET_AUDITS = ['audit', 'site', 'crawlerCheck', 'llmsCheck', 'schemaAudit', 'discoverSite'] as const;
/** JavaScript callers pass what they have. */
const call = async (name: keyof Auditor, ...given: readonly unknown[]): Promise<unknown> =>
  Reflect.apply(auditor[name], auditor, [...given]);

describe('an auditor takes what it knows, within its range', () => {
  test.each([
    [{ bogus: 1 }, 'createAuditor: there is no option bogus'],
    [{ timeout: -1 }, 'createAuditor: there is no option timeout'],
    [{ concurrency: 0, web }, 'createAuditor: there is no option concurrency'],
    [{ lanes: 0 }, 'createAuditor: lanes: takes a whole number from 1 to 10'],
    [{ lanes: '4' }, 'createAuditor: lanes: takes a whole number from 1 to 10'],
    [{ delayMs: -1 }, 'createAuditor: delayMs: takes a number from 0 to 86400000'],
    [{ probeSpacingMs: Number.NaN }, 'createAuditor: probeSpacingMs: takes a number from 0 to 3600000'],
    [{ threads: 17 }, 'createAuditor: threads: takes a whole number from 0 to 16'],
    [{ renderPages: 1001 }, 'createAuditor: renderPages: takes a whole number from 0 to 1000'],
    [{ probe: 'some' }, 'createAuditor: probe: takes true, false, all, important, none'],
    [{ clock: 5 }, 'createAuditor: clock: takes a function'],
    [{ web: {} }, 'createAuditor: web: takes an object with fetch()'],
  ])('not %j', (options, told) => {
    expect(() => Reflect.apply(createAuditor, undefined, [options])).toThrow(new TypeError(told));
  });

  test('undefined is the default', () => {
    const options = { web, lanes: undefined, probe: undefined, allowOrigins: undefined };
    expect(() => createAuditor(options)).not.toThrow();
  });
});

describe.each(TARGET_AUDITS)('%s', (name) => {
  test('refuses what it does not know', async () => {
    await expect(call(name, 'a.example', { maxPags: 2 })).rejects.toThrow(
      new TypeError(`${name}: there is no option maxPags`),
    );
    await expect(call(name, 'a.example', { signal: 'stop' })).rejects.toThrow(/signal: takes an AbortSignal/);
  });

  test.each([undefined, null, 7, {}])('has a code for the target %j', async (target) => {
    const code = await call(name, target).then(
      (found) => (found as { error: { code: string } }).error.code,
      (error: { code: string }) => error.code,
    );
    expect(code).toBe('target-invalid');
  });
});

test.each([
  ['audit', { maxPages: 0 }, 'audit: maxPages: takes a whole number from 1 to 1000000'],
  ['site', { maxDepth: 11 }, 'site: maxDepth: takes a whole number from 0 to 10'],
  ['discoverSite', { include: 'blog' }, 'discoverSite: include: takes a list of patterns'],
  ['discoverSite', { exclude: ['blog'] }, 'discoverSite: exclude.0: a pattern begins with / or *'],
  ['llmsCheck', { pages: -1 }, 'llmsCheck: pages: takes a whole number from 0 to 1000000'],
  ['llmsCheck', { generate: 'no' }, 'llmsCheck: generate: takes when-missing or always'],
] as const)('%s refuses %j', async (name, options, told) => {
  await expect(call(name, 'a.example', options)).rejects.toThrow(new TypeError(told));
});

test.each([
  ['crawler-check', { url: null }],
  ['crawler-check', {}],
  ['schema-audit', { url: 'a.example', depth: 2 }],
  ['site-audit', { url: 'a.example', lanes: 0 }],
  ['site-audit', { url: 'a.example', maxPages: 0 }],
  ['site-audit', null],
] as const)('the job %s refuses the payload %j', async (name, payload) => {
  const end = await createJobs(auditor)[name](payload);
  expect(end).toMatchObject({ status: 'failed', error: expect.stringMatching(/^payload-invalid: /) });
});
