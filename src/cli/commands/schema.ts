import type { SchemaAudit } from '../../jobs/schema-audit.ts';
import { unaudited, type Audited, type AuditKind } from '../audit.ts';
import { auditCommand } from '../audit-command.ts';
import { SAVED_PAGE_OPTION } from '../saved-page.ts';

/** The Schema Audit as one kind of audit. */
export const schemaKind: AuditKind = {
  name: 'schema',
  examples: [
    'citeworthy schema https://example.com/guide',
    'citeworthy schema saved.html --url https://example.com/guide',
    "citeworthy schema 'dist/**/*.html' --url https://example.com --fail-on high",
  ],
  options: SAVED_PAGE_OPTION,
  work: async ({ target, auditor, terminal: { signal }, onStep }) =>
    schemaAudited(await auditor.schemaAudit(target, { signal, onStep })),
  saved: async (page) => schemaAudited((await import('../../jobs/saved-page.ts')).savedSchemaAudit(page)),
};

function schemaAudited({ result, evidence, error }: SchemaAudit): Audited {
  if (error !== null) return unaudited(error, { result, evidence });
  return { results: { schema: { result, evidence } }, json: { result, evidence }, error };
}

export const schema = auditCommand(schemaKind);
