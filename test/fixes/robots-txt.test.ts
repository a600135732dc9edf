import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aiBots, scoredBots } from '../../src/catalog/ai-bots.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { parseRobots } from '../../src/readers/robots/parse.ts';
import { robotsVerdict } from '../../src/readers/robots/verdict.ts';
import { tokensOf } from '../../src/readers/robots/bots.ts';
import { robotsAccess } from '../../src/facts/robots-access.ts';
import { allowAddress, allowBots } from '../../src/fixes/robots-txt.ts';
import { corpusFolder } from '../corpus.ts';
import { applyDiff } from './apply-diff.ts';

const bot = (key: string) => aiBots.find((entry) => entry.key === key)!;
const access = (text: string) =>
  robotsAccess(
    exchangeOf({
      url: 'https://example.com/robots.txt',
      headers: [['content-type', 'text/plain']],
      body: text,
    }),
  );
const blockedIn = (text: string) => {
  const robots = parseRobots(text);
  return scoredBots.filter((entry) => !robotsVerdict(robots, tokensOf(entry), '/').allowed);
};
const fixed = (text: string, diff: string) => parseRobots(applyDiff(text, diff));
const diffLines = (diff: string) => diff.split('\n').filter((line) => /^[+-](?![+-])/.test(line));
/** The lines that a diff adds, without the blank one before them. */
const added = (diff: string) =>
  diff
    .split('\n')
    .filter((line) => line.startsWith('+') && !line.startsWith('+++'))
    .map((line) => line.slice(1))
    .join('\n')
    .trimStart();

