import fc from 'fast-check';
import peer from 'robots-parser';
import { describe, expect, test } from 'vitest';
import { parseRobots } from '../../../src/readers/robots/parse.ts';
import { robotsVerdict } from '../../../src/readers/robots/verdict.ts';

/** Its types describe an ES module, which it is not. */
const robotsParser = peer as unknown as (
  url: string,
  text: string,
) => { isAllowed: (url: string, agent: string) => boolean | undefined };

const SITE = 'https://example.com';
const ours = (text: string, token: string, path: string) =>
  robotsVerdict(parseRobots(text), token, SITE + path).allowed;
const theirs = (text: string, token: string, path: string) =>
  robotsParser(`${SITE}/robots.txt`, text).isAllowed(SITE + path, token);

describe('robots-parser 3.0.1', () => {
  const path = fc.string({ unit: fc.constantFrom('/', 'a', 'b', '.', '*', '-', '%2F', '?x'), maxLength: 6 });
  const rule = fc
    .tuple(fc.constantFrom('Allow', 'Disallow'), path, fc.constantFrom('', '', '$'))
    .map(([key, value, end]) => `${key}: /${value}${end}`);
  const group = fc
    .tuple(
      fc.array(fc.constantFrom('*', 'FooBot', 'barbot', 'Foo-Bot'), { minLength: 1, maxLength: 3 }),
      fc.array(rule, { minLength: 1, maxLength: 6 }),
    )
    .map(([agents, rules]) => [...agents.map((agent) => `User-agent: ${agent}`), ...rules].join('\n'));
  const file = fc.array(group, { maxLength: 4 }).map((groups) => groups.join('\n\n'));
  const asked = fc.string({ unit: fc.constantFrom('/', 'a', 'b', '.', '-', '%2F', '?x'), maxLength: 8 });

  test('says the same of files outside its known deviations', () => {
    fc.assert(
      fc.property(
        file,
        fc.constantFrom('FooBot', 'BarBot', 'foo-bot', 'other'),
        asked,
        (text, token, rest) => {
          expect(ours(text, token, `/${rest}`)).toBe(theirs(text, token, `/${rest}`));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  /** One row a class of deviation: the file, who asks for what, our verdict, and why it is ours. */
  const deviations = [
    [
      'another line in the list of agents',
      'User-agent: PetalBot\nCrawl-delay: 5\nUser-agent: *\nDisallow: /',
      'PetalBot',
      '/',
      false,
      'RFC 9309 2.2.4',
    ],
    ['text behind the token', 'User-agent: GPTBot 2\nDisallow: /', 'GPTBot', '/', false, 'robots.cc'],
    [
      'a star behind the token',
      'User-agent: Mediapartners-Google*\nDisallow: /',
      'Mediapartners-Google',
      '/',
      false,
      'robots.cc',
    ],
    ['a bare question mark', 'User-agent: *\nDisallow: /*?', 'x', '/a?', false, 'robots.cc'],
    [
      'a named group without rules',
      'User-agent: *\nDisallow: /\nUser-agent: Scrapy',
      'Scrapy',
      '/',
      true,
      'RFC 9309 5.1',
    ],
    ['brackets and bars', 'User-agent: *\nDisallow: /list|all', 'x', '/list|all', false, 'URL Standard'],
    ['a bar and its escape', 'User-agent: *\nDisallow: /a|b', 'x', '/a%7Cb', true, 'robots.cc'],
    ['an index file', 'User-agent: *\nAllow: /b/index.html\nDisallow: /', 'x', '/b/', true, 'robots.cc'],
    ['a misspelt key', 'User-agent: *\ndisalow: /', 'x', '/', false, 'robots.cc'],
    ['a longer key', 'User-agent: *\nDisallowed: /', 'x', '/', false, 'robots.cc'],
    ['a missing colon', 'User-agent: *\nDisallow /', 'x', '/', false, 'robots.cc'],
    ['text behind the star', 'User-agent: * bots\nDisallow: /', 'x', '/', false, 'robots.cc'],
    ['a byte order mark further down', 'User-agent: *\n\ufeffDisallow: /', 'x', '/', true, 'robots.cc'],
    ['robots.txt itself', 'User-agent: *\nDisallow: /', 'x', '/robots.txt', true, 'RFC 9309 2.2.2'],
    ['an escaped letter', 'User-agent: *\nDisallow: /%62', 'x', '/b', false, 'RFC 9309 2.2.2'],
    ['an escaped star', 'User-agent: *\nDisallow: /a%2Ab', 'x', '/a*b', false, 'RFC 9309 2.2.3'],
  ] as const;

  test.each(deviations)('deviates on %s', (_name, text, token, path, expected) => {
    expect([ours(text, token, path), theirs(text, token, path)]).toEqual([expected, !expected]);
  });
});
