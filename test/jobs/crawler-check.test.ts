import { gzipSync } from 'node:zlib';
import { onTestFinished, describe, expect, test } from 'vitest';
import { crawlerCheckResult } from '../../src/contract/index.ts';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { serveSite, sitemapOf, type Routes } from '../site-server.ts';
import { siteAuditor } from './site-auditor.ts';

const PAGE = `<!doctype html><html lang="en"><title>Home</title><main><h1>Home</h1>${'<p>Tea is a drink made from leaves, and this page tells how it is grown and brewed.</p><p>See <a href="/a">this</a> and <a href="/b">that</a>.</p>'.repeat(12)}</main>`;
const ROBOTS = 'User-agent: *\nDisallow: /private\nSitemap: {{origin}}/sitemap.xml\n';
const LLMS = '# Tea\n\n> All about tea.\n\n## Pages\n\n- [Home]({{origin}}/): the start\n';
const HEALTHY: Routes = {
  '/': PAGE,
  '/robots.txt': ROBOTS,
  '/sitemap.xml': sitemapOf('/', '/private/x'),
  '/llms.txt': LLMS,
};

async function check(routes: Routes, options: { readonly probe?: boolean } = {}) {
  const { auditor, ...site } = await siteAuditor(routes, options);
  const checked = await auditor.crawlerCheck(site.origin);
  crawlerCheckResult.parse(checked.result);
  return { ...checked, site };
}

test('a healthy site', async () => {
  const { result, evidence, error } = await check(HEALTHY);
  expect(error).toBeNull();
  expect(result).toMatchObject({
    robotsFetched: true,
    blockedCount: 0,
    blockedHighImpact: [],
    crawlSim: { status: 200, accessible: true, blockingSignals: [], wafDetected: null },
    llms: { found: true },
    sitemap: { found: true },
    overallHealthy: true,
  });
  expect(result.sitemap.excerpt).toMatch(/^<urlset/);
  expect(evidence).toMatchObject({ score: 100, coverage: { unknown: 0 } });
  expect(evidence.bots['gptbot']).toMatchObject({ reach: 'partial', group: 'wildcard', line: 0 });
  expect(new Set(Object.values(evidence.bots).flatMap(({ probe }) => probe?.verdict ?? []))).toEqual(
    new Set(['same']),
  );
});

describe('how far a bot gets', () => {
  const reachOf = async (routes: Routes) =>
    (await check({ ...HEALTHY, ...routes }, { probe: false })).evidence.bots['gptbot']?.reach;
  const linked = (href: string) => PAGE.replace('href="/a"', `href="${href}"`);

  test('a top-level page that the home page links counts, with a sitemap of sitemaps too', async () => {
    const index = '<sitemapindex><sitemap><loc>{{origin}}/one.xml</loc></sitemap></sitemapindex>';
    const routes = { '/sitemap.xml': index, '/': linked('/private') };
    expect(await reachOf(routes)).toBe('partial');
    expect(await reachOf({ ...routes, '/': linked('/private/') })).toBe('partial');
    expect(await reachOf({ ...routes, '/': PAGE })).toBe('open');
  });

  test('pages deeper down and pages of other hosts say nothing', async () => {
    const sitemap = '<urlset><url><loc>https://other.example/private</loc></url></urlset>';
    expect(await reachOf({ '/sitemap.xml': sitemap, '/': linked('/private/deep/page') })).toBe('open');
    expect(await reachOf({ '/sitemap.xml': sitemap, '/': linked('https://other.example/private') })).toBe(
      'open',
    );
  });
});

