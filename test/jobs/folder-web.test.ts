import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { folderFiles } from '../../src/jobs/folder-pages.ts';
import { folderWeb } from '../../src/jobs/folder-web.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

type Files = Readonly<Record<string, string | Uint8Array>>;

function built(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'citeworthy-built-'));
  made.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const SITE = 'https://example.com';

const page = (title: string, ...links: string[]) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>` +
  `<p>How ${title} is made, cleaned and kept, in five steps that take ten minutes.</p>` +
  links.map((link) => `<a href="${link}">${link}</a>`).join(' ');

const sitemap = (...urls: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls
    .map((url) => `<url><loc>${url}</loc></url>`)
    .join('')}</urlset>`;

const sitemapIndex = (url: string) =>
  `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${url}</loc></sitemap></sitemapindex>`;

async function ask(files: Files, path: string, url = SITE) {
  const web = folderWeb(built(files), { url });
  const { status, outcome, finalUrl, hops, headers, body } = await web.fetch(new URL(path, url).href);
  const text = Buffer.from(body).toString();
  return { status, outcome, finalUrl: finalUrl.replace(SITE, ''), hops: hops.length, headers, text };
}

test.runIf(process.platform !== 'win32')(
  'a pipe and what links to one are no files, and nobody waits for them',
  async () => {
    const folder = built({ 'index.html': page('home') });
    for (const name of ['robots.txt', 'pipe.html', '404.html']) spawnSync('mkfifo', [join(folder, name)]);
    symlinkSync('pipe.html', join(folder, 'link.html'));
    const web = folderWeb(folder, { url: SITE });
    const statuses = ['/robots.txt', '/pipe.html', '/pipe', '/link.html', '/missing', '/'].map(
      async (path) => (await web.fetch(`${SITE}${path}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404, 404, 200]);
    expect(await web.stored?.pages()).toHaveLength(1);
  },
);

describe('an address is answered as a static host answers it', () => {
  const files = {
    'index.html': 'home',
    'about/index.html': 'about',
    'faq.html': 'faq',
    'faq/more.html': 'more',
    '404.html': 'lost',
    'café/ü b.html': 'umlaut',
    '.env': 'secret',
    '.git/config': 'secret',
    '.well-known/security.txt': 'Contact: mailto:a@example.com',
  };
  test.each([
    ['/', 200, 'home', '/', 0],
    ['/?utm_source=x', 200, 'home', '/?utm_source=x', 0],
    ['/index.html', 200, 'home', '/index.html', 0],
    ['/about/', 200, 'about', '/about/', 0],
    ['/about', 200, 'about', '/about/', 1],
    ['/about?a=b', 200, 'about', '/about/?a=b', 1],
    ['/faq', 200, 'faq', '/faq', 0],
    ['/faq.html', 200, 'faq', '/faq.html', 0],
    ['/faq/', 200, 'faq', '/faq', 1],
    ['/faq/more', 200, 'more', '/faq/more', 0],
    ['/caf%C3%A9/%C3%BC%20b', 200, 'umlaut', '/caf%C3%A9/%C3%BC%20b', 0],
    ['/.well-known/security.txt', 200, 'Contact: mailto:a@example.com', '/.well-known/security.txt', 0],
    ['/faq.html/', 404, 'lost', '/faq.html/', 0],
    ['/nowhere', 404, 'lost', '/nowhere', 0],
    ['/.env', 404, 'lost', '/.env', 0],
    ['/.git/config', 404, 'lost', '/.git/config', 0],
    ['/%2e%2e/%2e%2e/etc/passwd', 404, 'lost', '/etc/passwd', 0],
    ['/..%2f..%2fetc%2fpasswd', 404, 'lost', '/..%2f..%2fetc%2fpasswd', 0],
    ['/%00', 404, 'lost', '/%00', 0],
    ['/%ff', 404, 'lost', '/%ff', 0],
    [`/${'x'.repeat(5_000)}`, 404, 'lost', `/${'x'.repeat(5_000)}`, 0],
  ])('%s', async (path, status, text, finalUrl, hops) => {
    expect(await ask(files, path)).toMatchObject({ status, outcome: 'answered', text, finalUrl, hops });
  });

  test('without a page for what is missing the answer is empty', async () => {
    expect(await ask({ 'index.html': 'home' }, '/nowhere')).toMatchObject({ status: 404, text: '' });
  });

  test('a HEAD has no body', async () => {
    const web = folderWeb(built(files), { url: SITE });
    const { status, body } = await web.fetch(`${SITE}/faq`, { method: 'HEAD' });
    expect({ status, bytes: body.byteLength }).toEqual({ status: 200, bytes: 0 });
  });
});

test.each([
  ['page.html', 'text/html'],
  ['llms.txt', 'text/plain; charset=utf-8'],
  ['guide.md', 'text/markdown; charset=utf-8'],
  ['feed.xml', 'application/xml'],
  ['data.unheard-of', undefined],
])('the type of %s is that of its ending', async (name, type) => {
  const { headers } = await ask({ [name]: 'x' }, `/${name}`);
  expect(Object.fromEntries(headers)).toEqual(type === undefined ? {} : { 'content-type': type });
});

describe('what is not in the folder is not asked for', () => {
  test.each([
    ['https://www.example.com/'],
    ['http://example.com/'],
    ['https://example.com:8443/'],
    ['https://example.com/robots.txt'],
    ['https://example.com/docsnot/'],
    ['http://127.0.0.1/'],
  ])('%s', async (address) => {
    const web = folderWeb(built({ 'index.html': 'home' }), { url: `${SITE}/docs/` });
    expect(await web.fetch(address)).toMatchObject({ outcome: 'blocked', status: 0 });
  });

  test('nor is what a symbolic link out of it leads to', async () => {
    const outside = built({ 'secret.html': 'secret' });
    const folder = built({ 'index.html': page('Home'), 'inside.html': page('Inside') });
    symlinkSync(outside, join(folder, 'out'));
    symlinkSync(join(outside, 'secret.html'), join(folder, 'secret.html'));
    symlinkSync(join(folder, 'inside.html'), join(folder, 'alias.html'));
    const web = folderWeb(folder, { url: SITE });
    for (const path of ['/out/secret.html', '/secret', '/secret.html'])
      expect(await web.fetch(SITE + path)).toMatchObject({ outcome: 'blocked', body: new Uint8Array() });
    expect(await web.fetch(`${SITE}/alias`)).toMatchObject({ status: 200 });
    const pages = (await web.stored?.pages()) ?? [];
    expect(pages.map(([address]) => address)).toEqual([`${SITE}/`, `${SITE}/inside.html`]);
  });
});

test('a folder has to be one, and its address an address', () => {
  const folder = built({ 'index.html': 'home' });
  expect(() => folderWeb(join(folder, 'none'), { url: SITE })).toThrow(/^file-unreadable: /);
  expect(() => folderWeb(join(folder, 'index.html'), { url: SITE })).toThrow(/is not a folder$/);
  expect(() => folderWeb(folder, { url: 'example.com' })).toThrow(TypeError);
});

test.each([
  [3, 3],
  [2, 2],
])('of many files the first %d are looked at', async (most, pages) => {
  const folder = built({ 'a.html': '', 'b.html': '', 'c.html': '' });
  expect(await folderFiles(folder, undefined, most)).toHaveLength(pages);
});

/** Pages of the plan, and statuses of those that are no page. */
async function planOf(files: Files, url = SITE) {
  const auditor = createAuditor({ web: folderWeb(built(files), { url }) });
  const { site, crawler, llms, schema, error } = await auditor.audit(url);
  expect(error).toBeNull();
  expect(llms?.error).toBeNull();
  expect(schema?.error).toBeNull();
  const broken = site?.pages.filter(({ evidence }) => evidence.issues.some(({ id }) => id === 'http-ok'));
  return { urls: site?.plan.urls.map((each) => each.replace(SITE, '')), broken, crawler, site, llms };
}

describe('the layout of every builder is a site', () => {
  test.each<[string, Files, string, string[]]>([
    [
      'Docusaurus under a base path, a folder a page',
      {
        'index.html': page('Home', '/docs/intro', '/docs/blog/'),
        'intro/index.html': page('Intro', '/docs/'),
        'blog/index.html': page('Blog', '/docs/blog/first'),
        'blog/first/index.html': page('First post'),
        '404.html': page('Page Not Found'),
        'assets/js/main.1a2b.js': 'void 0',
        'sitemap.xml': sitemap(`${SITE}/docs/`, `${SITE}/docs/intro/`, `${SITE}/docs/blog/first/`),
      },
      `${SITE}/docs/`,
      ['/docs/', '/docs/intro/', '/docs/blog/first/'],
    ],
    [
      'VitePress, links with .html',
      {
        'index.html': page('Home', '/guide/start.html'),
        'guide/start.html': page('Start', './config.html'),
        'guide/config.html': page('Config'),
        'guide/orphan.html': page('Orphan'),
        '404.html': page('404'),
        'assets/app.1a2b.js': 'void 0',
      },
      SITE,
      ['/', '/guide/start.html', '/guide/config.html', '/guide/orphan.html'],
    ],
    [
      'Astro, an index of sitemaps',
      {
        'index.html': page('Home', '/about/'),
        'about/index.html': page('About'),
        'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${SITE}/sitemap-index.xml\n`,
        'sitemap-index.xml': sitemapIndex(`${SITE}/sitemap-0.xml`),
        'sitemap-0.xml': sitemap(`${SITE}/`, `${SITE}/about/`),
        '_astro/index.1a2b.css': 'body{}',
      },
      SITE,
      ['/', '/about/'],
    ],
    [
      'Hugo, relative addresses and a feed',
      {
        'index.html': page('Home', 'posts/'),
        'posts/index.html': page('Posts', '../posts/one/'),
        'posts/one/index.html': page('One'),
        'tags/index.html': page('Tags'),
        'index.xml': '<rss version="2.0"><channel><title>x</title></channel></rss>',
        '404.html': page('404 Page not found'),
      },
      SITE,
      ['/', '/posts/', '/posts/one/', '/tags/'],
    ],
    [
      'MkDocs, a compressed sitemap',
      {
        'index.html': page('Home', 'install/'),
        'install/index.html': page('Install', '..'),
        'search/search_index.json': '{}',
        'sitemap.xml.gz': gzipSync(sitemap(`${SITE}/`, `${SITE}/install/`)),
        '404.html': page('404 - Not found'),
      },
      SITE,
      ['/', '/install/'],
    ],
    [
      'a Next export, files without their ending in links',
      {
        'index.html': page('Home', '/blog', '/_next/static/x.js'),
        'blog.html': page('Blog', '/blog/first'),
        'blog/first.html': page('First'),
        'blog/unlinked.html': page('Unlinked'),
        '404.html': page('404: This page could not be found.'),
        '404/index.html': page('404: This page could not be found.'),
        '_next/static/x.js': 'void 0',
      },
      SITE,
      ['/', '/blog', '/blog/first', '/blog/unlinked'],
    ],
  ])('%s', async (_, files, url, urls) => {
    const plan = await planOf(files, url);
    expect(plan.urls).toEqual(urls);
    expect(plan.broken).toEqual([]);
    expect(plan.site?.pages.map(({ result }) => result?.url.replace(SITE, ''))).toEqual(urls);
  });
});

