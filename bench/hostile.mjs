/**
 * What is made to be slow: pages of 10 MiB (the cap of a page), files and headers, each read once in a cold process of its
 * own, and once at a quarter of its size. Prints CPU, of a page that of the dearer of its two audits, memory beyond a
 * process that read next to nothing, and what grows faster than its input.
 * Run: npm run build && node bench/hostile.mjs [part of a name]
 * Exit code 1 when an input takes more than a second of CPU or 250 MB.
 */
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const MIB = 1_048_576;
const MOST_SECONDS = 1;
const MOST_MB = 250;
/** Four times the input may cost this many times as much; what a start costs is taken off. */
const MOST_GROWTH = 5.5;

/** A page whose body is a unit, over and over; `$` is its number. */
const page = (
  unit,
  wrap = (body) => `<!doctype html><html lang="en"><title>Tea</title><main>${body}</main></html>`,
) => ({
  kind: 'page',
  make: (size) => wrap(repeated(unit, size)),
});
/** One block is read up to 8,000,000 bytes. */
const data = (unit) => ({
  ...page(unit, (body) => {
    const nodes = body.slice(0, -1);
    return `<!doctype html><html lang="en"><title>Tea</title><script type="application/ld+json">{"@context":"https://schema.org","@graph":[${nodes}]}</script><main><p>Tea</p></main></html>`;
  }),
  most: 7.5 * MIB,
});
const file = (kind, unit, most = 10 * MIB, wrap = (body) => body) => ({
  kind,
  most,
  make: (size) => wrap(repeated(unit, size)),
});
const header = (name, unit) => ({
  kind: 'header',
  name,
  most: MIB,
  make: (size) => repeated(unit, size),
});

/** Each node names the next one, or the next two, by its @id. */
function chain() {
  return data('{"@type":"Thing","@id":"#n$","isPartOf":{"@id":"#n@"}},');
}
function diamonds() {
  return data(
    '{"@type":"Thing","@id":"#n$","about":[{"@id":"#n@"},{"@id":"#n@"}],"isPartOf":{"@id":"#n@"}},',
  );
}

const CHUNKED = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n';
/** A server on loopback that sends a head and then a unit without end. */
const flood = (head, unit) => ({ kind: 'flood', head, unit });