describe('what the owner did to bots', () => {
  test('training bots kept out cost nothing', async () => {
    const { result, evidence } = await check({
      ...HEALTHY,
      '/robots.txt': `User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\n${ROBOTS}`,
    });
    expect(result).toMatchObject({ blockedCount: 2, blockedHighImpact: [], overallHealthy: true });
    expect(evidence.score).toBe(100);
    expect(evidence.bots['gptbot']).toMatchObject({
      line: 3,
      rule: 'Disallow: /',
      group: 'named',
      token: 'GPTBot',
    });
  });

  test('a search bot kept out is unhealthy, and the fix names it', async () => {
    const { result, evidence } = await check({
      ...HEALTHY,
      '/robots.txt': `User-agent: OAI-SearchBot\nDisallow: /\n\n${ROBOTS}`,
    });
    expect(result).toMatchObject({ blockedHighImpact: ['oai-searchbot'], overallHealthy: false });
    expect(result.botStatuses.find(({ key }) => key === 'oai-searchbot')).toMatchObject({
      allowed: false,
      explicitly: 'blocked',
    });
    expect(evidence.findings[0]).toMatchObject({
      rule: 'answer-bots-blocked',
      severity: 'critical',
      about: ['chatgpt', 'oai-searchbot'],
      paste: expect.stringContaining('User-agent: OAI-SearchBot'),
    });
  });

  test('the line that decides is told for an engine of less reach as well', async () => {
    const { evidence, site } = await check({
      ...HEALTHY,
      '/robots.txt': `User-agent: Amzn-SearchBot\nDisallow: /\n\n${ROBOTS}`,
    });
    expect(evidence.findings[0]).toMatchObject({
      rule: 'answer-bots-blocked',
      severity: 'critical',
      place: { url: `${site.origin}/robots.txt`, line: 2 },
    });
  });

  test('a rule is told as no more than stated where its operator says so', async () => {
    const { evidence } = await check({
      ...HEALTHY,
      '/robots.txt': `User-agent: Perplexity-User\nUser-agent: ChatGPT-User\nUser-agent: Claude-User\nDisallow: /\n\n${ROBOTS}`,
    });
    const messages = evidence.findings.map(({ severity, message }) => [
      severity,
      message.split('; ')[1] ?? '',
    ]);
    expect(messages).toEqual([
      ['high', expect.stringMatching(/may not apply to ChatGPT-User$/)],
      ['high', expect.stringMatching(/ignored by Perplexity-User$/)],
      ['high', ''],
    ]);
  });

  test('everyone kept out caps the score', async () => {
    const { evidence } = await check({ ...HEALTHY, '/robots.txt': 'User-agent: *\nDisallow: /\n' });
    expect(evidence.score).toBeLessThanOrEqual(30);
  });

  test('an agent refused by name while the browser is served', async () => {
    const refusing: Routes = {
      ...HEALTHY,
      '/': ({ headers }) =>
        headers['user-agent']?.includes('OAI-SearchBot') ? { status: 403, body: 'no' } : PAGE,
    };
    const { result, evidence } = await check(refusing);
    expect(result.overallHealthy).toBe(false);
    // A search bot of high impact that is refused is a critical finding.
    expect(evidence.score).toBeLessThanOrEqual(74);
    expect(evidence.bots['oai-searchbot']?.probe).toMatchObject({ verdict: 'ua-blocked', accessible: false });
    expect(evidence.findings.map(({ rule }) => rule)).toContain('agents-refused');
  });
});

describe('what a site does for AI agents alone', () => {
  const AGENT = /SearchBot|ChatGPT-User|Perplexity|GPTBot|Claude|bingbot|Googlebot/;
  const forAgents = (others: {
    readonly status?: number;
    readonly headers?: Record<string, string>;
    readonly body: string;
  }): Routes => ({
    ...HEALTHY,
    '/': ({ headers }) => (AGENT.test(headers['user-agent'] ?? '') ? PAGE : others),
  });

  test('a page that is rendered for them is no empty page', async () => {
    const { result, evidence } = await check(forAgents({ body: '<title>Tea</title><div id="root"></div>' }));
    expect(result).toMatchObject({
      crawlSim: { status: 200, accessible: true, blockingSignals: ['empty-shell: #root'], wafDetected: null },
      overallHealthy: true,
    });
    expect(evidence.score).toBeGreaterThan(90);
    expect(evidence.findings.map(({ rule }) => rule)).toEqual(['home-for-agents']);
  });

  test('nor is one that browsers have to pass a test for', async () => {
    const { result, evidence } = await check(
      forAgents({ status: 403, headers: { 'cf-mitigated': 'challenge' }, body: '' }),
    );
    expect(result.crawlSim).toMatchObject({ status: 403, accessible: true, wafDetected: 'Cloudflare' });
    expect(result.overallHealthy).toBe(true);
    expect(evidence.findings[0]).toMatchObject({ rule: 'home-for-agents', severity: 'low' });
    expect(evidence.access?.signals[0]?.id).toBe('cloudflare/mitigated-header');
  });

  test('one agent without the page, and it is not given to them', async () => {
    const routes = forAgents({ body: '<title>Tea</title><div id="root"></div>' });
    const page = routes['/'];
    const { result, evidence } = await check({
      ...routes,
      '/': (request, ...rest) =>
        request.headers['user-agent']?.includes('ClaudeBot')
          ? { status: 403, body: 'no' }
          : typeof page === 'function'
            ? page(request, ...rest)
            : PAGE,
    });
    expect(result.crawlSim.accessible).toBe(false);
    expect(evidence.findings.map(({ rule }) => rule)).toContain('home-inaccessible');
  });
});

