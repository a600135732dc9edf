/** Every rule of the Crawler Check, in the order in which equal findings are reported. */
import type { AccessRule } from './access-rule.ts';
import { agentsRefused } from './agents-refused.ts';
import { answerBotsBlocked } from './answer-bots-blocked.ts';
import { contentUsageFaulty } from './content-usage-faulty.ts';
import { homeForAgents } from './home-for-agents.ts';
import { homeInaccessible } from './home-inaccessible.ts';
import { homeNoindex } from './home-noindex.ts';
import { homeQuotable } from './home-quotable.ts';
import { httpsUnreachable } from './https-unreachable.ts';
import { landsElsewhere } from './lands-elsewhere.ts';
import { licenseBroken } from './license-broken.ts';
import { llmsMissing } from './llms-missing.ts';
import { markdownNegotiation } from './markdown-negotiation.ts';
import { robotsDiffer } from './robots-differ.ts';
import { robotsFaulty } from './robots-faulty.ts';
import { robotsHtml } from './robots-html.ts';
import { robotsManaged } from './robots-managed.ts';
import { robotsMissing } from './robots-missing.ts';
import { robotsRefused } from './robots-refused.ts';
import { robotsSignalsContradict } from './robots-signals-contradict.ts';
import { robotsStrictDiffers } from './robots-strict-differs.ts';
import { robotsUnreachable } from './robots-unreachable.ts';
import { sitemapFaulty } from './sitemap-faulty.ts';
import { sitemapMissing } from './sitemap-missing.ts';
import { sitemapUndeclared } from './sitemap-undeclared.ts';
import { tlsBroken } from './tls-broken.ts';
import { useContradicts } from './use-contradicts.ts';
import { wellKnownBroken } from './well-known-broken.ts';

const all = [
  tlsBroken,
  homeInaccessible,
  robotsUnreachable,
  answerBotsBlocked,
  agentsRefused,
  homeForAgents,
  homeNoindex,
  homeQuotable,
  landsElsewhere,
  httpsUnreachable,
  robotsHtml,
  robotsRefused,
  robotsMissing,
  robotsDiffer,
  robotsStrictDiffers,
  sitemapMissing,
  sitemapFaulty,
  sitemapUndeclared,
  robotsManaged,
  robotsSignalsContradict,
  useContradicts,
  contentUsageFaulty,
  licenseBroken,
  markdownNegotiation,
  wellKnownBroken,
  robotsFaulty,
  llmsMissing,
] as const;

/** The id of a rule of the Crawler Check. */
export type AccessRuleId = (typeof all)[number]['id'];

/** The rules of the Crawler Check. */
export const accessRules: readonly AccessRule<AccessRuleId>[] = all;
