import type { SchemaAudit } from '../../jobs/schema-audit.ts';
import { unaudited, type Audited, type AuditKind, type AuditRun } from '../audit.ts';
import { auditCommand } from '../audit-command.ts';
import { schemaParts } from '../report/schema.ts';
import { SAVED_PAGE_OPTION, savedPageOf } from '../saved-page.ts';

/** The Schema Audit as one kind of audit. */
export const schemaKind: AuditKind = {
  name: 'schema',
  usage: '<address>',
  summary: 'Schema Audit of a page: JSON-LD, microdata, RDFa, Open Graph, meta tags, headings',
  examples: [
    'citeworthy schema https://example.com/guide',
    'citeworthy schema saved.html --url https://example.com/guide',
  ],
  options: SAVED_PAGE_OPTION,
  work: async (run) => schemaAudited(await schemaOf(run)),
};

async function schemaOf({ target, values, auditor, terminal, progress }: AuditRun): Promise<SchemaAudit> {
  const saved = await savedPageOf(target, values);
  if (saved !== null) return (await import('../../jobs/saved-page.ts')).savedSchemaAudit(saved);
  progress.show(`${target}: page`);
  return auditor.schemaAudit(target, { signal: terminal.signal });
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
