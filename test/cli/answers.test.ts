import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serveSite, sitemapOf } from '../site-server.ts';
import { folder } from './run-cli.ts';
import { here } from './run-here.ts';

const page = (title: string, text: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${text} ${'The workshop is open on most days of the week. '.repeat(6)}</p></main>`;
const PUMPS = page('Heat pumps', 'A heat pump makes a noise of about forty decibels.');
const FAQ = page('Questions', 'We answer what guests ask.').replace(
  '</main>',
  '<h2>Is breakfast included?</h2><p>Breakfast is included in every stay.</p></main>',
);
const routes = {
  '/': page('Acme', 'We build things.'),
  '/pumps': PUMPS,
  '/faq': FAQ,
  '/sitemap.xml': sitemapOf('/', '/pumps', '/faq'),
  '/robots.txt': 'User-agent: *\nAllow: /\nSitemap: {{origin}}/sitemap.xml\n',
};
const written = (name: string, text: string) => {
  const file = join(folder(), name);
  writeFileSync(file, text);
  return file;
};
const rowsOf = (out: string) =>
  JSON.parse(out).answers.rows.map(({ question, verdict }: { question: string; verdict: string }) => [
    question,
    verdict,
  ]);

test('questions of a file are asked of a site; the worst come first, and nothing fails the run', async () => {
  const { origin } = await serveSite(routes);
  const file = written('q.txt', '# comment\nHow loud is the noise of a heat pump?\n\nZebra crossings?\n');
  const args = ['answers', origin, '--allow-origin', origin, '--questions', file];
  const { exit, out } = await here(args);
  expect(exit).toBe(0);
  expect(out.indexOf('Zebra')).toBeLessThan(out.indexOf('How loud'));
  expect(out).toContain('/pumps › Heat pumps');
  const json = await here([...args, '--json']);
  expect(rowsOf(json.out)).toEqual([
    ['How loud is the noise of a heat pump?', 'answered'],
    ['Zebra crossings?', 'no-passage'],
  ]);
  expect(JSON.parse(json.out).findings).toMatchObject([
    { rule: 'question-unanswered', code: 'no-passage', about: ['Zebra crossings?'], cost: { points: 0 } },
  ]);
  expect((await here([...args, '--fail-on', 'medium'])).exit).toBe(1);
});

test('without a file a site is asked what its pages ask', async () => {
  const { origin } = await serveSite(routes);
  const { out } = await here(['answers', origin, '--allow-origin', origin, '--json']);
  expect(rowsOf(out)).toEqual([['Is breakfast included?', 'answered']]);
});

test('every form has the questions', async () => {
  const built = folder();
  mkdirSync(join(built, 'pumps'));
  writeFileSync(join(built, 'index.html'), routes['/']);
  writeFileSync(join(built, 'pumps/index.html'), PUMPS);
  const file = written('q.txt', 'Noise of heat pumps\n=cmd|zebra');
  const out = folder();
  await here([
    'answers',
    built,
    '--url',
    'https://example.com',
    '--questions',
    file,
    '--out',
    out,
    '--verbose',
  ]);
  for (const name of ['report.html', 'report.md', 'findings.csv'])
    expect(readFileSync(join(out, name), 'utf8')).toContain('Noise of heat pumps');
  const csv = readFileSync(join(out, 'findings.csv'), 'utf8').split('\r\n');
  expect(csv[0]).toBe('question,verdict,score,url,heading,note,competing');
  expect(csv[1]).toMatch(/^"'=cmd\|zebra","no passage",0,/);
});

describe('a table of queries', () => {
  test.each([
    [
      'as Search Console exports it',
      'Top queries,Clicks,Impressions,CTR,Position\nheat pump noise,12,"1,200",1%,3.4\n"zebra, ""striped""",3,90,3.3%,8.1\n',
    ],
    [
      'as a spreadsheet writes it in German',
      '\uFEFFHäufigste Suchanfragen;Klicks;Impressionen\nheat pump noise;12;1.200\n"zebra, ""striped""";3;90\n',
    ],
    ['without a head', 'heat pump noise\t12\n"zebra, ""striped"""\t3\n'],
  ])('%s', async (_, text) => {
    const { origin } = await serveSite(routes);
    const args = [
      'answers',
      origin,
      '--allow-origin',
      origin,
      '--questions',
      written('q.csv', text),
      '--json',
    ];
    expect(rowsOf((await here(args)).out)).toEqual([
      ['heat pump noise', 'answered'],
      ['zebra, "striped"', 'no-passage'],
    ]);
  });

  test('a comma in a question is none of a table', async () => {
    const { origin } = await serveSite(routes);
    const file = written('q.txt', 'Noise of pumps, heat pumps\nZebras, lions\n');
    const { out } = await here(['answers', origin, '--allow-origin', origin, '--questions', file, '--json']);
    expect(rowsOf(out).map(([question]: [string]) => question)).toEqual([
      'Noise of pumps, heat pumps',
      'Zebras, lions',
    ]);
  });
});

test.each([
  ['no/such/file', 'file-unreadable'],
  ['', 'file-invalid'],
])('a bad file is one line before the first request (%j)', async (path, code) => {
  const { origin, asked } = await serveSite(routes);
  const file = path === '' ? written('empty.txt', '# nothing\n') : path;
  const { exit, note } = await here(['answers', origin, '--allow-origin', origin, '--questions', file]);
  expect(exit).toBe(2);
  expect(note.trim().split('\n')).toHaveLength(1);
  expect(note).toContain(code);
  expect(asked).toEqual([]);
});

test('a log asks what people searched for and did not find, beside a file', async () => {
  const { origin, asked } = await serveSite(routes);
  const line = (target: string, status: number) =>
    `192.0.2.1 - - [20/Nov/2026:10:00:00 +0000] "GET ${target} HTTP/1.1" ${status} 1 "-" "Mozilla/5.0"\n`;
  const log = written(
    'access.log',
    line('/?q=noise+of+heat+pumps', 200) + line('/zebra-crossings', 404).repeat(2),
  );
  const file = written('q.txt', 'Heat pumps\n');
  const args = ['answers', origin, '--allow-origin', origin, '--json'];
  const { out } = await here([...args, '--from-log', log, '--questions', file]);
  expect(rowsOf(out)).toEqual([
    ['Heat pumps', 'answered'],
    ['zebra crossings', 'no-passage'],
    ['noise of heat pumps', 'answered'],
  ]);
  const requests = asked.length;
  for (const [text, told] of [
    [line('/pumps', 200), 'no search'],
    ['noise\n', 'no line of an access log'],
  ] as const) {
    const { exit, note } = await here([...args, '--from-log', written('access.log', text)]);
    expect([exit, note]).toEqual([2, expect.stringMatching(/^file-invalid: [^\n]+\n$/)]);
    expect(note).toContain(told);
  }
  expect(asked).toHaveLength(requests);
});

test('the ledger of a run that asked nothing is refused in one line', async () => {
  const { origin } = await serveSite(routes);
  const base = [origin, '--allow-origin', origin, '--ledger', join(folder(), 'site.ndjson')];
  await here(['site', ...base, '--quiet', '--json']);
  const { exit, note } = await here(['answers', ...base, '--resume']);
  expect([exit, note]).toEqual([
    2,
    expect.stringMatching(/^file-invalid: [^\n]*no passages of its 3 pages[^\n]*\n$/),
  ]);
});

test('what was read once is asked again without a request: from a recording, and from a ledger', async () => {
  const { origin, asked } = await serveSite(routes);
  const [recording, ledger] = [join(folder(), 'exchanges.ndjson'), join(folder(), 'site.ndjson')];
  const file = written('q.txt', 'Noise of heat pumps\n');
  const base = [origin, '--allow-origin', origin];
  await here(['site', ...base, '--record', recording, '--quiet', '--json']);
  const requests = asked.length;
  const replayed = await here(['replay', recording, '--questions', file, '--json']);
  expect(rowsOf(replayed.out)).toEqual([['Noise of heat pumps', 'answered']]);
  expect(asked).toHaveLength(requests);
  await here(['answers', ...base, '--ledger', ledger, '--quiet', '--json']);
  const read = asked.filter((path) => path === '/pumps').length;
  const again = await here([
    'answers',
    ...base,
    '--ledger',
    ledger,
    '--resume',
    '--questions',
    file,
    '--json',
  ]);
  expect(rowsOf(again.out)).toEqual([['Noise of heat pumps', 'answered']]);
  expect(asked.filter((path) => path === '/pumps')).toHaveLength(read);
});