describe('the text', () => {
  test('a bot under * gets its own group with the private places of *', () => {
    const text =
      'User-agent: *\nCrawl-delay: 2\nDisallow: /\nDisallow: /admin\nAllow: /admin/public\nContent-Signal: ai-train=no';
    expect(added(allowBots(access(text), [bot('oai-searchbot'), bot('claude-user')]))).toBe(
      [
        'User-agent: OAI-SearchBot',
        'User-agent: Claude-User',
        'Allow: /',
        'Disallow: /admin',
        'Allow: /admin/public',
        'Crawl-delay: 2',
        'Content-Signal: ai-train=no',
      ].join('\n'),
    );
  });

  test('what the group says of the use of content is taken over, with its path and parameters', () => {
    const text =
      'User-agent: *\nDisallow: /\nContent-Usage: /docs train-ai=y\nContent-Usage: train-ai=n, search';
    expect(added(allowBots(access(text), [bot('oai-searchbot')]))).toBe(
      'User-agent: OAI-SearchBot\nAllow: /\nContent-Usage: /docs train-ai=y\nContent-Usage: train-ai=n, search',
    );
  });

  test('a bot is taken out of a group where it is let in by what then applies to it', () => {
    const text = 'User-agent: GPTBot\r\nUser-agent: PerplexityBot\r\nDisallow: /\r\nDisallow: /*\r\n';
    expect(allowBots(access(text), [bot('perplexitybot')])).toBe(
      [
        '--- a/robots.txt',
        '+++ b/robots.txt',
        '@@ -1,4 +1,3 @@',
        ' User-agent: GPTBot',
        '-User-agent: PerplexityBot',
        ' Disallow: /',
        ' Disallow: /*',
      ].join('\n'),
    );
  });

  test('a group that would name nobody goes whole, and what stands around it stays', () => {
    const text =
      '# ours\nUser-agent: Foo\nDisallow: /f\n\nUser-agent: PerplexityBot\nCrawl-delay: 9\nDisallow: /\nSitemap: https://example.com/s.xml\n\nUser-agent: *\nDisallow: /admin\n';
    const diff = allowBots(access(text), [bot('perplexitybot')]);
    // Its delay is its own, so it is taken over.
    expect(added(diff)).toContain('User-agent: PerplexityBot\nAllow: /\nDisallow: /admin');
    const free = text.replace('Crawl-delay: 9\n', '');
    expect(applyDiff(free, allowBots(access(free), [bot('perplexitybot')]))).toBe(
      '# ours\nUser-agent: Foo\nDisallow: /f\n\nSitemap: https://example.com/s.xml\nUser-agent: *\nDisallow: /admin',
    );
  });

  test('a bot whose own group keeps more from it than others get stays there, with an Allow beside each closing rule', () => {
    const text = 'User-agent: GPTBot\nUser-agent: PerplexityBot\nDisallow: /\nDisallow: /*\nDisallow: /x';
    // `/x` was closed to it alone; taken out, it would read that too.
    expect(added(allowBots(access(text), [bot('perplexitybot')]))).toBe(
      'User-agent: PerplexityBot\nAllow: /\nAllow: /*',
    );
    const shut = 'User-agent: PerplexityBot\nDisallow: /\n\nUser-agent: *\nDisallow: /';
    expect(added(allowBots(access(shut), [bot('perplexitybot')]))).toBe(
      'User-agent: PerplexityBot\nAllow: /',
    );
  });

  test('a bot under the group of its fallback gets its own', () => {
    const text = 'User-agent: Googlebot\nDisallow: /\nDisallow: /g';
    expect(added(allowBots(access(text), [bot('applebot')]))).toBe(
      'User-agent: Applebot\nAllow: /\nDisallow: /g',
    );
  });

  test('bots that followed a group which is gone get one with what they had', () => {
    const text = 'User-agent: Googlebot\nDisallow: /\n';
    const after = fixed(text, allowBots(access(text), [bot('googlebot')]));
    expect(robotsVerdict(after, ['Applebot', 'Googlebot'], '/a').allowed).toBe(false);
    expect(robotsVerdict(after, 'Googlebot', '/a').allowed).toBe(true);
  });

  test('bots that would follow a new group stay where they are', () => {
    const text = 'User-agent: *\nDisallow: /';
    const code = allowBots(access(text), [bot('googlebot')]);
    expect(added(code)).toContain('User-agent: Applebot\nUser-agent: Kagibot\nDisallow: /');
    expect(robotsVerdict(fixed(text, code), ['Applebot', 'Googlebot'], '/').allowed).toBe(false);
  });

  test('a list of agents that the file leaves open is closed first', () => {
    const text =
      'User-agent: *\nDisallow: /\nDisallow: /p\nUser-agent: Foo\nSitemap: https://example.com/s.xml';
    const code = allowBots(access(text), [bot('bingbot')]);
    expect(added(code)).toMatch(/^# .*\nDisallow:\n\nUser-agent: bingbot\n/);
    expect(robotsVerdict(fixed(text, code), 'Foo', '/p').allowed).toBe(true);
  });

  test.each([
    ['nothing blocks', 'User-agent: *\nDisallow: /admin'],
    ['the file is empty', ''],
    [
      'a file that keeps nobody out ends with a name without rules',
      'User-agent: *\nAllow: /\n\nUser-agent: Foo',
    ],
    ['the file is too large', `User-agent: *\nDisallow: /\n${'#'.repeat(512_000)}`],
    ['there are too many rules to take over', `User-agent: *\nDisallow: /\n${'Disallow: /x\n'.repeat(500)}`],
  ])('none when %s', (_name, text) => {
    expect(allowBots(access(text), scoredBots)).toBe('');
  });

  test('500 lines are taken over', () => {
    const text = `User-agent: *\nDisallow: /\n${'Disallow: /x\n'.repeat(499)}`;
    expect(added(allowBots(access(text), [bot('bingbot')])).split('\n').length).toBe(501);
  });

  test('none without a file, or for a bot that cannot be named', () => {
    const url = 'https://example.com/robots.txt';
    expect(allowBots(robotsAccess(exchangeOf({ url, status: 503, body: '' })), scoredBots)).toBe('');
    expect(allowBots(access('User-agent: *\nDisallow: /'), [bot('tavily')])).toBe('');
  });
});

describe('the proof', () => {
  const names = [
    '*',
    'Googlebot',
    'GPTBot',
    'OAI-SearchBot',
    'AI2Bot',
    'Kangaroo Bot',
    'Yandex',
    'Applebot',
    'bingbot 2',
    'Foo',
  ];
  const line = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...names).map((name) => `User-agent: ${name}`) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          fc.constantFrom('Disallow', 'Allow', 'disalow'),
          fc.constantFrom('/', '/*', '/$', '*', '/a', '/a$', '/*b', '', '/caf\u00e9', '/index.html'),
        )
        .map(([key, value]) => `${key}: ${value}`),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '# c',
        'Crawl-delay: 3',
        'Content-Signal: search=yes',
        'Sitemap: /s.xml',
        'noise',
      ),
    },
  );
  const file = fc.array(line, { maxLength: 14 }).map((lines) => lines.join('\n'));
  const paths = ['/', '/a', '/ab', '/b', '/caf\u00e9', '/index.html', '/x/y?z'];

  const pick = (text: string, choice: number) =>
    blockedIn(text).filter((_, at) => ((choice >> (at % 16)) & 1) === 1);
  const verdicts = (robots: ReturnType<typeof parseRobots>, of: typeof scoredBots) =>
    of.flatMap((entry) =>
      paths.map((path) => [entry.key, path, robotsVerdict(robots, tokensOf(entry), path).allowed]),
    );

  test('it opens the home page to the bots and moves nobody else, anywhere', () => {
    fc.assert(
      fc.property(file, fc.nat(), (text, choice) => {
        const chosen = pick(text, choice);
        fc.pre(chosen.length > 0);
        const after = fixed(text, allowBots(access(text), chosen));
        expect(chosen.filter((entry) => !robotsVerdict(after, tokensOf(entry), '/').allowed)).toEqual([]);
        const others = scoredBots.filter((entry) => !chosen.includes(entry));
        expect(verdicts(after, others)).toEqual(verdicts(parseRobots(text), others));
      }),
      { numRuns: 100 },
    );
  });

  test('after it there is nothing left to fix', () => {
    fc.assert(
      fc.property(file, fc.nat(), (text, choice) => {
        const chosen = pick(text, choice);
        const again = applyDiff(text, allowBots(access(text), chosen));
        expect(allowBots(access(again), chosen)).toBe('');
      }),
      { numRuns: 50 },
    );
  });

  test('a bot under * keeps out of what else is closed to it', () => {
    const text = 'User-agent: *\nDisallow: /\nDisallow: /admin\nDisallow: /*?session=';
    const after = fixed(text, allowBots(access(text), blockedIn(text)));
    for (const entry of scoredBots) {
      const of = (path: string) => robotsVerdict(after, tokensOf(entry), path).allowed;
      expect([of('/'), of('/blog'), of('/admin'), of('/x?session=1')]).toEqual([true, true, false, false]);
    }
  });
});

