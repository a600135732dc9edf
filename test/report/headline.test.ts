import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { robotsAccess } from '../../src/facts/robots-access.ts';
import { engineMatrix, type EngineMatrixInput } from '../../src/findings/engines/matrix.ts';
import { overPages } from '../../src/findings/engines/pages.ts';
import { ENGLISH } from '../../src/report/locale.ts';
import { toText } from '../../src/report/text.ts';
import { verdictOf } from '../../src/report/verdict.ts';
import { sample } from './sample.ts';

const url = 'https://example.com/';
const TEXT = '<p>Tea is a drink made from the leaves of a shrub, and this page says how.</p>'.repeat(8);
const robotsOf = (text: string) => robotsAccess(exchangeOf({ url: `${url}robots.txt`, body: text }));
const probe = (key: string, agent: string, verdict: 'ua-blocked' | 'ua-charged') => ({
  key,
  agent,
  verdict: { verdict, accessible: false } as const,
});

function rowsOf(robots: string, given: Partial<EngineMatrixInput> & { readonly body?: string } = {}) {
  const { body = TEXT, ...more } = given;
  return engineMatrix({
    url,
    robots: robotsOf(robots),
    home: exchangeOf({ url, body: `<h1>Tea</h1>${body}` }),
    ...more,
  });
}
const headline = (engines: ReturnType<typeof rowsOf>) =>
  verdictOf({ ...sample, crawler: { ...sample.crawler!, engines } }, ENGLISH).sentence;

describe('the headline names for each engine its own cause', () => {
  test('and the engines of which the cause has no room', () => {
    const names = ['OAI-SearchBot', 'PerplexityBot', 'Googlebot', 'bingbot', 'Claude-SearchBot'];
    const engines = rowsOf(names.map((name) => `User-agent: ${name}\nDisallow: /\n`).join('\n'));
    const out = engines.filter(({ reach }) => reach.verdict === 'no').map(({ label }) => label);
    expect(out.length).toBeGreaterThanOrEqual(names.length);
    for (const label of out.slice(0, names.length)) expect(headline(engines)).toContain(label);
  });

  test('one in robots.txt, one at the server', () => {
    const engines = rowsOf('User-agent: PerplexityBot\nDisallow: /\n', {
      probes: [probe('claude-searchbot', 'Claude-SearchBot', 'ua-blocked')],
    });
    expect(headline(engines)).toMatch(
      /Perplexity cannot cite this site: robots\.txt line 2\. .*Claude.* cannot cite this site: .*server turns away Claude-SearchBot/,
    );
  });

  test('never a line that allows', () => {
    const engines = rowsOf('User-agent: Claude-SearchBot\nAllow: /\n', {
      probes: [probe('claude-searchbot', 'Claude-SearchBot', 'ua-blocked')],
    });
    expect(headline(engines)).not.toContain('robots.txt line');
    expect(headline(engines)).toContain('turns away Claude-SearchBot');
  });

  test('a charge is called one', () => {
    const engines = rowsOf('', { probes: [probe('claude-searchbot', 'Claude-SearchBot', 'ua-charged')] });
    expect(headline(engines)).toMatch(/asks Claude-SearchBot for money/);
  });

  test('noindex and robots.txt are two sentences', () => {
    const engines = rowsOf('User-agent: PerplexityBot\nDisallow: /\n', {
      body: `<meta name="robots" content="nosnippet">${TEXT}`,
    });
    expect(headline(engines)).toMatch(/robots\.txt line 2\. .*may not quote this site: .*nosnippet/);
  });
});

test('training has three marks: denied by the owner, never done, unknown', () => {
  const engines = rowsOf('User-agent: GPTBot\nDisallow: /\n');
  const text = toText({ ...sample, crawler: { ...sample.crawler!, engines } }, { detail: 'whole' });
  const of = (label: string) => new RegExp(`^ {2}${label} +.* (\\w+)$`, 'm').exec(text)?.[1];
  expect([of('ChatGPT search'), of('Perplexity'), of('Google AI Overviews.*')]).toEqual([
    'denied',
    'never',
    'unknown',
  ]);
});

describe('reach is told over all planned pages', () => {
  const paths = Array.from({ length: 60 }, (_, index) => (index === 0 ? '/private' : `/page-${index}`));
  const plan = (at: number) => {
    const rest = paths.slice(1);
    return [...rest.slice(0, at), '/private', ...rest.slice(at)].map((path) => url + path.slice(1));
  };
  const cellOf = (urls: readonly string[], robots = 'User-agent: *\nDisallow: /private\n') => {
    const rows = rowsOf(robots, { sample: urls.slice(0, 20) });
    const { reach } = overPages(rows, [], { robots: robotsOf(robots).robots, urls }).find(
      ({ key }) => key === 'perplexity',
    )!;
    return [
      reach.verdict,
      reach.reason.code,
      reach.reason.data['count'],
      reach.words.match(/\d+ of \d+ pages is/)?.[0],
    ];
  };

  test.each([0, 4, 19, 23, 39, 59])('wherever the sitemap lists the closed one: %i', (at) => {
    expect(cellOf(plan(at))).toEqual(['partly', 'pages-closed', 1, '1 of 60 pages is']);
  });

  test('what no planned page is closed by is a yes', () => {
    expect(cellOf(plan(0).slice(1))).toEqual(['yes', 'allowed', undefined, undefined]);
  });
});
