/** Reads a sitemap that is a plain list: one address a line (https://www.sitemaps.org/protocol.html#otherformats). */
import { MAX_LOC, PROTOCOL_LOC } from './loc-limits.ts';
import type { SitemapUrl } from './model.ts';
import type { ProblemLog } from './problems.ts';

/** How a sitemap of plain text is read. */
export interface TextContext {
  readonly maxUrls: number;
  /** The http(s) form of an absolute address, else `null`. */
  readonly resolve: (loc: string) => string | null;
  readonly problems: ProblemLog;
}

/** A sitemap of plain text, one address a line. */
export interface TextSitemap {
  readonly kind: 'text' | 'none';
  readonly urls: SitemapUrl[];
  readonly sitemaps: [];
}

const LINE = /[^\r\n]+/g;

/** Lines that are looked at for each entry that is wanted. A real list holds little else than addresses. */
const LINES_PER_ENTRY = 4;

const nothing = (problems: ProblemLog): TextSitemap => {
  problems.add('not-sitemap');
  return { kind: 'none', urls: [], sitemaps: [] };
};

/** The addresses of a list. A text whose first line, comments aside, is none is not a list. */
export function readTextSitemap(text: string, { maxUrls, resolve, problems }: TextContext): TextSitemap {
  const urls: SitemapUrl[] = [];
  let isFirst = true;
  let seen = 0;
  for (const found of text.matchAll(LINE)) {
    const line = found[0].trim();
    if (line === '') continue;
    seen += 1;
    if (seen > maxUrls * LINES_PER_ENTRY) {
      problems.add('too-many-urls', { most: String(maxUrls) }, found.index);
      break;
    }
    // People write comments into lists, which the protocol does not know.
    if (isFirst && line.startsWith('#')) {
      problems.add('bad-loc', { written: line }, found.index);
      continue;
    }
    const isTooLong = line.length > MAX_LOC;
    const loc = isTooLong ? null : resolve(line);
    if (isFirst && loc === null && !isTooLong) return nothing(problems);
    isFirst = false;
    if (isTooLong) problems.add('loc-too-long', {}, found.index);
    else if (loc === null) problems.add('bad-loc', { written: line }, found.index);
    else if (urls.length >= maxUrls) {
      problems.add('too-many-urls', { most: String(maxUrls) }, found.index);
      break;
    } else {
      urls.push({ loc, lastmod: null });
      if (line.length >= PROTOCOL_LOC) problems.add('loc-too-long', {}, found.index);
    }
  }
  if (urls.length === 0) return nothing(problems);
  return { kind: 'text', urls, sitemaps: [] };
}
