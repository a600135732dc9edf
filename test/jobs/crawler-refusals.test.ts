import { describe, expect, onTestFinished, test } from 'vitest';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { serveSite, sitemapOf, type Routes } from '../site-server.ts';

const PAGE = `<!doctype html><html lang="en"><title>Home</title><main><h1>Home</h1>${'<p>Tea is a drink made from leaves, and this page tells how it is grown and brewed.</p><p>See <a href="/a">this</a> and <a href="/b">that</a>.</p>'.repeat(12)}</main>`;
const FILES: Routes = {
  '/': PAGE,
  '/robots.txt': 'User-agent: *\nDisallow: /private\n',
  '/sitemap.xml': sitemapOf('/'),
  '/llms.txt': '# Tea\n\n> All about tea.\n',
};

/** The findings of a Crawler Check by id. */
async function findingsOf(target: string, probe: boolean) {
  const auditor = createAuditor({
    allowOrigins: [target],
    limits: { retries: 0 },
    probeSpacingMs: 1,
    probe,
  });
  onTestFinished(() => auditor.close());
  const { evidence } = await auditor.crawlerCheck(target);
  return new Map(evidence.findings.map((finding) => [finding.rule, finding]));
}

/** The same answer at every path. */
const everywhere = (answer: Routes[string]): Routes => new Proxy<Routes>({}, { get: () => answer });

const FORBIDDEN = { status: 403, body: 'Forbidden' };

test('a site that refuses our own name is not told that its rules, sitemap and llms.txt are missing', async () => {
  const { origin } = await serveSite(
    everywhere(({ headers }) => (headers['user-agent']?.startsWith('Mozilla') === true ? PAGE : FORBIDDEN)),
  );
  const findings = await findingsOf(origin, true);
  expect(findings.get('home-inaccessible')).toBeUndefined();
  expect(findings.get('robots-refused')?.code).toBe('refused-to-us');
  expect(findings.get('llms-missing')?.code).toBe('unread');
  expect(findings.get('sitemap-missing')).toMatchObject({ code: 'unread', paste: '' });
});

test('a site that has neither is told so', async () => {
  const { origin } = await serveSite({ '/': PAGE });
  const findings = await findingsOf(origin, false);
  expect(findings.get('llms-missing')?.code).toBe('missing');
  expect(findings.get('sitemap-missing')).toMatchObject({
    code: 'missing',
    paste: `Sitemap: ${origin}/sitemap.xml`,
  });
});

describe('a home page that is not given is told by what came instead', () => {
  test.each([
    [401, { 'www-authenticate': 'Basic realm="Staging"' }, 'x', 'login'],
    [403, {}, 'x', 'block'],
    [429, {}, 'x', 'rate-limit'],
    [451, {}, 'x', 'geo'],
    [500, {}, 'x', 'error'],
    [200, {}, '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>', 'error'],
    [200, {}, '<div id="root"></div>', 'empty-shell'],
    [200, { 'content-encoding': 'gzip' }, '<h1>Tea</h1>', 'unreadable'],
    [302, { location: '/' }, '', 'redirect'],
  ])('status %i', async (status, headers, body, code) => {
    const { origin } = await serveSite({ ...FILES, '/': { status, headers, body } });
    expect((await findingsOf(origin, false)).get('home-inaccessible')?.code).toBe(code);
  });
});

test('a robots.txt that answers 429 is told by the rule of Google, since RFC 9309 has another', async () => {
  const { origin } = await serveSite({ ...FILES, '/robots.txt': { status: 429, body: 'x' } });
  expect((await findingsOf(origin, false)).get('robots-unreachable')?.code).toBe('rate-limited');
});

test('a port without TLS has no bad certificate, and of the files of a silent site nothing is known', async () => {
  const { origin } = await serveSite(FILES);
  const findings = await findingsOf(origin.replace('http:', 'https:'), false);
  expect(findings.get('tls-broken')?.code).toBe('handshake');
  expect([...findings.keys()]).not.toContain('llms-missing');
  expect([...findings.keys()]).not.toContain('sitemap-missing');
});
