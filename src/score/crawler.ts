/** Points and gates of the Crawler Check. */
import type { AccessRuleId } from '../rules/access/rules.ts';
import type { Gate } from './score.ts';

/** Rises with every change of a number here; stands in every evidence so that old scores can be read. */
export const CRAWLER_WEIGHTS_VERSION = 'crawler-4';

/**
 * Points of each rule; they sum to 100. Those of the answer bots are shared by the search and user-fetch bots alike:
 * training bots, agents and tokens that send no request weigh nothing, because to block them is the owner's policy and
 * costs no citation. Rules without points inform, or name a cause that takes the points of others with it.
 */
export const CRAWLER_POINTS: Readonly<Record<AccessRuleId, number>> = {
  'answer-bots-blocked': 55,
  'home-inaccessible': 15,
  'sitemap-missing': 8,
  'home-noindex': 5,
  'home-for-agents': 5,
  'agents-refused': 5,
  'robots-missing': 5,
  'llms-missing': 2,
  'tls-broken': 0,
  'robots-unreachable': 0,
  'home-quotable': 0,
  'lands-elsewhere': 0,
  'https-unreachable': 0,
  'robots-html': 0,
  'robots-refused': 0,
  'robots-differ': 0,
  'robots-strict-differs': 0,
  'sitemap-faulty': 0,
  'sitemap-undeclared': 0,
  'robots-managed': 0,
  'robots-signals-contradict': 0,
  'use-contradicts': 0,
  'content-usage-faulty': 0,
  'license-broken': 0,
  'markdown-negotiation': 0,
  'well-known-broken': 0,
  'robots-faulty': 0,
};

/** What the score may not exceed while a rule keeps nothing: no engine gets the text, or none may build its index. */
export const CRAWLER_GATES: Readonly<
  Record<'home-inaccessible' | 'answer-bots-blocked' | 'robots-unreachable', Gate>
> = {
  'home-inaccessible': { cap: 40, takes: [] },
  'answer-bots-blocked': { cap: 30, takes: [] },
  // Crawlers take a failure for a complete disallow (RFC 9309 2.3.1.4).
  'robots-unreachable': { cap: 30, takes: [] },
};
