/** Repairs of the files of a site: robots.txt, sitemap.xml, llms.txt. */
import type { Finding } from '../findings/finding.ts';
import { BLANK } from '../readers/structured-data/texts.ts';
import { parseRobots } from '../readers/robots/parse.ts';
import type { RobotsProblem } from '../readers/robots/model.ts';
import { urlKey } from '../values/url.ts';
import { refusal, type Edit, type Made, type Refusal, type ValueSource } from './change.ts';
import { fileText, type FileText } from './file-text.ts';
import type { FixSite } from './fix-site.ts';
import { lineChanges, offsetsOf, wholeLines } from './token-edits.ts';

type SiteFixer = (finding: Finding, site: FixSite) => Made | Refusal;

const EMPTY: FileText = fileText(new Uint8Array(), 'text/plain; charset=utf-8');

/** The file at an address of the site; a file that is not there yet is empty. */
function fileAt(name: string, site: FixSite): { readonly path: string; readonly text: FileText } | null {
  // Only the folder of a whole host has the files of that.
  if (new URL(site.base).pathname !== '/') return null;
  return { path: name, text: site.text(name) ?? EMPTY };
}

const ofFile = (file: string, value: string, line = 0): ValueSource => ({
  value,
  kind: 'file',
  file,
  line,
  column: line === 0 ? 0 : 1,
});

/** The change of robots.txt that a finding has as a diff. */
export const applyRobotsDiff: SiteFixer = ({ paste }, site) => {
  const file = fileAt('robots.txt', site);
  if (file === null || site.text('robots.txt') === null || paste === '') return refusal('file');
  const edits = diffEdits(file.text.utf8.toString('utf8'), paste);
  return edits === null ? refusal('place') : { file: file.path, edits, sources: [] };
};

/** A unified diff as edits of the text that it was made for; `null` where it does not fit. */
function diffEdits(text: string, diff: string): readonly Edit[] | null {
  const lines = wholeLines(text);
  const starts = offsetsOf(lines);
  const end = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const edits: Edit[] = [];
  let line = 0;
  for (const row of diff.split('\n').slice(2)) {
    const hunk = /^@@ -(\d+),(\d+) /.exec(row);
    if (hunk !== null) line = Number(hunk[1]) - (hunk[2] === '0' ? 0 : 1);
    else if (row.startsWith('+')) edits.push(lineInsert(lines, starts, line, row.slice(1), end));
    else {
      if ((lines[line] ?? '').replace(/[\r\n]+$/, '') !== row.slice(1)) return null;
      if (row.startsWith('-')) edits.push({ from: starts[line] ?? 0, to: starts[line + 1] ?? 0, text: '' });
      line += 1;
    }
  }
  return edits;
}

/** A line before this one, or at the end of a text whose last line may have no end. */
function lineInsert(
  lines: readonly string[],
  starts: readonly number[],
  line: number,
  added: string,
  end: string,
): Edit {
  const at = starts[line] ?? starts.at(-1) ?? 0;
  const isOpen = line >= lines.length && !/[\r\n]$/.test(lines.at(-1) ?? '\n');
  return { from: at, to: at, text: isOpen ? end + added : added + end };
}

/** Text at the end of a file, on lines of its own. */
function appended({ utf8 }: FileText, lines: readonly string[]): Edit {
  const text = utf8.toString('utf8');
  const end = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const isOpen = text !== '' && !/[\r\n]$/.test(text);
  return {
    from: utf8.length,
    to: utf8.length,
    text: (isOpen ? end : '') + lines.map((line) => line + end).join(''),
  };
}

/** A Sitemap line for the sitemap that is there; with it the robots.txt that is missing. */
export const nameSitemap: SiteFixer = ({ data }, site) => {
  const file = fileAt('robots.txt', site);
  const { url } = data;
  if (file === null || typeof url !== 'string') return refusal('file');
  const path = site.pathAt(url);
  if (path === null) return refusal('file');
  return { file: file.path, edits: [sitemapLine(url, site)], sources: [ofFile(path, url)] };
};

/** The line that names a sitemap, at the end of robots.txt; where that is missing, after what its absence means. */
function sitemapLine(url: string, site: FixSite): Edit {
  const robots = site.text('robots.txt');
  const lines = [...(robots === null ? ['User-agent: *', 'Disallow:', ''] : []), `Sitemap: ${url}`];
  return appended(robots ?? EMPTY, lines);
}

