import { describe, expect, test } from 'vitest';
import { exampleFindings } from '../../../src/audits/example-site.ts';
import type { SiteExample } from '../../../src/rules/page/site/check.ts';
import { siteChecks } from '../../../src/rules/page/site/checks.ts';

const idsOn = (example: SiteExample) => exampleFindings(example).map(({ id }) => id);

describe.each(siteChecks.map((check) => [check.id, check] as const))('%s', (id, { examples }) => {
  test('passes where it says so', () => {
    expect(examples.pass.length).toBeGreaterThan(0);
    for (const example of examples.pass) expect(idsOn(example)).not.toContain(id);
  });

  test('fails where it says so', () => {
    expect(examples.fail.length).toBeGreaterThan(0);
    for (const example of examples.fail) expect(idsOn(example)).toContain(id);
  });
});
