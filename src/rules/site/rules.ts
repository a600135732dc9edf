/** Every rule of a whole site, in the order in which equal findings are reported. */
import { brokenLinks } from './broken-links.ts';
import { answerUnreachable } from './answer-unreachable.ts';
import { canonicalTargets } from './canonical-targets.ts';
import { contactAgrees } from './contact-agrees.ts';
import { declaredAgainstActual } from './declared-against-actual.ts';
import { duplicateDescriptions } from './duplicate-descriptions.ts';
import { duplicateTitles } from './duplicate-titles.ts';
import { hreflangReturn } from './hreflang-return.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { oneHost } from './one-host.ts';
import { orphans } from './orphans.ts';
import { questionUnanswered } from './question-unanswered.ts';
import { questionsCompete } from './questions-compete.ts';
import type { SiteRule } from './site-rule.ts';
import { sitemapBlocked } from './sitemap-blocked.ts';
import { sitemapCanonical } from './sitemap-canonical.ts';
import { sitemapNoindex } from './sitemap-noindex.ts';
import { sitemapRedirects } from './sitemap-redirects.ts';
import { sitemapStatus } from './sitemap-status.ts';

/** The rules of a whole site. */
export const siteRules: readonly SiteRule[] = [
  sitemapStatus,
  sitemapRedirects,
  sitemapNoindex,
  sitemapCanonical,
  sitemapBlocked,
  oneHost,
  declaredAgainstActual,
  duplicateTitles,
  duplicateDescriptions,
  nearDuplicates,
  contactAgrees,
  canonicalTargets,
  hreflangReturn,
  brokenLinks,
  orphans,
  questionUnanswered,
  answerUnreachable,
  questionsCompete,
];