function repeated(unit, size) {
  if (!unit.includes('$')) return unit.repeat(Math.ceil(size / Buffer.byteLength(unit)));
  const parts = [];
  for (let at = 0, length = 0; length < size; at += 1) {
    const part = unit.replaceAll('$', String(at)).replaceAll('@"', `${at + 1}"`);
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
}

const URLSET = (body) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</urlset>`;

const CASES = {
  words: page('<p>Tea is a drink of leaves and water. </p>'),
  'one paragraph': page('Tea is a drink of leaves and water. '),
  Chinese: page('<p>茶是一种用叶子和水做的饮料，人们喜欢喝。</p>'),
  'one line of Chinese': page('茶是一种用叶子和水做的饮料'),
  Japanese: page('<p>お茶は葉と水で作られる飲み物で、多くの人に愛されている。</p>'),
  Thai: page('<p>ชาเป็นเครื่องดื่มที่ทำจากใบและน้ำ</p>'),
  'figures and dates': page('<p>On 5 March 2026 12 % of 300 kg were 1,500 € in 3.5 h. </p>'),
  questions: page('<h2>What is tea $?</h2><p>Tea is a drink.</p>'),
  headings: page('<h3>Tea $</h3>'),
  links: page('<a href="/tea-$">Tea $</a> '),
  pictures: page('<img src="/tea-$.png" alt="Tea $">'),
  lists: page('<ul><li>Tea $</ul>'),
  tables: page('<table><tr><td>Tea<td>$</table>'),
  'open elements': page('<div>'),
  'open formats': page('<b><p>'),
  attributes: page('<p a$=1 b=2 class="c$ d$" id=i$>'),
  references: page('&amp;&eacute;&#233;'),
  comments: page('<!-- tea -->'),
  scripts: page('<script>var a = "tea $";</script>'),
  'one script': page('var a$ = "<p>tea</p>"; ', (body) => `<title>Tea</title><script>${body}</script>`),
  metas: page('<meta name="m$" content="tea">', (body) => `<title>Tea</title>${body}<main>Tea</main>`),
  'head links': page(
    '<link rel="alternate" hreflang="de" href="/de/$">',
    (body) => `<title>Tea</title>${body}<main>Tea</main>`,
  ),
  'one title': page('tea ', (body) => `<title>${body}</title>`),
  'RDFa, flat': page(
    '<p property="name">Tea $</p>',
    (body) => `<title>Tea</title><main vocab="https://schema.org/" typeof="Product">${body}</main>`,
  ),
  'RDFa, items': page('<div vocab="https://schema.org/" typeof="Product"><b property="name">Tea $</b></div>'),
  'RDFa, nested': page('<div vocab="https://schema.org/" property="isPartOf" typeof="Thing">'),
  'microdata, flat': page(
    '<p itemprop="name">Tea $</p>',
    (body) => `<title>Tea</title><main itemscope itemtype="https://schema.org/Product">${body}</main>`,
  ),
  'microdata, items': page(
    '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Tea $</b></div>',
  ),
  'microdata, nested': page('<div itemprop="isPartOf" itemscope itemtype="https://schema.org/Thing">'),
  'microdata, itemref': page(
    '<p itemscope itemtype="https://schema.org/Thing" itemref="a b c d e f">x</p><b id=a itemprop=name>Tea</b>',
  ),
  'JSON-LD, nodes': data(
    '{"@type":"Product","@id":"#p$","name":"Tea $","offers":{"@type":"Offer","price":"$","priceCurrency":"EUR"}}'.concat(
      ',',
    ),
  ),
  'JSON-LD, references': data('{"@type":"Thing","@id":"#p$","isPartOf":{"@id":"#p1"}},'),
  'JSON-LD, short nodes': data('{"@type":"Thing"},'),
  'JSON-LD, nested': page(
    '{"@type":"Thing","about":',
    (body) => `<script type="application/ld+json">${body}</script>`,
  ),
  'JSON-LD, arrays': page('[', (body) => `<script type="application/ld+json">${body}</script>`),
  'JSON-LD, broken': data('{"@type":"Product","name":"Tea $" "price":1,},'),
  'JSON-LD, one string': page(
    'tea ',
    (body) =>
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"${body}"}</script>`,
  ),
  'JSON-LD, blocks': page(
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Tea $"}</script>',
  ),
  'llms.txt, links': file(
    'llms',
    '- [Tea $](https://example.com/tea-$): what it is\n',
    10 * MIB,
    (body) => `# Tea\n\n> Tea\n\n## Tea\n\n${body}`,
  ),
  'llms.txt, sections': file(
    'llms',
    '## Tea $\n\n- [Tea](/tea-$)\n\n',
    10 * MIB,
    (body) => `# Tea\n\n> Tea\n\n${body}`,
  ),
  'llms.txt, brackets': file('llms', '[', 10 * MIB),
  'llms.txt, emphasis': file('llms', '*a **b ', 10 * MIB),
  'llms.txt, quotes': file('llms', '> ', 10 * MIB),
  'llms.txt, words': file('llms', 'tea ', 10 * MIB),
  'robots.txt, groups': file('robots', 'User-agent: bot$\nDisallow: /$\n', 512 * 1024),
  'robots.txt, stars': file(
    'robots',
    'Disallow: /*a*b*c*d*$\n',
    512 * 1024,
    (body) => `User-agent: *\n${body}`,
  ),
  sitemap: file(
    'sitemap',
    '<url><loc>https://example.com/tea-$</loc><lastmod>2026-03-05</lastmod></url>',
    10 * MIB,
    URLSET,
  ),
  'sitemap, short entries': file('sitemap', '<url><loc>/</loc></url>', 10 * MIB, URLSET),
  'sitemap, images': file(
    'sitemap',
    '<url><loc>https://example.com/$</loc><image:image><image:loc>/a.png</image:loc></image:image></url>',
    10 * MIB,
    URLSET,
  ),
  'sitemap, open': file('sitemap', '<url>', 10 * MIB, URLSET),
  'sitemap, words': file('sitemap', 'https://example.com/tea-$\n', 10 * MIB),
  'sitemap, gzip': {
    kind: 'sitemap',
    most: 27 * 1024 * 1024,
    isPacked: true,
    make: (size) => URLSET(repeated('<url><loc>https://example.com/tea-1</loc></url>', size)),
  },
  'dates in Chinese': page('2020年1月'),
  'alternating scripts': page('漢a字b'),
  'digits and letters': page('1a2b'),
  'one long word': page('a'),
  'Arabic and digits': page('شاي5 '),
  emoji: page('👩‍👩‍👧‍👦'),
  'JSON-LD, chain': chain(),
  'JSON-LD, diamonds': diamonds(),
  'RDFa, vocab': page('<div vocab="https://schema.org/" typeof="Thing"><b property="name">Tea</b>'),
  'microdata, itemref of one tree': page(
    '<p itemscope itemref="r">x</p>',
    (body) => `<title>Tea</title><div id=r>${'<b itemprop=name>Tea</b>'.repeat(1_000)}</div>${body}`,
  ),
  'llms.txt, setext': file('llms', 'Tea $\n---\n', 10 * MIB),
  'llms.txt, references': file('llms', '[a$]: /a$\n', 10 * MIB),
  'llms.txt, reference links': file('llms', '[a$][a$]\n\n[a$]: /a$\n', 10 * MIB),
  'llms.txt, lists': file('llms', '- a\n  - b\n', 10 * MIB),
  'flood, chunks of one byte': flood(CHUNKED, '1\r\na\r\n'),
  'flood, 1 KB a byte': flood(CHUNKED, `1;e=${'x'.repeat(1_000)}\r\na\r\n`),
  'flood, one extension': flood(`${CHUNKED}1;e=`, 'x'.repeat(64)),
  'flood, early hints': flood('', 'HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n'),
  'flood, trailers': flood(`${CHUNKED}1\r\na\r\n0\r\n`, 'x: y\r\n'),
  'flood, tiny body chunks': flood(CHUNKED, '8\r\naaaaaaaa\r\n'),
  'Link header': header('link', '</tea-$>; rel="alternate", '),
  'Link header, quotes': header('link', '<a>; a="\\",'),
  'X-Robots-Tag header': header('x-robots-tag', 'bot$: noindex, '),
  'Content-Usage header': header('content-usage', 'train-ai=n;a=$, '),
  'Set-Cookie header': header('set-cookie', 'a$=b; '),
};

