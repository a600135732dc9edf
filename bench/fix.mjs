/**
 * Repairs of real pages as folders: what `citeworthy fix` changes, and whether it does any harm. Apart from the product, the
 * trees of parse5 before and after are compared: text, and every node that no change touches.
 * Run: npm run build && node bench/fix.mjs [pages|wcxb] [pages a folder] [folders] [highest risk]
 * Exits with 1 where a text changed, a score fell, a tree differs elsewhere, or a second run changes something.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'parse5';
import { createAuditor, planFixes } from '../dist/index.js';
import { filesWeb } from '../dist/jobs/files-web.js';
import { fileText } from '../dist/patch/file-text.js';
import { corpus } from './pages.mjs';

const SITE = 'https://example.com/';
/** Of every audit, so that age is judged alike. */
const NOW = Date.UTC(2026, 10, 28);
const [set = 'pages', perFolder = '100', most = 'Infinity', maxRisk = 'high'] = process.argv.slice(2);
const options = { now: NOW, maxRisk };

/** The pages of a set, as folders of so many with a list of them as the home page. */
function* folders() {
  const from = join(corpus, set === 'wcxb' ? 'wcxb/pages' : set);
  const names = readdirSync(from)
    .filter((name) => name.endsWith('.html.gz'))
    .toSorted();
  for (let at = 0; at < names.length && at < Number(perFolder) * Number(most); at += Number(perFolder)) {
    const own = names.slice(at, at + Number(perFolder));
    const links = own.map(
      (name) => `<li><a href="/${encodeURIComponent(name.slice(0, -3))}">${name.slice(0, -8)}</a></li>`,
    );
    const home = `<!doctype html><html lang="en"><head><title>Pages of the corpus from ${own[0]}</title></head><body><ul>${links.join('')}</ul></body></html>`;
    const listed = ['', ...own.map((name) => encodeURIComponent(name.slice(0, -3)))];
    const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed.map((path) => `<url><loc>${SITE}${path}</loc></url>`).join('')}</urlset>`;
    yield new Map([
      ['index.html', Buffer.from(home)],
      // Without it the pages of the audit are those that their links name, most of which are elsewhere.
      ['sitemap.xml', Buffer.from(sitemap)],
      ...own.map((name) => [name.slice(0, -3), gunzipSync(readFileSync(join(from, name)))]),
    ]);
  }
}

/** The nodes of a page in document order, with what is known of their places. */
function nodesOf(html) {
  const nodes = [];
  const walk = (node, depth, inBody) => {
    for (const child of node.childNodes ?? []) {
      const { nodeName: name, attrs = [], value, data, sourceCodeLocation: place } = child;
      const start = place?.startTag ?? place;
      const isBody = inBody || name === 'body';
      nodes.push({
        depth,
        name,
        isBody,
        said: JSON.stringify([attrs.map(({ name, value }) => [name, value]), value ?? data ?? '']),
        text: name === '#text' ? value : '',
        parent: node.nodeName,
        from: start?.startOffset ?? -1,
        to: start?.endOffset ?? -1,
      });
      walk(child, depth + 1, isBody);
      if (child.content !== undefined) walk(child.content, depth + 1, isBody);
    }
  };
  walk(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }), 0, false);
  return nodes;
}

const SILENT = new Set(['script', 'style']);
const textOf = (nodes) =>
  nodes
    .filter(({ name, isBody, parent }) => name === '#text' && isBody && !SILENT.has(parent))
    .map(({ text }) => text)
    .join('');

/** Nodes that may be told from each other: blank text of the head moves with the tags that come there. */
function compared(nodes, ranges) {
  const kept = [];
  let gone = Infinity;
  for (const node of nodes) {
    if (node.depth > gone) continue;
    gone = Infinity;
    const isIn =
      node.from >= 0 && ranges.some(({ from, to }) => from < to && from <= node.from && node.to <= to);
    if (isIn && node.name !== '#text') {
      gone = node.depth;
      continue;
    }
    if (node.name === '#text' && !node.isBody && node.text.trim() === '') continue;
    const isTouched = ranges.some(({ from, to }) =>
      from === to ? node.from < from && from < node.to : from < node.to && node.from < to,
    );
    kept.push({ ...node, isTouched });
  }
  return kept;
}

function firstDifference(before, after) {
  if (before.length !== after.length) return `${before.length} nodes became ${after.length}`;
  const at = before.findIndex((node, index) => {
    const other = after[index];
    if (node.depth !== other.depth) return true;
    return !(node.isTouched || other.isTouched) && (node.name !== other.name || node.said !== other.said);
  });
  return at < 0
    ? null
    : `node ${at}: ${before[at].name} ${before[at].said.slice(0, 80)} became ${after[at].name} ${after[at].said.slice(0, 80)}`;
}

/** Where the edits of a file are, in characters of the text before and after. */
function rangesOf(path, bytes, changes) {
  const { encoding } = fileText(bytes, 'text/html');
  const decoder = new TextDecoder(encoding);
  const chars = (until) => decoder.decode(bytes.subarray(0, until)).length;
  const edits = changes
    .flatMap(({ edits }) => edits.filter(({ file }) => file === path))
    .toSorted((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1]);
  let shift = 0;
  const before = [];
  const after = [];
  for (const { range, after: text } of edits) {
    const [from, to] = range.map(chars);
    before.push({ from, to });
    after.push({ from: from + shift, to: from + shift + text.length });
    shift += text.length - (to - from);
  }
  return { before, after };
}

async function scoresOf(files) {
  const auditor = createAuditor({ web: filesWeb(files, SITE, () => NOW), clock: () => NOW });
  const { report } = await auditor.audit(SITE);
  await auditor.close();
  const pages = report.site?.pages ?? [];
  return new Map([
    ...Object.entries(report.scores),
    ...pages.flatMap(({ url, overall, technical, content, aiSeo }) =>
      Object.entries({ overall, technical, content, aiSeo }).map(([name, value]) => [
        `${name} ${url}`,
        value,
      ]),
    ),
  ]);
}

const sums = {
  pages: 0,
  changed: 0,
  changes: 0,
  refused: 0,
  texts: 0,
  trees: 0,
  falls: 0,
  again: 0,
  audits: 0,
};
const byRule = new Map();
const begun = performance.now();
for (const files of folders()) {
  const plan = await planFixes({ target: SITE }, files, { ...options, onAudit: () => (sums.audits += 1) });
  const pages = [...plan.files.keys()].filter((path) => path.endsWith('.html'));
  sums.pages += files.size - 2;
  sums.changed += pages.length;
  sums.changes += plan.kept.length;
  sums.refused += plan.refused.length;
  for (const { rule, code } of plan.kept)
    byRule.set(`${rule}/${code}`, (byRule.get(`${rule}/${code}`) ?? 0) + 1);
  for (const path of pages) {
    const [was, is] = [files.get(path), plan.files.get(path)];
    const text = (bytes) => fileText(bytes, 'text/html').utf8.toString('utf8');
    const [before, after] = [nodesOf(text(was)), nodesOf(text(is))];
    if (textOf(before) !== textOf(after)) {
      sums.texts += 1;
      console.log(`text changed: ${path}`);
    }
    const ranges = rangesOf(path, was, plan.kept);
    const difference = firstDifference(compared(before, ranges.before), compared(after, ranges.after));
    if (difference === null) continue;
    sums.trees += 1;
    console.log(`tree differs: ${path}: ${difference}`);
  }
  const changed = new Map([...files, ...plan.files]);
  const [before, after] = [await scoresOf(files), await scoresOf(changed)];
  for (const [name, score] of before) {
    if (!((after.get(name) ?? score) < score)) continue;
    sums.falls += 1;
    console.log(`score fell: ${name} ${score} → ${after.get(name)}`);
  }
  const again = await planFixes({ target: SITE }, changed, options);
  sums.again += again.kept.length;
  for (const { file, rule, code } of again.kept) console.log(`changed again: ${file} ${rule}/${code}`);
  console.log(`${sums.pages} pages, ${Math.round((performance.now() - begun) / 1_000)} s`);
}
console.log(
  [...byRule]
    .toSorted((a, b) => b[1] - a[1])
    .map(([name, count]) => `${String(count).padStart(6)}  ${name}`)
    .join('\n'),
);
console.log(sums);
process.exitCode = sums.texts + sums.trees + sums.falls + sums.again === 0 ? 0 : 1;
