/**
 * The contract: zod schemas, types and JSON Schema of every documented object. Subpath `citeworthy/contract`.
 * Schemas are named in lower case (`crawlerCheckResult`), their types in upper case (`CrawlerCheckResult`).
 */
export * from './archive.ts';
export * from './archive-notes.ts';
export type * from './audit.ts';
export * from './crawler-check.ts';
export * from './events.ts';
export * from './fix.ts';
export * from './jobs.ts';
export * from './json-schemas.ts';
export * from './llms-check.ts';
export * from './schema-audit.ts';
export * from './seo-page.ts';
export * from './status.ts';
export * from './values.ts';
