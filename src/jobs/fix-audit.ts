/** The audits of a folder in memory, as a proof compares them: findings, scores, and the text that readers see. */
import { auditSchema } from '../audits/schema.ts';
import { exchangeOf } from '../exchange.ts';
import type { Finding } from '../findings/finding.ts';
import type { Report } from '../report/report.ts';
import { createAuditor } from './auditor.ts';
import { filesWeb, type Files } from './files-web.ts';
import { memoryLedger, type Ledger } from './ledger.ts';
import type { PageUnit } from './page-unit.ts';
import type { TargetAuditOptions } from './audit.ts';

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

/** How a folder is audited. */
export interface FolderAuditOptions extends Pick<
  TargetAuditOptions,
  'signal' | 'maxPages' | 'include' | 'exclude'
> {
  /** Epoch milliseconds: the same for every audit of a proof. */
  readonly now: number;
}

/** Audits of a page by its bytes: a proof reads what did not change once. */
type SchemaAudits = WeakMap<Uint8Array, ReturnType<typeof auditSchema>>;

/** An auditor of folders that differ little: each page is judged anew only by audits that its change can touch. */
export function folderAudits(url: string, options: FolderAuditOptions) {
  const known: SchemaAudits = new WeakMap();
  /** The last audit: pages that are the same in the next one, on a site whose files and home page are, stay as judged. */
  let last: { readonly files: Files; readonly ledger: Ledger<PageUnit> } | null = null;
  return async (files: Files, pathAt: (url: string) => string | null): Promise<FolderAudit> => {
    const { now, ...run } = options;
    const ledger = memoryLedger<PageUnit>();
    const previous = last !== null && hasSameSite(last.files, files) ? last.ledger : undefined;
    const auditor = createAuditor({ web: filesWeb(files, url, () => now), clock: () => now });
    try {
      const { crawler, llms, site, report } = await auditor.audit(url, { ...run, ledger, previous });
      last = { files, ledger };
      const pages = (site?.pages ?? []).filter(({ result }) => result !== null);
      const schema = pages.flatMap((page) => {
        const bytes = files.get(pathAt(page.finalUrl) ?? '');
        return bytes === undefined ? [] : [[page.finalUrl, schemaOf(known, page.finalUrl, bytes)] as const];
      });
      const findings = [
        ...crawler.evidence.findings,
        ...(llms?.evidence.findings ?? []),
        ...pages.flatMap(({ evidence }) => evidence.findings),
        ...(site?.evidence.findings ?? []),
        ...schema.flatMap(([, { evidence }]) => evidence.findings),
      ];
      const scores: ScoreAt[] = [
        ...Object.entries(report.scores).flatMap(([name, value]) =>
          value === null ? [] : [{ name, url: '', value }],
        ),
        ...(report.site?.pages ?? []).flatMap(({ url, overall, technical, content, aiSeo }) => [
          { name: 'pages', url, value: overall },
          { name: 'technical', url, value: technical },
          { name: 'content', url, value: content },
          { name: 'ai_seo', url, value: aiSeo },
        ]),
        ...schema.map(([url, { result }]) => ({ name: 'schema', url, value: result.score })),
      ];
      const addresses = new Map(pages.map(({ finalUrl }) => [pathAt(finalUrl) ?? '', finalUrl]));
      return {
        findings,
        addresses,
        scores: new Map(scores.map((score) => [`${score.name} ${score.url}`, score])),
        report,
      };
    } finally {
      await auditor.close();
    }
  };
}

/** Whether all that pages are judged by beside themselves is the same: the files of the site, and its home page. */
function hasSameSite(before: Files, now: Files): boolean {
  return (
    before.size === now.size &&
    [...now].every(
      ([path, bytes]) => before.get(path) === bytes || (/\.html?$/i.test(path) && path !== 'index.html'),
    )
  );
}

function schemaOf(known: SchemaAudits, url: string, bytes: Uint8Array): ReturnType<typeof auditSchema> {
  const audit =
    known.get(bytes) ??
    auditSchema(exchangeOf({ url, body: bytes, headers: [['content-type', 'text/html']] }));
  known.set(bytes, audit);
  return audit;
}
