import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { planFixes, type FixOptions, type FixPlan } from '../../src/jobs/plan-fixes.ts';
import { shownText } from '../../src/patch/page-layout.ts';

const SITE = 'https://example.com';
const NOW = Date.UTC(2026, 10, 1);

type Files = Readonly<Record<string, string | Uint8Array>>;

const PROSE =
  'The pump pushes water through the boiler at nine bar, and a valve lets the steam out when the pressure is too high. '.repeat(
    4,
  );

const page = (head: string, body = '') =>
  `<!doctype html>\n<html lang="en">\n<head>\n  <meta charset="utf-8">\n${head}</head>\n<body>\n<main><h1>How the pump of an espresso machine works</h1>\n<p>${PROSE}</p>${body}</main>\n</body>\n</html>\n`;

async function plan(files: Files, options: FixOptions = {}): Promise<FixPlan> {
  return planFixes({ target: SITE }, new Map(Object.entries(files)), { now: NOW, ...options });
}

const text = ({ files }: FixPlan, path: string): string => Buffer.from(files.get(path) ?? []).toString();
const kept = ({ kept: changes }: FixPlan): string[] => changes.map(({ rule, code }) => `${rule}/${code}`);

function demoSite(): Map<string, Uint8Array> {
  const folder = resolve(import.meta.dirname, '../../fixtures/demo-site');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|txt|xml)$/.test(name),
  );
  return new Map(
    names.map((name) => [
      name,
      Buffer.from(readFileSync(join(folder, name), 'utf8').replaceAll('{{origin}}', SITE)),
    ]),
  );
}

test('the example site loses its named faults, keeps its text, and has nothing more to repair', async () => {
  const files = demoSite();
  const first = await planFixes({ target: SITE }, files, { now: NOW, maxRisk: 'high' });
  expect(kept(first)).toEqual(
    expect.arrayContaining([
      'schema-repairs/repair-json-ld',
      'answer-bots-blocked/shut-out',
      'sitemap-status/missing',
      'canonical-self/missing',
      'charset/undeclared',
      'meta-description/missing',
      'og-complete/incomplete',
      'breadcrumb/missing',
      'website-name/missing',
    ]),
  );
  const there = new Set(first.left.map(({ finding }) => finding.fingerprint));
  expect(first.kept.every(({ repairs }) => repairs.some(({ fingerprint }) => !there.has(fingerprint)))).toBe(
    true,
  );
  const fallen = Object.entries(first.scores.after).filter(
    ([name, after]) => Number(after) < Number(Reflect.get(first.scores.before, name)),
  );
  expect(fallen).toEqual([]);
  const pages = [...first.files].filter(([path]) => path.endsWith('.html'));
  expect(pages.map(([, bytes]) => shownText(Buffer.from(bytes)))).toEqual(
    pages.map(([path]) => shownText(Buffer.from(files.get(path) ?? []))),
  );
  const again = await planFixes({ target: SITE }, new Map([...files, ...first.files]), {
    now: NOW,
    maxRisk: 'high',
  });
  expect(again.kept).toEqual([]);
  expect(again.files.size).toBe(0);
});

test('a title is the H1 of the page, beside the tags that it has, and says where it comes from', async () => {
  const made = await plan({ 'index.html': page('') }, { only: ['title'] });
  expect(text(made, 'index.html')).toContain(
    '\n  <meta charset="utf-8">\n  <title>How the pump of an espresso machine works</title>\n</head>',
  );
  expect(made.kept.map(({ sources }) => sources)).toEqual([
    [
      {
        value: 'How the pump of an espresso machine works',
        kind: 'text',
        file: 'index.html',
        line: 7,
        column: 11,
      },
    ],
  ]);
});

test('a charset that comes late goes to the beginning of the head; what the body says of one stays', async () => {
  const late = `${'<!-- a comment -->\n'.repeat(80)}<meta charset="utf-8">\n`;
  const made = await plan(
    {
      'index.html': page(late, '<p>A <meta charset="utf-8"> B</p>').replace('  <meta charset="utf-8">\n', ''),
    },
    { only: ['charset'] },
  );
  expect(kept(made)).toEqual(['charset/late']);
  expect(text(made, 'index.html')).toMatch(
    /<head>\s*<meta charset="utf-8">[^]*<p>A <meta charset="utf-8"> B<\/p>/,
  );
  expect(text(made, 'index.html').match(/<meta/g)).toHaveLength(2);
});

test('without a head tag, what goes into the head comes after the comments before it', async () => {
  const open = '<!doctype html><html lang="en"><!-- built -->';
  const made = await plan(
    {
      'index.html': `${open}<title>How the pump of a machine works</title><main><h1>The pump</h1><p>${PROSE}</p></main>`,
    },
    { only: ['charset'] },
  );
  expect(text(made, 'index.html')).toContain(`${open}<meta charset="utf-8"><title>`);
});

