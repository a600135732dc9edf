import type { TargetAudit } from '../../jobs/audit.ts';
import type { SavedPage } from '../../jobs/saved-page.ts';
import { unaudited, type Audited, type AuditKind } from '../audit.ts';
import { auditCommand } from '../audit-command.ts';
import { LEDGER_OPTIONS, PACE_OPTIONS, PROBE_OPTION } from '../options.ts';
import { CHROMIUM_OPTION } from '../rendering.ts';
import { SAVED_PAGE_OPTION } from '../saved-page.ts';
import { checkSite, overLedger, SITE_OPTIONS, siteJson, siteOptions, type KeptAudit } from './site.ts';

/** All four audits of one target as one kind of audit. */
export const auditKind: AuditKind = {
  name: 'audit',
  examples: [
    'citeworthy audit example.com',
    'citeworthy audit example.com --max-pages 50 --html report.html',
    'citeworthy audit ./dist --url https://example.com',
    'citeworthy audit saved.html --url https://example.com/guide',
    'citeworthy audit example.com --out reports --fail-on high --min-score 60',
  ],
  options: { ...PROBE_OPTION, ...SITE_OPTIONS, ...SAVED_PAGE_OPTION },
  runOptions: { ...PACE_OPTIONS, ...LEDGER_OPTIONS, ...CHROMIUM_OPTION },
  check: checkSite,
  work: (run) =>
    overLedger(run, async (kept) =>
      targetAudited(
        await run.auditor.audit(run.target, { ...(await siteOptions(kept, run)), onStep: run.onStep }),
      ),
    ),
  saved: savedAudited,
};

/** What can be known of a page alone: the Schema Audit and the AI SEO Audit of it. */
async function savedAudited(saved: SavedPage): Promise<Audited> {
  const { savedSchemaAudit, savedSiteAudit } = await import('../../jobs/saved-page.ts');
  const { result, evidence } = savedSchemaAudit(saved);
  const site = savedSiteAudit(saved);
  const schema = { result, evidence };
  return { results: { schema, site }, json: { schema, site: siteJson(site) }, error: null };
}

function targetAudited({ crawler, llms, schema, site, error, report }: TargetAudit): KeptAudit {
  if (error !== null) {
    const { result, evidence } = crawler;
    return { ...unaudited(error, { crawler: { result, evidence } }), end: 'stopped' };
  }
  const parts = {
    crawler: crawler.error === null ? { result: crawler.result, evidence: crawler.evidence } : null,
    llms: llms?.error === null ? { result: llms.result, evidence: llms.evidence } : null,
    schema: schema?.error === null ? { result: schema.result, evidence: schema.evidence } : null,
  };
  return {
    results: { ...parts, site, limits: report.limits.filter(({ code }) => code === 'audit-failed') },
    json: { ...parts, site: site === null ? null : siteJson(site) },
    error: null,
    end: site?.evidence.end === 'complete' ? 'complete' : 'stopped',
  };
}

export const audit = auditCommand(auditKind);