describe('one address', () => {
  const verdict = (text: string, code: string, key: string, address: string) =>
    robotsVerdict(fixed(text, code), tokensOf(bot(key)), address).allowed;

  test('is opened, and what else was private stays private', () => {
    const text = 'User-agent: *\nDisallow: /admin\nDisallow: /blog\nCrawl-delay: 3';
    const page = 'https://example.com/blog/post?a=1';
    const code = allowAddress(access(text), [bot('oai-searchbot')], page);
    expect(added(code)).toBe(
      'User-agent: OAI-SearchBot\nAllow: /blog/post?a=1$\nDisallow: /admin\nDisallow: /blog\nCrawl-delay: 3',
    );
    expect(verdict(text, code, 'oai-searchbot', page)).toBe(true);
    expect(verdict(text, code, 'oai-searchbot', 'https://example.com/admin')).toBe(false);
    expect(verdict(text, code, 'oai-searchbot', 'https://example.com/blog/other')).toBe(false);
    expect(verdict(text, code, 'gptbot', page)).toBe(false);
  });

  test('of a bot with a group of its own gets an Allow that outweighs the rule', () => {
    const text = 'User-agent: OAI-SearchBot\nDisallow: /*.html$\nDisallow: /x';
    const code = allowAddress(access(text), [bot('oai-searchbot')], 'https://example.com/first.html');
    expect(added(code)).toBe('User-agent: OAI-SearchBot\nAllow: /first.html$');
    expect(verdict(text, code, 'oai-searchbot', 'https://example.com/first.html')).toBe(true);
    expect(verdict(text, code, 'oai-searchbot', 'https://example.com/b.html')).toBe(false);
    const whole = 'User-agent: OAI-SearchBot\nDisallow: /';
    expect(
      applyDiff(whole, allowAddress(access(whole), [bot('oai-searchbot')], 'https://example.com/a')),
    ).toBe('');
    const longer = 'User-agent: OAI-SearchBot\nDisallow: /a*h*t*m*l*$';
    const beside = allowAddress(access(longer), [bot('oai-searchbot')], 'https://example.com/a.html');
    expect(added(beside)).toBe('User-agent: OAI-SearchBot\nAllow: /a.html*****');
    expect(verdict(longer, beside, 'oai-searchbot', 'https://example.com/a.html')).toBe(true);
    expect(verdict(text, code, 'oai-searchbot', 'https://example.com/x')).toBe(false);
  });

  test('may hold what is a wildcard in a rule', () => {
    const text = 'User-agent: *\nDisallow: /a';
    const page = 'https://example.com/a*b$';
    const code = allowAddress(access(text), [bot('oai-searchbot')], page);
    expect(code).toContain('Allow: /a%2Ab%24');
    expect(verdict(text, code, 'oai-searchbot', page)).toBe(true);
  });

  test('is given up where a group has too many rules to take over', () => {
    const text = `User-agent: *\nDisallow: /\n${'Disallow: /p\n'.repeat(501)}`;
    expect(allowAddress(access(text), [bot('oai-searchbot')], 'https://example.com/')).toBe('');
    expect(
      allowAddress(
        robotsAccess(exchangeOf({ url: 'https://example.com/robots.txt', status: 503, body: '' })),
        [bot('oai-searchbot')],
        'https://example.com/',
      ),
    ).toBe('');
  });
});

