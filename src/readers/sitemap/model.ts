/** What a sitemap file lists, as plain data. */
import type { Problem } from '../../values/problem.ts';

/** The format of a sitemap file; `none` for what is no sitemap, whose problems say what it is instead. */
export type SitemapKind = 'urlset' | 'index' | 'text' | 'rss' | 'atom' | 'none';

/** A language version that a sitemap names. */
export interface SitemapAlternate {
  /** As written, lower case. */
  readonly hreflang: string;
  readonly href: string;
}

/** One page that a sitemap lists. */
export interface SitemapUrl {
  /** Absolute http(s) address. */
  readonly loc: string;
  /** W3C date as precise as written, in UTC where the file names no zone; `null` without a valid one. */
  readonly lastmod: string | null;
  /** Language versions, absent without any. */
  readonly alternates?: readonly SitemapAlternate[];
}

/** A sitemap that a sitemap index names. */
export interface SitemapReference {
  readonly loc: string;
  readonly lastmod: string | null;
}

/** What can be wrong with a sitemap: in the file, in the answer that brought it, and in the tree that it is in. */
export type SitemapProblemCode =
  | 'not-sitemap'
  | 'empty'
  | 'too-large'
  | 'too-many-urls'
  | 'truncated'
  | 'gzip-damaged'
  | 'gzip-nested'
  | 'leading-noise'
  | 'malformed-xml'
  | 'namespace-missing'
  | 'namespace-wrong'
  | 'namespace-old'
  | 'namespace-near'
  | 'prefix-undeclared'
  | 'missing-loc'
  | 'several-locs'
  | 'bad-loc'
  | 'loc-too-long'
  | 'bad-lastmod'
  | 'duplicate-loc'
  | 'entity'
  | 'not-fetched'
  | 'http-status'
  | 'body-truncated'
  | 'too-deep'
  | 'too-many-files'
  | 'host-unavailable';

/**
 * What of XML a file breaks: a reference that XML does not define, the end of a CDATA section in text, a < inside a tag, two
 * hyphens inside a comment, bytes that are no UTF-8.
 */
export type MarkupFault = 'reference' | 'cdata-end' | 'tag-in-tag' | 'comment-hyphens' | 'not-utf-8';

/**
 * One kind of fault: the same one twice in a file is one problem. Data of the first: `written`, what the file has there, shortened
 * and its secrets masked; of `malformed-xml` the `fault`, the `character` (`U+000B`), or what the `parser` says; `most` of a cap,
 * `read` entries before an end; the `status` or the `reason` of what was not read. `times`: how often, where the file was read.
 */
export type SitemapProblem = Problem<SitemapProblemCode>;

/** What a sitemap file holds, of whatever format, with its problems. */
export interface Sitemap {
  readonly kind: SitemapKind;
  /** In file order, duplicates kept. */
  readonly urls: readonly SitemapUrl[];
  readonly sitemaps: readonly SitemapReference[];
  readonly problems: readonly SitemapProblem[];
}

/** What reading one sitemap may cost. */
export interface SitemapLimits {
  /** Bytes after decompression that are read. */
  readonly maxDecodedBytes: number;
  /** Entries that are kept. */
  readonly maxUrls: number;
}

/** Limits of one file by the protocol: 50 MiB uncompressed, 50,000 entries (https://www.sitemaps.org/protocol.html). */
export const SITEMAP_LIMITS: SitemapLimits = { maxDecodedBytes: 52_428_800, maxUrls: 50_000 };

/** Where a sitemap came from, and its limits. */
export interface SitemapSource {
  /** Address of the file: relative entries are resolved against it. */
  readonly url: string;
  /** Content-Type as received; its charset counts. */
  readonly contentType?: string | null | undefined;
  readonly limits?: Partial<SitemapLimits> | undefined;
}
