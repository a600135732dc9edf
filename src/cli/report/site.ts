import type { IssueType, SitePlan } from '../../contract/index.ts';
import { pagesDone } from '../../contract/site-means.ts';
import { checkEntry } from '../../jobs/check-catalogue.ts';
import type { SiteAudit } from '../../jobs/site-audit.ts';
import type { Finding, FindingSeverity, SiteReport } from '../../report/model.ts';
import type { ReportParts } from '../audit.ts';
import { fingerprint } from '../fingerprint.ts';
import { withoutEchoes } from './echoes.ts';
import { listed } from '../../wording.ts';

/** What a report shows of a site audit. */
export interface DrawnSite extends SiteAudit {
  readonly plan: SitePlan;
  /** Lowest overall score first. */
  readonly worstPages: SiteReport['worstPages'];
}

/** An issue of a page is one of three; a finding has five severities. */
const SEVERITIES: Readonly<Record<IssueType, FindingSeverity>> = {
  critical: 'critical',
  warning: 'medium',
  info: 'low',
};

/** Addresses named in the detail of a cause. */
const NAMED = 3;

/** Draws the rows of a report from an AI SEO Audit: one finding for each root cause, whatever number of pages it has. */
export function siteParts({ plan, summary, evidence, worstPages }: DrawnSite): ReportParts {
  const { causes, site, end, resumed } = evidence;
  const { origin, sitemapFound, urls } = plan;
  const share = (points: number) => Math.round((10 * points) / Math.max(1, summary.pages)) / 10;
  return {
    site: { origin, sitemapFound, summary, worstPages },
    findings: withoutEchoes([
      ...causes.map((cause) => findingOf(cause, origin, share(cause.points))),
      ...site.map((cause) => findingOf(cause, origin, null)),
    ]),
    evidence: [
      { label: 'Pages come from', value: sitemapFound ? 'the sitemap' : 'links, from the home page on' },
      { label: 'Addresses', value: `${urls.length} planned, ${resumed} from an earlier run` },
      { label: 'Addresses of the same page', value: String(summary.duplicates) },
    ],
    limits:
      end === 'complete' ? [] : [`site-unfinished: ${pagesDone(summary)} of ${urls.length} pages, ${end}`],
  };
}

type Cause = DrawnSite['evidence']['site'][number];

/** `points`: what a cause that pages share costs each page in the mean; `null` for one of the site as a whole. */
function findingOf(cause: Cause, origin: string, points: number | null): Finding {
  const { id, category, type, message, fix, pages, examples } = cause;
  const why = checkEntry(id)?.why ?? '';
  return {
    id,
    fingerprint: fingerprint('site', id, origin),
    severity: SEVERITIES[type],
    category,
    title: message,
    detail: [
      why,
      pages > 1 ? `On ${listed(examples, NAMED, pages)}.` : '',
      // The words of a check of a page are about that page.
      pages > 1 && points !== null ? 'Message and fix are those of the first.' : '',
    ]
      .filter(Boolean)
      .join(' '),
    ...pasted(fix),
    url: examples[0] ?? origin,
    line: 0,
    points: points ?? 0,
    pages,
  };
}

/** A fix of several lines is text to paste. */
function pasted(fix: string): Pick<Finding, 'fix' | 'code'> {
  return fix.includes('\n') ? { fix: 'Paste the text below.', code: fix } : { fix, code: '' };
}