test('a page that the sitemap lists and the folder lacks is missing', async () => {
  const { broken } = await planOf({
    'index.html': page('Home'),
    '404.html': page('Lost'),
    'sitemap.xml': sitemap(`${SITE}/`, `${SITE}/gone/`),
  });
  expect(broken?.map(({ url }) => url)).toEqual([`${SITE}/gone/`]);
});

describe('what needs a server is unknown', () => {
  test('no visits, no time to the first byte, and the limit is named', async () => {
    const { crawler, site } = await planOf({
      'index.html': page('Home'),
      'robots.txt': 'User-agent: *\nAllow: /',
    });
    expect(crawler.evidence.limits).toEqual([{ code: 'folder-read', data: {} }]);
    expect(crawler.evidence.robots.state).toBe('read');
    expect(site?.pages[0]?.evidence.unknown.map(({ id }) => id)).toContain('ttfb');
  });

  test('so is the robots.txt of a host of which the folder is one path', async () => {
    const { crawler, urls } = await planOf({ 'index.html': page('Home') }, `${SITE}/docs/`);
    expect(urls).toEqual(['/docs/']);
    expect(crawler.evidence.robots).toMatchObject({ state: 'unreachable', reason: 'not-asked' });
    const bases = Object.values(crawler.evidence.bots).map(({ basis }) => basis);
    expect(new Set(bases)).toEqual(new Set(['unreachable', 'operator']));
    expect(crawler.evidence.findings.map(({ rule }) => rule)).not.toContain('robots-unreachable');
    expect(crawler.evidence.findings.map(({ rule }) => rule)).not.toContain('robots-missing');
  });

  test('links of llms.txt that lead elsewhere are not dead', async () => {
    const { llms } = await planOf({
      'index.html': page('Home'),
      'llms.txt': `# Coffee\n\n> Notes.\n\n## Docs\n\n- [Here](${SITE}/)\n- [Gone](${SITE}/gone)\n- [There](https://other.example/x)\n`,
    });
    const links = llms?.evidence.findings.filter(({ rule }) => rule === 'llms-links') ?? [];
    expect(links.map(({ message }) => message)).toEqual([
      `1 link of llms.txt leads to an error: ${SITE}/gone (404)`,
    ]);
  });
});

