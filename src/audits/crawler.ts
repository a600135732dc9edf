/** The Crawler Check: what was gathered about a domain, judged by its rules, scored, and documented. */
import { crawlerCheckResult, type Audit, type CrawlerCheckResult } from '../contract/index.ts';
import { headerValue } from '../exchange.ts';
import { sitemapExcerpt } from '../readers/sitemap/excerpt.ts';
import { rankFindings } from '../findings/rank.ts';
import type { AccessRule } from '../rules/access/access-rule.ts';
import { deedTo } from '../rules/access/engines.ts';
import type { CrawlerCheckInput } from '../rules/access/input.ts';
import { robotsFile } from '../rules/access/robots-file.ts';
import { accessRules, type AccessRuleId } from '../rules/access/rules.ts';
import { accessSubject, type AccessSubject } from '../rules/access/subject.ts';
import { CRAWLER_GATES, CRAWLER_POINTS } from '../score/crawler.ts';
import { crawlerEvidence, type CrawlerCheckEvidence } from './crawler-evidence.ts';
import { judge, type AuditData } from './judge.ts';
import { storable } from './storable.ts';

/** Characters of the sitemap that the documented excerpt holds. */
const EXCERPT_LENGTH = 500;

/** The audit as data. */
export const crawlerAudit: AuditData<
  CrawlerCheckInput,
  AccessSubject,
  AccessRule<AccessRuleId>,
  'access',
  Audit<CrawlerCheckResult, CrawlerCheckEvidence>
> = {
  rules: accessRules,
  points: CRAWLER_POINTS,
  gates: CRAWLER_GATES,
  weights: { access: 100 },
  partOf: () => 'access',
  score: 'crawler',
  subjectOf: accessSubject,
  // robots.txt is that of the host (RFC 9309 2.3); the other places are those of the site.
  urlOf: ({ place }, { input: { origin }, homeUrl }) =>
    place === '/robots.txt' ? origin + place : new URL(place.slice(1), homeUrl).href,
  resultOf: ({ subject, score, found, failures }) => ({
    result: storable(resultOf(subject), crawlerCheckResult),
    evidence: {
      ...crawlerEvidence(subject, score, rankFindings(found.map(({ toFinding }) => toFinding()))),
      ...failures,
    },
  }),
};

/** Judges what was gathered about a domain. Pure: the same input gives the same result. */
export function auditCrawlerCheck(input: CrawlerCheckInput): Audit<CrawlerCheckResult, CrawlerCheckEvidence> {
  return judge(crawlerAudit, input);
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

function excerptOf({ sitemap: { found } }: CrawlerCheckInput): string {
  if (found === null) return '';
  const { body, headers } = found.exchange;
  return sitemapExcerpt(body, headerValue(headers, 'content-type'), EXCERPT_LENGTH);
}
