import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRobots } from '../../../src/readers/robots/parse.ts';
import { robotsVerdict } from '../../../src/readers/robots/verdict.ts';

const kinds = (text: string | Uint8Array) => parseRobots(text).lines.map(({ kind }) => kind);
const codes = (text: string | Uint8Array) =>
  parseRobots(text).problems.map(({ code, line = 0 }) => `${code}@${line}`);
const allowed = (text: string | Uint8Array, path: string, token = 'FooBot') =>
  robotsVerdict(parseRobots(text), token, `https://example.com${path}`).allowed;

test('what is neither text nor bytes is refused in one line', () => {
  for (const wrong of [null, undefined, 3])
    expect(() => parseRobots(wrong as never)).toThrow(new TypeError('parseRobots takes a text or bytes'));
});

describe('lines', () => {
  test('kinds and flags are those of Google’s reporting parser', () => {
    const text = [
      'User-Agent: foo',
      'Allow: /some/path',
      'User-Agent bar # no',
      'three plain words',
      '#so comment, much wow',
      '',
      'unicorns: /extinct',
      'noarchive: /some',
      'Disallow: /',
      'Error #and comment',
      'useragent: baz',
      'disallaw: /some',
      'site-map: https://e/s.xml #comment',
      'sitemap: https://e/t.xml',
      'Noarchive: /someCapital',
      '',
    ].join('\n');
    expect(parseRobots(text).lines).toEqual([
      { line: 1, kind: 'user-agent' },
      { line: 2, kind: 'allow' },
      { line: 3, kind: 'user-agent', missingColon: true, trailingComment: true },
      { line: 4, kind: 'unknown' },
      { line: 5, kind: 'comment' },
      { line: 6, kind: 'empty' },
      { line: 7, kind: 'unknown' },
      { line: 8, kind: 'unsupported' },
      { line: 9, kind: 'disallow' },
      { line: 10, kind: 'unknown', trailingComment: true },
      { line: 11, kind: 'user-agent', typo: true },
      { line: 12, kind: 'disallow', typo: true },
      { line: 13, kind: 'sitemap', typo: true, trailingComment: true },
      { line: 14, kind: 'sitemap' },
      { line: 15, kind: 'unsupported' },
      { line: 16, kind: 'empty' },
    ]);
    expect(parseRobots(text).sitemaps).toEqual(['https://e/s.xml', 'https://e/t.xml']);
  });

  test.each([
    'clean-param',
    'content-signal',
    'content-usage',
    'crawl-delay',
    'domain',
    'host',
    'noarchive',
    'nofollow',
    'noindex',
    'request-rate',
    'revisit-after',
    'visit-time',
  ])('%s is known and unsupported', (key) => {
    expect(kinds(`${key.toUpperCase()}: x`)).toEqual(['unsupported']);
    expect(kinds(`${key}s: x`)).toEqual(['unknown']);
  });

  test.each([
    ['', ['empty']],
    ['\n', ['empty', 'empty']],
    ['\r\n', ['empty', 'empty']],
    ['\r', ['empty', 'empty']],
    ['\n\r', ['empty', 'empty', 'empty']],
    ['allow: /', ['allow']],
    ['allow: /\r\n\r\n', ['allow', 'empty', 'empty']],
    [' \t # x', ['comment']],
    [': /', ['unknown']],
    ['allow :/', ['allow']],
    ['allow:', ['allow']],
    ['allow', ['unknown']],
    ['allow / /x', ['unknown']],
    ['allow\t\t/', ['allow']],
    ['\vallow: /\f', ['allow']],
    ['\u00a0allow: /', ['unknown']],
  ] as const)('%j', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  test('around keys and values stand the blanks of the C locale and no others', () => {
    const sitemap = (text: string) => parseRobots(text).sitemaps;
    expect(sitemap('\f sitemap\v:\t \v/s.xml\t\f')).toEqual(['/s.xml']);
    expect(sitemap('sitemap: \u0008/s.xml\u000e')).toEqual(['\u0008/s.xml\u000e']);
  });

  test('a missing colon is told for any key', () => {
    expect(parseRobots('Error page').lines).toEqual([{ line: 1, kind: 'unknown', missingColon: true }]);
  });

  test('an octet behind the 16,663rd of a line does not count', () => {
    const path = (length: number) => `/${'a'.repeat(length - 'disallow: /'.length)}`;
    const blocks = (length: number) =>
      !allowed(`user-agent: FooBot\ndisallow: ${path(length)}b`, `${path(length)}c`);
    expect([blocks(16_662), blocks(16_663)]).toEqual([false, true]);
    expect(codes(`user-agent: FooBot\ndisallow: ${path(16_663)}`)).toEqual([]);
    expect(codes(`user-agent: FooBot\ndisallow: ${path(16_664)}`)).toEqual(['line-too-long@2']);
    expect(
      allowed(`user-agent: FooBot\ndisallow: ${path(16_663)}/qux\nallow: /`, `${path(16_663)}/fux`),
    ).toBe(false);
  });

  test('a NUL ends its line', () => {
    expect(allowed('user-agent: FooBot\ndisallow: /a\0b\ndisallow: /c', '/ax')).toBe(false);
    expect(allowed('user-agent: FooBot\ndisallow: /a\0b\ndisallow: /c', '/c')).toBe(false);
    expect(codes('user-agent: FooBot\0')).toEqual(['nul@1']);
  });
});

describe('octets', () => {
  const group = Buffer.from('User-agent: FooBot\nDisallow: /a\n');

  test.each([
    ['a byte order mark', [0xef, 0xbb, 0xbf], ['user-agent', 'disallow', 'empty']],
    ['two octets of it', [0xef, 0xbb], ['user-agent', 'disallow', 'empty']],
    ['one octet of it', [0xef], ['user-agent', 'disallow', 'empty']],
    ['a wrong one', [0xef, 0x11, 0xbf], ['unknown', 'disallow', 'empty']],
    ['two of them', [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf], ['unknown', 'disallow', 'empty']],
  ])('%s at the start', (_name, mark, expected) => {
    expect(kinds(Buffer.concat([Buffer.from(mark), group]))).toEqual(expected);
  });

  test('a file of nothing but a mark says nothing', () => {
    expect(kinds(Buffer.from([0xef, 0xbb, 0xbf]))).toEqual(['empty']);
  });

  test('a mark further down spoils its line', () => {
    expect(kinds('User-agent: foo\n\ufeffAllow: /x\n')).toEqual(['user-agent', 'unknown', 'empty']);
  });

  test('UTF-16 by its mark is read, and told', () => {
    const little = Buffer.from('\ufeffUser-agent: FooBot\nDisallow: /\u00e9\n', 'utf16le');
    for (const bytes of [little, Buffer.from(little).swap16()]) {
      expect(allowed(bytes, '/\u00e9')).toBe(false);
      expect(codes(bytes)).toEqual(['utf-16@0']);
    }
  });

  test('octets that are no UTF-8 are compared as they are', () => {
    const latin1 = Buffer.from('User-agent: FooBot\nDisallow: /caf\u00e9', 'latin1');
    expect([allowed(latin1, '/caf%E9'), allowed(latin1, '/caf\u00e9')]).toEqual([false, true]);
  });

  test('byte 512,000 counts, the next does not', () => {
    const ending = '\nDisallow: /z';
    const head = 'User-agent: FooBot';
    const filler = `\n#${'x'.repeat(98)}`.repeat(5_120);
    const exact = head + filler.slice(0, 512_000 - head.length - ending.length) + ending;
    expect([allowed(exact, '/z'), parseRobots(exact).truncated, codes(exact)]).toEqual([false, false, []]);
    const over = `${exact}\nDisallow: /y`;
    expect([allowed(over, '/z'), allowed(over, '/y'), parseRobots(over).truncated]).toEqual([
      false,
      true,
      true,
    ]);
    expect(codes(over)).toEqual(['too-large@0']);
  });

  test('a view into a larger buffer is read within its bounds', () => {
    const large = Buffer.from('xxUser-agent: FooBot\nDisallow: /\nAllow: /q');
    expect(kinds(large.subarray(2, 32))).toEqual(['user-agent', 'disallow']);
  });
});

describe('what is listed', () => {
  test('Crawl-delay, Content-Signal and Content-Usage per group', () => {
    const [first, second, third] = parseRobots(
      `User-agent: a
Crawl-delay: 1.5
Crawl-delay: 10
Crawl-delay: 0
Crawl-delay: soon
Request-rate: 60
Domain: search=no
User-agent: b
Content-Signal: Search=YES, ai-input = no ,ai-train=maybe, use=reference
Content-Usage: train-ai=n, search=y
Content-Usage: /docs train-ai=y
Disallow:
User-agent: c
Crawl-delay: soon
Content-signal: nonsense
User-agent: d
Disallow: /
User-agent: e
Crawl-delay: 0.5`,
    ).groups;
    expect(first?.agents).toEqual([
      { line: 1, value: 'a' },
      { line: 8, value: 'b' },
    ]);
    expect(first?.crawlDelay).toBe(10);
    expect(first?.contentSignal).toEqual({
      line: 9,
      search: true,
      aiInput: false,
      aiTrain: null,
      use: 'reference',
    });
    expect(first?.contentUsage).toEqual([
      {
        line: 10,
        path: null,
        preferences: [
          ['train-ai', 'n'],
          ['search', 'y'],
        ],
      },
      { line: 11, path: '/docs', preferences: [['train-ai', 'y']] },
    ]);
    // The empty Disallow of line 12 ends the list of agents and is no rule.
    expect(first?.rules).toEqual([]);
    expect(third?.crawlDelay).toBe(0.5);
    expect([second?.crawlDelay, second?.contentSignal, second?.contentUsage]).toEqual([null, null, []]);
  });

  test('Host, Clean-param, License, Agentmap', () => {
    const robots = parseRobots(
      'Host: example.com\nClean-param: ref /a\nLICENSE: https://example.com/l.xml\nAgentmap: https://example.com/ard.json',
    );
    expect(robots.hosts).toEqual([{ line: 1, value: 'example.com' }]);
    expect(robots.cleanParams).toEqual([{ line: 2, value: 'ref /a' }]);
    expect(robots.agentmaps).toEqual([{ line: 4, value: 'https://example.com/ard.json' }]);
    expect(robots.lines[3]?.kind).toBe('unsupported');
    expect(robots.problems.filter(({ line }) => line === 4)).toEqual([]);
    expect(robots.licenses).toEqual([{ line: 3, value: 'https://example.com/l.xml' }]);
  });

  test('the block that Cloudflare manages', () => {
    const text =
      '# As a condition\n# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed Content\nUser-agent: *';
    expect(parseRobots(text).cloudflareManaged).toEqual({ from: 2, to: 5 });
    expect(parseRobots('User-agent: *').cloudflareManaged).toBe(null);
    expect(parseRobots('# BEGIN Cloudflare Managed content\nx').cloudflareManaged).toEqual({
      from: 1,
      to: 2,
    });
    expect(parseRobots(`# END Cloudflare Managed content\n${text}`).cloudflareManaged).toEqual({
      from: 3,
      to: 6,
    });
  });

  test.each(['<!DOCTYPE html>\n<html>', ' \n  <html lang="en">', '<?xml version="1.0"?>', '<!-- x -->'])(
    '%j is markup',
    (text) => {
      const robots = parseRobots(`${text}\nUser-agent: *\nDisallow: /`);
      expect(robots.html).toBe(true);
      expect(robots.problems[0]?.code).toBe('html');
      expect(robotsVerdict(robots, 'x', '/').allowed).toBe(false);
    },
  );

  test('rules with markup behind them are rules', () => {
    expect(parseRobots('User-agent: *\n<html>').html).toBe(false);
    expect(parseRobots('# <html>\nUser-agent: *').html).toBe(false);
    expect(parseRobots('').html).toBe(false);
  });
});

describe('problems', () => {
  test.each([
    ['disalow: /', 'key-typo'],
    ['Disallowed: /', 'key-suffix'],
    ['Disallow /', 'missing-colon'],
    ['noise here and there', 'unknown-line'],
    ['{{ rules }}', 'template-left'],
    ['{% if site.private: yes %}', 'template-left'],
    ['User-agent:', 'agent-empty'],
    ['User-agent: \u201cGPTBot\u201d', 'agent-empty'],
    ['User-agent: *bot', 'agent-empty'],
    ['User-agent: * (all)', 'agent-suffix'],
    ['User-agent: GPTBot/1.0', 'agent-suffix'],
    ['User-agent: AI2Bot', 'agent-nonstandard'],
    ['User-agent: kangaroo bot', 'agent-nonstandard'],
    ['User-agent: Kangaroo Bots', 'agent-suffix'],
    ['User-agend: GPTBot', 'key-near'],
    ['User_agent: GPTBot', 'key-near'],
    ['Usr-agnt: GPTBot', 'key-near'],
    ['Desalow: /', 'key-near'],
    ['Alow: /', 'key-near'],
    ['Sitmap: https://example.com/s.xml', 'key-near'],
    ['Crawl delay: 5', 'key-near'],
    ['Content-Signals: ai-train=no', 'key-near'],
    ['User-agent: ChatGPT', 'agent-product'],
    ['User-agent: OPENAI', 'agent-product'],
    ['User-agent: Gemini', 'agent-product'],
    ['Disallow: admin', 'rule-without-slash'],
    ['Allow: admin', 'rule-without-slash'],
    ['Disallow: https://example.com/a', 'rule-is-url'],
    ['Sitemap: /sitemap.xml', 'sitemap-relative'],
    ['Sitemap: /{{ file }}', 'sitemap-no-address'],
    ['Sitemap: https://{{host}}/sitemap.xml', 'sitemap-no-address'],
    ['Sitemap: https://[your domain]/sitemap.xml', 'sitemap-no-address'],
    ['Noindex: /a', 'no-effect'],
    ['Crawl-delay: 5s', 'crawl-delay-invalid'],
    ['Content-Signal: yes', 'content-signal-invalid'],
  ])('%j is %s', (line, code) => {
    expect(codes(`User-agent: *\n${line}`)).toEqual([`${code}@2`]);
  });

  test.each([
    'Disallow: /*{{*',
    'Sitemap: https://b\u00fccher.example/a b.xml',
    'Sitemap: https://example.com/s.xml?a=%7Bb%7D',
    'User-agent: *\nDisallow: /${x}',
    // Known extensions, and keys of nobody.
    'License: https://example.com/license.xml',
    'Content-Usage: train-ai=n',
    'Host: example.com',
    'Clean-param: ref /a',
    'Request-rate: 1/5',
    'Visit-time: 0600-0845',
    'LLM-Content: https://example.com/llms.txt',
    'All: /',
    'Agent: GPTBot',
    'User-agent: Claude-Code',
    'User-agent: ChatGPT-User',
    'User-agent: Bingo',
  ])('%j is none', (line) => {
    expect(codes(`User-agent: *\n${line}`)).toEqual([]);
  });

  test('a rule in front of the first group', () => {
    expect(codes('Disallow: /a\nUser-agent: *\nDisallow: /b')).toEqual(['outside-group@1']);
    expect(codes('Allow: /a\nUser-agent: *\nDisallow: /b')).toEqual(['outside-group@1']);
    expect(codes('Sitemap: https://example.com/s.xml\nUser-agent: *\nDisallow: /b')).toEqual([]);
  });

  test('a line on use or pace in front of the first group', () => {
    for (const line of ['Content-Signal: ai-train=no', 'Content-Usage: train-ai=n', 'Crawl-delay: 5']) {
      expect(codes(`${line}\nUser-agent: *\nAllow: /`)).toEqual(['signal-outside-group@1']);
      expect(codes(`User-agent: *\n${line}\nAllow: /`)).toEqual([]);
    }
  });

  test('what was meant is named', () => {
    const [key, name] = parseRobots('User-agend: GPTBot\nUser-agent: Perplexity').problems;
    expect(key?.data).toEqual({ written: 'user-agend: GPTBot', meant: 'User-agent' });
    expect(name?.data).toEqual({ written: 'Perplexity', meant: 'PerplexityBot, Perplexity-User' });
  });

  test('the detail is the value, of which 200 characters are shown', () => {
    const detail = (line: string) => parseRobots(`User-agent: *\n${line}`).problems[0]?.data['written'];
    expect(detail('noise here and there')).toBe('');
    expect(detail(`Disallow: ${'é'.repeat(100)}`)).toBe('é'.repeat(100));
    expect(detail(`Disallow: ${'a'.repeat(201)}`)).toBe('a'.repeat(200));
  });

  test('a sound file has none', () => {
    expect(
      codes(
        '# ok\nError page\nUser-agent: *\nUser-agent: GPTBot\nDisallow: /a*\nAllow: *.gif$\nDisallow:\nCrawl-delay: .5\nSitemap: https://example.com/s.xml\n',
      ),
    ).toEqual([]);
  });

  test('200 are kept, all are counted', () => {
    const of = (count: number) => parseRobots('noise here and there\n'.repeat(count));
    expect([of(200).problems.length, of(200).problemCount]).toEqual([200, 200]);
    expect([of(201).problems.length, of(201).problemCount]).toEqual([200, 201]);
    const page = parseRobots(`<html>\n${'noise here and there\n'.repeat(199)}`);
    expect([page.problems.length, page.problemCount]).toEqual([200, 201]);
  });
});

describe('any input', () => {
  const line = fc.constantFrom(
    'User-agent: *',
    'User-agent: FooBot',
    'useragent FooBot',
    'User-agent: AI2Bot/2',
    'Disallow: /',
    'Disallow: /*a$',
    'Allow: /a',
    'Allow: /a/index.html',
    'Disallow:',
    'Disallow: /%62\u00e9',
    'Sitemap: /s.xml',
    'Crawl-delay: 5',
    '# comment',
    '',
    'noise',
    'Content-Signal: search=no',
  );
  const lines = fc.array(line, { maxLength: 15 });
  const view = (text: string | Uint8Array) => {
    const robots = parseRobots(text);
    const verdicts = ['FooBot', 'AI2Bot', 'x'].flatMap((token) =>
      ['/', '/a', '/b\u00e9', '/a/'].map((path) => robotsVerdict(robots, token, path)),
    );
    return { ...robots, verdicts };
  };

  test('line ends and byte order marks do not change what is read', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const plain = view(all.join('\n'));
        expect(view(all.join('\r\n'))).toEqual(plain);
        expect(view(all.join('\r'))).toEqual(plain);
        expect(view(`\ufeff${all.join('\n')}`)).toEqual(plain);
        expect(view(Buffer.from(all.join('\n')))).toEqual(plain);
      }),
    );
  });

  test('bytes are read as the string they encode', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(view(new TextEncoder().encode(text))).toEqual(view(text));
      }),
    );
  });

  test('never throws, and counts every line', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), fc.string(), (bytes, token, url) => {
        const robots = parseRobots(bytes);
        expect(robots.lines.map((entry) => entry.line)).toEqual(robots.lines.map((_, at) => at + 1));
        const { line: deciding, group } = robotsVerdict(robots, token, url);
        expect(deciding).toBeLessThanOrEqual(robots.lines.length);
        expect(['named', 'wildcard', 'none']).toContain(group);
      }),
    );
  });
});
