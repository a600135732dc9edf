import type { CrawlerCheck } from '../../jobs/crawler-check.ts';
import { unaudited, type Audited, type AuditKind } from '../audit.ts';
import { auditCommand } from '../audit-command.ts';
import { PROBE_OPTION } from '../options.ts';
import { crawlerParts } from '../report/crawler.ts';

/** The Crawler Check as one kind of audit. */
export const crawlerKind: AuditKind = {
  name: 'crawler',
  examples: [
    'citeworthy crawler example.com',
    'citeworthy crawler example.com --json',
    'citeworthy crawler                      the bundled example site',
  ],
  options: PROBE_OPTION,
  work: async ({ target, auditor, terminal: { signal }, onStep }) =>
    crawlerAudited(await auditor.crawlerCheck(target, { signal, onStep })),
};

/** What a Crawler Check gives to the command line. */
export function crawlerAudited({ result, evidence, error }: CrawlerCheck): Audited {
  if (error !== null) return unaudited(error, { result, evidence });
  return {
    parts: crawlerParts({ result, evidence }),
    scores: { crawler: evidence.score },
    json: { result, evidence },
    error,
  };
}

export const crawler = auditCommand(crawlerKind);