describe('what is said of a firewall', () => {
  const refusing = (name: RegExp, answer: object, robots = ROBOTS): Routes => ({
    ...HEALTHY,
    '/robots.txt': robots,
    '/': ({ headers }) => (name.test(headers['user-agent'] ?? '') ? { body: '', ...answer } : PAGE),
  });
  const refusalOf = async (routes: Routes) =>
    (await check(routes)).evidence.findings.find(({ rule }) => rule === 'agents-refused');

  test('what it did, to whom, and what robots.txt says of them', async () => {
    const robots = `User-agent: PerplexityBot\nDisallow: /\n\n${ROBOTS}`;
    const { evidence } = await check(refusing(/PerplexityBot|OAI-SearchBot/, { status: 403 }, robots));
    const refusals = evidence.findings.filter(({ rule }) => rule === 'agents-refused');
    expect(refusals.map(({ code, about }) => [code, about])).toEqual([
      ['refused', ['chatgpt', 'oai-searchbot']],
      ['closed-too', ['perplexitybot']],
    ]);
    expect(refusals[0]?.message).toContain('robots.txt allows OAI-SearchBot');
  });

  test('a price is no refusal', async () => {
    const refusal = await refusalOf(
      refusing(/OAI-SearchBot/, {
        status: 402,
        headers: { 'crawler-price': 'USD 0.01', server: 'cloudflare' },
      }),
    );
    expect(refusal?.code).toBe('charged');
    expect(refusal?.message).toContain('Cloudflare');
  });

  test('nothing is said of what a file that could not be read allows', async () => {
    const routes = {
      ...refusing(/OAI-SearchBot/, { status: 403 }),
      '/robots.txt': { status: 503, body: '' },
    };
    expect((await refusalOf(routes))?.message).not.toContain('robots.txt');
  });

  test('a test for all names the crawlers whose addresses it may know', async () => {
    const { evidence } = await check(
      refusing(/./, { status: 403, headers: { 'cf-mitigated': 'challenge' } }),
    );
    expect(evidence.findings[0]).toMatchObject({
      rule: 'home-inaccessible',
      code: 'challenge',
      severity: 'critical',
      fix: expect.stringContaining('Check the log'),
    });
  });
});

