/** The Crawler Check: what was gathered about a domain, judged by its rules, scored, and documented. */
import { crawlerCheckResult, type Audit, type CrawlerCheckResult } from '../contract/index.ts';
import { headerValue } from '../exchange.ts';
import { sitemapExcerpt } from '../readers/sitemap/index.ts';
import { findingsOf, type Finding } from '../findings/finding.ts';
import { rankFindings } from '../findings/rank.ts';
import { deedTo } from '../rules/access/engines.ts';
import type { CrawlerCheckInput } from '../rules/access/input.ts';
import { robotsFile } from '../rules/access/robots-file.ts';
import { accessRules, type AccessRuleId } from '../rules/access/rules.ts';
import { accessSubject, type AccessSubject } from '../rules/access/subject.ts';
import { pass, type Verdict } from '../rules/rule.ts';
import { scoreCrawlerCheck } from '../score/crawler.ts';
import type { Loss } from '../score/score.ts';
import { crawlerEvidence, type CrawlerCheckEvidence } from './crawler-evidence.ts';
import { storable } from './storable.ts';

/** Characters of the sitemap that the documented excerpt holds. */
const EXCERPT_LENGTH = 500;

/** Judges what was gathered about a domain. Pure: the same input gives the same result. */
export function auditCrawlerCheck(input: CrawlerCheckInput): Audit<CrawlerCheckResult, CrawlerCheckEvidence> {
  const subject = accessSubject(input);
  const verdicts = new Map<AccessRuleId, Verdict>();
  for (const { id, evaluate } of accessRules) verdicts.set(id, evaluate(subject));
  const score = scoreCrawlerCheck((id) => verdicts.get(id) ?? pass);
  const findings = rankFindings(foundBy(verdicts, score.losses, subject));
  return {
    result: storable(resultOf(subject), crawlerCheckResult),
    evidence: crawlerEvidence(subject, score, findings),
  };
}

function resultOf({ input, home, bots, llms }: AccessSubject): CrawlerCheckResult {
  const blocked = bots.filter(({ status }) => !status.allowed);
  const blockedHigh = blocked.filter(({ bot }) => bot.impact === 'high');
  const isRefused = bots.some((bot) => bot.bot.impact === 'high' && deedTo(bot) !== undefined);
  return {
    domain: input.domain,
    robotsFetched: robotsFile(input.robots) === 'read',
    botStatuses: bots.map(({ status }) => status),
    blockedCount: blocked.length,
    blockedHighImpact: blockedHigh.map(({ bot }) => bot.key),
    crawlSim: home.crawlSim,
    llms: { found: llms.found, contentBytes: llms.found ? input.llms.body.byteLength : 0 },
    sitemap: { found: input.sitemap.found !== null, excerpt: excerptOf(input) },
    overallHealthy:
      input.robots.state !== 'unreachable' &&
      home.crawlSim.accessible &&
      blockedHigh.length === 0 &&
      !isRefused,
  };
}

/** The findings of every rule that failed, in the order of the rules. */
function foundBy(
  verdicts: ReadonlyMap<AccessRuleId, Verdict>,
  losses: readonly Loss[],
  { input: { origin }, homeUrl }: AccessSubject,
): Finding[] {
  return accessRules.flatMap((rule) => {
    const verdict = verdicts.get(rule.id);
    if (verdict?.kind !== 'fail') return [];
    const points = losses.find(({ id }) => id === rule.id)?.lost ?? 0;
    return findingsOf(rule, verdict.found, {
      // robots.txt is that of the host (RFC 9309 2.3); the other places are those of the site.
      url: rule.place === '/robots.txt' ? origin + rule.place : new URL(rule.place.slice(1), homeUrl).href,
      cost: { score: 'crawler', points },
    });
  });
}

function excerptOf({ sitemap: { found } }: CrawlerCheckInput): string {
  if (found === null) return '';
  const { body, headers } = found.exchange;
  return sitemapExcerpt(body, headerValue(headers, 'content-type'), EXCERPT_LENGTH);
}
