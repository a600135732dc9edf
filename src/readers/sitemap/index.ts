/** Sitemaps: what a file lists and what is wrong with it. Re-exports only. */
export { SITEMAP_LIMITS } from './model.ts';
export type {
  Sitemap,
  SitemapAlternate,
  SitemapKind,
  SitemapLimits,
  MarkupFault,
  SitemapProblem,
  SitemapProblemCode,
  SitemapReference,
  SitemapSource,
  SitemapUrl,
} from './model.ts';
export { sitemapExcerpt } from './excerpt.ts';
export { parseSitemap } from './parse.ts';