test('a Crawl-delay spares a server, and no time of ours', async () => {
  const files = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`p${i}.html`, page(`Page ${i}`)]));
  const folder = built({
    ...files,
    'index.html': page('Home'),
    'robots.txt': 'User-agent: *\nCrawl-delay: 60\n',
  });
  const waits: number[] = [];
  const auditor = createAuditor({
    web: folderWeb(folder, { url: SITE }),
    sleep: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  const site = await auditor.site(SITE);
  expect('plan' in site && site.pages).toHaveLength(21);
  expect(waits).toEqual([]);
});

test('the scope of an audit counts each page once', async () => {
  const folder = built({
    'index.html': page('Home', '/blog/a', '/blog/b', '/about'),
    'about.html': page('About'),
    'blog/a.html': page('A'),
    'blog/b.html': page('B'),
    'blog/c.html': page('C'),
    'robots.txt': 'User-agent: *\nDisallow: /blog/b\n',
  });
  const auditor = createAuditor({ web: folderWeb(folder, { url: SITE }) });
  const site = await auditor.discoverSite(SITE, { include: ['/blog/*'] });
  expect(site.urls).toEqual([`${SITE}/blog/a`, `${SITE}/blog/c`]);
  expect(site.evidence.leftOut).toEqual({ include: 1 });
});
