/** What a strict parser refuses in a sitemap is told in words, and not by the code that the reader gives. */
import { expect, test } from 'vitest';
import { exampleSubject } from './example-subject.ts';
import { wordsOf } from '../outcome.ts';
import { sitemapFaulty } from '../../../src/rules/access/sitemap-faulty.ts';

const entry = (inner: string): string =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/</loc>${inner}</url></urlset>`;

test.each([
  ['reference', '<x>a & b</x>', 'an & that begins no reference of XML'],
  ['cdata-end', '<x>a ]]> b</x>', 'a ]]> that ends no CDATA section'],
  ['tag-in-tag', '<x y="a<b"/>', 'a < inside a tag'],
  ['comment-hyphens', '<!-- a -- b -->', 'two hyphens inside a comment'],
  ['a character', '<x>\u000b</x>', 'the character U+000B'],
])('%s', (_, inner, text) => {
  const verdict = sitemapFaulty.evaluate(exampleSubject({ '/sitemap.xml': entry(inner) }));
  const [found] = verdict.kind === 'fail' ? verdict.found : [];
  expect(found?.code).toBe('malformed-xml');
  expect(wordsOf(sitemapFaulty.faults['malformed-xml']!, found!).message).toContain(`(${text})`);
});

test.each([
  ['what reads like a code of ours', 'reference', '(reference)'],
  ['what reads like a code with its text', 'parser: x', '(parser: x)'],
  ['nothing', '', '(empty)'],
])('an address is repeated as the file writes it: %s', (_, loc, text) => {
  const sitemap = entry('').replace('</urlset>', `<url><loc>${loc}</loc></url></urlset>`);
  const verdict = sitemapFaulty.evaluate(exampleSubject({ '/sitemap.xml': sitemap }));
  const bad = verdict.kind === 'fail' ? verdict.found.find(({ code }) => code === 'bad-loc') : undefined;
  expect(wordsOf(sitemapFaulty.faults['bad-loc']!, bad!).message).toContain(text);
});
