import { expect, test } from 'vitest';
import { auditPage } from '../../../src/audits/page.ts';
import { exchangeOf } from '../../../src/exchange.ts';
import { emptySite } from '../../../src/rules/page/site-context.ts';

const ORIGIN = 'https://example.com';

function unlisted(links: number, sitemap: readonly string[] | null) {
  const anchors = Array.from({ length: links }, (_, at) => `<a href="/${at}">page</a>`).join(' ');
  const body = `<nav><a href="/nav">Nav</a></nav><main><h1>Tea</h1>${anchors}<a href="https://example.org/">Out</a></main>`;
  const listed = sitemap === null ? null : new Map(sitemap.map((path) => [ORIGIN + path, '']));
  const site = { ...emptySite(ORIGIN), sitemap: listed };
  return auditPage(exchangeOf({ url: `${ORIGIN}/`, body }), site).evidence.digest.unlisted;
}

test('what a page links to and the sitemap does not list, of the main text first', () => {
  expect(unlisted(3, ['/', '/1'])).toEqual([`${ORIGIN}/0`, `${ORIGIN}/2`, `${ORIGIN}/nav`]);
  expect(unlisted(1, ['/0', '/nav'])).toBeUndefined();
  expect(unlisted(1, null)).toBeUndefined();
});

test('what is no page is not asked for', () => {
  const body = '<a href="/cdn-cgi/l/email-protection">m</a> <a href="/feed/">f</a> <a href="/a">a</a>';
  const site = { ...emptySite(ORIGIN), sitemap: new Map<string, string>() };
  const page = auditPage(exchangeOf({ url: `${ORIGIN}/`, body }), site);
  expect(page.evidence.digest.unlisted).toEqual([`${ORIGIN}/a`]);
});

test.each([9, 10, 11])('of %i links of the main text at most ten addresses are kept', (links) => {
  expect(unlisted(links, [])).toHaveLength(10);
});
