import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HeaderLine } from '../../../src/exchange.ts';
import { type RobotsDirectives, robotsDirectives } from '../../../src/facts/directives/robots-directives.ts';

const NONE: RobotsDirectives = {
  noindex: false,
  nofollow: false,
  nosnippet: false,
  maxSnippet: null,
  noarchive: false,
  nocache: false,
  noai: false,
  noimageai: false,
  dataNosnippet: { share: 0 },
};

function inHeaders(lines: readonly string[], agent = 'GPTBot', now?: number) {
  const headers = lines.map((line): HeaderLine => ['X-Robots-Tag', line]);
  return robotsDirectives({ headers, html: '', agent, ...(now === undefined ? {} : { now }) });
}

function inPage(html: string, agent = 'GPTBot') {
  return robotsDirectives({ headers: [], html, agent });
}

describe('headers', () => {
  test.each<[string, readonly string[], Partial<RobotsDirectives>]>([
    ['nothing', [], {}],
    ['a list', ['noindex, nofollow'], { noindex: true, nofollow: true }],
    ['none', ['None'], { noindex: true, nofollow: true }],
    ['several lines', ['noarchive', 'nocache'], { noarchive: true, nocache: true }],
    ['a value', ['max-snippet:50'], { maxSnippet: 50 }],
    ['a value with blanks', ['max-snippet : 50 , max-image-preview: large'], { maxSnippet: 50 }],
    ['the smallest value', ['max-snippet:-1', 'max-snippet:80', 'max-snippet:20'], { maxSnippet: 20 }],
    ['no limit', ['max-snippet:-1'], { maxSnippet: -1 }],
    ['zero', ['max-snippet:-1, max-snippet:0'], { maxSnippet: 0 }],
    ['no number', ['max-snippet:-2, max-snippet:many, max-snippet:'], {}],
    ['own agent', ['gptbot: noindex'], { noindex: true }],
    ['own agent, own value', ['GPTBot: max-snippet:10'], { maxSnippet: 10 }],
    ['other agent', ['otherbot: noindex, nofollow'], {}],
    ['other agent, then own', ['otherbot: noindex, gptbot: nofollow'], { nofollow: true }],
    ['two agents in a row', ['otherbot: gptbot: noindex', 'gptbot: otherbot: nofollow'], { noindex: true }],
    ['an agent without a rule', ['gptbot:', 'otherbot:, nofollow'], {}],
    ['agent scope ends with its line', ['otherbot: noindex', 'nosnippet'], { nosnippet: true }],
    ['the star', ['*: noindex'], { noindex: true }],
    ['a date is no agent', ['unavailable_after: 25 Jun 2010 15:00:00 PST, noindex'], { noindex: true }],
    [
      'an old date form',
      ['unavailable_after: Friday, 25-Jun-10 15:00:00 UTC, nosnippet'],
      { nosnippet: true },
    ],
    ['a value name is no agent', ['max-video-preview:0, noai, noimageai'], { noai: true, noimageai: true }],
    ['permissions', ['all, index, follow'], {}],
    ['a part of a word', ['noindexed, xnosnippet'], {}],
  ])('%s', (_, lines, expected) => expect(inHeaders(lines)).toEqual({ ...NONE, ...expected }));

  test('only X-Robots-Tag speaks', () => {
    const headers: HeaderLine[] = [['x-robots', 'noindex']];
    expect(robotsDirectives({ headers, html: '', agent: 'GPTBot' })).toEqual(NONE);
  });

  test('the generic agent reads no named rules', () => {
    expect(inHeaders(['gptbot: noindex', 'nofollow'], '*')).toEqual({ ...NONE, nofollow: true });
  });

  test('a date counts only when the time is known', () => {
    const lines = ['unavailable_after: Fri, 25 Jun 2010 15:00:00 GMT, nofollow'];
    const due = Date.UTC(2010, 5, 25, 15);
    expect(inHeaders(lines).noindex).toBe(false);
    expect(inHeaders(lines, 'GPTBot', due - 1).noindex).toBe(false);
    expect(inHeaders(lines, 'GPTBot', due).noindex).toBe(true);
    expect(inHeaders(['otherbot: unavailable_after: 2010-06-25'], 'GPTBot', due).noindex).toBe(false);
    expect(inHeaders(['unavailable_after: soon'], 'GPTBot', due).noindex).toBe(false);
  });

  // Google names RFC 822, RFC 850 and ISO 8601 among others, and ignores the rule without a valid date.
  test.each([
    '2020-06-25',
    '2020/06/25',
    '20200625',
    '2020-06-25T15:00Z',
    '2020-06-25T15:00:00.5+02',
    '2020-06-25 15:00:00 -0700',
    '20200625T150000Z',
    '25 Jun 2020 15:00:00 PST',
    '25 June 20 15:00',
    'Thu, 25 Jun 2020 15:00:00 +0200',
    'Thursday, 25-Jun-20 15:00:00 UTC',
    '25-Jun-2020 15:00:00 EST',
    'Jun 25, 2020',
    'Thu Jun 25 2020 15:00:00 GMT+0200',
  ])('%s ends', (date) => {
    const day = Date.UTC(2020, 5, 25);
    const DAY = 86_400_000;
    for (const line of [
      `unavailable_after: ${date}`,
      `nosnippet, unavailable_after : ${date}, noai`,
      `otherbot: nofollow, gptbot: unavailable_after:${date}`,
    ]) {
      expect(inHeaders([line], 'GPTBot', day - DAY)).toMatchObject({ noindex: false, nofollow: false });
      expect(inHeaders([line], 'GPTBot', day + 2 * DAY)).toMatchObject({ noindex: true, nofollow: false });
    }
    expect(inHeaders([`unavailable_after: ${date}, nosnippet`], 'GPTBot', day).nosnippet).toBe(true);
  });

  test.each([
    'soon 1',
    'date 2',
    '0',
    '1',
    '-1',
    '99',
    'sometime in 2010',
    'TBD 2001',
    '31 Feb 2020',
    '2020-13-01',
  ])('%s is no date', (date) => {
    const now = Date.UTC(2026, 10, 21);
    const found = inHeaders([`unavailable_after: ${date}, nosnippet`], 'GPTBot', now);
    expect(found).toEqual({ ...NONE, nosnippet: true });
  });

  test('a date is for the agent in front of it', () => {
    const line = 'otherbot: unavailable_after: 2020-01-01, gptbot: unavailable_after: 2030-01-01';
    const now = Date.UTC(2026, 10, 21);
    expect(inHeaders([line], 'GPTBot', now).noindex).toBe(false);
    expect(inHeaders([line], 'otherbot', now).noindex).toBe(true);
  });

  test('of two dates the earlier ends it', () => {
    const line = 'unavailable_after: 2030-01-01, unavailable_after: 2020-01-01';
    expect(inHeaders([line], 'GPTBot', Date.UTC(2026, 10, 21)).noindex).toBe(true);
  });
});

