/** `citeworthy/sitemap`: what a sitemap of any format lists, and its faults. Re-exports only. */
export { parseSitemap } from '../readers/sitemap/parse.ts';
export { SITEMAP_LIMITS } from '../readers/sitemap/model.ts';
export type {
  Sitemap,
  SitemapAlternate,
  SitemapKind,
  SitemapLimits,
  SitemapProblem,
  SitemapProblemCode,
  SitemapReference,
  SitemapSource,
  SitemapUrl,
} from '../readers/sitemap/model.ts';
