/** The scores of a site: means of its pages, of which critical findings leave a share, as they do of those of a page. */
import type { IssueCategory } from '../contract/index.ts';
import { meansOf } from '../contract/site-means.ts';
import { criticalShare } from '../score/score.ts';
import type { AuditedSite } from './audit-results.ts';
import type { Scores } from './report.ts';

/** The category of each score of a site; that of all has none. */
const CATEGORIES = {
  pages: null,
  technical: 'technical',
  content: 'content',
  ai_seo: 'ai_seo',
} as const satisfies Readonly<Record<string, IssueCategory | null>>;

type SiteScore = keyof typeof CATEGORIES;

const RESULT_KEYS = {
  pages: 'overall_score',
  technical: 'technical_score',
  content: 'content_score',
  ai_seo: 'ai_seo_score',
} as const;

/** The scores of a site, each `null` without an audited page. */
export function siteScores(site: AuditedSite): Readonly<Record<SiteScore, number | null>> & Scores {
  const means = meansOf(site.summary);
  if (means === null) return { pages: null, technical: null, content: null, ai_seo: null };
  const left = (score: SiteScore, mean: number): number => Math.min(mean, leftOf(site, score) ?? mean);
  return {
    pages: left('pages', means.overall),
    technical: left('technical', means.technical),
    content: left('content', means.content),
    ai_seo: left('ai_seo', means.aiSeo),
  };
}

/** What the critical causes of a site leave of what its mean would be without them; `null` where there is no such cause. */
function leftOf({ pages, evidence }: AuditedSite, score: SiteScore): number | null {
  const audited = pages.flatMap(({ result, unread, evidence: { findings } }) =>
    result === null || unread !== undefined ? [] : [{ result, findings }],
  );
  const causes = new Set(
    [...audited.flatMap(({ findings }) => findings), ...evidence.findings]
      .filter(({ severity }) => severity === 'critical')
      .map(({ rule, code }) => `${rule}/${code}`),
  );
  if (causes.size === 0 || audited.length === 0) return null;
  const without = audited.map(({ result }) => {
    const own = result.issues.filter(
      ({ type, category }) => type === 'critical' && (CATEGORIES[score] ?? category) === category,
    );
    return (100 * result[RESULT_KEYS[score]]) / criticalShare(own.length);
  });
  const mean = without.reduce((sum, one) => sum + one, 0) / without.length;
  return Math.round((mean * criticalShare(causes.size)) / 100);
}