describe('what is opened is what is open to all', () => {
  test('a bot that its own group kept out gets the private places of * with its Allow', () => {
    const text =
      'User-agent: GPTBot\nUser-agent: OAI-SearchBot\nDisallow: /\n\nUser-agent: *\nDisallow: /admin\nAllow: /admin/public\n';
    const code = allowBots(access(text), [bot('oai-searchbot')]);
    expect(diffLines(code)).toEqual(['-User-agent: OAI-SearchBot']);
    const after = fixed(text, code);
    const isOpen = (token: string, path: string) => robotsVerdict(after, token, path).allowed;
    expect(['/', '/a', '/admin', '/admin/public'].map((path) => isOpen('OAI-SearchBot', path))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(isOpen('GPTBot', '/')).toBe(false);
  });

  const paths = ['/', '/a', '/a/b', '/admin', '/admin/x', '/b'];
  const rule = fc
    .tuple(fc.constantFrom('Allow', 'Disallow'), fc.constantFrom(...paths, '/admin*', '/*', ''))
    .map(([name, path]) => `${name}: ${path}`);
  const group = fc
    .tuple(
      fc.subarray(['*', 'GPTBot', 'OAI-SearchBot', 'PerplexityBot', 'Googlebot', 'Applebot'], {
        minLength: 1,
      }),
      fc.array(rule, { maxLength: 4 }),
    )
    .map(([names, rules]) => [...names.map((name) => `User-agent: ${name}`), ...rules].join('\n'));

  test('every other bot may read what it could, and an opened one nothing that was closed to it and is to all', () => {
    fc.assert(
      fc.property(fc.array(group, { maxLength: 4 }), (groups) => {
        const text = groups.join('\n\n');
        const before = parseRobots(text);
        const opened = [bot('oai-searchbot'), bot('perplexitybot')].filter(
          (one) => !robotsVerdict(before, tokensOf(one), '/').allowed,
        );
        const code = allowBots(access(text), opened);
        fc.pre(code !== '');
        const after = fixed(text, code);
        const isOpenToAll = robotsVerdict(before, 'Nobody', '/').allowed;
        const wrong = aiBots
          .filter(({ tokens }) => tokens.length > 0)
          .flatMap((one) =>
            paths
              .filter((path) => {
                const was = robotsVerdict(before, tokensOf(one), path).allowed;
                const is = robotsVerdict(after, tokensOf(one), path).allowed;
                if (!opened.includes(one)) return is !== was;
                if (path === '/') return !is;
                return is && !was && isOpenToAll && !robotsVerdict(before, 'Nobody', path).allowed;
              })
              .map((path) => `${one.key} ${path}`),
          );
        expect([code, wrong]).toEqual([code, []]);
      }),
      { numRuns: 60 },
    );
  });
});

test('one page that is opened opens no other, where the bot may read the home page', () => {
  const paths = ['/', '/a', '/a/b', '/a/b?c=1', '/admin', '/b', '/a/bc', '/index.html'];
  const rule = fc
    .tuple(
      fc.constantFrom('Allow', 'Disallow', 'Disallow'),
      fc.constantFrom(...paths, '/admin*', '/*', '', '/*b$', '/a/*', '/$'),
    )
    .map(([name, path]) => `${name}: ${path}`);
  const names = ['*', 'GPTBot', 'OAI-SearchBot', 'PerplexityBot', 'Googlebot', 'Applebot'];
  const group = fc
    .tuple(fc.subarray(names, { minLength: 1 }), fc.array(rule, { maxLength: 5 }))
    .map(([agents, rules]) => [...agents.map((name) => `User-agent: ${name}`), ...rules].join('\n'));
  const bots = [bot('oai-searchbot'), bot('perplexitybot'), bot('googlebot'), bot('applebot')];
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...paths),
      (groups, page) => {
        const text = groups.join('\n\n');
        const isOpen = (robots: ReturnType<typeof parseRobots>, one: (typeof bots)[number], path: string) =>
          robotsVerdict(robots, tokensOf(one), path).allowed;
        const before = parseRobots(text);
        const opened = bots.filter((one) => !isOpen(before, one, page));
        fc.pre(opened.length > 0);
        const diff = allowAddress(access(text), opened, `https://example.com${page}`);
        const after = fixed(text, diff);
        const moved = aiBots
          .filter((one) => one.tokens.length > 0 && (!opened.includes(one) || isOpen(before, one, '/')))
          .flatMap((one) =>
            paths
              .filter((path) => !(opened.includes(one) && path === page))
              .filter((path) => isOpen(before, one, path) !== isOpen(after, one, path))
              .map((path) => `${one.key} ${path}`),
          );
        const closed = opened.filter((one) => !isOpen(after, one, page));
        expect([diff, moved, closed]).toEqual([diff, [], []]);
      },
    ),
    { numRuns: 60 },
  );
});

