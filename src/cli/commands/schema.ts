import type { SavedPage } from '../../jobs/saved-page.ts';
import type { SchemaAudit } from '../../jobs/schema-audit.ts';
import { unaudited, type Audited, type AuditKind } from '../audit.ts';
import { auditCommand } from '../audit-command.ts';
import { schemaParts } from '../report/schema.ts';
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
    if (saved !== null) return savedSchemaAudited(saved);
    onStep('page');
    return schemaAudited(await auditor.schemaAudit(target, { signal: terminal.signal }));
  },
};

/** The Schema Audit of one saved page. */
export async function savedSchemaAudited(saved: SavedPage): Promise<Audited> {
  return schemaAudited((await import('../../jobs/saved-page.ts')).savedSchemaAudit(saved));
}

/** What a Schema Audit gives to the command line. */
export function schemaAudited({ result, evidence, error }: SchemaAudit): Audited {
  if (error !== null) return unaudited(error, { result, evidence });
  return {
    parts: schemaParts({ result, evidence }),
    scores: evidence.isPage ? { schema: result.score } : {},
    json: { result, evidence },
    error,
  };
}

export const schema = auditCommand(schemaKind);
