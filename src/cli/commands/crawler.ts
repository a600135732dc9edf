import type { CrawlerCheck } from '../../jobs/crawler-check.ts';
import { unaudited, type Audited, type AuditKind } from '../audit.ts';
import { auditCommand } from '../audit-command.ts';
import { FOLDER_OPTION } from '../built-folder.ts';
import { PROBE_OPTION } from '../options.ts';

/** The Crawler Check as one kind of audit. */
export const crawlerKind: AuditKind = {
  name: 'crawler',
  examples: [
    'citeworthy crawler example.com',
    'citeworthy crawler example.com --json',
    'citeworthy crawler                      the bundled example site',
  ],
  options: { ...PROBE_OPTION, ...FOLDER_OPTION },
  work: async ({ target, auditor, terminal: { signal }, onStep }) =>
    crawlerAudited(await auditor.crawlerCheck(target, { signal, onStep })),
};

function crawlerAudited({ result, evidence, error }: CrawlerCheck): Audited {
  if (error !== null) return unaudited(error, { result, evidence });
  return { results: { crawler: { result, evidence } }, json: { result, evidence }, error };
}

export const crawler = auditCommand(crawlerKind);
