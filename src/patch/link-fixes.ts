/** Links to pages that moved: they lead to where those are now. */
import { urlKey } from '../values/url.ts';
import { refusal, type Made, type Refusal } from './change.ts';
import type { Finding } from '../findings/finding.ts';
import type { FixSite } from './fix-site.ts';
import { fileSource, attributeEdit } from './tag-edits.ts';
import type { PageFile } from './page-file.ts';
import { attributeIn } from './page-layout.ts';
import { httpUrl } from '../values/url.ts';

/** The links of each page that leads to an address which redirects, one change a page. */
export function followMoves(finding: Finding, site: FixSite): readonly (Made | Refusal)[] {
  const { target, from } = finding.data;
  if (typeof target !== 'string' || typeof from !== 'object') return [refusal('author')];
  const own = site.pathAt(target);
  if (own === null) return [refusal('file')];
  return from.map((url) => {
    const path = site.pathAt(url);
    const page = path === null ? null : site.page(path);
    return page === null ? refusal('file') : moved(page, finding.place.url, target, own);
  });
}

function moved(page: PageFile, old: string, target: string, file: string): Made | Refusal {
  const edits = page.layout().elements.flatMap((element) => {
    const href = element.name === 'a' ? attributeIn(element, 'href') : null;
    const url = href === null ? null : httpUrl(href.value.trim(), page.subject().page.base ?? page.url);
    if (href === null || url === null || urlKey(url.href) !== urlKey(old)) return [];
    return [attributeEdit(page, element, 'href', inManner(href.value.trim(), target) + url.hash)];
  });
  return edits.length === 0
    ? refusal('place')
    : { file: page.path, edits, sources: [{ ...fileSource(page, target), file }] };
}

/** Without scheme and host where the link was written without. */
function inManner(written: string, target: string): string {
  const { pathname, search } = new URL(target);
  return written.startsWith('/') && !written.startsWith('//') ? pathname + search : target;
}
