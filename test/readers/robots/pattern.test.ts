import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalPattern, matches, pathToMatch } from '../../../src/readers/robots/pattern.ts';
import { toByteString } from '../../../src/readers/robots/bytes.ts';

const hits = (rule: string, url: string) =>
  matches(canonicalPattern(toByteString(rule)).pattern, pathToMatch(url));

describe('path of an address', () => {
  test.each([
    ['', '/'],
    ['http://www.example.com', '/'],
    ['http://www.example.com/', '/'],
    ['http://www.example.com/a', '/a'],
    ['http://www.example.com/a/', '/a/'],
    ['http://www.example.com/a/b?c=http://d.e/', '/a/b?c=http://d.e/'],
    ['http://www.example.com/a/b?c=d&e=f#fragment', '/a/b?c=d&e=f'],
    ['example.com', '/'],
    ['example.com/', '/'],
    ['example.com/a', '/a'],
    ['example.com/a/b?c=d&e=f#fragment', '/a/b?c=d&e=f'],
    ['a', '/'],
    ['a/', '/'],
    ['/a', '/a'],
    ['a/b', '/b'],
    ['example.com?a', '/?a'],
    ['example.com/a;b#c', '/a;b'],
    ['//a/b/c', '/b/c'],
    ['https://example.com/a?', '/a?'],
    ['https://example.com?', '/?'],
    ['https://example.com/a?#f', '/a?'],
    ['https://user:pw@example.com:8443/a', '/a'],
    ['HTTPS://EXAMPLE.COM/A', '/A'],
    ['https://example.com/a/../b', '/b'],
    ['https://example.com/%61%7e%2f%aa', '/a~%2F%AA'],
    ['https://example.com/caf\u00e9?\u00e9', '/caf%C3%A9?%C3%A9'],
    ['https://example.com/a*b$c', '/a\u2217b\ufe69c'],
    ['https://example.com/a%2ab%24c', '/a\u2217b\ufe69c'],
    ['https://example.com/a|b[c]', '/a|b[c]'],
    ['https://example.com/a b<c>', '/a%20b%3Cc%3E'],
    ['http://[::bad/a b?c', '/a%20b?c'],
    ['http://[/a', '/a'],
    ['http://[::bad', '/'],
    ['example.com:8080/a', '/a'],
  ])('%s is %s', (url, path) => {
    expect(pathToMatch(url)).toBe(path);
  });
});

