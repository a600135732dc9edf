import { expect, test } from 'vitest';
import { exampleSubject } from './example-subject.ts';
import { accessRules } from '../../../src/rules/access/rules.ts';
import { sitemapMissing } from '../../../src/rules/access/sitemap-missing.ts';
import { testExamples } from '../examples-of.ts';

testExamples(accessRules, exampleSubject, { pass: ['pass', 'none', 'taken'] });

test.each([
  [403, 403, 'unread'],
  [403, 404, 'named-in-vain'],
  [404, 404, 'named-in-vain'],
])('two sitemaps that answer with %i and %i: %s', (one, other, code) => {
  const robots = 'Sitemap: https://example.com/one.xml\nSitemap: https://example.com/other.xml';
  const example = { '/robots.txt': robots, '/one.xml': one, '/other.xml': other, '/sitemap.xml': 404 };
  const verdict = sitemapMissing.evaluate(exampleSubject(example));
  expect(verdict).toMatchObject({ kind: 'fail', found: [{ code }] });
});
