import type { SiteFindings, SiteJoin } from '../audits/site.ts';
import type { SiteSummary } from '../contract/index.ts';
import type { PageUnit } from './page-unit.ts';
import { DUPLICATE, EMPTY_SUMMARY, joinSummaries, summaryOf, UNREAD } from './site-summary.ts';

/** Running sums over kept pages: memory does not grow with what a page holds, only with a digest of each. */
export interface Tally {
  readonly add: (unit: PageUnit) => void;
  readonly sums: () => {
    readonly summary: SiteSummary;
    readonly findings: SiteFindings;
  };
}

/** A tally that hands the pages on to a join of the site. */
export function createTally(join: SiteJoin): Tally {
  let summary = EMPTY_SUMMARY;
  return {
    add: (unit) => {
      join.add(unit);
      summary = joinSummaries([summary, addedBy(unit)]);
    },
    sums: () => ({ summary, findings: join.findings() }),
  };
}

function addedBy({ result, unread, evidence }: PageUnit): SiteSummary {
  if (unread !== undefined) return UNREAD;
  return result === null ? DUPLICATE : summaryOf(result, wasRead(evidence.gates) ? 'read' : 'failed');
}

/** Gates behind which the page itself was not seen: no answer, an error, a challenge, an empty shell. */
const UNSEEN: ReadonlySet<string> = new Set(['http-ok', 'server-rendered']);

/** Whether the page itself was seen. */
export function wasRead(gates: PageUnit['evidence']['gates']): boolean {
  return !gates.some(({ id }) => UNSEEN.has(id));
}
