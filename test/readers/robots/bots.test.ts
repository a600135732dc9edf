import { expect, test } from 'vitest';
import { decisionsOn, groupsOfBots, robotsMatrix } from '../../../src/readers/robots/bots.ts';
import { parseRobots } from '../../../src/readers/robots/parse.ts';
import { robotsVerdict } from '../../../src/readers/robots/verdict.ts';

const SITE = 'https://example.com';
const bots = [
  { key: 'a', tokens: ['A'], fallbackTokens: [], wildcardApplies: true },
  { key: 'b', tokens: ['B'], fallbackTokens: ['A'], wildcardApplies: true },
  { key: 'c', tokens: ['C'], fallbackTokens: [], wildcardApplies: true },
  { key: 'd', tokens: ['D'], fallbackTokens: [], wildcardApplies: false },
  { key: 'e', tokens: ['E 2'], fallbackTokens: [], wildcardApplies: true },
];

test('the matrix says what single verdicts say', () => {
  const robots = parseRobots('User-agent: A/2\nDisallow: /\nUser-agent: *\ndisalow: /\nAllow: /x');
  const all = robotsMatrix(robots, bots);
  expect([...all.keys()]).toEqual(['a', 'b', 'c', 'd', 'e']);
  for (const { key, tokens, fallbackTokens, wildcardApplies } of bots) {
    const wildcard = wildcardApplies ? 'applies' : 'ignored';
    expect(all.get(key)).toEqual(robotsVerdict(robots, [...tokens, ...fallbackTokens], '/', { wildcard }));
  }
  expect(all.get('b')).toMatchObject({
    token: 'A',
    group: 'named',
    allowed: false,
    strict: { allowed: true },
  });
});

test.each([
  ['', 1],
  ['User-agent: A\nDisallow: /x', 2],
  ['User-agent: A\nDisallow: /x\nUser-agent: *\nDisallow: /y\nAllow: /y/z', 3],
  ['User-agent: B\nUser-agent: A\nDisallow: /x', 2],
  ['User-agent: A\nDisallow: /x\nUser-agent: B\nDisallow: /y', 3],
  ['User-agent: A\nUser-agent: B\nDisallow: /x\nUser-agent: A\nDisallow: /y', 3],
])('bots under the same groups share one decision: %j', (text, sets) => {
  const robots = parseRobots(text);
  const { applying, places } = groupsOfBots(robots, bots);
  expect(applying).toHaveLength(sets);
  for (const path of ['/', '/x', '/y', '/y/z']) {
    const decisions = decisionsOn(applying, `${SITE}${path}`);
    const verdicts = bots.map(({ tokens, fallbackTokens, wildcardApplies }) =>
      robotsVerdict(robots, [...tokens, ...fallbackTokens], path, {
        wildcard: wildcardApplies ? 'applies' : 'ignored',
      }),
    );
    expect(places.map((place) => decisions[place]?.allowed)).toEqual(
      verdicts.map(({ allowed: isAllowed }) => isAllowed),
    );
    expect(places.map((place) => decisions[place]?.line)).toEqual(verdicts.map(({ line }) => line));
  }
});

test('rules under * are walked once for all bots', () => {
  let reads = 0;
  const robots = parseRobots('User-agent: *\nDisallow: /x');
  for (const group of robots.groups) {
    const rule = group.rules[0]!;
    const counted = Object.defineProperty({ ...rule }, 'pattern', {
      get: () => ((reads += 1), rule.pattern),
    });
    (group.rules as unknown[])[0] = counted;
  }
  robotsMatrix(
    robots,
    Array.from({ length: 60 }, (_, at) => ({ ...bots[0]!, key: `bot-${at}` })),
  );
  expect(reads).toBe(1);
});
