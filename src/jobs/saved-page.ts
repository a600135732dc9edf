import { auditSchema } from '../audits/schema-audit/index.ts';
import { auditPage, type SeoPageAudit } from '../audits/seo-page.ts';
import { exchangeOf } from '../exchange.ts';
import type { SchemaAudit } from './schema-audit.ts';

/** A page that somebody saved: its bytes, and the address at which it stands. */
export interface SavedPage {
  readonly url: string;
  readonly body: Uint8Array;
}

/** The Schema Audit of a saved page, without any request. */
export function savedSchemaAudit(page: SavedPage): SchemaAudit {
  return { ...auditSchema(exchangeOf(page)), error: null };
}

/** The AI SEO Audit of a saved page, without any request. What only a site could tell is unknown. */
export function savedPageAudit(page: SavedPage): SeoPageAudit {
  return auditPage(exchangeOf(page));
}