describe('patterns', () => {
  test.each([
    ['/', 1],
    ['/a*b$', 5],
    ['/a$b', 4],
    ['/%62', 2],
    ['/%2f', 4],
    ['/caf\u00e9', 10],
    ['*', 1],
    ['/a\tb', 6],
    // The query of an http(s) address escapes an apostrophe, its path does not.
    ["/it's?it's", 12],
    ["/a?'", 6],
    ["/'", 2],
  ])('%s has %i octets', (rule, octets) => {
    expect(canonicalPattern(toByteString(rule)).octets).toBe(octets);
  });

  test.each([
    // From the table of the URL matching section of Google's robots.txt documentation.
    ['/fish', '/fish', true],
    ['/fish', '/fishheads/yummy.html', true],
    ['/fish', '/fish.html?id=anything', true],
    ['/fish', '/Fish.asp', false],
    ['/fish', '/catfish', false],
    ['/fish', '/?id=fish', false],
    ['/fish*', '/fish', true],
    ['/fish*', '/fish/salmon.html', true],
    ['/fish/', '/fish', false],
    ['/fish/', '/fish/?salmon', true],
    ['/*.php', '/folder/filename.php?parameters', true],
    ['/*.php', '//folder/any.php.file.html', true],
    ['/*.php', '/index?f=filename.php/', true],
    ['/*.php', '/php/', false],
    ['/*.php', '/windows.PHP', false],
    ['/*.php$', '/folder/filename.php', true],
    ['/*.php$', '/filename.php?parameters', false],
    ['/*.php$', '/filename.php5', false],
    ['/fish*.php', '/fishheads/catfish.php?parameters', true],
    ['/fish*.php', '/Fish.PHP', false],
    // Stars and the end mark.
    ['*', '/', true],
    ['*$', '/anything', true],
    ['$', '/', false],
    ['/$', '/', true],
    ['/$', '/a', false],
    ['/a$b', '/a$b', true],
    ['/a$b', '/ab', false],
    ['/a*b*c$', '/a1b2c', true],
    ['/a*b*c$', '/a1b2cd', false],
    ['/a*bc$', '/abcbc', true],
    ['/ab*b$', '/ab', false],
    ['/**a', '/a', true],
    ['/foo/*/qux', '/foo/quz', false],
    ['fish', '/fish', false],
    ['https://example.com/a', '/a', false],
    // Escapes: RFC 9309 2.2.2 and 2.2.3.
    ['/foo/bar?baz=quz', '/foo/bar?baz=quz', true],
    ['/foo/bar?qux=taz&baz=http://foo.bar?tar&par', '/foo/bar?qux=taz&baz=http://foo.bar?tar&par', true],
    ['/foo/bar/\u30c4', '/foo/bar/%E3%83%84', true],
    ['/foo/bar/%E3%83%84', '/foo/bar/%E3%83%84', true],
    ['/foo/bar/%e3%83%84', '/foo/bar/\u30c4', true],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz', true],
    ['/foo/bar/baz', '/foo/bar/%62%61%7A', true],
    ['/path/file-with-a-%2A.html', '/path/file-with-a-*.html', true],
    ['/path/file-with-a-%2A.html', '/path/file-with-a-x.html', false],
    ['/path/foo-%24', '/path/foo-$', true],
    ['/path/foo-%24', '/path/foo-', false],
    ['/a%2Fb', '/a/b', false],
    ['/a/b', '/a%2Fb', false],
    ['/a%2fb', '/a%2Fb', true],
    ['/a%3Fb', '/a?b', false],
    // What a URL writer escapes; what it leaves alone.
    ['/my page', '/my%20page', true],
    ['/a<b', '/a%3Cb', true],
    ['/a{b}', '/a{b}', true],
    ["/it's", "/it's", true],
    ["/*?q='", "/s?q='x", true],
    ['/list|all', '/list|all', true],
    ['/*?filter[', '/a?filter[x]=1', true],
    ['/a|b', '/a%7Cb', false],
    ['/*?', '/a?', true],
    ['/*?', '/a', false],
    ['/100%', '/100%', true],
    // An escape that nobody wrote is matched by no rule.
    ['/*%', '/a*b', false],
    ['/a%', '/a$', false],
    ['/a%2', '/a*', false],
    ['/*%', '/a%20b', true],
    ['/a$b*c', '/a%24bxc', true],
    ['/a%zz', '/a%zz', true],
  ])('%s on %s: %s', (rule, path, expected) => {
    expect(hits(rule, path)).toBe(expected);
    expect(hits(rule, `https://example.com${path}`)).toBe(expected);
  });

  /** The textbook matcher: which prefixes of the path the pattern so far can have eaten. */
  function slow(pattern: string, path: string): boolean {
    let ends = new Set([0]);
    for (const [at, character] of pattern.split('').entries()) {
      if (character === '$' && at === pattern.length - 1) return ends.has(path.length);
      const next = new Set<number>();
      for (const end of ends) {
        if (character === '*') for (let to = end; to <= path.length; to += 1) next.add(to);
        else if (path[end] === character) next.add(end + 1);
      }
      ends = next;
    }
    return ends.size > 0;
  }

  test('agree with the textbook matcher', () => {
    const pattern = fc.string({ unit: fc.constantFrom('/', 'a', 'b', '*', '*'), maxLength: 10 });
    const end = fc.constantFrom('', '$');
    const path = fc.string({ unit: fc.constantFrom('/', 'a', 'b'), maxLength: 12 });
    fc.assert(
      fc.property(pattern, end, path, (rule, mark, text) => {
        expect(matches(rule + mark, `/${text}`)).toBe(slow(rule + mark, `/${text}`));
      }),
      { numRuns: 2_000 },
    );
  });

  test('thirty stars over 2,000 characters look at the path a few times, not exponentially often', () => {
    // A backtracking matcher would not come back from this in the life of the test.
    expect(matches(`/${'*a'.repeat(30)}*c`, `/${'a'.repeat(2_000)}`)).toBe(false);
    expect(matches(`/${'*a'.repeat(8_000)}$`, `/${'a'.repeat(2_000)}b`)).toBe(false);
    expect(matches(`/${'*a'.repeat(30)}`, `/${'a'.repeat(2_000)}`)).toBe(true);
  });
});
