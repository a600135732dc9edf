/** The four audits in one visit: what is asked of the site, and what comes of it. */
import { expect, onTestFinished, test } from 'vitest';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { recording, replaying, type Recorded } from '../../src/jobs/recording.ts';
import { createFetcher } from '../../src/net/fetcher.ts';
import { serveSite, sitemapOf, type Routes } from '../site-server.ts';

const PATHS = ['/', '/a', '/b', '/c'];
const page = (path: string): string =>
  `<!doctype html><html lang="en"><title>The page at ${path} about kettles</title><main><h1>Kettles ${path}</h1><p>${'Hard water leaves lime inside the kettle. '.repeat(30)}</p>${PATHS.map((to) => `<a href="${to}">Page ${to}</a>`).join(' ')}</main></html>`;
const pages: Routes = Object.fromEntries(PATHS.map((path) => [path, page(path)]));
const LLMS = '# Kettles\n\n> All about kettles.\n\n## Pages\n\n- [A](/a): first\n- [B](/b): second\n';

/** The home page and one page below it, as an agent asks for them. */
const NEGOTIATED = ['Markdown of /', 'Markdown of /a'];

const count = (asked: readonly string[]) => {
  const times: Record<string, number> = {};
  for (const path of asked) times[path] = (times[path] ?? 0) + 1;
  return times;
};

/** Requests under our own name, without the simulated visits. */
function counted(routes: Routes): {
  readonly routes: Routes;
  readonly own: string[];
  readonly visits: string[];
} {
  const own: string[] = [];
  const visits: string[] = [];
  const watched = Object.fromEntries(
    Object.entries(routes).map(([path, answer]) => [
      path,
      (request: Parameters<Extract<Routes[string], (...args: never) => unknown>>[0]) => {
        const isOwn =
          request.headers['user-agent']?.includes('citeworthy') === true &&
          request.headers['x-citeworthy'] === undefined;
        // A page as Markdown is another representation of it, and a question of its own.
        const wanted = request.headers.accept?.startsWith('text/markdown') === true ? 'Markdown of ' : '';
        (isOwn ? own : visits).push(wanted + path);
        return typeof answer === 'function' ? answer(request) : answer;
      },
    ]),
  );
  return { routes: watched, own, visits };
}

async function audited(routes: Routes) {
  const site = await serveSite(routes);
  const auditor = createAuditor({ allowOrigins: [site.origin], probeSpacingMs: 0 });
  onTestFinished(() => auditor.close());
  return { ...(await auditor.audit(site.origin)), ...site };
}

test.each<[string, Routes, readonly string[]]>([
  [
    'a sitemap and an llms.txt',
    {
      ...pages,
      '/robots.txt': 'User-agent: *\nAllow: /\nSitemap: {{origin}}/sitemap.xml\n',
      '/sitemap.xml': sitemapOf(...PATHS),
      '/llms.txt': LLMS,
      '/llms-full.txt': `${LLMS}\nMore.`,
    },
    ['/robots.txt', '/sitemap.xml', '/llms.txt', '/llms-full.txt', ...PATHS, ...NEGOTIATED],
  ],
  [
    'a sitemap and no llms.txt',
    {
      ...pages,
      '/robots.txt': 'User-agent: *\nAllow: /\nSitemap: {{origin}}/sitemap.xml\n',
      '/sitemap.xml': sitemapOf(...PATHS),
    },
    ['/robots.txt', '/sitemap.xml', ...PATHS, ...NEGOTIATED],
  ],
  [
    'links alone',
    { ...pages, '/robots.txt': 'User-agent: *\nAllow: /\n' },
    ['/robots.txt', ...PATHS, ...NEGOTIATED],
  ],
])('each address is asked once under our own name: a site with %s', async (_name, routes, expected) => {
  const watched = counted(routes);
  const { asked, visits } = await audited(watched.routes).then((run) => ({
    asked: run.asked,
    visits: watched.visits,
  }));
  expect(count(watched.own)).toEqual(Object.fromEntries(expected.map((path) => [path, 1])));
  expect(new Set(visits)).toEqual(new Set(['/']));
  // What is not there is asked for once as well.
  const others = count(asked.filter((path) => path !== '/' && path !== '/a'));
  expect(Object.entries(others).filter(([, times]) => times > 1)).toEqual([]);
});

test('a home page that redirects to its canonical host name is asked once', async () => {
  const { own } = await (async () => {
    const watched = counted({
      '/': { status: 301, headers: { location: '/home' } },
      '/home': page('/home'),
      '/robots.txt': 'User-agent: *\nAllow: /\nSitemap: {{origin}}/sitemap.xml\n',
      '/sitemap.xml': sitemapOf('/home'),
    });
    await audited(watched.routes);
    return watched;
  })();
  expect(count(own)['/home']).toBe(1);
});

test('one report of all four, whose scores are those of the results', async () => {
  const { crawler, llms, schema, site, report, error } = await audited({
    ...pages,
    '/robots.txt': 'User-agent: PerplexityBot\nDisallow: /\n',
    '/llms.txt': LLMS,
  });
  expect(error).toBe(null);
  expect(report.scores).toMatchObject({
    crawler: crawler.evidence.score,
    llms: llms!.result.score,
    schema: schema!.result.score,
  });
  expect(site!.pages.map(({ url }) => new URL(url).pathname)).toEqual(PATHS);
  expect(report.site!.pages).toHaveLength(PATHS.length);
  expect(report.answers.map(({ area }) => area)).toEqual(['reach', 'read', 'understand', 'cite']);
  // One cause: the bots that robots.txt blocks are told of once, not by each page and audit.
  const about = report.findings.filter((finding) => finding.about.includes('perplexitybot'));
  expect(about.map(({ rule }) => rule)).toEqual(['answer-bots-blocked']);
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
});

test('a target that leads nowhere is data, with a report that says so', async () => {
  const auditor = createAuditor();
  onTestFinished(() => auditor.close());
  const { error, crawler, site, llms, schema, report } = await auditor.audit(
    'http://user:secret@127.0.0.1:1/',
  );
  expect(error?.code).toBe('target-blocked');
  expect(crawler.error).toEqual(error);
  expect([site, llms, schema]).toEqual([null, null, null]);
  expect(report).toMatchObject({
    findings: [],
    answers: [],
    limits: [{ code: 'audit-failed', data: { reason: 'target-blocked' } }],
  });
  expect(JSON.stringify(report)).not.toContain('secret');
});

test('a recorded run gives the same again, byte for byte', async () => {
  const { origin } = await serveSite({
    ...pages,
    '/robots.txt': 'User-agent: *\nAllow: /\nSitemap: {{origin}}/sitemap.xml\n',
    '/sitemap.xml': sitemapOf(...PATHS),
  });
  /** A clock that goes on only while somebody sleeps: a pause has to pass. */
  const fixed = () => {
    let now = Date.UTC(2026, 10, 24);
    const sleep = (ms: number) => {
      now += ms;
      return Promise.resolve();
    };
    return { clock: () => now, random: () => 0, sleep, lanes: 1 };
  };
  const recorded: Recorded[] = [];
  const live = createAuditor({
    ...fixed(),
    web: recording(createFetcher({ allowOrigins: [origin] }), (one) => recorded.push(one)),
  });
  const first = await live.audit(origin);
  await live.close();
  const again = await createAuditor({ ...fixed(), web: replaying(recorded) }).audit(origin);
  expect(JSON.stringify(again)).toBe(JSON.stringify(first));
});
