import { describe, expect, test } from 'vitest';
import { createFrontier } from '../../src/gather/frontier.ts';

const admit = (frontier: ReturnType<typeof createFrontier>, address: string, depth = 1) => {
  const admitted = frontier.admit(new URL(address, 'https://example.com'), depth);
  return 'trap' in admitted ? admitted.trap : 'admitted';
};

describe('what is followed', () => {
  test.each([
    ['/a', 'admitted'],
    ['/logo.PNG', 'not-a-page'],
    ['/guide.pdf', 'not-a-page'],
    ['/cdn-cgi/l/email-protection#3a4a', 'not-a-page'],
    ['/blog/wp-json/wp/v2/posts', 'not-a-page'],
    ['/xmlrpc.php?rsd', 'not-a-page'],
    ['/?rest_route=/wp/v2/posts', 'not-a-page'],
    ['/index.php?option=com_mailto&tmpl=component', 'not-a-page'],
    ['/mailto:a@example.com', 'not-a-page'],
    ['/post/feed/', 'not-a-page'],
    ['/post/feed/atom', 'not-a-page'],
    ['/?feed=rss2', 'not-a-page'],
    ['/feeds/posts/default?alt=rss', 'not-a-page'],
    ['/blog/rss/', 'not-a-page'],
    ['/_vercel/insights/view', 'not-a-page'],
    ['/docs/cdn-cgi/', 'admitted'],
    ['/feed-store/', 'admitted'],
    ['/feed/cattle', 'admitted'],
    ['/news/rss-explained', 'admitted'],
    ['/wp-jsonp-guide', 'admitted'],
    ['/guides/xmlrpc', 'admitted'],
    ['/?option=com_content', 'admitted'],
    ['/a/b/a/b/a/b', 'repeated-segment'],
    ['/a/a', 'admitted'],
    ['/a//b//c//d', 'admitted'],
    ['/events/1990/01', 'admitted'],
    ['/events/1989/12', 'distant-year'],
    ['/events/2029/01', 'distant-year'],
    ['/events/2028/01', 'admitted'],
    ['/events/1889-01', 'distant-year'],
  ])('%s: %s', (address, verdict) => expect(admit(createFrontier(2026), address)).toBe(verdict));
});

test('one page is admitted once under all its spellings', () => {
  const frontier = createFrontier(2026);
  const spellings = ['/a?b=1&c=2', '/a?c=2&b=1', '/a?b=1&c=2#top', '/a?b=1&c=2&utm_source=x'];
  expect(spellings.map((address) => admit(frontier, address))).toEqual(['admitted', 'seen', 'seen', 'seen']);
});

test('caps hold at the cap and one past it', () => {
  const frontier = createFrontier(2026);
  expect(admit(frontier, '/deep', 10)).toBe('admitted');
  expect(admit(frontier, '/deeper', 11)).toBe('too-deep');
  expect(admit(frontier, '/list')).toBe('admitted');
  const queries = Array.from({ length: 21 }, (_, index) => admit(frontier, `/list?page=${index}`));
  expect(queries.lastIndexOf('admitted')).toBe(19);
  expect(queries[20]).toBe('too-many-queries');
  expect(admit(frontier, '/other?page=1')).toBe('admitted');
  const variants = Array.from({ length: 201 }, (_, index) => admit(frontier, `/item/${index}`));
  expect(variants.lastIndexOf('admitted')).toBe(199);
  expect(variants[200]).toBe('too-many-variants');
  // Letters alone: a hash that happens to have no digit is a hash all the same.
  const hash = (index: number) =>
    index
      .toString(6)
      .padStart(8, '0')
      .replace(/\d/g, (digit) => 'abcdef'.charAt(Number(digit)));
  const hashes = Array.from({ length: 201 }, (_, index) => admit(frontier, `/photo/${hash(index)}`));
  expect(hashes.lastIndexOf('admitted')).toBe(199);
});
