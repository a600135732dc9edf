import { announceSeoAudit } from '../../src/audits/events.ts';
import {
  siteJobPayload,
  type SeoAuditEvent,
  type SiteJobPayload,
  type SitePlan,
  type SiteSummary,
} from '../../src/contract/index.ts';
import type { JobEnd } from '../../src/jobs/job.ts';
import { EMPTY_SUMMARY } from '../../src/jobs/site-summary.ts';

export function planOf(pages: number): SitePlan {
  const urls = Array.from({ length: pages }, (_, index) => `https://example.com/${index}`);
  return { origin: 'https://example.com', sitemapFound: true, totalPages: pages, urls };
}

/** The plan of a shard and its lanes, in the payload of its job. */
export function shardPlan(payload: unknown): { readonly plan: SitePlan; readonly lanes: number | undefined } {
  const read: SiteJobPayload = siteJobPayload.parse(payload);
  if (!('plan' in read)) throw new Error('a shard carries its plan');
  return { plan: read.plan, lanes: read.lanes };
}

/** What a shard of that plan returns: every page scores 50. One lane of four is what each of four workers may use. */
export function shardEnd({ urls }: SitePlan, lanes: number | undefined): JobEnd<SiteSummary> {
  if (lanes !== 1) return { status: 'failed', result: null, error: `asks with ${lanes} lanes` };
  const result = {
    ...EMPTY_SUMMARY,
    totalPages: urls.length,
    pages: urls.length,
    scoreSum: urls.length * 50,
  };
  return { status: 'complete', result, error: null };
}

/** The completed event of the whole site. */
export function announce(summary: SiteSummary): SeoAuditEvent {
  return announceSeoAudit(summary, {
    jobId: '7f0c6a52-3b1e-4f5d-9a51-0d8f4b7c2e11',
    businessId: '0b6f1b9e-8a57-4d0a-8f2c-5d3b1a9e7c44',
    businessName: 'Example',
    timestamp: '2026-11-21T12:00:00.000Z',
  });
}