/** A robots.txt that says what its absence means: every crawler may read everything. */
export const writeRobots: SiteFixer = (_, site) => {
  const file = fileAt('robots.txt', site);
  if (file === null || site.text('robots.txt') !== null) return refusal('file');
  const sitemap = `${site.base}sitemap.xml`;
  const path = site.pathAt(sitemap);
  const lines = ['User-agent: *', 'Disallow:', ...(path === null ? [] : ['', `Sitemap: ${sitemap}`])];
  const sources = path === null ? [] : [ofFile(path, sitemap)];
  return { file: file.path, edits: [appended(file.text, lines)], sources };
};

/** A line of robots.txt written anew; every crawler of the standard then reads what was meant. */
export function mendLine(mend: (line: string, meant: string) => string | null): SiteFixer {
  return ({ place, code }, site) => {
    const file = fileAt('robots.txt', site);
    if (file === null) return refusal('file');
    const text = file.text.utf8.toString('utf8');
    const lines = wholeLines(text);
    const starts = offsetsOf(lines);
    const found = parseRobots(text).problems.filter((problem) => problem.code === code);
    const edits = (found.length === 0 ? [{ line: place.line, data: {} }] : found).flatMap(
      ({ line = 0, data: { meant = '' } }: Pick<RobotsProblem, 'line' | 'data'>) => {
        const written = (lines[line - 1] ?? '').replace(/[\r\n]+$/, '');
        const mended = mend(written, meant);
        const from = starts[line - 1] ?? 0;
        return mended === null || mended === written ? [] : [changedPart(written, mended, from)];
      },
    );
    return edits.length === 0 ? refusal('author') : { file: file.path, edits, sources: [] };
  };
}

/** What of a line changes. */
function changedPart(before: string, after: string, start: number): Edit {
  let head = 0;
  while (head < before.length && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail))
    tail += 1;
  return {
    from: start + Buffer.byteLength(before.slice(0, head)),
    to: start + Buffer.byteLength(before.slice(0, before.length - tail)),
    text: after.slice(head, after.length - tail),
  };
}

const xml = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A sitemap of the pages of the folder that engines may list. */
export const writeSitemap: SiteFixer = (_, site) => {
  const file = fileAt('sitemap.xml', site);
  if (file === null || site.text('sitemap.xml') !== null) return refusal('file');
  const pages = site.listable();
  if (pages.length === 0) return refusal('author');
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((url) => `  <url><loc>${xml(url)}</loc></url>`),
    '</urlset>',
  ];
  const sources = pages.map((url) => ofFile(site.pathAt(url) ?? '', url));
  const also = [{ file: 'robots.txt', edits: [sitemapLine(`${site.base}sitemap.xml`, site)] }];
  return { file: file.path, edits: [appended(file.text, lines)], sources, also };
};

/** One entry of a sitemap with its place. */
interface Entry {
  readonly from: number;
  readonly to: number;
  /** The text of loc, and its place. */
  readonly loc: string;
  readonly locFrom: number;
  readonly locTo: number;
}

const ENTRY = /<url(?:\s[^>]*)?>([^]*?)<\/url\s*>/g;
const LOC = /<loc(?:\s[^>]*)?>\s*([^<]*?)\s*<\/loc\s*>/;

/** The entries of a sitemap, in bytes; addresses with references decoded. */
function entriesOf({ utf8 }: FileText): readonly Entry[] {
  // Latin 1, so that indices are bytes.
  const text = utf8.toString('latin1');
  return Array.from(text.matchAll(ENTRY), ({ 0: whole, 1: inner = '', index }) => {
    const found = LOC.exec(inner);
    const start = index + whole.indexOf(inner);
    const loc = found?.[1] ?? '';
    const locFrom =
      start + (found === null ? 0 : found.index + found[0].indexOf(loc, found[0].indexOf('>') + 1));
    return { from: index, to: index + whole.length, loc: decoded(loc), locFrom, locTo: locFrom + loc.length };
  });
}

const decoded = (text: string): string =>
  Buffer.from(text, 'latin1')
    .toString('utf8')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** The sitemap of the folder and the entry of it that lists an address. */
