/** Links to pages that moved: they lead to where those are now. */
import { urlKey, httpUrl } from '../values/url.ts';
import { refusal, together, type Made, type Refusal, type ValueSource } from './change.ts';
import type { Finding } from '../findings/finding.ts';
import type { FixSite } from './fix-site.ts';
import { attributeEdit } from './tag-edits.ts';
import type { PageFile } from './page-file.ts';
import { attributeIn } from './page-layout.ts';

/** Where a page went, and what says so. */
interface Move {
  readonly target: string;
  readonly source: ValueSource;
}

/**
 * The links of each page that lead to an address which redirects, or which \`_redirects\` of the folder says has moved; one
 * change of all.
 */
export function followMoves(finding: Finding, site: FixSite): Made | Refusal {
  const { from } = finding.data;
  const move = moveOf(finding, site);
  if (move === null || typeof from !== 'object') return refusal('author');
  const all = [...new Set(from)].map((url) => {
    const path = site.pathAt(url);
    const page = path === null ? null : site.page(path);
    return page === null ? refusal('file') : moved(page, finding.place.url, move);
  });
  return together(all);
}

function moveOf({ data, place }: Finding, site: FixSite): Move | null {
  const { target } = data;
  if (typeof target !== 'string') return declaredMove(place.url, site);
  const file = site.pathAt(target);
  return file === null ? null : { target, source: { value: target, kind: 'file', file, line: 0, column: 0 } };
}

/** What hosts of static sites read: \`/old /new 301\` (Netlify and Cloudflare Pages, "Redirects", 2026-11). */
const FILE = '_redirects';
const MOVED: ReadonlySet<string> = new Set(['', '301', '308']);

/** The page of the folder to which a line of \`_redirects\` without a pattern sends an address for good. */
function declaredMove(address: string, site: FixSite): Move | null {
  const lines = (site.text(FILE)?.utf8.toString('utf8') ?? '').split(/\r\n|\n|\r/);
  for (const [at, line] of lines.entries()) {
    const [from = '', to = '', status = ''] = line.trim().split(/\s+/);
    const [old, target] = [httpUrl(from, site.base), httpUrl(to, site.base)];
    if (from.startsWith('#') || /[*:]/.test(from.replace(/^https?:/, '')) || !MOVED.has(status)) continue;
    if (old === null || target === null || to === '' || urlKey(old.href) !== urlKey(address)) continue;
    const isThere = site.pathAt(target.href) !== null;
    return isThere
      ? {
          target: target.href,
          source: { value: target.href, kind: 'file', file: FILE, line: at + 1, column: 1 },
        }
      : null;
  }
  return null;
}

function moved(page: PageFile, old: string, { target, source }: Move): Made | Refusal {
  const edits = page.layout().elements.flatMap((element) => {
    const href = element.name === 'a' ? attributeIn(element, 'href') : null;
    const url = href === null ? null : httpUrl(href.value.trim(), page.subject().page.base ?? page.url);
    if (href === null || url === null || urlKey(url.href) !== urlKey(old)) return [];
    return [attributeEdit(page, element, 'href', inManner(href.value.trim(), target) + url.hash)];
  });
  return edits.length === 0 ? refusal('place') : { file: page.path, edits, sources: [source] };
}

/** Without scheme and host where the link was written without. */
function inManner(written: string, target: string): string {
  const { pathname, search } = new URL(target);
  return written.startsWith('/') && !written.startsWith('//') ? pathname + search : target;
}