describe('metas', () => {
  test.each<[string, string, Partial<RobotsDirectives>]>([
    ['generic', '<meta name="robots" content="noindex">', { noindex: true }],
    ['any case', '<META NAME=" Robots " CONTENT="NOINDEX,NoFollow">', { noindex: true, nofollow: true }],
    ['named', '<meta name="gptbot" content="nosnippet">', { nosnippet: true }],
    ['other name', '<meta name="googlebot" content="nosnippet">', {}],
    [
      'several are united',
      '<meta name=robots content=noindex><meta name=robots content="index, max-snippet:9">',
      { noindex: true, maxSnippet: 9 },
    ],
    [
      'blanks as separators',
      '<meta name="robots" content="noindex nofollow">',
      { noindex: true, nofollow: true },
    ],
    ['references', '<meta name="robots" content="no&#105;ndex">', { noindex: true }],
    ['in the body', '<body><p>x</p><meta name="robots" content="noindex">', { noindex: true }],
    ['in a comment', '<!-- <meta name="robots" content="noindex"> -->', {}],
    [
      'behind a comment that a ! ends',
      '<!-- x --!><meta name="robots" content="noindex">',
      { noindex: true },
    ],
    ['behind an empty comment', '<!----!><meta name="robots" content="noindex">', { noindex: true }],
    ['behind ! and > that end none', '<!--!><meta name="robots" content="noindex"> -->', {}],
    ['behind one dash more', '<!---!><meta name="robots" content="noindex"> -->', {}],
    ['in a script', '<script>"<meta name=robots content=noindex>"</script>', {}],
    ['in template', '<template><meta name="robots" content="noindex"></template>', {}],
    ['in noscript', '<head><noscript><meta name="robots" content="noindex"></noscript></head>', {}],
    ['in an attribute', '<p title=\'<meta name="robots" content="noindex">\'>x</p>', {}],
    ['property instead of name', '<meta property="robots" content="noindex">', {}],
    ['without content', '<meta name="robots">', {}],
  ])('%s', (_, html, expected) => expect(inPage(html)).toEqual({ ...NONE, ...expected }));

  test('Googlebot-News obeys the metas of Googlebot too', () => {
    const html = '<meta name="googlebot" content="noindex"><meta name="googlebot-news" content="nosnippet">';
    expect(inPage(html, 'Googlebot-News')).toMatchObject({ noindex: true, nosnippet: true });
    expect(inPage(html, 'Googlebot')).toMatchObject({ noindex: true, nosnippet: false });
  });

  test('Bing obeys those of the crawler it had before', () => {
    const html = '<meta name="msnbot" content="noindex">';
    expect(inPage(html, 'bingbot').noindex).toBe(true);
    expect(inPage(html, 'googlebot').noindex).toBe(false);
    expect(inHeaders(['msnbot: nosnippet'], 'Bingbot').nosnippet).toBe(true);
    expect(inHeaders(['bingbot: nosnippet'], 'msnbot').nosnippet).toBe(false);
  });

  test('headers and metas are united, the strictest value counts', () => {
    const found = robotsDirectives({
      headers: [['x-robots-tag', 'max-snippet:100, noarchive']],
      html: '<meta name="robots" content="max-snippet:40"><meta name="claudebot" content="max-snippet:5">',
      agent: 'GPTBot',
    });
    expect(found).toMatchObject({ maxSnippet: 40, noarchive: true });
  });
});