describe('robots.txt that cannot be read', () => {
  test('404: everything is allowed', async () => {
    const { result } = await check({ ...HEALTHY, '/robots.txt': { status: 404 } });
    expect(result).toMatchObject({ robotsFetched: false, blockedCount: 0, overallHealthy: true });
  });

  test('503: nothing is allowed, and nothing is said to be blocked', async () => {
    const { result, evidence } = await check({ ...HEALTHY, '/robots.txt': { status: 503 } });
    expect(result).toMatchObject({ robotsFetched: false, overallHealthy: false });
    expect(result.botStatuses.every(({ explicitly }) => explicitly === 'allowed')).toBe(true);
    expect(evidence.bots['oai-searchbot']).toMatchObject({ basis: 'unreachable', reach: 'unknown' });
    expect(evidence.findings.map(({ rule }) => rule)).toContain('robots-unreachable');
  });

  // notes/signals.md 4.3: every search bot blocked 30, and 5xx counts as all blocked.
  test('an operator who takes a failure for permission lifts no cap; a rule or the absence of a file does', async () => {
    const capOf = async (robots: Routes[string]) => {
      const { evidence } = await check({ ...HEALTHY, '/robots.txt': robots }, { probe: false });
      return [evidence.bots['yandexadditional']?.basis, evidence.gates[0]?.cap ?? 100];
    };
    const closed = 'User-agent: *\nDisallow: /\n';
    expect(await capOf({ status: 503 })).toEqual(['operator', 30]);
    expect(await capOf(closed + '#'.repeat(600_000))).toEqual(['operator', 30]);
    expect(await capOf(closed)).toEqual(['rules', 30]);
    expect(await capOf(`${closed}User-agent: Googlebot\nAllow: /\n`)).toEqual(['rules', 100]);
    expect(await capOf('#'.repeat(600_000))).toEqual(['operator', 100]);
    expect(await capOf({ status: 404 })).toEqual(['absent', 100]);
  });

  test('403: everything is allowed, and nobody knows what the file says', async () => {
    const refused = { status: 403, headers: { 'cf-mitigated': 'challenge' }, body: 'no' };
    const { result, evidence } = await check({ ...HEALTHY, '/robots.txt': refused });
    expect(result).toMatchObject({ robotsFetched: false, blockedCount: 0, overallHealthy: true });
    expect(evidence.findings.map(({ rule }) => rule)).toEqual(['robots-refused']);
  });

  test('what could not be read is not said to name no sitemap', async () => {
    const found = async (robots: Routes[string]) =>
      (await check({ ...HEALTHY, '/robots.txt': robots })).evidence.findings.map(({ rule }) => rule);
    expect(await found({ status: 503 })).not.toContain('sitemap-undeclared');
    expect(await found('<!doctype html><html><body>Home</body></html>')).not.toContain('sitemap-undeclared');
    expect(await found({ status: 404 })).toContain('sitemap-undeclared');
    expect(await found('User-agent: *\nAllow: /')).toContain('sitemap-undeclared');
  });

  test('a Sitemap line that leads to no sitemap is told of', async () => {
    const robots = 'Sitemap: {{origin}}/gone.xml\nSitemap: {{origin}}/page.xml\n';
    const routes = { ...HEALTHY, '/robots.txt': robots, '/page.xml': PAGE };
    const found = async (more: Routes) => {
      const { evidence, site } = await check({ ...routes, ...more }, { probe: false });
      const finding = evidence.findings.find(({ rule }) => rule.startsWith('sitemap-'));
      return [finding?.code, finding?.message.replaceAll(site.origin, '')];
    };
    expect(await found({})).toEqual([
      'another-named',
      'robots.txt names /gone.xml, /page.xml, where no sitemap could be read; there is one at /sitemap.xml',
    ]);
    expect(await found({ '/sitemap.xml': { status: 404 } })).toEqual([
      'named-in-vain',
      expect.stringContaining('/gone.xml, /page.xml'),
    ]);
  });

  test('what to do about a sitemap follows from what was found', async () => {
    const fixOf = async (more: Routes) => {
      const { evidence, site } = await check({ ...HEALTHY, '/sitemap.xml': { status: 404 }, ...more });
      const found = evidence.findings.find(({ rule }) => rule === 'sitemap-missing');
      return [found?.code, found?.place.path, found?.paste.replaceAll(site.origin, '')];
    };
    expect(await fixOf({ '/robots.txt': 'User-agent: *\nAllow: /' })).toEqual([
      'missing',
      '/robots.txt',
      'Sitemap: /sitemap.xml',
    ]);
    const named = { '/robots.txt': 'Sitemap: {{origin}}/map.xml' };
    expect(await fixOf(named)).toEqual(['named-in-vain', '/map.xml', '']);
    expect(await fixOf({ ...named, '/map.xml': { status: 403 } })).toEqual(['unread', '/map.xml', '']);
  });

  test('the faults of a sitemap are told by what they cost others', async () => {
    const faultOf = async (body: string) => {
      const { evidence, result, site } = await check({ ...HEALTHY, '/sitemap.xml': { body } });
      expect(result.sitemap.found).toBe(true);
      return evidence.findings
        .filter(({ rule }) => rule === 'sitemap-faulty')
        .map(({ severity, code, place: { url, line } }) => [
          severity,
          code,
          url.replace(site.origin, ''),
          line,
        ]);
    };
    const list = (inner: string) =>
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>https://example.com/</loc></url>${inner}</urlset>`;
    expect(await faultOf(list(''))).toEqual([]);
    // A wrong date and a repetition lose nothing.
    expect(await faultOf(list('<url><loc>https://example.com/</loc><lastmod>soon</lastmod></url>'))).toEqual([
      ['info', 'bad-lastmod', '/sitemap.xml', 2],
      ['info', 'duplicate-loc', '/sitemap.xml', 0],
    ]);
    expect(await faultOf(list('<x>a & b</x>'))).toEqual([['medium', 'malformed-xml', '/sitemap.xml', 2]]);
    expect(await faultOf(list('<url><loc>mailto:a</loc></url><url><loc>tel:1</loc></url>'))).toEqual([
      ['low', 'bad-loc', '/sitemap.xml', 2],
    ]);
    expect(
      (await faultOf('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>'))[0]?.[0],
    ).toBe('low');
  });

  test.each([
    ['User-agent: PerplexityBot\nDisalow: /', 'key-typo'],
    ['User-agent: Sidetrade indexer bot\nUser-agent: GPTBot/1.2\nDisallow: /', 'agent-suffix'],
    ['User-agent: nobot4\nUser-agent: GPTBot4\nDisallow: /\nDisallow: admin', 'agent-nonstandard'],
    ['User-agent: nobot\nUser-agent: * all\nDisallow: /$', 'agent-suffix'],
  ])('a line that only Google forgives is named, and no other: %j', async (group, code) => {
    const robots = `User-agent: *\nAllow: /\n\n${group}\n`;
    const { evidence } = await check({ ...HEALTHY, '/robots.txt': robots });
    const found = evidence.findings.filter(({ rule }) => rule === 'robots-strict-differs');
    expect(found.map((finding) => [finding.code, finding.place.line])).toEqual([[code, 5]]);
  });

  test('noindex is to go from where it stands', async () => {
    const { evidence } = await check({
      ...HEALTHY,
      '/': { body: PAGE, headers: { 'x-robots-tag': 'noindex' } },
    });
    const found = evidence.findings.find(({ rule }) => rule === 'home-noindex');
    expect(found?.fix).toContain('X-Robots-Tag');
  });

  test('an HTML page in its place is no robots.txt', async () => {
    const { result, evidence } = await check({
      ...HEALTHY,
      '/robots.txt': '<!doctype html><html><body>Home</body></html>',
    });
    expect(result.robotsFetched).toBe(false);
    expect(evidence.findings.map(({ rule }) => rule)).toContain('robots-html');
  });
});

