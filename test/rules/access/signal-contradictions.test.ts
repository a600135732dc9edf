import { expect, test } from 'vitest';
import { MAX_SIGNALS } from '../../../src/readers/robots/groups.ts';
import { parseRobots } from '../../../src/readers/robots/parse.ts';
import { signalContradictions } from '../../../src/rules/access/signal-contradictions.ts';

const contradictionsIn = (...lines: readonly string[]) =>
  signalContradictions(parseRobots(lines.join('\n'))).map(({ code, line, about }) => [code, line, about]);

const CONFLICTS: Readonly<Record<string, readonly [lines: readonly string[], found: readonly unknown[]]>> = {
  'two groups of one bot': [
    [
      'User-agent: GPTBot',
      'Content-Signal: search=yes, ai-train=yes',
      'Allow: /',
      'User-agent: gptbot',
      'Content-Signal: search=no, ai-train=no',
    ],
    [['content-signal-conflict', 5, ['search=no', 'ai-train=no', 'search=yes', 'ai-train=yes']]],
  ],
  'two lines of one group, and many bots in it': [
    [
      'User-agent: GPTBot',
      'User-agent: CCBot',
      'Content-Signal: ai-train=no',
      'Content-Signal: ai-train=yes',
      'Allow: /',
    ],
    [['content-signal-conflict', 4, ['ai-train=yes', 'ai-train=no']]],
  ],
  'two groups for all': [
    [
      'User-agent: *',
      'Content-Signal: use=full',
      'Allow: /',
      'User-agent: *',
      'Content-Signal: use=reference',
    ],
    [['content-signal-conflict', 5, ['use=reference', 'use=full']]],
  ],
  'a use of closed pages': [
    ['User-agent: *', 'Content-Signal: search=yes, ai-train=no', 'Disallow: /'],
    [['content-signal-closed', 2, ['search=yes', 'Disallow: /']]],
  ],
  'a use of pages that are closed to a bot': [
    ['User-agent: OAI-SearchBot', 'Content-Signal: search=yes', 'Disallow: /'],
    [['content-signal-closed', 2, ['search=yes', 'Disallow: /']]],
  ],
  'a bot for answers, invited and denied': [
    ['User-agent: ChatGPT-User', 'Content-Signal: ai-input=no', 'Allow: /'],
    [['content-signal-denied', 2, ['ai-input=no', 'Allow: /', 'ChatGPT-User']]],
  ],
  'a bot of a search, invited and denied': [
    ['User-agent: OAI-SearchBot', 'Content-Signal: ai-input=no', 'Allow: /'],
    [['content-signal-denied', 2, ['ai-input=no', 'Allow: /', 'OAI-SearchBot']]],
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
    [['content-signal-scope', 4, ['ai-input=no', 'OAI-SearchBot']]],
  ],
};

test.each(Object.entries(CONFLICTS))('%s', (_, [lines, found]) => {
  expect(contradictionsIn(...lines)).toEqual(found);
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
  expect(contradictionsIn(...lines)).toEqual([]);
});

test('bots whose names have no leading letter are not one bot', () => {
  const signals = ['User-agent: 80legs', 'Content-Signal: search=yes', 'Allow: /'];
  const others = ['User-agent: 360Spider', 'Content-Signal: search=no', 'Allow: /'];
  expect(contradictionsIn(...signals, ...others)).toEqual([]);
});

test('20 signals of a group are compared, one more is not', () => {
  const of = (count: number) => ['User-agent: *', ...Array(count - 1).fill('Content-Signal: search=yes')];
  expect(contradictionsIn(...of(MAX_SIGNALS), 'Content-Signal: search=no')).toHaveLength(1);
  expect(contradictionsIn(...of(MAX_SIGNALS + 1), 'Content-Signal: search=no')).toEqual([]);
});