/** Answers every request with the flood, and writes its port. Ends with its parent. */
async function serveFlood({ head, unit }) {
  const { createServer } = await import('node:net');
  const block = Buffer.from(unit.repeat(Math.ceil(65_536 / unit.length)));
  const server = createServer((socket) => {
    socket.on('error', () => {});
    const pour = () => {
      if (!socket.destroyed)
        (socket.write(block) ? setImmediate : (next) => socket.once('drain', next))(pour);
    };
    socket.once('data', () => {
      socket.write(head);
      pour();
    });
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
  process.on('disconnect', () => process.exit());
}

/** One exchange over each transport: the dearer one counts. */
async function readFlood(name) {
  const { createFetcher } = await import('../dist/net/fetcher.js');
  const server = fork(fileURLToPath(import.meta.url), ['--serve', name], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [port] = await once(server.stdout, 'data');
  const origin = `http://127.0.0.1:${String(port).trim()}`;
  let cpu = 0;
  for (const transport of ['undici', 'http']) {
    const fetcher = createFetcher({ allowOrigins: [origin], transport });
    const start = process.cpuUsage();
    const { outcome, wireBytes } = await fetcher.fetch(origin, { limits: { retries: 0 } });
    const { user, system } = process.cpuUsage(start);
    cpu = Math.max(cpu, (user + system) / 1_000);
    console.error(`${name} over ${transport}: ${outcome}, ${wireBytes} bytes of a body`);
    await fetcher.close();
  }
  server.disconnect();
  return { cpu, memory: process.resourceUsage().maxRSS / 1_024 };
}

/** Reads one input and answers with CPU milliseconds and the peak of memory. */
async function read({ kind, name, make, isPacked }, size) {
  const {
    auditPage,
    auditSchema,
    exchangeOf,
    parseLlmsTxt,
    parseRobots,
    parseSitemap,
    robotsMatrix,
    aiBots,
  } = await import('../dist/index.js');
  const text = make(size);
  const url = 'https://example.com/tea';
  const html = { url, headers: [['content-type', 'text/html; charset=utf-8']] };
  const bytes = isPacked === true ? gzipSync(text) : Buffer.from(text);
  const llms = exchangeOf({
    url: 'https://example.com/llms.txt',
    headers: [['content-type', 'text/plain']],
    body: bytes,
  });
  const exchange =
    kind === 'header'
      ? exchangeOf({
          ...html,
          headers: [...html.headers, [name, text]],
          body: Buffer.from('<title>Tea</title><main>Tea'),
        })
      : exchangeOf({ ...html, body: bytes });
  const works = {
    page: [() => auditPage(exchange), () => auditSchema(exchange)],
    header: [() => auditPage(exchange), () => auditSchema(exchange)],
    llms: [() => parseLlmsTxt({ response: llms, origin: 'https://example.com' })],
    robots: [() => robotsMatrix(parseRobots(bytes), aiBots)],
    sitemap: [() => parseSitemap(bytes, { url: 'https://example.com/sitemap.xml' })],
  }[kind];
  const costs = works.map((work) => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
  return { cpu: Math.max(...costs), memory: process.resourceUsage().maxRSS / 1_024 };
}

const [given, inside] = process.argv.slice(2);
if (given === '--serve') {
  await serveFlood(CASES[inside]);
} else if (given === '--one') {
  const [name, size] = JSON.parse(inside);
  const isFlood = CASES[name].kind === 'flood';
  console.log(JSON.stringify(await (isFlood ? readFlood(name) : read(CASES[name], size))));
} else {
  const names = Object.keys(CASES).filter((name) => name.includes(given ?? ''));
  const one = (name, size) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [
      fileURLToPath(import.meta.url),
      '--one',
      JSON.stringify([name, size]),
    ]);
    if (status !== 0) return { cpu: Infinity, memory: Infinity, said: stderr.toString() };
    return JSON.parse(stdout.toString());
  };
  let missed = 0;
  console.log(`${''.padEnd(26)}${['MiB', 'CPU s', 'MB', 'growth'].map((head) => head.padStart(8)).join('')}`);
  for (const name of names) {
    const { most = 10 * MIB } = CASES[name];
    const isFlood = CASES[name].kind === 'flood';
    // A flood has no size; what an idle process takes is what the smallest page does.
    const small = one(isFlood ? 'words' : name, 1_024);
    const [quarter, full] = isFlood ? [small, one(name, 1)] : [one(name, most / 4), one(name, most)];
    const growth = (full.cpu - small.cpu) / Math.max(1, quarter.cpu - small.cpu);
    const [seconds, memory] = [full.cpu / 1_000, full.memory - small.memory];
    const faults = [
      seconds > MOST_SECONDS && 'slow',
      memory > MOST_MB && 'large',
      !isFlood && growth > MOST_GROWTH && full.cpu > 300 && 'grows',
    ].filter(Boolean);
    missed += faults.length;
    console.log(
      `${name.padEnd(26)}${(most / MIB).toFixed(1).padStart(8)}${seconds.toFixed(2).padStart(8)}${memory.toFixed(0).padStart(8)}${growth.toFixed(1).padStart(8)}  ${faults.join(', ')}`,
    );
    if (full.said !== undefined) console.log(full.said);
  }
  process.exitCode = missed > 0 ? 1 : 0;
}