function entryAt(
  url: string,
  site: FixSite,
): { readonly path: string; readonly text: FileText; readonly entry: Entry } | null {
  const file = fileAt('sitemap.xml', site);
  if (file === null) return null;
  const entry = entriesOf(file.text).find(({ loc }) => urlKey(loc) === urlKey(url));
  return entry === undefined ? null : { ...file, entry };
}

/** An entry for the page that the sitemap does not list, in the manner of the last one. */
export const listPage: SiteFixer = ({ data, place }, site) => {
  const file = fileAt('sitemap.xml', site);
  const { address } = data;
  const last = file === null ? undefined : entriesOf(file.text).at(-1);
  if (file === null || last === undefined || typeof address !== 'string') return refusal('file');
  const own = site.pathAt(place.url);
  if (own === null) return refusal('file');
  const text = file.text.utf8.toString('latin1');
  const before = /[\r\n]+[ \t]*$/.exec(text.slice(0, last.from))?.[0] ?? '';
  const entry = `${before}<url><loc>${xml(address)}</loc></url>`;
  return {
    file: file.path,
    edits: [{ from: last.to, to: last.to, text: entry }],
    sources: [ofFile(own, address)],
  };
};

/** The address to which a listed one redirects, in its place. */
export const listTarget: SiteFixer = ({ data, place }, site) => {
  const found = entryAt(place.url, site);
  const { target } = data;
  if (found === null || typeof target !== 'string') return refusal('file');
  const own = site.pathAt(target);
  if (own === null) return refusal('file');
  const { path, text, entry } = found;
  // An entry of it that is there already says all.
  if (entriesOf(text).some(({ loc }) => urlKey(loc) === urlKey(target))) return unlisted(found);
  return {
    file: path,
    edits: [{ from: entry.locFrom, to: entry.locTo, text: xml(target) }],
    sources: [ofFile(own, target)],
  };
};

/** The entry of what is no page goes. */
export const unlistPage: SiteFixer = ({ place }, site) => {
  const found = entryAt(place.url, site);
  return found === null ? refusal('file') : unlisted(found);
};

function unlisted({ path, text, entry }: NonNullable<ReturnType<typeof entryAt>>): Made {
  const before = /(?:\r\n|\n|\r)[ \t]*$/.exec(text.utf8.toString('latin1', 0, entry.from))?.[0] ?? '';
  return { file: path, edits: [{ from: entry.from - before.length, to: entry.to, text: '' }], sources: [] };
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The namespace of the root element, as the protocol has it. */
export const declareNamespace: SiteFixer = (_, site) => {
  const file = fileAt('sitemap.xml', site);
  const text = file?.text.utf8.toString('latin1') ?? '';
  const root = /<(?:urlset|sitemapindex)\b[^>]*>/.exec(text);
  if (file === null || root === null) return refusal('place');
  const written = /(\sxmlns=)(["'])([^"']*)\2/.exec(root[0]);
  if (written === null) {
    const at = root.index + root[0].search(/[\s>/]/);
    return { file: file.path, edits: [{ from: at, to: at, text: ` xmlns="${NAMESPACE}"` }], sources: [] };
  }
  const from = root.index + written.index + (written[1]?.length ?? 0) + 1;
  return {
    file: file.path,
    edits: [{ from, to: from + (written[3]?.length ?? 0), text: NAMESPACE }],
    sources: [],
  };
};

/** What is before the XML of a sitemap goes. */
export const withoutNoise: SiteFixer = (_, site) => {
  const file = fileAt('sitemap.xml', site);
  const at = file?.text.utf8.indexOf('<') ?? -1;
  if (file === null || at <= 0) return refusal('place');
  return { file: file.path, edits: [{ from: 0, to: at, text: '' }], sources: [] };
};

/** The text that a finding has for a file of the site in the place of what is there, line by line. */
export function writeText(name: string): SiteFixer {
  return ({ paste }, site) => {
    const file = fileAt(name, site);
    if (file === null) return refusal('file');
    if (paste === '' || paste.includes(BLANK)) return refusal('author');
    const edits = lineChanges(file.text.utf8.toString('utf8'), paste);
    const pages = site.listable().filter((url) => paste.includes(url));
    return { file: file.path, edits, sources: pages.map((url) => ofFile(site.pathAt(url) ?? '', url)) };
  };
}