describe('Content-Signal lines', () => {
  const signalled = async (robots: string) => {
    const { result, evidence } = await check({ ...HEALTHY, '/robots.txt': robots });
    return { result, found: evidence.findings.filter(({ rule }) => rule === 'robots-signals-contradict') };
  };

  test('each contradiction is a finding with its line and costs nothing', async () => {
    const { result, found } = await signalled(
      'User-agent: *\nContent-Signal: search=yes, ai-input=no\nAllow: /\nUser-agent: OAI-SearchBot\nAllow: /\nUser-agent: GPTBot\nContent-Signal: ai-train=yes\nDisallow: /',
    );
    const lines = found.map(({ severity, place: { line }, cost: { points } }) => [severity, line, points]);
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([
        ['low', 4, 0],
        ['low', 7, 0],
      ]),
    );
    expect(result.overallHealthy).toBe(true);
  });

  test('lines that agree are none', async () => {
    const { found } = await signalled('User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /');
    expect(found).toEqual([]);
  });
});

describe('the home page', () => {
  test('a page that was to go on a day that has come is out of the indexes', async () => {
    const until = (day: string): Routes => ({
      '/': {
        body: PAGE.replace('<main>', `<meta name="robots" content="unavailable_after: ${day}"><main>`),
        headers: { 'x-robots-tag': `googlebot: unavailable_after: ${day}` },
      },
    });
    const { result, evidence } = await check({ ...HEALTHY, ...until('2020-01-01') });
    expect(result.crawlSim.blockingSignals).toEqual([
      'meta-robots: unavailable_after',
      'x-robots-tag: unavailable_after',
    ]);
    expect(evidence.restrictions['*']?.noindex).toBe(true);
    const later = await check({ ...HEALTHY, ...until('2999-01-01') });
    expect(later.result.crawlSim.blockingSignals).toEqual([]);
  });

  test('noindex is a blocking signal', async () => {
    const { result } = await check({
      ...HEALTHY,
      '/': { body: PAGE, headers: { 'x-robots-tag': 'noindex' } },
    });
    expect(result.crawlSim.blockingSignals).toEqual(['x-robots-tag: noindex']);
  });

  test('a header that keeps out one engine and a meta that keeps out another are both told', async () => {
    const { result } = await check({
      ...HEALTHY,
      '/': {
        body: PAGE.replace('<main>', '<meta name="bingbot" content="noindex"><main>'),
        headers: { 'x-robots-tag': 'googlebot: noindex' },
      },
    });
    expect(result.crawlSim.blockingSignals).toEqual(['meta-robots: noindex', 'x-robots-tag: noindex']);
  });

  test('an empty shell is not accessible', async () => {
    const { result } = await check({
      ...HEALTHY,
      '/': '<!doctype html><title>App</title><div id="root"></div><script src="/a.js"></script>',
    });
    expect(result.crawlSim).toMatchObject({ status: 200, accessible: false });
    expect(result.crawlSim.blockingSignals.join()).toMatch(/^empty-shell/);
  });

  test('a challenge names the vendor that acted', async () => {
    const challenge = {
      status: 403,
      headers: { 'cf-mitigated': 'challenge', server: 'cloudflare' },
      body: '<title>Just a moment...</title><meta name="robots" content="noindex">',
    };
    const { result, evidence } = await check({ ...HEALTHY, '/': challenge });
    expect(result.crawlSim).toMatchObject({ status: 403, accessible: false, wafDetected: 'Cloudflare' });
    expect(result.crawlSim.blockingSignals.join()).not.toContain('noindex');
    expect(evidence.score).toBeLessThanOrEqual(40);
  });
});

