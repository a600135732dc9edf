import { expect, test } from 'vitest';
import { buildReport } from '../../src/report/build.ts';
import { toCsv, toHtml, toJunit, toMarkdown, toSarif, toText } from '../../src/report/index.ts';
import { siteAuditor } from '../jobs/site-auditor.ts';

const SECRET = 'hunter2hunter2';

/** Links with a password and a key, in every way that a file can write them. */
const files = (origin: string) => {
  const { host } = new URL(origin);
  const own = `http://ann:${SECRET}@${host}`;
  const text = { 'content-type': 'text/plain; charset=utf-8' };
  return {
    '/robots.txt': {
      headers: text,
      body: `User-agent: *\nDisallow: ${own}/x\nSitemap: ${own}/sitemap.xml\nSitemap: //ann:${SECRET}@${host}/b.xml\nHost: ${own}`,
    },
    '/sitemap.xml': {
      headers: { 'content-type': 'application/xml' },
      body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${own}/</loc></url><url><loc>${own}/</loc></url><url><loc>//ann:${SECRET}@${host}/c</loc></url></urlset>`,
    },
    '/llms.txt': {
      headers: text,
      body: `# A\n\n> B\n\n## C\n\n- [D](${own}/d): e\n- [D](${own}/d): e\n- <${own}/f>\n- ${own}/g\n- [H](//ann:${SECRET}@${host}/h)\n- [I](${origin}/i?token=${SECRET}) - j\n- [K] (${own}/k)\n- [L][l]\n\n[l]: ftp://ann:${SECRET}@${host}/l\n`,
    },
    '/': `<title>A</title><main><h1>A</h1><p>Text</p><a href="${own}/d">D</a><a href="${own}/my page">M</a><a href="http://ann:${SECRET}@10.0.0.1/">P</a></main>`,
  };
};

test('no form carries the passwords of a site further', async () => {
  const routes: Record<string, unknown> = {};
  const { origin, auditor } = await siteAuditor(routes as never);
  Object.assign(routes, files(origin));
  const found = await auditor.audit(origin);
  const report = buildReport({ ...found, target: origin, date: '2026-11-21T00:00:00.000Z' });
  const forms = {
    report: JSON.stringify(report),
    results: JSON.stringify({
      crawler: found.crawler,
      llms: found.llms,
      schema: found.schema,
      site: found.site,
    }),
    html: toHtml(report),
    markdown: toMarkdown(report),
    sarif: toSarif(report),
    junit: toJunit(report),
    csv: toCsv(report),
    text: toText(report, { width: 100, colour: 'none', detail: 'whole' }),
  };
  const leaks = Object.entries(forms).flatMap(([form, text]) =>
    [...text.matchAll(/hunter2hunter2/g)]
      .slice(0, 12)
      .map(({ index }) => `${form}: ${text.slice(Math.max(0, index - 120), index + 40)}`),
  );
  expect(leaks).toEqual([]);
  expect(forms.text).toContain('***');
});
