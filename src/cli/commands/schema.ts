import type { SchemaAudit } from '../../jobs/schema-audit.ts';
import { unaudited, type Audited, type AuditKind } from '../audit.ts';
import { auditCommand } from '../audit-command.ts';
import { SAVED_PAGE_OPTION, savedPageOf } from '../saved-page.ts';

/** The Schema Audit as one kind of audit. */
export const schemaKind: AuditKind = {
  name: 'schema',
  examples: [
    'citeworthy schema https://example.com/guide',
    'citeworthy schema saved.html --url https://example.com/guide',
  ],
  options: SAVED_PAGE_OPTION,
  work: async ({ target, values, auditor, terminal, onStep }) => {
    const saved = await savedPageOf(target, values);
    if (saved !== null)
      return schemaAudited((await import('../../jobs/saved-page.ts')).savedSchemaAudit(saved));
    return schemaAudited(await auditor.schemaAudit(target, { signal: terminal.signal, onStep }));
  },
};

function schemaAudited({ result, evidence, error }: SchemaAudit): Audited {
  if (error !== null) return unaudited(error, { result, evidence });
  return { results: { schema: { result, evidence } }, json: { result, evidence }, error };
}

export const schema = auditCommand(schemaKind);