describe('real files', () => {
  const folder = corpusFolder();
  const robotsFiles = (root: string) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /robots[^/]*\.txt$|(?:^|\/)robots\/[^/]+$/.test(name))
      .map((name) => join(root, name));
  const found = folder === null ? [] : robotsFiles(folder);
  if (folder !== null && found.length === 0) console.log(`no robots.txt among the corpus at ${folder}`);
  const files = [...robotsFiles(join(import.meta.dirname, '../../fixtures')), ...found];

  test('let in who is asked for, and move no other bot on any path of the file', () => {
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const text = readFileSync(file).toString('utf8');
      // Whoever is let in so far is shut out first, so that every file has something to open.
      const shut = `${text}\n\nUser-agent: OAI-SearchBot\nUser-agent: GPTBot\nDisallow: /\n`;
      const before = parseRobots(shut);
      const opened = scoredBots.filter((one) => !robotsVerdict(before, tokensOf(one), '/').allowed);
      const diff = allowBots(access(shut), opened);
      if (diff === '') continue;
      const after = fixed(shut, diff);
      const paths = ['/', '/x', ...before.groups.flatMap(({ rules }) => rules.map(({ value }) => value))];
      const moved = aiBots
        .filter((one) => one.tokens.length > 0 && !opened.includes(one))
        .flatMap((one) =>
          paths.filter(
            (path) =>
              robotsVerdict(before, tokensOf(one), path).allowed !==
              robotsVerdict(after, tokensOf(one), path).allowed,
          ),
        );
      expect([file, moved]).toEqual([file, []]);
      expect(opened.filter((one) => !robotsVerdict(after, tokensOf(one), '/').allowed)).toEqual([]);
    }
  });
});
