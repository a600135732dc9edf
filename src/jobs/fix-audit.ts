/** The audits of a folder in memory, as a proof compares them: findings, scores, and what is the same is judged once. */
import { auditSchema } from '../audits/schema.ts';
import { exchangeOf } from '../exchange.ts';
import { pageFacts } from '../facts/page.ts';
import type { Finding } from '../findings/finding.ts';
import { buildReport } from '../report/build.ts';
import type { Report } from '../report/report.ts';
import { organizationOf } from '../rules/page/organization-entity.ts';
import type { TargetAuditOptions } from './audit.ts';
import { createAuditor } from './auditor.ts';
import type { CrawlerCheck } from './crawler-check.ts';
import { filesWeb, type Files } from './files-web.ts';
import { memoryLedger, type Ledger } from './ledger.ts';
import type { LlmsCheck } from './llms-check.ts';
import type { PageUnit } from './page-unit.ts';

/** What all audits of a folder say. */
export interface FolderAudit {
  /** Of all audits, the Schema Audit of each page among them, before any is left out for another. */
  readonly findings: readonly Finding[];
  /** Scores by their names, those of pages with their addresses. */
  readonly scores: ReadonlyMap<string, ScoreAt>;
  readonly report: Report;
  /** The address at which each page was read, by its path in the folder. */
  readonly addresses: ReadonlyMap<string, string>;
}

/** A score of the site, or of a page of it. */
export interface ScoreAt {
  readonly name: string;
  /** Empty for the site. */
  readonly url: string;
  readonly value: number;
}

/** What tells the findings of an audit from those of another. */
export const fingerprintsOf = (findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(findings.map(({ fingerprint }) => fingerprint));

/** How a folder is audited. */
export interface FolderAuditOptions extends Pick<
  TargetAuditOptions,
  'signal' | 'maxPages' | 'include' | 'exclude'
> {
  /** Epoch milliseconds: the same for every audit of a proof. */
  readonly now: number;
}

/** What is judged by the files of the site and its home page alone. */
interface SiteChecks {
  readonly crawler: CrawlerCheck;
  readonly llms: LlmsCheck;
}

/** The home page of a folder. */
const HOME = 'index.html';

/**
 * An auditor of folders that differ little. What an audit reads is the same array where it is the same: what is judged by
 * nothing else is not judged again.
 */
export function folderAudits(url: string, { now, ...run }: FolderAuditOptions) {
  const numbers = numbersOf();
  const schemas = new WeakMap<Uint8Array, ReturnType<typeof auditSchema>>();
  const checks = new Map<string, SiteChecks>();
  const ledgers = new Map<string, Ledger<PageUnit>>();
  const schemaOf = (address: string, body: Uint8Array): ReturnType<typeof auditSchema> => {
    const audit = schemas.get(body) ?? auditSchema(exchangeIn(address, body, now));
    schemas.set(body, audit);
    return audit;
  };
  return async (files: Files, pathAt: (url: string) => string | null): Promise<FolderAudit> => {
    const home = files.get(pathAt(url) ?? HOME);
    const site = JSON.stringify(
      [...files].filter(([path]) => !/\.html?$/i.test(path)).map(([path, bytes]) => [path, numbers(bytes)]),
    );
    // Pages are judged by the files of the site, and by who the home page says runs it (audits/site-context).
    const pageKey = `${site} ${home === undefined ? '' : JSON.stringify(organizationOf(pageFacts(exchangeIn(url, home, now))))}`;
    const siteKey = `${site} ${home === undefined ? '' : numbers(home)}`;
    const ledger = memoryLedger<PageUnit>();
    const previous = ledgers.get(pageKey);
    const auditor = createAuditor({ web: filesWeb(files, url, () => now), clock: () => now });
    try {
      const signal = { signal: run.signal };
      const { crawler, llms } = checks.get(siteKey) ?? {
        crawler: await auditor.crawlerCheck(url, signal),
        llms: await auditor.llmsCheck(url, signal),
      };
      checks.set(siteKey, { crawler, llms });
      const found = await auditor.site(url, { ...run, ledger, previous });
      ledgers.set(pageKey, ledger);
      const pages = 'plan' in found ? found.pages.filter(({ result }) => result !== null) : [];
      const schema = pages.flatMap(({ finalUrl }) => {
        const bytes = files.get(pathAt(finalUrl) ?? '');
        return bytes === undefined ? [] : [[finalUrl, schemaOf(finalUrl, bytes)] as const];
      });
      const report = buildReport({
        target: url,
        date: new Date(now).toISOString(),
        crawler: crawler.error === null ? crawler : null,
        llms: llms.error === null ? llms : null,
        schema: home === undefined ? null : schemaOf(url, home),
        site: 'plan' in found ? found : null,
      });
      const findings = [
        ...crawler.evidence.findings,
        ...(llms.error === null ? llms.evidence.findings : []),
        ...pages.flatMap(({ evidence }) => evidence.findings),
        ...('plan' in found ? found.evidence.findings : []),
        ...schema.flatMap(([, { evidence }]) => evidence.findings),
      ];
      const scores: ScoreAt[] = [
        ...Object.entries(report.scores).flatMap(([name, value]) =>
          value === null ? [] : [{ name, url: '', value }],
        ),
        ...(report.site?.pages ?? []).flatMap(({ url: address, overall, technical, content, aiSeo }) => [
          { name: 'pages', url: address, value: overall },
          { name: 'technical', url: address, value: technical },
          { name: 'content', url: address, value: content },
          { name: 'ai_seo', url: address, value: aiSeo },
        ]),
        ...schema.map(([address, { result }]) => ({ name: 'schema', url: address, value: result.score })),
      ];
      return {
        findings,
        addresses: new Map(pages.map(({ finalUrl }) => [pathAt(finalUrl) ?? '', finalUrl])),
        scores: new Map(scores.map((score) => [`${score.name} ${score.url}`, score])),
        report,
      };
    } finally {
      await auditor.close();
    }
  };
}

/** A page as the folder sends it. */
function exchangeIn(url: string, body: Uint8Array, now: number) {
  const exchange = exchangeOf({ url, body, headers: [['content-type', 'text/html']] });
  return { ...exchange, timings: { ...exchange.timings, startedAt: now } };
}

/** A number for each array, the same for the same one. */
function numbersOf(): (bytes: Uint8Array) => number {
  const known = new WeakMap<Uint8Array, number>();
  let count = 0;
  return (bytes) => {
    const number = known.get(bytes) ?? (count += 1);
    known.set(bytes, number);
    return number;
  };
}
