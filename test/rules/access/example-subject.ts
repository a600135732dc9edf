/** The domain that an example of a rule describes, without a network. */
import { scoredBots } from '../../../src/catalog/ai-bots.ts';
import { WELL_KNOWN_FILES } from '../../../src/catalog/well-known.ts';
import { exchangeOf, isSuccess, unanswered, type Exchange } from '../../../src/exchange.ts';
import { BASELINE, type ProbeResult, type ProbeVerdict } from '../../../src/access/compare-probes.ts';
import { robotsAccess } from '../../../src/facts/robots-access.ts';
import { parseSitemap } from '../../../src/readers/sitemap/parse.ts';
import type { AccessExample, ExampleAnswer } from '../../../src/rules/access/access-rule.ts';
import type { CrawlerCheckInput } from '../../../src/rules/access/input.ts';
import { accessSubject, type AccessSubject } from '../../../src/rules/access/subject.ts';

const ORIGIN = 'https://example.com';

const FAULTLESS: Readonly<Record<string, ExampleAnswer>> = {
  '/': `<!doctype html><html lang="en"><title>Tea</title><main><h1>Tea</h1>${'<p>Tea is a drink made from the leaves of a shrub, and this page says how it is grown.</p>'.repeat(8)}</main>`,
  '/robots.txt': `User-agent: *\nDisallow: /private\nSitemap: ${ORIGIN}/sitemap.xml`,
  '/sitemap.xml': `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${ORIGIN}/</loc></url></urlset>`,
  '/llms.txt': '# Tea\n\n> All about tea.\n',
};

/** The site of an example as the rules judge it. */
export function exampleSubject(example: AccessExample): AccessSubject {
  return accessSubject(exampleInput(example));
}

function exampleInput(example: AccessExample): CrawlerCheckInput {
  const { failed, requestedRobots, landing = null, visits = {}, markdown = {}, now = 0 } = example;
  const origin = failed === undefined ? ORIGIN : ORIGIN.replace('https:', 'http:');
  const answer = (url: string): Exchange => {
    const path: `/${string}` = `/${url.slice(origin.length + 1)}`;
    return answerOf(url, example[path] ?? FAULTLESS[path] ?? 404);
  };
  const home = answer(`${origin}/`);
  const robots = robotsAccess(answer(`${origin}/robots.txt`));
  const requestedOrigin = requestedRobots === undefined ? origin : 'https://www.example.com';
  return {
    domain: 'example.com',
    origin,
    requestedOrigin,
    landing,
    failed: failed === undefined ? [] : [answerOf(`${ORIGIN}/`, { failed })],
    baseline: { ...home, timings: { ...home.timings, startedAt: now } },
    robots,
    requestedRobots:
      requestedRobots === undefined
        ? null
        : robotsAccess(answerOf(`${requestedOrigin}/robots.txt`, requestedRobots)),
    probes: Object.entries(visits).map(([key, visit]) => probeOf(key, visit)),
    limits: [],
    llms: answer(`${origin}/llms.txt`),
    licenses: (robots.robots?.licenses ?? []).map(({ value }) => answer(value)),
    markdown: Object.entries(markdown).map(([path, given]) => ({
      html: answer(origin + path),
      markdown: answerOf(origin + path, given),
    })),
    wellKnown: WELL_KNOWN_FILES.map((file) => ({ file, answer: answer(origin + file.path) })),
    sitemap: home.status === 0 ? NO_SITEMAP : sitemapIn(answer, robots.sitemaps, origin),
  };
}

/** A site without an answer is asked for nothing more. */
const NO_SITEMAP: CrawlerCheckInput['sitemap'] = { found: null, tried: [] };

function answerOf(url: string, answer: ExampleAnswer): Exchange {
  if (typeof answer === 'string') return exchangeOf({ url, body: answer });
  if (typeof answer === 'number') return exchangeOf({ url, status: answer, body: '' });
  const { failed, message = 'ECONNRESET', status = failed && 0, headers } = answer;
  const { body = '', truncated = null, hops = [] } = answer;
  const saved = {
    ...exchangeOf({ url, status, headers, body }),
    truncated,
    hops: hops.map(([from, by], at) => ({ url: from, status: by, location: hops[at + 1]?.[0] ?? url })),
  };
  if (failed === undefined) return saved;
  const { outcome, error } = unanswered(url, { code: failed, message, retryable: false });
  return { ...saved, outcome, error };
}

/** A bot that is left out was not visited as. */
function probeOf(key: string, visit: ProbeVerdict['verdict'] | ProbeVerdict): ProbeResult {
  const agent = scoredBots.find((bot) => bot.key === key)?.label ?? BASELINE;
  const verdict = typeof visit === 'string' ? { verdict: visit, accessible: visit === 'same' } : visit;
  return { key, agent, verdict };
}

function sitemapIn(
  answer: (url: string) => Exchange,
  declared: readonly string[],
  origin: string,
): CrawlerCheckInput['sitemap'] {
  const asked = [...new Set([...declared, `${origin}/sitemap.xml`])].map((url) => {
    const exchange = answer(url);
    const body = isSuccess(exchange.status) ? exchange.body : '';
    return { url, exchange, sitemap: parseSitemap(body, { url }), declared: declared.includes(url) };
  });
  return {
    found: asked.find(({ sitemap }) => sitemap.kind !== 'none') ?? null,
    tried: asked.map(({ url, exchange: { outcome, status }, sitemap: { kind, problems } }) => ({
      url,
      outcome,
      status,
      kind,
      problems,
    })),
  };
}
