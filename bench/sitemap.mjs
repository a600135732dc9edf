/**
 * Sitemaps: read 50,000 entries (10.9 MB), beside fast-xml-parser over the whole text, htmlparser2
 * in XML mode by chunks, and a regular expression, which leaves references as written. Only citeworthy also resolves
 * addresses and checks dates.
 * Run: npm run build && npm --prefix bench ci && node bench/sitemap.mjs [rounds]
 * Each reader runs in a process of its own, so that the peak of its memory is its own. Prints the median time and the
 * peak in MB, and how many of the addresses are right.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { own } from './own-modules.mjs';

const ENTRIES = 50_000;
const URL_OF_FILE = 'https://example.com/sitemap.xml';

/** 218 bytes an entry; every address holds a reference, as WordPress writes them. */
const entry = (at) =>
  `  <url>\n    <loc>https://example.com/category-${at % 100}/product-${at}-with-a-name-of-usual-length/?variant=${at}&#038;colour=red</loc>\n    <lastmod>2026-0${1 + (at % 9)}-1${at % 10}T10:20:30+00:00</lastmod>\n    <changefreq>weekly</changefreq>\n  </url>\n`;

function sitemap() {
  const head =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  return `${head}${Array.from({ length: ENTRIES }, (_, at) => entry(at)).join('')}</urlset>\n`;
}

const READERS = {
  citeworthy: async () => {
    const { parseSitemap } = await import('../dist/readers/sitemap/parse.js');
    return (bytes) => parseSitemap(bytes, { url: URL_OF_FILE }).urls.map(({ loc }) => loc);
  },
  'fast-xml-parser': async () => {
    const { XMLParser } = await import('fast-xml-parser');
    // Without htmlEntities numeric references stay as written, and no address would be right.
    return (bytes) =>
      new XMLParser({ parseTagValue: false, htmlEntities: true })
        .parse(Buffer.from(bytes).toString())
        .urlset.url.map(({ loc }) => loc);
  },
  htmlparser2: async () => {
    const { Parser } = await own('htmlparser2');
    return (bytes) => {
      const locs = [];
      let loc = null;
      const parser = new Parser(
        {
          onopentag: (name) => (loc = name === 'loc' ? '' : loc),
          ontext: (text) => (loc = loc === null ? null : loc + text),
          onclosetag: (name) => {
            if (name === 'loc') locs.push(loc);
            if (name === 'loc') loc = null;
          },
        },
        { xmlMode: true },
      );
      for (let at = 0; at < bytes.length; at += 65_536)
        parser.write(Buffer.from(bytes.subarray(at, at + 65_536)).toString());
      parser.end();
      return locs;
    };
  },
  'regular expression': async () => (bytes) =>
    Array.from(
      Buffer.from(bytes)
        .toString()
        .matchAll(/<loc>([^<]*)<\/loc>/g),
      ([, loc]) => loc,
    ),
};

async function child(name, file, rounds) {
  const read = await READERS[name]();
  const bytes = readFileSync(file);
  const times = [];
  let right = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const locs = read(bytes);
    times.push(performance.now() - start);
    right = locs.filter(
      (loc) => URL.canParse(loc) && new URL(loc).searchParams.get('colour') === 'red',
    ).length;
  }
  const peak = process.resourceUsage().maxRSS / 1024;
  console.log(
    JSON.stringify({
      first: times[0],
      median: times.sort((a, b) => a - b)[Math.floor(rounds / 2)],
      peak,
      right,
    }),
  );
}

function parent(rounds) {
  const folder = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));
  const text = sitemap();
  const files = { plain: join(folder, 'sitemap.xml'), gzip: join(folder, 'sitemap.xml.gz') };
  writeFileSync(files.plain, text);
  writeFileSync(files.gzip, gzipSync(text));
  console.log(`${ENTRIES} entries, ${(Buffer.byteLength(text) / 1e6).toFixed(1)} MB`);
  const run = (label, name, file, count) => {
    const output = execFileSync(process.execPath, [
      fileURLToPath(import.meta.url),
      '--child',
      name,
      file,
      String(count),
    ]);
    const { first, median, peak, right } = JSON.parse(output.toString());
    console.log(
      `${label.padEnd(24)} first ${first.toFixed(0)} ms, median ${median.toFixed(0)} ms, peak ${peak.toFixed(0)} MB, ${right} right`,
    );
    return median;
  };
  try {
    const ours = run('citeworthy', 'citeworthy', files.plain, rounds);
    run('citeworthy, gzip', 'citeworthy', files.gzip, rounds);
    run('citeworthy, once', 'citeworthy', files.plain, 1);
    for (const peer of ['fast-xml-parser', 'htmlparser2', 'regular expression']) {
      const theirs = run(peer, peer, files.plain, rounds);
      run(`${peer}, once`, peer, files.plain, 1);
      console.log(`${''.padEnd(24)} ${(theirs / ours).toFixed(2)}x the time of citeworthy`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[2] === '--child') await child(process.argv[3], process.argv[4], Number(process.argv[5]));
else parent(Number(process.argv[2] ?? 5));
