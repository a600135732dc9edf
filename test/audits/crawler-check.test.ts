import { describe, expect, test } from 'vitest';
import { auditCrawlerCheck } from '../../src/audits/crawler.ts';
import type { AccessExample } from '../../src/rules/access/access-rule.ts';
import { exampleSubject } from '../rules/access/example-subject.ts';
import { accessRules } from '../../src/rules/access/rules.ts';

const ORIGIN = 'https://example.com';

const audited = (example: AccessExample) => auditCrawlerCheck(exampleSubject(example).input);

/** The findings of a rule. */
const found = (rule: string, example: AccessExample) =>
  audited(example).evidence.findings.filter((finding) => finding.rule === rule);

test('a site without faults has 100 and no finding', () => {
  expect(audited({}).evidence).toMatchObject({ score: 100, losses: [], gates: [], findings: [] });
});

describe('on every example', () => {
  // The long ones add nothing here.
  const examples = accessRules.flatMap(({ id, examples: { pass, fail, partly = [], none = [] } }) =>
    id === 'sitemap-faulty' ? [] : [...pass, ...fail, ...partly, ...none],
  );

  test.each(examples.map((example) => [JSON.stringify(example).slice(0, 120), example]))(
    '%s',
    (_, example) => {
      const { result, evidence } = audited(example);
      const { score, losses, findings, gates } = evidence;
      // Every lost point belongs to a rule that failed, and is told with one of its findings.
      expect(losses.reduce((sum, { lost }) => sum + lost, 0)).toBe(100 - score);
      expect(findings.reduce((sum, { cost }) => sum + cost.points, 0)).toBe(100 - score);
      expect(Math.min(100, ...gates.map(({ cap }) => cap))).toBeGreaterThanOrEqual(score);
      // Two faults are two findings, in every run and on every host.
      expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(findings.length);
      // Whatever the documented object calls unhealthy is said.
      expect(result.overallHealthy || ['critical', 'high'].includes(findings[0]!.severity)).toBe(true);
    },
  );
});

describe('a finding names what has to change', () => {
  test.each<[string, AccessExample, object]>([
    [
      'answer-bots-blocked',
      { '/robots.txt': 'User-agent: PerplexityBot\nDisallow: /' },
      {
        place: { path: '/robots.txt', line: 2 },
        paste: expect.stringContaining('User-agent: PerplexityBot'),
      },
    ],
    ['home-noindex', { '/': '<meta name="robots" content="noindex"><h1>Tea</h1>' }, { place: { path: '/' } }],
    ['llms-missing', { '/llms.txt': 404 }, { place: { path: '/llms.txt', line: 0 } }],
    [
      'sitemap-faulty',
      {
        '/sitemap.xml':
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>/a</loc></url>\n</urlset>',
      },
      { place: { path: '/sitemap.xml', line: 2 } },
    ],
    [
      'sitemap-undeclared',
      { '/robots.txt': 'User-agent: *\nAllow: /' },
      { place: { path: '/robots.txt' }, paste: `Sitemap: ${ORIGIN}/sitemap.xml` },
    ],
  ])('%s', (rule, example, expected) => {
    expect(found(rule, example)[0]).toMatchObject(expected);
  });
});

describe('lines of robots.txt', () => {
  test('each problem is a finding, and the same text twice is one', () => {
    const robots = 'Disallow: /a\nDisallow: /a\nDisallow: b\nUser-agent: *';
    expect(
      found('robots-faulty', { '/robots.txt': robots }).map(({ code, about, place: { line } }) => [
        code,
        about,
        line,
      ]),
    ).toEqual([
      ['outside-group', ['/a'], 1],
      ['outside-group', ['b'], 3],
      ['rule-without-slash', ['b'], 3],
    ]);
  });

  test('a line that moves is the same finding', () => {
    const prints = (robots: string) =>
      ['robots-faulty', 'robots-signals-contradict']
        .flatMap((rule) => found(rule, { '/robots.txt': robots }))
        .map(({ fingerprint }) => fingerprint);
    const robots =
      'User-agent: *\nNoindex: /a\nContent-Signal: ai-input=no\nAllow: /\nUser-agent: OAI-SearchBot\nAllow: /';
    expect(prints(robots)).toHaveLength(2);
    expect(prints(`# a comment\n${robots}`)).toEqual(prints(robots));
  });
});