describe('soft answers are no files', () => {
  test('one page for every address', async () => {
    const { result } = await check({
      '/': PAGE,
      '/robots.txt': PAGE,
      '/sitemap.xml': PAGE,
      '/llms.txt': PAGE,
    });
    expect(result).toMatchObject({
      robotsFetched: false,
      llms: { found: false, contentBytes: 0 },
      sitemap: { found: false, excerpt: '' },
    });
  });
});

test('without probing no request is made under another name', async () => {
  const agents = new Set<string | undefined>();
  const { evidence } = await check(
    { ...HEALTHY, '/': ({ headers }) => (agents.add(headers['user-agent']), PAGE) },
    { probe: false },
  );
  expect([...agents].every((agent) => agent?.includes('citeworthy'))).toBe(true);
  expect(evidence.limits[0]?.code).toBe('probing-off');
});

describe('the excerpt of the sitemap is its text', () => {
  const XML = `<?xml version="1.0"?><urlset>${'<url><loc>http://127.0.0.1/x</loc></url>'.repeat(20)}</urlset>`;
  const marked = Buffer.from(`\ufeff${XML}`, 'utf16le');

  test.each<[string, Uint8Array, Record<string, string>]>([
    ['gzip under any name', gzipSync(XML), {}],
    ['gzip within gzip', gzipSync(gzipSync(XML)), { 'content-encoding': 'gzip' }],
    ['UTF-16', marked, { 'content-type': 'application/xml' }],
    ['a byte order mark', Buffer.from(`\ufeff${XML}`), {}],
  ])('%s', async (_, body, headers) => {
    const coded = 'content-encoding' in headers ? gzipSync(body) : body;
    const { result } = await check(
      { ...HEALTHY, '/sitemap.xml': { body: coded, headers } },
      { probe: false },
    );
    expect(result.sitemap).toEqual({ found: true, excerpt: XML.slice(0, 500) });
  });

  test('at most 500 units, no character cut in half', async () => {
    const body = `<!--${'\u{1f600}'.repeat(500)}-->${XML}`;
    const odd = `<!-- ${body.slice(4)}`;
    const even = await check({ ...HEALTHY, '/sitemap.xml': { body } }, { probe: false });
    expect(even.result.sitemap.excerpt).toBe(body.slice(0, 500));
    const { result } = await check({ ...HEALTHY, '/sitemap.xml': { body: odd } }, { probe: false });
    expect(result.sitemap.excerpt).toBe(odd.slice(0, 499));
  });
});

