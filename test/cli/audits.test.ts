import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { serveDemoSite, type DemoSite } from '../../src/cli/demo-site.ts';
import {
  crawlerCheckResult,
  llmsCheckResult,
  schemaAuditResult,
  seoPageResult,
  sitePlan,
  siteSummary,
} from '../../src/contract/index.ts';
import { serveSite, sitemapOf } from '../site-server.ts';
import { folder } from './run-cli.ts';
import { here } from './run-here.ts';

let site: DemoSite;
beforeAll(async () => {
  site = await serveDemoSite();
});
afterAll(() => site.close());

/** Asks the example site by its address, so that its faults fail the run. */
const asked = (command: string, ...args: string[]) =>
  here([command, site.origin, '--allow-origin', site.origin, ...noProbe(command), ...args]);

/** Simulated visits are a second apart; what they find is told by the tests of the Crawler Check. */
const noProbe = (command: string) => (command === 'crawler' || command === 'audit' ? ['--no-probe'] : []);

const parsed = (text: string) => JSON.parse(text);

interface Found {
  readonly rule: string;
  readonly severity: string;
  readonly place: { readonly url: string; readonly line: number };
  readonly fingerprint: string;
}
const findingsIn = (text: string): Found[] => parsed(text).findings;

describe('--json holds the documented objects', () => {
  test.each([
    ['crawler', crawlerCheckResult, 1, '1 finding fails this run: 1 critical (--fail-on critical)\n'],
    ['llms', llmsCheckResult, 0, ''],
    ['schema', schemaAuditResult, 0, ''],
  ])('%s', async (command, schema, code, said) => {
    const { exit, out, note } = await asked(command, '--json');
    const document = parsed(out);
    expect(schema.parse(document.result)).toEqual(document.result);
    expect(document).toMatchObject({ target: site.origin, error: null, suppressed: [], evidence: {} });
    expect(document.scores[command]).toBe(document.result.score ?? document.evidence.score);
    expect({ exit, note }).toEqual({ exit: code, note: said });
  });

  test('a finding of the llms files names the file or page that has to change', async () => {
    const { out } = await asked('llms', '--json');
    const places = findingsIn(out).map(({ rule, place }) => [rule, place.url]);
    expect(Object.fromEntries(places)).toMatchObject({
      'robots-bots': `${site.origin}/robots.txt`,
      'llms-full-txt': `${site.origin}/llms-full.txt`,
      'llms-link-tag': `${site.origin}/`,
    });
  });

  test('site', async () => {
    const { exit, out } = await asked('site', '--json');
    const { plan, summary, pages, scores } = parsed(out);
    expect(exit).toBe(1);
    expect(sitePlan.parse(plan)).toEqual(plan);
    expect(siteSummary.parse(summary)).toEqual(summary);
    expect(pages.map((page: unknown) => seoPageResult.parse(page).url)).toEqual(plan.urls);
    expect(summary.pages).toBe(pages.length);
    // Beside critical causes a site keeps a share of the mean of its pages.
    expect(scores.pages).toBeLessThan(Math.round(summary.scoreSum / summary.pages));
  });

  test('audit has all four', async () => {
    const { exit, out } = await asked('audit', '--json');
    const { crawler, llms, schema, site: pages, scores } = parsed(out);
    const findings = findingsIn(out);
    expect(exit).toBe(1);
    crawlerCheckResult.parse(crawler.result);
    llmsCheckResult.parse(llms.result);
    schemaAuditResult.parse(schema.result);
    siteSummary.parse(pages.summary);
    expect(Object.keys(scores)).toEqual([
      'crawler',
      'llms',
      'schema',
      'pages',
      'technical',
      'content',
      'ai_seo',
    ]);
    const rules = findings.map(({ rule }) => rule);
    expect(rules).toContain('answer-bots-blocked');
    // The same cause, met by the audits of llms.txt and of the pages.
    expect(rules).not.toContain('robots-bots');
    expect(rules).not.toContain('robots-search-bots');
    const prints = findings.map(({ fingerprint }) => fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
  });
});

test('a fingerprint stays with its cause, and one more bot kept out is another cause', async () => {
  let kept = ['PerplexityBot'];
  const robots = () => `${kept.map((bot) => `User-agent: ${bot}\n`).join('')}Disallow: /\n`;
  const { origin } = await serveSite({ '/robots.txt': () => robots() });
  const print = async () => {
    const { out } = await here(['crawler', origin, '--allow-origin', origin, '--no-probe', '--json']);
    return findingsIn(out).find(({ rule }) => rule === 'answer-bots-blocked')!.fingerprint;
  };
  const first = await print();
  expect(await print()).toBe(first);
  kept = ['PerplexityBot', 'OAI-SearchBot'];
  expect(await print()).not.toBe(first);
});

test('--ndjson of a site is one documented page a line, as they come, then one finding a line', async () => {
  // Two runs: on a busy machine a page may come late in one of them.
  const isTimed = ({ rule }: Found) => rule === 'ttfb';
  const { out } = await asked('site', '--ndjson');
  const lines = out.trimEnd().split('\n').map(parsed);
  const { pages, findings } = parsed((await asked('site', '--json')).out);
  const urls = lines.slice(0, pages.length).map((line) => seoPageResult.parse(line).url);
  expect(urls.toSorted()).toEqual(pages.map(({ url }: { url: string }) => url).toSorted());
  const found = lines.slice(pages.length).filter(({ finding }) => !isTimed(finding));
  const agreed = findings.filter((finding: Found) => !isTimed(finding));
  expect(found).toEqual(agreed.map((finding: Found) => ({ finding })));
});

test.each(['site', 'audit'])(
  '%s: --previous keeps what an earlier run found of pages that have not changed',
  async (command) => {
    const [monday, tuesday] = ['monday.ndjson', 'tuesday.ndjson'].map((name) => join(folder(), name));
    const first = await asked('site', '--ledger', monday!, '--json');
    const { out, note } = await asked(command, '--ledger', tuesday!, '--previous', monday!, '--json');
    const { site = parsed(out) } = parsed(out);
    // A page that answers with an error is asked for anew.
    const known = readFileSync(monday!, 'utf8').split('"seen":').length - 1;
    expect(known).toBeGreaterThan(5);
    expect(site.evidence.unchanged).toBe(known);
    expect(site.pages).toEqual(parsed(first.out).pages);
    expect(note).toContain(`Unchanged since the previous run: ${known} of ${site.plan.urls.length} pages.\n`);
  },
);

test('--ndjson of another audit is its JSON on one line', async () => {
  const { out } = await asked('schema', '--ndjson');
  expect(out.split('\n')).toHaveLength(2);
  schemaAuditResult.parse(JSON.parse(out).result);
});

test('--max-pages holds, and the plan says how many pages it took', async () => {
  const { out } = await asked('site', '--max-pages', '2', '--json');
  expect(parsed(out).plan).toMatchObject({ totalPages: 2, sitemapFound: true });
});

describe('every form', () => {
  test('--out writes all of them, and the text report still goes to stdout', async () => {
    const out = folder();
    const run = await asked('audit', '--max-pages', '3', '--out', out);
    expect(readdirSync(out).toSorted()).toEqual([
      'brief.md',
      'findings.csv',
      'findings.sarif',
      'junit.xml',
      'report.html',
      'report.md',
      'result.json',
    ]);
    expect(run.out).toMatch(/^To do$/m);
    expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain('PerplexityBot');
    expect(parsed(readFileSync(join(out, 'result.json'), 'utf8'))).toMatchObject({ target: site.origin });
  });

  test.each(['never', 'critical', 'high', 'info'])(
    'JUnit has a failure where the run fails: --fail-on %s',
    async (severity) => {
      const { exit, out } = await asked('schema', '--junit', '-', '--fail-on', severity);
      expect(exit).toBe(out.includes('<failure ') ? 1 : 0);
      expect(exit).toBe(['high', 'info'].includes(severity) ? 1 : 0);
    },
  );

  test('- is stdout, and nothing else goes there', async () => {
    const { out } = await asked('crawler', '--markdown', '-');
    expect(out).toMatch(/^# http/);
    expect(out).not.toMatch(/^To do$/m);
  });

  test('a file that cannot be written is said in one line', async () => {
    const { exit, note } = await asked('schema', '--html', join(folder(), 'no', 'such', 'folder.html'));
    expect(exit).toBe(2);
    expect(note).toMatch(/^file-unwritable: [^\n]+\n$/);
  });

  test.runIf(existsSync('/dev/full')).each([
    ['--html', '/dev/full'],
    ['--record', '/dev/full'],
    ['--ledger', '/dev/full'],
  ])('a full disk is said in one line: %s', async (...option) => {
    const { exit, note } = await asked('site', ...option);
    expect(exit).toBe(2);
    expect(note).toMatch(/^file-unwritable: \/dev\/full: [^\n]+\n$/);
  });

  test('a disk that is full in the middle of a run is said in one line', async () => {
    const ledger = join(folder(), 'pages.ndjson');
    const file = await open(ledger, 'a');
    await file.close();
    const full = new Error('ENOSPC: no space left on device, write');
    const write = vi.spyOn(Object.getPrototypeOf(file), 'write').mockRejectedValue(full);
    onTestFinished(() => write.mockRestore());
    const { exit, note } = await asked('site', '--ledger', ledger);
    expect(exit).toBe(2);
    expect(note).toMatch(/^file-unwritable: [^\n]+pages\.ndjson: ENOSPC[^\n]+\n$/);
  });
});

describe('a target that leads nowhere', () => {
  test.each(['crawler', 'llms', 'schema', 'site', 'audit'])(
    '%s ends with 3 and says so in JSON',
    async (command) => {
      const dead = 'http://127.0.0.1:1';
      const out = folder();
      const asked = [command, dead, '--allow-origin', dead, '--timeout', '5', '--json', '--out', out];
      const run = await here(asked);
      expect(run.exit).toBe(3);
      expect(readFileSync(join(out, 'result.json'), 'utf8')).toBe(run.out);
      expect(run.note).toMatch(/^target-unreachable: [^\n]+\n$/);
      expect(parsed(run.out)).toMatchObject({
        error: { code: 'target-unreachable' },
        findings: [],
        scores: {},
      });
    },
  );

  test.each(['crawler', 'llms', 'schema', 'site', 'audit'])('%s says so on one line', async (command) => {
    const dead = 'http://127.0.0.1:1';
    const run = await here([command, dead, '--allow-origin', dead, '--timeout', '5', '--ndjson']);
    expect(run).toMatchObject({ exit: 3, out: expect.stringMatching(/^[^\n]+\n$/) });
    expect(parsed(run.out)).toMatchObject({ error: { code: 'target-unreachable' }, findings: [] });
  });

  test('--quiet keeps notes away, not why there is no result', async () => {
    const dead = 'http://127.0.0.1:1';
    const run = await here(['schema', dead, '--allow-origin', dead, '--timeout', '5', '--quiet']);
    expect(run).toMatchObject({ exit: 3, out: '', note: expect.stringMatching(/^target-unreachable: /) });
  });

  test('an audit of several that led nowhere has unknown scores, and the report says why', async () => {
    const { origin } = await serveSite({
      '/': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' },
      '/guide': '<!doctype html><html lang="en"><title>Guide</title><h1>Guide</h1><p>Words to read.</p>',
      '/sitemap.xml': sitemapOf('/guide'),
    });
    const audit = (...args: string[]) =>
      here(['audit', origin, '--allow-origin', origin, '--no-probe', '--fail-on', 'never', ...args]);
    expect(parsed((await audit('--json')).out)).toMatchObject({
      scores: { crawler: expect.any(Number), schema: null, pages: expect.any(Number) },
    });
    const gated = await audit('--min-score', '1', '--verbose');
    expect(gated.exit).toBe(1);
    expect(gated.note).toContain('score schema could not be computed');
    expect(gated.out.replaceAll(/\s+/g, ' ')).toMatch(/target-not-html: http\S+: content type/);
  });

  test('a page that is no page is a finding without a score', async () => {
    const { origin } = await serveSite({ '/': { status: 503, body: 'busy' } });
    const run = await here(['schema', origin, '--allow-origin', origin, '--timeout', '5', '--json']);
    expect(run.exit).toBe(1);
    expect(parsed(run.out)).toMatchObject({
      scores: { schema: null },
      findings: [{ rule: 'page-not-seen', severity: 'critical' }],
    });
  });
});

describe('a password in the target stays out of', () => {
  const secretly = () => site.origin.replace('://', '://user:secret@');

  test.each([
    ['the text report', []],
    ['--json', ['--json']],
    ...['html', 'markdown', 'llm', 'csv', 'sarif', 'junit'].map(
      (name) => [`--${name}`, [`--${name}`, '-']] as const,
    ),
  ] as const)('%s', async (_, args) => {
    const { out, note } = await here(['schema', secretly(), '--allow-origin', site.origin, ...args]);
    expect(out).not.toBe('');
    expect(out + note).not.toContain('secret');
  });

  test('a recording, which replays as the same audit', async () => {
    const record = join(folder(), 'exchanges.ndjson');
    const args = ['--allow-origin', site.origin, '--record', record, '--json'];
    const { out } = await here(['schema', secretly(), ...args]);
    expect(readFileSync(record, 'utf8')).not.toContain('secret');
    expect(parsed((await here(['replay', record, '--json'])).out)).toEqual(parsed(out));
  });

  test('what is said of a target that is none, and the address of a saved page', async () => {
    const none = await here(['schema', 'user:secret@example.com', '--json']);
    expect(none.exit).toBe(2);
    expect(none.out + none.note).not.toContain('secret');
    const page = resolve(import.meta.dirname, '../../fixtures/demo-site/index.html');
    const saved = await here(['schema', page, '--url', 'https://user:secret@alder.example/', '--json']);
    expect(parsed(saved.out)).toMatchObject({ evidence: { url: 'https://alder.example/' } });
    expect(saved.out).not.toContain('secret');
  });
});

describe('a saved page', () => {
  const saved = resolve(import.meta.dirname, '../../fixtures/demo-site/guides/descale-espresso-machine.html');

  test('is audited without a request', async () => {
    const url = 'https://alder.example/guides/descale';
    const { exit, out } = await here(['schema', saved, '--url', url, '--json', '--fail-on', 'never']);
    expect(exit).toBe(0);
    expect(parsed(out)).toMatchObject({ result: { domain: 'alder.example' }, evidence: { url } });
  });

  test('has a page audit beside it under audit', async () => {
    const url = 'https://alder.example/guides/descale';
    const { out } = await here(['audit', saved, '--url', url, '--json']);
    const { schema, site: pages, scores, crawler } = parsed(out);
    expect(schemaAuditResult.parse(schema.result).domain).toBe('alder.example');
    expect(seoPageResult.parse(pages.pages[0]).url).toBe(url);
    expect(Object.keys(scores)).toEqual(['schema', 'pages', 'technical', 'content', 'ai_seo']);
    expect(crawler).toBeUndefined();
  });

  test('wants to know its address', async () => {
    const { exit, note } = await here(['schema', saved]);
    expect(exit).toBe(2);
    expect(note).toContain('--url');
  });
});

describe('llms --write', () => {
  test('writes the file that a site lacks', async () => {
    const { origin } = await serveSite({
      '/': '<!doctype html><html lang="en"><title>Alder</title><h1>Alder</h1><p>Repairs of espresso machines.</p>',
      '/sitemap.xml': sitemapOf('/'),
    });
    const file = join(folder(), 'llms.txt');
    const run = await here(['llms', origin, '--allow-origin', origin, '--write', file, '-q']);
    expect(run.note).toBe('');
    expect(readFileSync(file, 'utf8')).toMatch(/^# \S/);
  });

  test("makes the file from the site's own pages, also beside one that is there", async () => {
    const file = join(folder(), 'llms.txt');
    const { note } = await asked('llms', '--write', file);
    expect(note).toContain('/llms.txt');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('- [Repair prices for espresso machines](');
    expect(text).not.toContain('/members');
  });
});

test('llms --write - is the file on stdout, and nothing else', async () => {
  const { out } = await asked('llms', '--write', '-');
  expect(out).toMatch(/^# \S/);
  expect(out).not.toMatch(/^To do$/m);
});

describe('a finding of the Crawler Check stands where the change is to be made', () => {
  test('at the deciding line, at the home page, at the file that is missing', async () => {
    const { origin } = await serveSite({
      '/': '<!doctype html><meta name="robots" content="noindex"><title>Home</title><p>Words.</p>',
      '/robots.txt': '# rules\nUser-agent: PerplexityBot\nDisallow: /\n',
    });
    const { out } = await here(['crawler', origin, '--allow-origin', origin, '--no-probe', '--json']);
    const places = findingsIn(out).map(({ rule, place }) => [rule, place.url, place.line]);
    expect(places).toContainEqual(['answer-bots-blocked', `${origin}/robots.txt`, 3]);
    expect(places).toContainEqual(['home-noindex', `${origin}/`, 0]);
    expect(places).toContainEqual(['llms-missing', `${origin}/llms.txt`, 0]);
    expect(places).toContainEqual(['sitemap-missing', `${origin}/robots.txt`, 0]);
  });
});

test('a missing llms.txt is low to its own check and among all that engines need', async () => {
  const { origin } = await serveSite({
    '/': `<!doctype html><html lang="en"><title>Home of words</title><h1>Home</h1><p>${'Words to read. '.repeat(99)}</p>`,
  });
  const severityIn = async (...command: string[]) => {
    const { out } = await here([...command, '--allow-origin', origin, '--json']);
    const found = findingsIn(out).filter(({ rule }) => rule === 'llms-txt');
    return found.map(({ severity }) => severity);
  };
  expect(await severityIn('llms', origin)).toEqual(['low']);
  expect(await severityIn('audit', origin, '--no-probe')).toEqual(['low']);
});
