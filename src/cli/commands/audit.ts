import type { SavedPage } from '../../jobs/saved-page.ts';
import { SAVED_PAGE_OPTION, savedPageOf } from '../saved-page.ts';
import {
  SCORE_NAMES,
  unaudited,
  type Audited,
  type AuditKind,
  type AuditRun,
  type ReportParts,
  type ScoreName,
  type Scores,
} from '../audit.ts';
import { auditCommand } from '../audit-command.ts';
import { LEDGER_OPTIONS, PROBE_OPTION } from '../options.ts';
import { withoutEchoes } from '../report/echoes.ts';
import { crawlerAudited } from './crawler.ts';
import { checkLlms, llmsAudited } from './llms.ts';
import { savedSchemaAudited, schemaAudited } from './schema.ts';
import { overLedger, savedSiteAudited, SITE_OPTIONS, siteAudited, type KeptAudit } from './site.ts';
import type { SiteLedger } from '../site-ledger.ts';

/** All four audits of one target as one kind of audit. */
export const auditKind: AuditKind = {
  name: 'audit',
  examples: [
    'citeworthy audit example.com',
    'citeworthy audit example.com --max-pages 50 --html report.html',
    'citeworthy audit saved.html --url https://example.com/guide',
    'citeworthy audit example.com --out reports --fail-on high --min-score 60',
  ],
  options: { ...PROBE_OPTION, ...SITE_OPTIONS, ...SAVED_PAGE_OPTION },
  runOptions: LEDGER_OPTIONS,
  work: async (run) => {
    const saved = await savedPageOf(run.target, run.values);
    return saved === null ? overLedger(run, (kept) => auditAll(kept, run)) : auditSaved(saved);
  },
};

/** What can be told of a page alone: the Schema Audit and the AI SEO Audit of it. */
async function auditSaved(saved: SavedPage): Promise<Audited> {
  const schema = await savedSchemaAudited(saved);
  const site = await savedSiteAudited(saved);
  return {
    parts: joined([schema, site]),
    scores: scoresOf(SCORES_OF_A_PAGE, [schema, site]),
    json: { schema: schema.json, site: site.json },
    error: null,
  };
}

async function auditAll(kept: SiteLedger, run: AuditRun): Promise<KeptAudit> {
  const { target, auditor, terminal, onStep } = run;
  const { signal } = terminal;
  const crawler = crawlerAudited(await auditor.crawlerCheck(target, { signal, onStep }));
  if (crawler.error !== null)
    return { ...unaudited(crawler.error, { crawler: crawler.json }), end: 'stopped' };
  const llms = amongOthers(llmsAudited(await checkLlms(run)));
  const schema = schemaAudited(await auditor.schemaAudit(target, { signal, onStep }));
  const site = await siteAudited(kept, run, () => undefined);
  const audits = [crawler, llms, schema, site];
  return {
    parts: joined(audits),
    scores: scoresOf(SCORE_NAMES, audits),
    json: { crawler: crawler.json, llms: llms.json, schema: schema.json, site: site.json },
    error: null,
    end: site.end,
  };
}

const SCORES_OF_A_PAGE = ['schema', 'pages', 'technical', 'content', 'ai_seo'] as const;

/** Every score by name: where one audit of several gave none, it is unknown, and a minimum for all is missed. */
function scoresOf(names: readonly ScoreName[], audits: readonly Audited[]): Scores {
  const given = new Map(audits.flatMap(({ scores }) => Object.entries(scores)));
  return Object.fromEntries(names.map((name) => [name, given.get(name) ?? null]));
}

/**
 * To a check of llms.txt its absence is critical; beside all else that engines need it weighs little, because no effect
 * on citations has been measured.
 */
function amongOthers(llms: Audited): Audited {
  if (llms.parts.llms?.result.hasLlmsTxt !== false) return llms;
  const findings = llms.parts.findings.map((finding) =>
    finding.id === 'llms-txt' ? { ...finding, severity: 'low' as const } : finding,
  );
  return { ...llms, parts: { ...llms.parts, findings } };
}

/** One report of several audits. Of one that led nowhere it says why. */
function joined(audits: readonly Audited[]): ReportParts {
  const parts = audits.map((audit) => audit.parts);
  const limits = audits.flatMap((audit) => [
    ...audit.parts.limits,
    ...(audit.error === null ? [] : [audit.error.message]),
  ]);
  return {
    ...Object.assign({}, ...parts),
    findings: withoutEchoes(parts.flatMap((part) => part.findings)),
    evidence: parts.flatMap((part) => part.evidence),
    limits: [...new Set(limits)],
  };
}

export const audit = auditCommand(auditKind);