describe('two hosts of one site', () => {
  const hosts = async (apexRobots: Routes[string]) => {
    const www = await serveSite(HEALTHY);
    const { port } = new URL(www.origin);
    const target = `http://www.127-0-0-1.test:${port}`;
    const apex = await serveSite({
      '/': { status: 301, headers: { location: `${target}/` } },
      '/robots.txt': apexRobots,
    });
    const asked = `http://127-0-0-1.test:${new URL(apex.origin).port}`;
    const auditor = createAuditor({
      allowOrigins: [asked, target],
      limits: { retries: 0 },
      probe: false,
      resolver: async () => [{ address: '127.0.0.1', family: 4 }],
    });
    onTestFinished(() => auditor.close());
    const checked = await auditor.crawlerCheck(asked);
    crawlerCheckResult.parse(checked.result);
    return { ...checked, ids: checked.evidence.findings.map(({ rule }) => rule), target };
  };

  test('files that differ in words alone are no finding', async () => {
    const { ids, evidence, target } = await hosts('# the old host\nUser-agent: *\nDisallow: /private\n');
    expect(evidence.robots.url).toBe(`${target}/robots.txt`);
    expect(ids).not.toContain('robots-differ');
  });

  test('verdicts that differ are, with the names', async () => {
    const { ids, evidence } = await hosts('User-agent: GPTBot\nDisallow: /\n');
    expect(ids).toContain('robots-differ');
    expect(evidence.findings.find(({ rule }) => rule === 'robots-differ')?.about).toEqual(['gptbot']);
  });

  test('a file that cannot be read on one of them is', async () => {
    const { ids, result } = await hosts({ status: 500 });
    expect(ids).toContain('robots-differ');
    expect(result.blockedCount).toBe(0);
  });
});

describe('a server that treats us as it treats nobody else', () => {
  test('hanging up on our name does not make the site unreachable', async () => {
    const { result, error } = await check({
      ...HEALTHY,
      '/': (request) => {
        if (request.headers['user-agent']?.includes('citeworthy')) request.socket.destroy();
        return PAGE;
      },
    });
    expect(error).toBeNull();
    expect(result.crawlSim).toMatchObject({ status: 200, accessible: true });
    expect(result.sitemap.found).toBe(true);
  });

  test('a home page that redirects to a private address is judged, its files too', async () => {
    const { result, error, evidence } = await check({
      ...HEALTHY,
      '/': { status: 301, headers: { location: 'http://169.254.169.254/' } },
    });
    expect(error).toBeNull();
    expect(result).toMatchObject({
      robotsFetched: true,
      crawlSim: { accessible: false },
      overallHealthy: false,
    });
    expect(evidence.findings.map(({ rule }) => rule)).toContain('lands-elsewhere');
  });
});

describe('targets that lead nowhere are data', () => {
  test.each([
    ['not a domain', 'target-invalid'],
    ['10.0.0.1', 'target-blocked'],
    ['http://127.0.0.1:9', 'target-blocked'],
    ['nobody.invalid', 'target-not-found'],
  ])('%s: %s', async (target, code) => {
    const auditor = createAuditor({ limits: { retries: 0 } });
    onTestFinished(() => auditor.close());
    const { result, error, evidence } = await auditor.crawlerCheck(target);
    crawlerCheckResult.parse(result);
    expect(result).toMatchObject({
      robotsFetched: false,
      overallHealthy: false,
      crawlSim: { status: 0, accessible: false },
    });
    expect(error?.code).toBe(code);
    expect(error?.message).toMatch(/^[a-z-]+: [^\n]+$/);
    expect(evidence.score).toBeLessThanOrEqual(40);
  });
});

test('options that are none are told when the auditor is made', () => {
  for (const lanes of [0, 11, 1.5, Number.NaN]) expect(() => createAuditor({ lanes })).toThrow(TypeError);
  for (const probeSpacingMs of [-1, 3_600_001, Number.POSITIVE_INFINITY, Number.NaN])
    expect(() => createAuditor({ probeSpacingMs })).toThrow(TypeError);
  for (const probeSpacingMs of [0, 0.5, 3_600_000])
    expect(() => createAuditor({ probeSpacingMs })).not.toThrow();
});