describe('answer engines that are shut out', () => {
  const blocking = (...agents: readonly string[]): AccessExample => ({
    '/robots.txt': `${agents.map((agent) => `User-agent: ${agent}\n`).join('')}Disallow: /\n\nSitemap: ${ORIGIN}/sitemap.xml`,
  });
  const engines = (rule: string, example: AccessExample) =>
    found(rule, example).map(({ severity, about: [engine] }) => [severity, engine]);

  test.each([
    [['PerplexityBot'], 74],
    [['PerplexityBot', 'Claude-SearchBot'], 59],
    [['PerplexityBot', 'Claude-SearchBot', 'OAI-SearchBot'], 44],
    // Two engines find pages with it, and Apple follows its group.
    [['Googlebot'], 44],
  ])('%s: each is a critical finding of its own, and the score %i at most', (agents, cap) => {
    expect(audited(blocking(...agents)).evidence.score).toBeLessThanOrEqual(cap);
    const criticals = engines('answer-bots-blocked', blocking(...agents)).filter(
      ([severity]) => severity === 'critical',
    );
    expect(Math.min(criticals.length, 3)).toBe([74, 59, 44].indexOf(cap) + 1);
  });

  test('what robots.txt shuts out and the server refuses as well is one critical finding', () => {
    const example = { ...blocking('PerplexityBot'), visits: { perplexitybot: 'ua-blocked' } } as const;
    expect(audited(example).evidence.findings.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['answer-bots-blocked', 'critical'],
      ['agents-refused', 'low'],
    ]);
  });

  test('one that is found and may not open a page for a person is high, by robots.txt or by the server', () => {
    expect(engines('answer-bots-blocked', blocking('ChatGPT-User'))).toEqual([['high', 'chatgpt']]);
    const refused = { visits: { 'claude-user': 'ua-blocked', 'claude-searchbot': 'same' } } as const;
    expect(engines('agents-refused', refused)).toEqual([['high', 'claude']]);
  });

  test('a refusal of a name that sites look up in DNS shuts nobody out', () => {
    const { result, evidence } = audited({ visits: { googlebot: 'ua-blocked', bingbot: 'ua-reset' } });
    expect([result.overallHealthy, evidence.score]).toEqual([true, 100]);
    expect(evidence.findings.map(({ code, severity }) => [code, severity])).toEqual([['unverified', 'low']]);
  });

  test('the more engines robots.txt lets in, the higher the share of the points that remains', () => {
    const rule = accessRules.find(({ id }) => id === 'answer-bots-blocked')!;
    const lost = (...agents: readonly string[]) => {
      const verdict = rule.evaluate(exampleSubject(blocking(...agents)));
      return verdict.kind === 'fail' ? 1 - verdict.kept : 0;
    };
    expect(lost('YouBot')).toBeLessThan(lost('PerplexityBot'));
    expect(lost('PerplexityBot')).toBeLessThan(lost('OAI-SearchBot'));
    expect(lost('ChatGPT-User')).toBeLessThan(lost('OAI-SearchBot'));
  });
});

describe('what costs points', () => {
  const lossesOf = (example: AccessExample) =>
    Object.fromEntries(audited(example).evidence.losses.map(({ id, lost }) => [id, lost]));

  test('a robots.txt that was not read costs its points once, with the rule that says why', () => {
    expect(lossesOf({ '/robots.txt': 404 })).toMatchObject({ 'robots-missing': 5 });
    expect(lossesOf({ '/robots.txt': 403 })).toMatchObject({ 'robots-refused': 5 });
    expect(lossesOf({ '/robots.txt': '<!doctype html>' })).toMatchObject({ 'robots-html': 5 });
    expect(lossesOf({ '/robots.txt': 503 })).toEqual({ 'robots-unreachable': 77 });
  });

  test('bots that only train cost nothing, blocked or refused', () => {
    expect(lossesOf({ visits: { gptbot: { verdict: 'ua-blocked', accessible: false } } })).toEqual({
      'agents-refused': 0,
    });
    expect(
      lossesOf({ '/robots.txt': `User-agent: GPTBot\nDisallow: /\n\nSitemap: ${ORIGIN}/sitemap.xml` }),
    ).toEqual({});
  });

  test('what decided the verdict on a visit is said in words', () => {
    const reason = { code: 'fewer-words', data: { seen: 12, expected: 400 } } as const;
    const gptbot = { verdict: 'ua-soft-blocked', accessible: true, reason } as const;
    const { bots } = audited({ visits: { gptbot, claudebot: 'same' } }).evidence;
    expect(bots['gptbot']?.probe).toEqual({ ...gptbot, note: '12 words instead of 400' });
    expect(bots['claudebot']?.probe).not.toHaveProperty('note');
  });

  test('a home page for agents alone costs the points of a signal, one for nobody all that hangs on it', () => {
    const shell = { '/': '<title>Tea</title><div id="root"></div>' };
    expect(lossesOf({ ...shell, visits: { 'oai-searchbot': 'same' } })).toEqual({ 'home-for-agents': 5 });
    expect(audited(shell).evidence).toMatchObject({
      score: 30,
      gates: [{ id: 'home-inaccessible', cap: 40 }],
      losses: [{ id: 'home-inaccessible', lost: 70 }],
    });
  });

  test('a silent site has one cause for what was not asked', () => {
    const { evidence } = audited({
      '/': { failed: 'timeout' },
      '/robots.txt': { failed: 'timeout' },
      '/llms.txt': { failed: 'timeout' },
    });
    expect(evidence.score).toBe(0);
    expect(evidence.findings.map(({ rule }) => rule).toSorted()).toEqual([
      'home-inaccessible',
      'robots-unreachable',
    ]);
  });
});
