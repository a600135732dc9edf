import type { SiteFindings, SiteJoin } from '../audits/seo/site.ts';
import type { SiteSummary } from '../contract/index.ts';
import type { PageUnit } from './page-unit.ts';
import { EMPTY_SUMMARY, joinSummaries, summaryOf } from './site-summary.ts';

/** Running sums over kept pages: memory does not grow with what a page holds, only with a digest of each. */
export interface Tally {
  readonly add: (unit: PageUnit) => void;
  readonly sums: () => {
    readonly summary: SiteSummary;
    readonly duplicates: number;
    readonly findings: SiteFindings;
  };
}

/** A tally that hands the pages on to a join of the site. */
export function createTally(join: SiteJoin): Tally {
  let summary = EMPTY_SUMMARY;
  let duplicates = 0;
  return {
    add: ({ result, evidence }) => {
      join.add({ result, evidence });
      if (result === null) duplicates += 1;
      else summary = joinSummaries([summary, summaryOf(result, wasRead(evidence.gates) ? 'read' : 'unread')]);
    },
    sums: () => ({ summary, duplicates, findings: join.findings() }),
  };
}

/** Gates behind which the page itself was not seen: no answer, an error, a challenge, an empty shell. */
const UNSEEN: ReadonlySet<string> = new Set(['http-ok', 'server-rendered']);

function wasRead(gates: PageUnit['evidence']['gates']): boolean {
  return !gates.some(({ id }) => UNSEEN.has(id));
}
