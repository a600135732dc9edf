import { describe, expect, test } from 'vitest';
import { parseRobots } from '../../../src/readers/robots/parse.ts';
import { robotsReach, robotsVerdict, groupsFor, crawlDelay } from '../../../src/readers/robots/verdict.ts';

const SITE = 'https://example.com';
const verdict = (text: string, token: string | readonly string[], path: string) =>
  robotsVerdict(parseRobots(text), token, path.startsWith('/') ? SITE + path : path);
const allowed = (text: string, token: string | readonly string[], path: string) =>
  verdict(text, token, path).allowed;

/** Group heads are written once, rules as they are. */
const foo = (...rules: string[]) => ['User-agent: FooBot', ...rules].join('\n');

describe('groups', () => {
  test('the example of RFC 9309 section 5.1', () => {
    const text = `User-Agent: *
Disallow: *.gif$
Disallow: /example/
Allow: /publications/

User-Agent: foobot
Disallow:/
Allow:/example/page.html
Allow:/example/allowed.gif

User-Agent: barbot
User-Agent: bazbot
Disallow: /example/page.html

User-Agent: quxbot`;
    expect(allowed(text, 'foobot', '/example/page.html')).toBe(true);
    expect(allowed(text, 'foobot', '/other')).toBe(false);
    expect(allowed(text, 'barbot', '/example/page.html')).toBe(false);
    expect(allowed(text, 'bazbot', '/example/page.html')).toBe(false);
    expect(allowed(text, 'bazbot', '/a.gif')).toBe(true);
    expect(verdict(text, 'quxbot', '/example/')).toEqual({
      allowed: true,
      line: 0,
      rule: null,
      group: 'named',
      token: 'quxbot',
    });
    expect(verdict(text, 'other', '/example/x')).toEqual({
      allowed: false,
      line: 3,
      rule: 'Disallow: /example/',
      group: 'wildcard',
      token: '*',
    });
    expect(allowed(text, 'other', '/a.gif')).toBe(false);
  });

  test('the longest rule decides, as in RFC 9309 section 5.2', () => {
    const text = foo('Allow: /example/page/', 'Disallow: /example/page/disallowed.gif');
    expect(allowed(text, 'FooBot', '/example/page/disallowed.gif')).toBe(false);
    expect(allowed(text, 'FooBot', '/example/page/x.gif')).toBe(true);
  });

  test('rules before the first group count for nobody; groups of one token are one', () => {
    const text = `allow: /foo/bar/

user-agent: FooBot
disallow: /
allow: /x/
user-agent: BarBot
disallow: /
allow: /y/


allow: /w/
user-agent: BazBot

user-agent: FooBot
allow: /z/
disallow: /`;
    const open = (token: string, path: string) => allowed(text, token, path);
    expect([open('FooBot', '/x/b'), open('FooBot', '/z/d'), open('FooBot', '/y/c')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([open('BarBot', '/y/c'), open('BarBot', '/w/a'), open('BarBot', '/z/d')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(open('BazBot', '/z/d')).toBe(true);
    expect(['FooBot', 'BarBot', 'BazBot'].map((token) => open(token, '/foo/bar/'))).toEqual([
      false,
      false,
      false,
    ]);
    expect(verdict(text, 'FooBot', '/q').line).toBe(4);
  });

  test.each([
    'Sitemap: https://foo.bar/sitemap',
    'Invalid-Unknown-Line: unknown',
    'Crawl-delay: 5',
    'Content-Signal: ai-train=no',
    'Content-Usage: train-ai=n',
    'License: https://example.com/license.xml',
    'Host: example.com',
    'noise without a separator here',
    '',
    '# comment',
  ])('%j does not end the list of agents', (line) => {
    const text = `User-agent: BarBot\n${line}\nUser-agent: *\nDisallow: /`;
    expect(allowed(text, 'FooBot', '/')).toBe(false);
    expect(verdict(text, 'BarBot', '/')).toMatchObject({ allowed: false, group: 'named', line: 4 });
  });

  test('an empty rule ends the list of agents and says nothing', () => {
    const text = 'User-agent: a\nDisallow:\nUser-agent: b\nDisallow: /';
    expect(verdict(text, 'a', '/')).toMatchObject({ allowed: true, line: 0, group: 'named' });
    expect(allowed(text, 'b', '/')).toBe(false);
  });

  test('several default groups are one, and a named group silences them', () => {
    const text = 'User-agent: *\nDisallow: /a\nUser-agent: x\nDisallow: /x\nUser-agent: *\nDisallow: /b';
    expect([allowed(text, 'y', '/a'), allowed(text, 'y', '/b'), allowed(text, 'y', '/x')]).toEqual([
      false,
      false,
      true,
    ]);
    expect([allowed(text, 'x', '/a'), allowed(text, 'x', '/b'), allowed(text, 'x', '/x')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('without any applying group everything is open', () => {
    expect(verdict(foo('Disallow: /'), 'QuxBot', '/x')).toEqual({
      allowed: true,
      line: 0,
      rule: null,
      group: 'none',
      token: '',
    });
    expect(allowed('', 'FooBot', '')).toBe(true);
    expect(allowed(foo('Disallow: /'), '', '')).toBe(true);
    expect(allowed(foo('Disallow: /'), 'FooBot', '')).toBe(false);
  });
});

describe('tokens', () => {
  test('case does not matter, whole tokens do', () => {
    const text = 'User-agent: Applebot\nDisallow: /';
    expect(allowed(text, 'aPPLEBOT', '/')).toBe(false);
    expect(allowed(text, 'Applebot-Extended', '/')).toBe(true);
    expect(allowed('User-agent: Applebot-Extended\nDisallow: /', 'Applebot', '/')).toBe(true);
  });

  test.each(['GPTBot 2', 'GPTBot*', 'GPTBot/1.2', 'GPTBot (training)', 'gptbot, ClaudeBot'])(
    'of %j the leading token counts',
    (value) => {
      const text = `User-agent: ${value}\nDisallow: /`;
      expect(verdict(text, 'GPTBot', '/')).toMatchObject({
        allowed: false,
        group: 'named',
        strict: { allowed: true, group: 'none' },
      });
    },
  );

  test('a value is read up to the first blank, and a token with a blank is obeyed by nobody', () => {
    const text = 'User-Agent: *\nDisallow: /\nUser-Agent: Foo Bar\nAllow: /x/\nDisallow: /';
    expect(allowed(text, 'Foo', '/x/y')).toBe(true);
    expect(allowed(text, 'Foo Bar', '/x/y')).toBe(false);
  });

  test.each(['* bots', '*\tall'])('%j is the default group', (value) => {
    expect(verdict(`User-agent: ${value}\nDisallow: /`, 'x', '/')).toMatchObject({
      allowed: false,
      group: 'wildcard',
    });
  });

  test.each(['*bot', 'Foo* bot', '*/2.0', '*/2.0 bots'])('%j is not the default group', (value) => {
    expect(allowed(`User-agent: ${value}\nDisallow: /`, 'x', '/')).toBe(true);
  });

  test.each(['AI2Bot', 'img2dataset', 'Kangaroo Bot', 'Channel3Bot', 'Crawl4AI', 'AI2Bot-DeepResearchEval'])(
    '%j is compared as a whole value',
    (token) => {
      const text = `User-agent: ${token.toUpperCase()}/1.0\nDisallow: /`;
      expect(verdict(text, token, '/')).toMatchObject({ allowed: false, group: 'named', token });
      expect(allowed(`User-agent: ${token} /1.0\nDisallow: /`, token, '/')).toBe(false);
      expect(allowed(`User-agent: ${token}x\nDisallow: /`, token, '/')).toBe(true);
    },
  );

  test('a version behind the asked token does not count', () => {
    expect(allowed(foo('Disallow: /'), 'FooBot/2.1', '/')).toBe(false);
  });

  test('own group, then the fallbacks in order, then the default group', () => {
    const text =
      'User-agent: *\nDisallow: /w\nUser-agent: Googlebot\nDisallow: /g\nUser-agent: Kagibot\nDisallow: /k';
    expect(verdict(text, ['Applebot', 'Googlebot'], '/g')).toMatchObject({
      allowed: false,
      group: 'named',
      token: 'Googlebot',
    });
    expect(allowed(text, ['Kagibot', 'Googlebot'], '/g')).toBe(true);
    expect(verdict(text, ['a', 'b'], '/w')).toMatchObject({ allowed: false, group: 'wildcard', token: '*' });
  });

  test('a crawler may ignore the default group', () => {
    const robots = parseRobots('User-agent: *\nDisallow: /');
    expect(robotsVerdict(robots, 'x', '/', { wildcard: 'ignored' })).toMatchObject({
      allowed: true,
      group: 'none',
    });
    expect(robotsVerdict(robots, 'x', '/', { wildcard: 'applies' }).allowed).toBe(false);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '*'])(
    '%j as a token is harmless',
    (token) => {
      expect(verdict(foo('Disallow: /'), token, '/')).toMatchObject({ allowed: true, group: 'none' });
      expect(verdict('User-agent: *\nDisallow: /', token, '/')).toMatchObject({
        allowed: false,
        group: 'wildcard',
      });
    },
  );
});

describe('which rule decides', () => {
  test.each([
    [['Disallow: /x/page.html', 'Allow: /x/'], '/x/page.html', false],
    [['Allow: /x/page.html', 'Disallow: /x/'], '/x/page.html', true],
    [['Allow: /x/page.html', 'Disallow: /x/'], '/x/', false],
    [['Disallow: ', 'Allow: '], '/x/page.html', true],
    [['Disallow: /', 'Allow: /'], '/x/page.html', true],
    [['Disallow: /x', 'Allow: /x/'], '/x', false],
    [['Disallow: /x', 'Allow: /x/'], '/x/', true],
    [['Allow: /page', 'Disallow: /*.html'], '/page.html', false],
    [['Allow: /page', 'Disallow: /*.html'], '/page', true],
    [['Allow: /x/page.', 'Disallow: /*.html'], '/x/page.html', true],
    [['Allow: /$', 'Disallow: /'], '/', true],
    [['Allow: /$', 'Disallow: /'], '/page.htm', false],
    [['Disallow: /fish*', 'Allow: /fish'], '/fish', false],
    [['Disallow: /X/'], '/x/y', true],
  ])('%j on %s: %s', (rules, path, expected) => {
    expect(allowed(foo(...rules), 'FooBot', path)).toBe(expected);
  });

  test('of equal rules the first line is named, Allow before Disallow', () => {
    const text = foo('Disallow: /a', 'Disallow: /a', 'Allow: /a', 'Allow: /a');
    expect(verdict(text, 'FooBot', '/a')).toMatchObject({ allowed: true, line: 4, rule: 'Allow: /a' });
    expect(verdict(foo('Disallow: /a', 'Disallow: /a'), 'FooBot', '/a').line).toBe(2);
  });

  test('robots.txt itself is always open', () => {
    expect(verdict(foo('Disallow: /'), 'FooBot', '/robots.txt')).toMatchObject({ allowed: true, line: 0 });
    expect(allowed(foo('Disallow: /'), 'FooBot', '/robots.txt.bak')).toBe(false);
  });

  test('an allowed index file opens its directory, by leniency', () => {
    const text = 'User-agent: *\nAllow: /a/index.html\nDisallow: /';
    expect(verdict(text, 'x', '/a/')).toMatchObject({
      allowed: true,
      line: 2,
      strict: { allowed: false, line: 3 },
    });
    expect(allowed(text, 'x', '/a/index.htm')).toBe(false);
    expect(verdict(text, 'x', '/a/index.html')).not.toHaveProperty('strict');
    expect(allowed(text, 'x', '/other')).toBe(false);
    expect(allowed('User-agent: *\nDisallow: /a/index.html', 'x', '/a/')).toBe(true);
  });
});

describe('leniencies of the key', () => {
  test.each([
    'disallow /',
    'dissallow: /',
    'dissalow: /',
    'Disalow: /',
    'diasllow: /',
    'disallaw: /',
    'Disallowed: /',
  ])('%j blocks, but not by the letter', (rule) => {
    expect(verdict(foo(rule), 'FooBot', '/')).toMatchObject({ allowed: false, strict: { allowed: true } });
  });

  test.each(['useragent: FooBot', 'user agent: FooBot', 'user-agents: FooBot', 'User-agent FooBot'])(
    '%j names, but not by the letter',
    (head) => {
      expect(verdict(`${head}\nDisallow: /`, 'FooBot', '/')).toMatchObject({
        allowed: false,
        strict: { allowed: true, group: 'none' },
      });
    },
  );

  test('an Allow without a colon opens, but not by the letter', () => {
    const text = foo('Disallow: /', 'Allow /x');
    expect(verdict(text, 'FooBot', '/x')).toMatchObject({ allowed: true, strict: { allowed: false } });
  });

  test('the letter finds the group in any case, and is told only where it says something else', () => {
    const text = foo('Disallow: /a', 'Disalow: /b');
    expect(verdict(text, 'FOOBOT', '/a')).not.toHaveProperty('strict');
    expect(verdict(text, 'FOOBOT', '/b').strict).toMatchObject({ allowed: true, group: 'named' });
  });

  test('of several agents of a group each is read by itself', () => {
    const text = 'User-agent: FooBot\nUser-agent: BarBot/2\nDisallow: /';
    expect(verdict(text, 'FooBot', '/')).not.toHaveProperty('strict');
    expect(verdict(text, 'BarBot', '/')).toMatchObject({ allowed: false, strict: { allowed: true } });
  });

  test('a file that needs none has no second reading', () => {
    const plain = 'User-agent: *\nUSER-AGENT: Foo-Bot_x\nAllow: /a\nDisallow: /index.html\nDisalow-delay: 1';
    expect(parseRobots(plain).strict).not.toBeNull();
    expect(parseRobots(plain.replace('Disalow-delay', 'Crawl-delay')).strict).toBeNull();
  });

  test('case of keys does not matter, unknown keys do nothing', () => {
    expect(verdict('uSeR-aGeNt: FooBot\ndIsAlLoW: /', 'FooBot', '/')).toEqual({
      allowed: false,
      line: 2,
      rule: 'Disallow: /',
      group: 'named',
      token: 'FooBot',
    });
    expect(allowed('foo: FooBot\nbar: /', 'FooBot', '/')).toBe(true);
  });
});

describe('one crawler over many addresses and lines', () => {
  test('reach', () => {
    const of = (text: string, paths: string[]) => robotsReach(parseRobots(text), 'x', paths);
    expect(of('', ['/a', '/b'])).toBe('open');
    expect(of('User-agent: *\nDisallow: /', ['/a', '/b'])).toBe('closed');
    expect(of('User-agent: *\nDisallow: /a', ['/a', '/b'])).toBe('partial');
    expect(of('User-agent: *\nDisallow: /\nAllow: /a', ['/a', '/b'])).toBe('partial');
    expect(of('User-agent: *\nDisallow: /a', [])).toBe('open');
  });

  test('crawl delay and signals of the applying groups', () => {
    const robots = parseRobots(
      'User-agent: x\nCrawl-delay: 5\nUser-agent: *\nDisallow:\nUser-agent: *\nCrawl-delay: 0.5\nContent-Signal: search=yes, ai-train=no',
    );
    expect(crawlDelay(robots, 'x')).toBe(5);
    expect(crawlDelay(robots, 'other')).toBe(5);
    expect(crawlDelay(parseRobots(''), 'other')).toBe(null);
    expect(groupsFor(robots, 'other').groups.at(-1)?.contentSignal).toEqual({
      line: 7,
      search: true,
      aiInput: null,
      aiTrain: false,
      use: null,
    });
  });
});
