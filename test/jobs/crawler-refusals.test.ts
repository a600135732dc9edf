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
  return new Map(evidence.findings.map((finding) => [finding.id, finding]));
}

/** The same answer at every path. */
const everywhere = (answer: Routes[string]): Routes => new Proxy<Routes>({}, { get: () => answer });

const FORBIDDEN = { status: 403, body: 'Forbidden' };

test('a site that refuses our own name is not told that its rules, sitemap and llms.txt are missing', async () => {
  const { origin } = await serveSite(
    everywhere(({ headers }) => (headers['user-agent']?.startsWith('Mozilla') === true ? PAGE : FORBIDDEN)),
  );
  const findings = await findingsOf(origin, true);
  const unknown = `${origin}/llms.txt answered 403. Whether there is one is not known`;
  expect(findings.get('home-inaccessible')).toBeUndefined();
  expect(findings.get('robots-refused')?.detail).toContain('Our robot asked under its own name');
  expect(findings.get('llms-missing')?.title).toBe('llms.txt could not be read');
  expect(findings.get('llms-missing')?.detail).toContain(unknown);
  expect(findings.get('sitemap-missing')).toMatchObject({ title: 'No sitemap could be read', code: '' });
  expect(findings.get('sitemap-missing')?.detail).toContain(
    'answered 403. Whether there is one is not known',
  );
});

test('a site that has neither is told so', async () => {
  const { origin } = await serveSite({ '/': PAGE });
  const findings = await findingsOf(origin, false);
  expect(findings.get('llms-missing')?.title).toBe('There is no llms.txt');
  expect(findings.get('sitemap-missing')).toMatchObject({
    title: 'No sitemap was found',
    code: `Sitemap: ${origin}/sitemap.xml`,
  });
});

describe('a home page that is not given is told with what to do about it', () => {
  test.each([
    [401, { 'www-authenticate': 'Basic realm="Staging"' }, 'x', /without a login/],
    [403, {}, 'x', /in the firewall or the access rules/],
    [429, {}, 'x', /Raise the limit/],
    [451, {}, 'x', /whatever country/],
    [500, {}, 'x', /the page itself with status 200/],
    [
      200,
      {},
      '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>',
      /the page itself with status 200/,
    ],
    [200, {}, '<div id="root"></div>', /render it on the server/],
  ])('status %i', async (status, headers, body, fix) => {
    const { origin } = await serveSite({ ...FILES, '/': { status, headers, body } });
    expect((await findingsOf(origin, false)).get('home-inaccessible')?.fix).toMatch(fix);
  });
});

test('a robots.txt that answers 429 is told by the rule of Google, since RFC 9309 has another', async () => {
  const { origin } = await serveSite({ ...FILES, '/robots.txt': { status: 429, body: 'x' } });
  const detail = (await findingsOf(origin, false)).get('robots-unreachable')?.detail ?? '';
  expect(detail).toMatch(/Google takes that for a server error.*RFC 9309 2\.3\.1\.3 would let/);
  expect(detail).not.toContain('complete disallow');
});

test('a port without TLS has no bad certificate, and of the files of a silent site nothing is known', async () => {
  const { origin } = await serveSite(FILES);
  const findings = await findingsOf(origin.replace('http:', 'https:'), false);
  expect(findings.get('tls-broken')?.title).toBe('The site and crawlers agree on no TLS connection');
  expect(findings.get('tls-broken')?.fix).toContain('TLS 1.2 or 1.3');
  expect([...findings.keys()]).not.toContain('llms-missing');
  expect([...findings.keys()]).not.toContain('sitemap-missing');
});
