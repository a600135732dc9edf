/** Reads a sitemap of any of the known formats. */
import { decodeSitemap } from './decode.ts';
import type { Entries } from './entry.ts';
import { decompress } from './gunzip.ts';
import { SITEMAP_LIMITS, type Sitemap, type SitemapLimits, type SitemapSource } from './model.ts';
import { checkText } from '../../values/misuse.ts';
import { withoutFragment } from '../../values/url.ts';
import { problemLog, type ProblemLog } from './problems.ts';
import { resolver } from './resolve.ts';
import { readTextSitemap } from './text.ts';
import { noteFaults } from './well-formed.ts';
import { readXml, type XmlSitemap } from './xml.ts';

/** Bytes. A decoded file must fit into a string of V8 (2^29 characters), whatever limit the caller asks for. */
const MAX_DECODED_BYTES = 2 ** 28;

/** What a string was made into, whatever its XML declaration says. */
const UTF8 = 'text/xml; charset=utf-8';

/** A list starts with an address, also when marks follow. */
const IS_LIST = /^\s*https?:\/\//i;

/** Addresses that differ in the fragment alone are one: no fetcher sends it (RFC 9110 4.2.5). */
function noteDuplicates(entries: Entries, problems: ProblemLog): void {
  const seen = new Set<string>();
  for (const { loc } of entries.urls.length > 0 ? entries.urls : entries.sitemaps) {
    const address = withoutFragment(loc);
    if (seen.has(address)) problems.add('duplicate-loc', { written: loc });
    seen.add(address);
  }
}

const nothing = (problems: ProblemLog): Sitemap => ({
  kind: 'none',
  urls: [],
  sitemaps: [],
  problems: problems.list(),
});

/**
 * What a sitemap lists, and what is wrong with it. Throws a TypeError for what is neither text nor bytes, and nothing
 * else. XML sitemaps and indexes, RSS, RDF, Atom and plain
 * lists are told apart by content; gzip (two layers) and charset by their bytes. What follows a fault is read as far
 * as it can be. A string is text that is decoded already. Addresses come back absolute and http(s) only. Synchronous:
 * about 0.3 s for 50,000 entries.
 */
export function parseSitemap(input: Uint8Array | string, source: SitemapSource = { url: '' }): Sitemap {
  checkText(input, 'parseSitemap');
  const bytes = typeof input === 'string' ? Buffer.from(input) : input;
  const limits: SitemapLimits = {
    maxDecodedBytes: source.limits?.maxDecodedBytes ?? SITEMAP_LIMITS.maxDecodedBytes,
    maxUrls: source.limits?.maxUrls ?? SITEMAP_LIMITS.maxUrls,
  };
  const maxBytes = Math.min(Math.max(limits.maxDecodedBytes, 1), MAX_DECODED_BYTES);
  const { bytes: plain, fault } = decompress(bytes, maxBytes);
  const contentType = typeof input === 'string' ? UTF8 : (source.contentType ?? '');
  const decoded = decodeSitemap(plain, contentType);
  const { text } = decoded;
  const problems = problemLog(text);
  if (fault === 'too-large') problems.add('too-large', { most: String(maxBytes) });
  if (fault === 'damaged') problems.add('gzip-damaged');
  if (fault === 'nested') problems.add('gzip-nested');
  if (text.trim() === '') {
    // Of a file that was not read to its end nothing is known after that.
    if (fault === null) problems.add('empty');
    return nothing(problems);
  }

  const isXml = text.includes('<') && !IS_LIST.test(text);
  const read: XmlSitemap = isXml
    ? readXml(text, source.url, limits.maxUrls, problems)
    : readTextSitemap(text, { maxUrls: limits.maxUrls, resolve: resolver(''), problems });
  // A cut file ends anywhere, in the middle of a character as well.
  if (isXml && read.kind !== 'none' && fault === null) noteFaults(decoded, problems);
  noteDuplicates(read, problems);
  return { kind: read.kind, urls: read.urls, sitemaps: read.sitemaps, problems: problems.list() };
}
