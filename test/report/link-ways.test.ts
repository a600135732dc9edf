import { expect, test } from 'vitest';
import { linkWays } from '../../src/report/link-ways.ts';
import { addressHash, MAX_DIGEST_LINKS, type PageDigest } from '../../src/rules/site/page-digest.ts';

const at = (path: string) => `https://example.com${path}`;

function digest(path: string, links: readonly string[], given: Partial<PageDigest> = {}): PageDigest {
  const url = at(path);
  return {
    url,
    finalUrl: url,
    status: 200,
    hops: 0,
    access: 'pass',
    title: 0,
    description: 0,
    simhash: '',
    canonical: url,
    canonicalElsewhere: false,
    noindex: false,
    languages: [],
    links: links.map((link) => addressHash(at(link))),
    ...given,
  };
}

const ways = (...digests: readonly PageDigest[]) => {
  const found = linkWays(at('/'), digests);
  return digests.map(({ url }) => [found.get(url)?.depth, found.get(url)?.inlinks]);
};

test('depth is the shortest way from the home page, and a page is no link to itself', () => {
  expect(
    ways(digest('/', ['/', '/a', '/b']), digest('/a', ['/b', '/c']), digest('/b', ['/']), digest('/c', [])),
  ).toEqual([
    [0, 1],
    [1, 1],
    [1, 2],
    [2, 1],
  ]);
});

test('a page that no way leads to has no depth, and nothing has one without the home page', () => {
  expect(ways(digest('/', []), digest('/a', []))[1]).toEqual([null, 0]);
  expect(ways(digest('/a', ['/b']), digest('/b', []))).toEqual([
    [null, 0],
    [null, 1],
  ]);
});

test('a link to an address that redirects to a page leads to it', () => {
  expect(ways(digest('/', ['/new']), digest('/old', [], { finalUrl: at('/new') }))[1]).toEqual([1, 1]);
});

test('where a page has more links than are kept, nobody can count those to a page', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);
  const inlinks = (count: number) => ways(digest('/', many(count)), digest('/0', []))[1];
  expect(inlinks(MAX_DIGEST_LINKS - 1)).toEqual([1, 1]);
  expect(inlinks(MAX_DIGEST_LINKS)).toEqual([1, null]);
});
