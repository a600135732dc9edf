import type { SiteFindings, SiteJoin } from '../audits/site.ts';
import type { SiteSummary } from '../contract/index.ts';
import type { PageUnit } from './page-unit.ts';
import { DUPLICATE, EMPTY_SUMMARY, joinSummaries, summaryOf } from './site-summary.ts';

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
    add: ({ result, evidence }) => {
      join.add({ result, evidence });
      summary = joinSummaries([summary, addedBy(result, evidence)]);
    },
    sums: () => ({ summary, findings: join.findings() }),
  };
}

function addedBy(result: PageUnit['result'], { gates }: PageUnit['evidence']): SiteSummary {
  return result === null ? DUPLICATE : summaryOf(result, wasRead(gates) ? 'read' : 'unread');
}

/** Gates behind which the page itself was not seen: no answer, an error, a challenge, an empty shell. */
const UNSEEN: ReadonlySet<string> = new Set(['http-ok', 'server-rendered']);

function wasRead(gates: PageUnit['evidence']['gates']): boolean {
  return !gates.some(({ id }) => UNSEEN.has(id));
}
