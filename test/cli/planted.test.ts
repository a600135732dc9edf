/** A shop with planted faults, as its owner reads it: the order of work, places, marks and numbers of every form. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { auditAnswer } from '../../src/cli/mcp/details.ts';
import { createAuditor } from '../../src/jobs/auditor.ts';
import type { Finding } from '../../src/findings/finding.ts';
import { FINDING_SEVERITIES } from '../../src/rules/severity.ts';
import { PATHS, PLANTED, PLANTED_PAGES, PLANTED_SITE } from '../planted-site.ts';
import { serveSite, type Routes } from '../site-server.ts';
import { folder } from './run-cli.ts';
import { here, type HereRun } from './run-here.ts';

const nameOf = ({ rule, code }: Pick<Finding, 'rule' | 'code'>): string => `${rule}/${code}`;
const LEVELS: readonly string[] = FINDING_SEVERITIES;
const distinct = (names: readonly string[]): string[] => [...new Set(names)];

interface Forms {
  readonly run: HereRun;
  readonly files: Readonly<Record<string, string>>;
  readonly findings: readonly (Finding & { readonly baselineState?: string })[];
}

async function formsOf(origin: string, ...args: string[]): Promise<Forms> {
  const out = folder();
  const run = await here(
    ['audit', origin, '--allow-origin', origin, '--no-probe', '--no-config', '--out', out, ...args],
    { width: 80 },
  );
  const names = ['result.json', 'report.html', 'report.md', 'brief.md', 'findings.csv', 'findings.sarif'];
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(out, name), 'utf8')]));
  const { findings } = JSON.parse(files['result.json'] ?? '{}');
  return { run, files, findings };
}

const htmlOf = (path: string): string => PLANTED_PAGES[path] ?? '';

const rulesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(({ 1: rule = '' }) => rule);

describe('a run over the shop', () => {
  let origin = '';
  let shop: Forms;
  // The site of this test is served until its end.
  test('finds what was planted, where it was planted', async () => {
    ({ origin } = await serveSite(PLANTED_SITE));
    shop = await formsOf(origin);
    expect(shop.run.exit).toBe(1);
    for (const [name, paths] of Object.entries(PLANTED)) {
      const found = shop.findings.filter((one) => nameOf(one) === name).map(({ place }) => place.path);
      expect([name, found.toSorted()]).toEqual([name, [...paths].toSorted()]);
    }
  });

  test('one fact is one finding with one severity', () => {
    const severities = new Map<string, Set<string>>();
    for (const one of shop.findings)
      severities.set(nameOf(one), (severities.get(nameOf(one)) ?? new Set()).add(one.severity));
    expect([...severities].filter(([, all]) => all.size > 1)).toEqual([]);
    const rules = shop.findings.filter(({ place }) => place.path === '/').map(({ rule }) => rule);
    for (const [schema, page] of [
      ['schema-canonical', 'canonical-self'],
      ['schema-description', 'meta-description'],
      ['schema-open-graph', 'og-complete'],
      ['schema-website', 'main-schema'],
    ] as const) {
      expect(rules).toContain(page);
      expect(rules).not.toContain(schema);
    }
  });

  test('every form names the same causes in the same order', () => {
    const order = distinct(shop.findings.map(nameOf));
    const rules = distinct(order.map((name) => name.split('/', 1)[0] ?? ''));
    const { files } = shop;
    const sarif = JSON.parse(files['findings.sarif'] ?? '{}').runs[0].results;
    expect(distinct(sarif.map(({ ruleId }: { ruleId: string }) => ruleId))).toEqual(rules);
    expect(
      distinct(
        rulesIn(files['findings.csv'] ?? '', /^"([\w-]+","[\w-]+)","(?:critical|high|medium|low|info)"/gm),
      ),
    ).toEqual(order.map((name) => name.replace('/', '","')));
    expect(distinct(rulesIn(files['report.md'] ?? '', /^[a-z]+, .* · `([\w-]+)`$/gm))).toEqual(rules);
    expect(distinct(rulesIn(files['report.html'] ?? '', /<li>([\w-]+\/[\w-]+)<\/li>/g))).toEqual(order);
    const work = distinct(shop.findings.filter(({ severity }) => severity !== 'info').map(nameOf));
    expect(rulesIn(files['brief.md'] ?? '', /^Rule `([^`]+)`/gm)).toEqual(work);
    const short = rulesIn(shop.run.out, /^ {11}([\w-]+) · http/gm);
    expect(short.length).toBeGreaterThanOrEqual(10);
    expect(short).toEqual(work.slice(0, short.length).map((name) => name.split('/', 1)[0]));
  });

  test('what shuts an engine out is first, then all that is critical, and each has its place and its fix', () => {
    const { out } = shop.run;
    const work = out.slice(out.indexOf('To do'));
    const severities = rulesIn(work, /^ {2}(critical|high|medium|low) /gm);
    expect(severities).toEqual(severities.toSorted((a, b) => LEVELS.indexOf(a) - LEVELS.indexOf(b)));
    expect(work).toMatch(/^To do\n {2}critical ChatGPT search cannot find the site/);
    expect(rulesIn(work, /^ {11}[\w-]+ · (http\S+)/gm)).toHaveLength(severities.length);
    expect(rulesIn(work, /^ {11}(→) \S/gm)).toHaveLength(severities.length);
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  test('two numbers of one run never disagree', () => {
    const { findings, files, run } = shop;
    const all = findings.length;
    const causes = distinct(findings.map(nameOf)).length;
    const count = (severity: string) => findings.filter((one) => one.severity === severity).length;
    expect(run.out).toContain(`${all} findings of ${causes} causes: ${count('critical')} critical`);
    expect(run.note).toContain(`${count('critical')} findings fail this run: ${count('critical')} critical`);
    expect((files['report.md'] ?? '').match(/^### \d+\./gm)).toHaveLength(causes);
    const of = `${PATHS.length + 1} of ${PATHS.length + 1} pages`;
    expect(files['report.md']).toContain(of);
    expect(files['report.html']).toContain(of);
  });

  test('a dead link is where its line and its text say', () => {
    const dead = shop.findings.filter(({ rule }) => rule === 'broken-links');
    for (const { message, place } of dead) {
      const [, line, path] =
        /line (\d+) of http:\/\/127\.0\.0\.1:\d+(\S*) \("The old kettle \*\d+\*"\)/.exec(message) ?? [];
      const html = htmlOf(path ?? '').split('\n');
      expect([place.path, html[Number(line) - 1]]).toEqual([
        place.path,
        expect.stringContaining(`<a href="${place.path}">`),
      ]);
    }
  });

  test('an assistant is told the same causes in the same order', async () => {
    const site = await serveSite(PLANTED_SITE);
    const auditor = createAuditor({ allowOrigins: [site.origin], probe: 'none' });
    onTestFinished(() => auditor.close());
    const { report } = await auditor.audit(site.origin);
    const { data, text } = auditAnswer(report, 'audit-1');
    const names = (data['findings'] as readonly Finding[]).map(nameOf);
    // Its own run: what hangs on time may be found in one of two.
    expect(names).toEqual(distinct(report.findings.map(nameOf)).slice(0, names.length));
    expect(names.slice(0, 3)).toEqual(distinct(shop.findings.map(nameOf)).slice(0, 3));
    expect(rulesIn(text, /^Rule `([^`]+)`/gm)).toEqual(
      names.slice(0, rulesIn(text, /^Rule `([^`]+)`/gm).length),
    );
  });
});

test('against a baseline what is new is marked and first, and what is gone is gone where it was read again', async () => {
  const [repaired, broken, unread] = [PATHS[22] ?? '', PATHS[5] ?? '', PATHS[4] ?? ''];
  let isLater = false;
  const routes: Routes = {
    ...PLANTED_SITE,
    [repaired]: () =>
      htmlOf(repaired).replace(
        '<head>',
        isLater ? '<head><title>A kettle with a name of its own</title>' : '<head>',
      ),
    [broken]: () => (isLater ? { status: 410, body: '<h1>Gone</h1>' } : htmlOf(broken)),
    [unread]: () => (isLater ? { status: 500, body: '<h1>Oops</h1>' } : htmlOf(unread)),
  };
  const { origin } = await serveSite(routes);
  const before = folder();
  await here(['audit', origin, '--allow-origin', origin, '--no-probe', '--no-config', '--out', before]);
  isLater = true;
  const { run, files, findings } = await formsOf(origin, '--baseline', join(before, 'result.json'));

  const fresh = findings.filter(({ baselineState }) => baselineState === 'new');
  expect(
    fresh
      .filter(({ severity }) => severity === 'critical')
      .map((one) => `${nameOf(one)} ${one.place.path}`)
      .toSorted(),
  ).toEqual([`http-ok/status-410 ${broken}`, `http-ok/status-5xx ${unread}`]);
  const work = run.out.slice(run.out.indexOf('To do'));
  expect(work).toMatch(/^To do\n {2}critical \[[^\]]*new[^\]]*\]/);
  for (const name of ['report.md', 'brief.md', 'report.html'])
    expect([name, files[name]]).toEqual([name, expect.stringMatching(/\bnew\b/)]);
  const { absent } = JSON.parse(files['result.json'] ?? '{}');
  const state = (rule: string, path: string) =>
    absent.find((one: Finding) => one.rule === rule && one.place.path === path)?.unjudged;
  expect(state('title', repaired)).toBe('');
  // The page answers 500: nobody knows whether it has a title.
  expect(state('title', unread)).toBe('answer');
});