describe('data-nosnippet', () => {
  test.each([
    ['<p>abcd</p>', 0],
    ['<div data-nosnippet>abcd</div><p>efgh</p>', 0.5],
    ['<span data-nosnippet="false">abc</span>d', 0.75],
    ['<section data-nosnippet><p>all of it</p></section>', 1],
    ['<p data-nosnippet>abcd</p><article data-nosnippet>efgh</article>', 0],
    ['<div data-nosnippet hidden>abcd</div><p>efgh</p>', 0],
    ['<div data-nosnippet>ab<div>cd</div></div>efgh', 0.5],
    ['<div data-nosnippet><script>abcd</script></div>efgh', 0],
    ['<div data-nosnippet>a b</div>cd', 0.5],
    ['<div data-nosnippet>ab</div>cd<svg>efgh</svg><math>ijkl</math>', 0.5],
    ['<div data-nosnippet>ab</div><p class="hidden-mobile" style="color:red">cd</p>', 0.5],
    ['<div class="data-nosnippet">ab</div>cd', 0],
    ['', 0],
  ])('%s', (html, share) => expect(inPage(html).dataNosnippet.share).toBe(share));

  test('counts on any element at Bing', () => {
    const html = '<p data-nosnippet>abcd</p><article>efgh</article>';
    expect(inPage(html, 'Bingbot').dataNosnippet.share).toBe(0.5);
    expect(inPage(html, 'Googlebot').dataNosnippet.share).toBe(0);
  });
});

test('what only looks like a rule is none', () => {
  expect(inHeaders(['max-snippet=50', 'max-snippets:50']).maxSnippet).toBe(null);
  expect(inPage('<input name="robots" content="noindex">').noindex).toBe(false);
});

test('adding a rule never lifts another', () => {
  const rule = fc.constantFrom(
    'noindex',
    'nofollow',
    'nosnippet',
    'noarchive',
    'max-snippet:20',
    'max-snippet:-1',
    'all',
  );
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 5 }), rule, (rules, added) => {
      const before = inHeaders([rules.join(', ')]);
      const after = inHeaders([rules.join(', '), added]);
      for (const key of ['noindex', 'nofollow', 'nosnippet', 'noarchive'] as const)
        expect(Number(after[key])).toBeGreaterThanOrEqual(Number(before[key]));
      const limit = ({ maxSnippet }: RobotsDirectives) =>
        maxSnippet === null || maxSnippet < 0 ? Infinity : maxSnippet;
      expect(limit(after)).toBeLessThanOrEqual(limit(before));
    }),
  );
});

test.each([
  '<div data-nosnippet>',
  '<a x="',
  '<!--',
  '</',
  '<meta name=robots content="',
  'noindex,',
  'a:',
  ' ',
])('half a megabyte of %j is read', (unit) => {
  const text = unit.repeat(524_288 / unit.length);
  const found = robotsDirectives({ headers: [['x-robots-tag', text]], html: text, agent: 'GPTBot' });
  expect(found.noarchive).toBe(false);
});
