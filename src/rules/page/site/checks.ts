/** The checks of a whole site. */
import { answerChecks } from './answers.ts';
import type { SiteCheck } from './check.ts';
import { referenceChecks } from './references.ts';
import { repeatChecks } from './repeats.ts';
import { sitemapChecks } from './sitemap.ts';

/** Every check of a whole site, in the order in which equal findings are reported. */
export const siteChecks: readonly SiteCheck[] = [
  ...sitemapChecks,
  ...answerChecks,
  ...repeatChecks,
  ...referenceChecks,
];
