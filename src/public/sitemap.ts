/** `citeworthy/sitemap`: what a sitemap of any format lists, and its faults. Re-exports only. */
export { parseSitemap, SITEMAP_LIMITS } from '../readers/sitemap/index.ts';
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
} from '../readers/sitemap/index.ts';
