import { expect, test } from 'vitest';
import { MAX_SIGNALS } from '../../../src/readers/robots/groups.ts';
import { parseRobots } from '../../../src/readers/robots/index.ts';

const problemsOf = (...lines: readonly string[]) =>
  parseRobots(lines.join('\n')).problems.map(({ code, line, detail }) => `${code}@${line} ${detail}`);

const CONFLICTS: Readonly<Record<string, readonly [lines: readonly string[], found: readonly string[]]>> = {
  'two groups of one bot': [
    [
      'User-agent: GPTBot',
      'Content-Signal: search=yes, ai-train=yes',
      'Allow: /',
      'User-agent: gptbot',
      'Content-Signal: search=no, ai-train=no',
    ],
    [
      'content-signal-conflict@5 search=no, but search=yes in line 2; ai-train=no, but ai-train=yes in line 2',
    ],
  ],
  'two lines of one group, and many bots in it': [
    [
      'User-agent: GPTBot',
      'User-agent: CCBot',
      'Content-Signal: ai-train=no',
      'Content-Signal: ai-train=yes',
      'Allow: /',
    ],
    ['content-signal-conflict@4 ai-train=yes, but ai-train=no in line 3'],
  ],
  'two groups for all': [
    [
      'User-agent: *',
      'Content-Signal: use=full',
      'Allow: /',
      'User-agent: *',
      'Content-Signal: use=reference',
    ],
    ['content-signal-conflict@5 use=reference, but use=full in line 2'],
  ],
  'a use of closed pages': [
    ['User-agent: *', 'Content-Signal: search=yes, ai-train=no', 'Disallow: /'],
    ['content-signal-closed@2 search=yes, but Disallow: / in line 3'],
  ],
  'a use of pages that are closed to a bot': [
    ['User-agent: OAI-SearchBot', 'Content-Signal: search=yes', 'Disallow: /'],
    ['content-signal-closed@2 search=yes, but Disallow: / in line 3'],
  ],
  'a bot for answers, invited and denied': [
    ['User-agent: ChatGPT-User', 'Content-Signal: ai-input=no', 'Allow: /'],
    ['content-signal-denied@2 ai-input=no, but Allow: / in line 3 for ChatGPT-User'],
  ],
  'a bot of a search, invited and denied': [
    ['User-agent: OAI-SearchBot', 'Content-Signal: ai-input=no', 'Allow: /'],
    ['content-signal-denied@2 ai-input=no, but Allow: / in line 3 for OAI-SearchBot'],
  ],
  'a denial that named bots do not read': [
    [
      'User-agent: *',
      'Content-Signal: search=yes, ai-input=no',
      'Allow: /',
      'User-agent: OAI-SearchBot',
      'User-agent: PerplexityBot',
      'Allow: /',
    ],
    ['content-signal-scope@4 ai-input=no in line 2 does not hold for OAI-SearchBot'],
  ],
};

test.each(Object.entries(CONFLICTS))('%s', (_, [lines, found]) => {
  expect(problemsOf(...lines)).toEqual(found);
});

const COHERENT: Readonly<Record<string, readonly string[]>> = {
  'a file without signals': ['User-agent: OAI-SearchBot', 'Allow: /', 'User-agent: *', 'Disallow: /'],
  'the managed file of Cloudflare': [
    'User-agent: *',
    'Content-Signal: search=yes,ai-train=no',
    'Allow: /',
    'User-agent: GPTBot',
    'Disallow: /',
  ],
  'lines that say different things': [
    'User-agent: *',
    'Content-Signal: search=yes',
    'Content-Signal: ai-train=no',
    'Allow: /',
  ],
  'the same said twice': ['User-agent: *', 'Content-Signal: ai-train=no', 'Content-Signal: ai-train=no'],
  'different bots, different choices': [
    'User-agent: OAI-SearchBot',
    'Content-Signal: search=yes',
    'Allow: /',
    'User-agent: GPTBot',
    'Content-Signal: search=no, ai-train=no',
    'Disallow: /',
  ],
  'links wanted, answers not': ['User-agent: bingbot', 'Content-Signal: search=yes, ai-input=no', 'Allow: /'],
  'a use of the part that is open': [
    'User-agent: *',
    'Content-Signal: search=yes',
    'Disallow: /',
    'Allow: /news/',
  ],
  'a use of the part that another group of the bot opens': [
    'User-agent: *',
    'Content-Signal: search=yes',
    'Disallow: /',
    'User-agent: *',
    'Allow: /news/',
  ],
  'an invitation without a word about the use': [
    'User-agent: GPTBot',
    'Content-Signal: search=yes',
    'Allow: /',
  ],
  'a denial without an invitation': [
    'User-agent: GPTBot',
    'Content-Signal: ai-train=no',
    'Disallow: /private',
  ],
  'a denial of what the named bot does not do': [
    'User-agent: *',
    'Content-Signal: ai-train=no',
    'Allow: /',
    'User-agent: OAI-SearchBot',
    'Allow: /',
  ],
};

test.each(Object.entries(COHERENT))('%s contradicts nothing', (_, lines) => {
  expect(problemsOf(...lines)).toEqual([]);
});

test('bots whose names have no leading letter are not one bot', () => {
  const signals = ['User-agent: 80legs', 'Content-Signal: search=yes', 'Allow: /'];
  const others = ['User-agent: 360Spider', 'Content-Signal: search=no', 'Allow: /'];
  const { problems } = parseRobots([...signals, ...others].join('\n'));
  expect(problems.map(({ code }) => code)).toEqual(['agent-nonstandard', 'agent-nonstandard']);
});

test('20 signals of a group are compared, one more is not', () => {
  const of = (count: number) => ['User-agent: *', ...Array(count - 1).fill('Content-Signal: search=yes')];
  expect(problemsOf(...of(MAX_SIGNALS), 'Content-Signal: search=no')).toHaveLength(1);
  expect(problemsOf(...of(MAX_SIGNALS + 1), 'Content-Signal: search=no')).toEqual([]);
});

test('contradictions count among the problems', () => {
  const robots = parseRobots(
    'User-agent: *\nContent-Signal: search=yes\nContent-Signal: search=no\nNoindex: /',
  );
  expect([robots.problems.length, robots.problemCount]).toEqual([2, 2]);
});
