import type { SeoPageEvidence } from '../audits/seo/page.ts';
import { seoPageResult, type SeoPageResult } from '../contract/index.ts';

/** What is kept of one address of a plan. */
export interface PageUnit {
  readonly url: string;
  /** Where it ended. */
  readonly finalUrl: string;
  /** Scores and issues; `null` for an address that led to a page which is audited under another one. */
  readonly result: SeoPageResult | null;
  readonly evidence: SeoPageEvidence;
  /** ISO 8601 UTC. */
  readonly auditedAt: string;
}

/** Reads a unit back from a store of one's own, for example a file ledger. Throws a TypeError for anything else. */
export function readPageUnit(value: unknown): PageUnit {
  if (!isPageUnit(value)) throw new TypeError('not a kept page of a site audit');
  return value;
}

/** The documented part is validated; the evidence beside it is ours and only has to be there. */
function isPageUnit(value: unknown): value is PageUnit {
  if (typeof value !== 'object' || value === null) return false;
  if (
    !(
      'url' in value &&
      'finalUrl' in value &&
      'auditedAt' in value &&
      'result' in value &&
      'evidence' in value
    )
  )
    return false;
  const isResult = value.result === null || seoPageResult.safeParse(value.result).success;
  const { evidence } = value;
  return (
    isResult &&
    typeof value.url === 'string' &&
    typeof value.finalUrl === 'string' &&
    typeof value.auditedAt === 'string' &&
    typeof evidence === 'object' &&
    evidence !== null &&
    'digest' in evidence
  );
}
