import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { pageFacts } from '../../src/facts/page.ts';
import { namedFolder } from '../../src/gather/site-base.ts';

const ORIGIN = 'https://example.org';

/** The folder that a path names when it leads to `final` and the page there links to these. */
function folderOf(asked: string, final = asked, links: readonly string[] = []) {
  const body = `<!doctype html><title>x</title>${links.map((href) => `<a href="${href}">x</a>`).join('')}`;
  return namedFolder(asked, pageFacts(exchangeOf({ url: ORIGIN + final, body })));
}

describe('by the path alone', () => {
  test.each([
    ['/docs/', '/docs/'],
    ['/docs/guide.html', '/docs/'],
    ['/a/b/c', '/a/b/'],
    ['/guide.html', '/'],
    ['/docs', '/'],
    ['//docs/x', '//docs/'],
  ])('%s names %s', (asked, folder) => expect(folderOf(asked)).toBe(folder));
});

describe('by where it leads', () => {
  test.each([
    ['/docs', '/docs/', '/docs/'],
    ['/docs', '/docs/en/latest/', '/docs/'],
    ['/docs/', '/docs', '/docs/'],
    ['/docs/', '/docs/index.html', '/docs/'],
    ['/docs/guide.html', '/docs/en/guide', '/docs/'],
    ['/old/', '/new/', '/new/'],
    ['/old/page.html', '/new/page.html', '/new/'],
    ['/docs/', '/', '/'],
    ['/docs', '/login', '/'],
  ])('%s to %s names %s', (asked, final, folder) => expect(folderOf(asked, final)).toBe(folder));
});

describe('by its links', () => {
  test('a page most of whose links lie below it is a folder', () => {
    expect(folderOf('/docs', '/docs', ['/docs/a', '/docs/b', '/about', 'https://example.com/'])).toBe(
      '/docs/',
    );
    expect(folderOf('/a/docs', '/a/docs', ['docs/a', '/a/docs'])).toBe('/a/docs/');
  });

  test('half of them, or links to itself, are not enough', () => {
    expect(folderOf('/docs', '/docs', ['/docs/a', '/about'])).toBe('/');
    expect(folderOf('/docs', '/docs', ['/docs', '/docs/', '#top'])).toBe('/');
  });
});