test('a page without an H1 gets no title', async () => {
  const made = await plan(
    { 'index.html': `<main><p>${PROSE}</p></main>` },
    { only: ['title', 'schema-title'] },
  );
  expect(made.kept).toEqual([]);
  expect(made.left.find(({ finding }) => finding.rule === 'title')?.reason.code).toBe('blank');
});

test.each([
  [
    'on one line',
    page('<title>Pumps of machines</title>').replaceAll(/\n\s*/g, ''),
    '</title><link rel="canonical" href="https://example.com/"></head>',
  ],
  [
    'with CR LF',
    page('  <title>Pumps of machines</title>\n').replaceAll('\n', '\r\n'),
    '</title>\r\n  <link rel="canonical" href="https://example.com/">\r\n</head>',
  ],
  [
    'with slashes in its tags',
    page('  <title>Pumps of machines</title>\n  <meta name="a" content="b" />\n'),
    ' />\n  <link rel="canonical" href="https://example.com/" />\n</head>',
  ],
  [
    'without a head',
    `<!doctype html><title>Pumps of machines</title><h1>Pumps of machines</h1><p>${PROSE}</p>`,
    '</title><link rel="canonical" href="https://example.com/"><h1>',
  ],
])('a page %s gets its canonical link in its own manner', async (_, html, wanted) => {
  const made = await plan({ 'index.html': html }, { only: ['canonical-self'] });
  expect(text(made, 'index.html')).toContain(wanted);
  expect(text(made, 'index.html').length - html.length).toBe(
    text(made, 'index.html').match(/(?:\r?\n *)?<link[^>]*>/)?.[0].length,
  );
});

test('a page in windows-1252 stays in it, and gets what it lacks as references', async () => {
  const html = page('  <title>Café</title>\n', '<p>Über die Maschine.</p>')
    .replace('utf-8', 'windows-1252')
    .replace('How the pump', 'Über Kaffee “wie” die Pumpe');
  const bytes = Buffer.from(html.replaceAll('“', '\x93').replaceAll('”', '\x94'), 'latin1');
  const made = await plan({ 'index.html': bytes }, { only: ['og-complete'] });
  const after = Buffer.from(made.files.get('index.html') ?? []).toString('latin1');
  expect(after).toContain(
    'content="&#220;ber Kaffee &#8220;wie&#8221; die Pumpe of an espresso machine works"',
  );
  expect(after.replace(/\n {2}<meta property[^\n]*/g, '')).toBe(bytes.toString('latin1'));
});

test.each([
  [
    '{"@context":"https://schema.org","@type":"WebSite","name":"Pumps","url":"https://example.com/",}',
    /,(?=\})/,
    '',
  ],
  [
    '{\n "@context": "https://schema.org"\n "@type": "WebSite",\n "name": "Pumps", "url": "https://example.com/"\n}',
    /org"/,
    'org",',
  ],
])('broken JSON-LD changes where it is broken alone: %s', async (json, broken, mended) => {
  const html = page(`<title>Pumps of machines</title><script type="application/ld+json">${json}</script>\n`);
  const made = await plan({ 'index.html': html }, { only: ['schema-repairs'] });
  expect(text(made, 'index.html')).toBe(html.replace(json, json.replace(broken, mended)));
});

test('broken JSON-LD gets with its repair what it lacks and the page shows, so that no other finding comes', async () => {
  const json =
    '{"@context":"https://schema.org","@type":"Article","headline":"Pumps","author":{"@type":"Person","name":"Ana Novak"},}';
  const html = page(
    `<title>How the pump works</title><script type="application/ld+json">${json}</script>\n`,
    '<p>By <a rel="author" href="/">Ana Novak</a></p><img src="/pump.jpg" alt="A pump on the bench" width="800" height="600">',
  );
  const made = await plan({ 'index.html': html }, { only: ['schema-repairs'] });
  const wanted = json
    .replace(',}', '}')
    .replace('"headline"', '"image": "https://example.com/pump.jpg","headline"');
  expect(text(made, 'index.html')).toBe(html.replace(json, wanted));
  expect(made.kept[0]?.sources).toMatchObject([
    { value: 'https://example.com/pump.jpg', kind: 'attribute', line: 9 },
  ]);
});

