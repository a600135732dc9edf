import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { audited, readSettings } from '../../src/cli/audit-command.ts';
import { auditKind } from '../../src/cli/commands/audit.ts';
import { serveDemoSite } from '../../src/cli/demo-site.ts';
import { nearNames } from '../../src/cli/near-names.ts';
import { topics } from '../../src/report/glossary/index.ts';
import { serveSite, sitemapOf } from '../site-server.ts';
import { here } from './run-here.ts';

/** Members of results and evidence that hold a name, or a name with a detail after a colon. */
const NAMING = new Set([
  'id',
  'rule',
  'code',
  'key',
  'verdict',
  'blockingSignals',
  'blockedHighImpact',
  'limits',
  'ruleId',
  'signals',
  'access',
]);
const NAME = /^([a-z][a-z0-9./-]*)(?::|$)/;

/** Every name that a document shows, at any depth. */
function namesIn(value: unknown, member = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, member));
  // The id of a SARIF run names the run.
  if (member === 'automationDetails') return [];
  if (typeof value === 'object' && value !== null) {
    // A code means what its rule says; the code of a fix is text to paste.
    const hasOwner = 'id' in value || 'rule' in value;
    const ofRule = 'rule' in value && 'code' in value ? [`${String(value.rule)}/${String(value.code)}`] : [];
    const others = Object.entries(value).filter(([name]) => name !== 'code' || !hasOwner);
    return [...ofRule, ...others.flatMap(([name, one]) => namesIn(one, name))];
  }
  const [, name] = NAMING.has(member) && typeof value === 'string' ? (NAME.exec(value) ?? []) : [];
  return name === undefined ? [] : [name];
}

async function unexplained(names: Iterable<string>): Promise<string[]> {
  const missing: string[] = [];
  for (const name of new Set(names)) if ((await here(['explain', name])).exit !== 0) missing.push(name);
  return missing;
}

/** Everything that an audit of a site writes: the JSON and the SARIF. */
async function outputsOf(origin: string): Promise<unknown[]> {
  const outputs: unknown[] = [];
  for (const values of [{ json: true }, { sarif: '-' }]) {
    let out = '';
    await audited(auditKind, {
      target: origin,
      values,
      settings: await readSettings(values),
      keeping: 'memory',
      options: { allowOrigins: [origin], probeSpacingMs: 1 },
      terminal: {
        out: (text) => void (out += text),
        note: () => undefined,
        width: 100,
        noteWidth: 100,
        hasColour: false,
        isWatched: false,
        signal: new AbortController().signal,
      },
    });
    outputs.push(JSON.parse(out));
  }
  return outputs;
}

describe('every name that an output shows is explained', () => {
  test.each(['demo-site', 'shut-site'])('of the saved results of %s', async (site) => {
    const file = resolve(import.meta.dirname, `../../fixtures/${site}/expected.json`);
    const names = namesIn(JSON.parse(readFileSync(file, 'utf8')));
    expect(new Set(names).size).toBeGreaterThan(40);
    expect(await unexplained(names)).toEqual([]);
  });

  test('of a run over the example site', async () => {
    const site = await serveDemoSite();
    const names = namesIn(await outputsOf(site.origin));
    await site.close();
    expect(names).toEqual(expect.arrayContaining(['repair-json-ld-1', 'schema-repairs/repair-json-ld']));
    expect(await unexplained(names)).toEqual([]);
  });

  test('of a run over a site with every kind of fault', async () => {
    const { origin } = await serveSite({
      '/': {
        body: `<!doctype html><title>x</title><meta name="robots" content="noindex"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","offers":{"@type":"Offer","price":"9,99"}}</script>
          <script type="application/ld+json">{"@type":"Artikel",}</script><div itemtype="Product"></div><h1>a</h1><h1>b</h1><p>${'Words to read. '.repeat(80)}</p>`,
        headers: { server: 'cloudflare', 'cf-ray': '1' },
      },
      '/robots.txt':
        'Disallow: /x\nUser-agent: GPTBot/1.0\nDisalow: /\nUser-agent: ChatGPT-User\nDisallow: /\nSitemap: /s.xml\nnoise',
      '/llms.txt': {
        body: '#x\n[a](javascript:b)\nUser-agent: *\n',
        headers: { 'content-type': 'text/html' },
      },
      '/sitemap.xml': sitemapOf('/', '/gone', '/gone', 'x y'),
    });
    expect(await unexplained(namesIn(await outputsOf(origin)))).toEqual([]);
  });
});

test.each([
  [
    'rule',
    'answer-bots-blocked',
    ['Audit', 'Area', 'Points', 'Why', 'Source', 'Evidence', 'Says', 'Fix', 'Fails:'],
  ],
  ['topic', 'http-status', ['Kind', 'Why', 'Source', 'Evidence', 'Fix', 'Example:']],
])('a %s tells all of it, in the width of the terminal', async (_, name, labels) => {
  const { exit, out } = await here(['explain', name], { width: 60 });
  expect(exit).toBe(0);
  for (const label of labels) expect(out).toContain(label);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(60);
});

test('a name that stands for several things is told of each', async () => {
  const { out } = await here(['explain', 'too-large', '--json']);
  const told: { id: string; kind?: string }[] = JSON.parse(out);
  expect(told.map(({ id, kind }) => kind ?? id)).toEqual([
    'sitemap-faulty',
    'robots-faulty',
    'llms-transport',
    'fetch',
  ]);
});

test.each([
  ['llms-txt-type', ['llms-transport']],
  ['add-article', ['schema-main-type']],
  ['correct-offer', ['schema-values']],
])('the documented fix %s is told with the rules whose faults it repairs', async (fix, rules) => {
  const { out } = await here(['explain', fix, '--json']);
  expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toEqual(rules);
});

test('what an output shows may be given as it stands', async () => {
  const { out } = await here(['explain', 'HTTP-Status: 403']);
  expect(out).toMatch(/^http-status\n/);
  expect((await here(['explain', 'repair-json-ld-7'])).exit).toBe(0);
});

test('--all lists every name once under its kind, and takes no name', async () => {
  const { out } = await here(['explain', '--all']);
  for (const { id } of topics) expect(out).toContain(`\n${id} `);
  expect(out).toContain('\nCode of a failure\n');
  expect((await here(['explain', 'https', '--all'])).exit).toBe(2);
});

describe('a slip is met with the names nearest to it', () => {
  test.each([
    ['answer-bots-bloked', 'answer-bots-blocked'],
    ['metadescription', 'meta-description'],
    ['lang', 'lang-declared'],
    ['gptbott', 'gptbot'],
    ['json.trailing-coma', 'json.trailing-comma'],
    ['complete-tipe', 'complete-type'],
  ])('%s', async (slip, meant) => {
    const { exit, note } = await here(['explain', slip]);
    expect(exit).toBe(2);
    expect(note).toContain('Did you mean ');
    expect(note).toContain(meant);
  });

  test('and nothing near is not guessed at', async () => {
    expect((await here(['explain', 'zzzzzzzz'])).note).not.toContain('Did you mean');
    expect(nearNames('', ['a'])).toEqual([]);
    expect(nearNames('x'.repeat(100_000), ['https'])).toEqual([]);
  });
});
