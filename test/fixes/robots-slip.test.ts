import { describe, expect, test } from 'vitest';
import { aiBots, scoredBots, type AiBot } from '../../src/catalog/ai-bots.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { robotsAccess } from '../../src/facts/robots-access.ts';
import { repairSlip } from '../../src/fixes/robots-slip.ts';

const searchBots = aiBots.filter(({ key }) => key === 'oai-searchbot' || key === 'googlebot');
const repairOf = (text: string, bots: readonly AiBot[] = searchBots) =>
  repairSlip(robotsAccess(exchangeOf({ url: 'https://example.com/robots.txt', body: text })), bots);

describe('one line lets the bots in', () => {
  test.each<[string, string, object]>([
    [
      'a misspelt key that drops its rules into the group before',
      'User-agent: *\nDisallow: /admin/\n\nUser-agend: GPTBot\nDisallow: /',
      { kind: 'mend', line: 4, shown: ['-User-agend: GPTBot', '+User-agent: GPTBot'] },
    ],
    [
      'a misspelt key of an Allow',
      'User-agent: *\r\nDisallow: /\r\nAlow: /',
      { kind: 'mend', line: 3, shown: ['-Alow: /', '+Allow: /'] },
    ],
    [
      'a group of all that goes on to the names of others',
      'User-agent: *\nSitemap: https://example.com/s.xml\n\nUser-agent: GPTBot\nDisallow: /',
      { kind: 'split', line: 1, shown: ['+Disallow:'] },
    ],
    [
      'the same with a blank line alone',
      'User-agent: *\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /',
      { kind: 'split', line: 1, shown: ['+Disallow:'] },
    ],
  ])('%s', (_, text, expected) => {
    const { diff = '', ...repair } = repairOf(text) ?? {};
    const shown = diff.split('\n').filter((line) => /^[+-](?![+-])/.test(line));
    expect({ ...repair, shown }).toEqual(expected);
  });
});

describe('no line does', () => {
  test.each([
    ['a site that is closed on purpose', 'User-agent: *\nDisallow: /'],
    ['a slip without effect on it', 'User-agent: *\nDisallow: /\n\nUser-agend: GPTBot\nDisallow: /a'],
    ['names in one list', 'User-agent: *\nUser-agent: GPTBot\nDisallow: /'],
  ])('%s', (_, text) => {
    expect(repairOf(text)).toBeNull();
  });

  test('where the bots themselves are meant', () => {
    const text = 'User-agent: *\n\nUser-agent: GPTBot\nDisallow: /';
    expect(repairOf(text, scoredBots)).toBeNull();
  });
});