test('a link to an address that _redirects says has moved leads to the page itself', async () => {
  const files = {
    'index.html': page(
      '<title>Pumps of machines</title>',
      "<a class=x href='/old-valve#open'>Valve</a> <a href=/gone>Gone</a> <a href=/valve>All</a> <a href=/steam>Steam</a> <a href=/water>Water</a> <a href=/heat>Heat</a>",
    ),
    'valve.html': page('<title>Valves of machines</title>'),
    'steam.html': page('<title>Steam of machines</title>'),
    'water.html': page('<title>Water of machines</title>'),
    'heat.html': page('<title>Heat of machines</title>'),
    _redirects: '# moved\n/old-valve  /valve  301\n/gone /nowhere\n/app/* /index.html 200\n',
  };
  const made = await plan(files, { only: ['broken-links'] });
  expect(text(made, 'index.html')).toBe(files['index.html'].replace('/old-valve', '/valve'));
  expect(made.kept[0]?.sources).toMatchObject([{ file: '_redirects', line: 2 }]);
});

test('a new robots.txt is written once, whatever asks for it', async () => {
  const made = await plan({ 'index.html': page('<title>Pumps of machines</title>') });
  expect(text(made, 'robots.txt')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://example.com/sitemap.xml\n',
  );
});

test('of several H1 that which names the page stays', async () => {
  const html = page(
    '<title>How the pump of an espresso machine works</title>',
    '<H1 id="valve">Of the <b>valve</b></H1>',
  );
  const made = await plan({ 'index.html': html }, { only: ['h1'] });
  expect(text(made, 'index.html')).toBe(
    html.replace('<H1 id="valve">Of the <b>valve</b></H1>', '<h2 id="valve">Of the <b>valve</b></h2>'),
  );
});

test('a change that brings another finding is taken back, with the reason', async () => {
  const html = page(
    '<title>How the pump works</title>',
    '<h3>Of the valve</h3><p>It opens.</p><h3>Of the steam</h3><p>It leaves.</p>',
  );
  const made = await plan({ 'index.html': html }, { only: ['heading-order'] });
  const harm = made.refused.find(({ rule }) => rule === 'heading-order');
  expect(made.kept).toEqual([]);
  expect(harm?.reason).toMatchObject({ code: 'comes', data: { rule: 'heading-ids' } });
  expect(made.left.find(({ finding }) => finding.rule === 'heading-order')?.reason.code).toBe('comes');
});

test('robots.txt is opened to bots that it keeps out only at the highest risk, and for them alone', async () => {
  const robots = 'User-agent: PerplexityBot\r\nDisallow: /\r\n\r\nUser-agent: *\r\nDisallow: /cart\r\n';
  const files = { 'index.html': page('<title>Pumps of machines</title>'), 'robots.txt': robots };
  const medium = await plan(files, { only: ['answer-bots-blocked'] });
  expect(medium.files.has('robots.txt')).toBe(false);
  expect(medium.left.find(({ finding }) => finding.rule === 'answer-bots-blocked')?.reason.code).toBe('risk');
  const high = await plan(files, { maxRisk: 'high', only: ['answer-bots-blocked'] });
  expect(text(high, 'robots.txt')).toBe('User-agent: *\r\nDisallow: /cart\r\n');
});

test('a sitemap lists what may be listed, and robots.txt names it', async () => {
  const files = {
    'index.html': page(
      '<title>Pumps of machines</title>',
      '<a href="/valve">Valve</a><a href="/hidden">Hidden</a>',
    ),
    'valve.html': page('<title>Valves of machines</title>'),
    'hidden.html': page('<title>Hidden</title><meta name="robots" content="noindex">'),
    'robots.txt': 'User-agent: *\nDisallow: /cart',
  };
  const made = await plan(files, { only: ['sitemap-missing'] });
  expect(text(made, 'sitemap.xml').match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://example.com/',
    '<loc>https://example.com/valve',
  ]);
  expect(text(made, 'robots.txt')).toBe(
    'User-agent: *\nDisallow: /cart\nSitemap: https://example.com/sitemap.xml\n',
  );
});

test('what is behind a link is read and not changed', async () => {
  const made = await plan(
    { 'index.html': page('<title>Pumps of machines</title>') },
    { readOnly: new Set(['index.html']), only: ['canonical-self'] },
  );
  expect(made.kept).toEqual([]);
  expect(made.left.find(({ finding }) => finding.rule === 'canonical-self')?.reason.code).toBe('linked');
});

test('a misspelt option is misuse', async () => {
  await expect(plan({}, JSON.parse('{"maxRisks":"low"}'))).rejects.toThrow(TypeError);
});

test('filler describes no page', async () => {
  const filler = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt.';
  const written = await plan({ 'index.html': page('<title>How a pump works in a machine</title>') });
  expect(kept(written)).toContain('meta-description/missing');
  const filled = page('<title>How a pump works in a machine</title>').replace(PROSE, `${PROSE}${filler}`);
  const left = await plan({ 'index.html': filled });
  expect(kept(left)).not.toContain('meta-description/missing');
  expect(text(left, 'index.html')).not.toContain(`content="${PROSE.slice(0, 20)}`);
});
