import { auditSchema } from '../audits/schema.ts';
import { auditPage } from '../audits/page.ts';
import { joinSite } from '../audits/site.ts';
import { exchangeOf, type Exchange } from '../exchange.ts';
import type { SchemaAudit } from './schema-audit.ts';
import type { SiteRun } from './audit.ts';
import { createTally } from './tally.ts';

/** A page that somebody saved: its bytes, and the address at which it stands. */
export interface SavedPage {
  readonly url: string;
  readonly body: Uint8Array;
  /** Whether the body is only the beginning of the file. */
  readonly truncated: null | 'size';
}

function exchangeIn(page: SavedPage): Exchange {
  return { ...exchangeOf(page), truncated: page.truncated };
}

/** The Schema Audit of a saved page, without any request. */
export function savedSchemaAudit(page: SavedPage): SchemaAudit {
  return { ...auditSchema(exchangeIn(page)), error: null };
}

/** The AI SEO Audit of a site that is one saved page, without any request. What only a site could tell is unknown. */
export function savedSiteAudit(page: SavedPage): SiteRun {
  const { url } = page;
  const { origin } = new URL(url);
  const { result, evidence } = auditPage(exchangeIn(page));
  const tally = createTally(joinSite({ origin, sitemap: null, robots: null }));
  const unit = { url, finalUrl: url, result, evidence, auditedAt: new Date(0).toISOString() };
  tally.add(unit);
  const { summary, findings } = tally.sums();
  return {
    plan: { origin, sitemapFound: false, totalPages: 1, urls: [url] },
    discovery: null,
    pages: [unit],
    summary: { ...summary, totalPages: 1 },
    evidence: { ...findings, end: 'complete', resumed: 0, unchanged: 0 },
    error: null,
  };
}
