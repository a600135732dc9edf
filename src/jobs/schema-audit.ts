import { auditSchema, type SchemaAuditEvidence } from '../audits/schema.ts';
import type { Audit, SchemaAuditResult } from '../contract/index.ts';
import { CodedError } from '../errors.ts';
import type { Exchange } from '../exchange.ts';
import { createSteps } from '../gather/steps.ts';
import type { Engine, RunOptions } from './engine.ts';
import { errorData, failureOf, nowhere, targetError, targetOf, type AuditError } from './target-error.ts';
import { tellingEnd } from './telling.ts';

/** A Schema Audit: documented result, proof, and why the page could not be judged, if so. */
export interface SchemaAudit extends Audit<SchemaAuditResult, SchemaAuditEvidence> {
  readonly error: AuditError | null;
}

/**
 * Audits the structured data of one page. https is tried before http where the address names no scheme.
 * A malformed, private, unknown or silent address comes back as data too. Rejects only with the reason of the signal.
 */
export function schemaAudit(engine: Engine, target: string, options: RunOptions = {}): Promise<SchemaAudit> {
  return tellingEnd('schema-audit', target, () => audited(engine, target, options));
}

async function audited(engine: Engine, written: string, options: RunOptions): Promise<SchemaAudit> {
  const target = targetOf(written);
  if (target instanceof CodedError)
    return { ...auditSchema(nowhere(written, target).home), error: errorData(target) };
  const steps = createSteps(1, options.onStep);
  await steps.begin('page');
  const asked: Exchange[] = [];
  for (const origin of target.origins) {
    const page = await engine.visit.web.fetch(origin + target.path, {
      accept: 'html',
      signal: options.signal,
    });
    asked.push(page);
    if (page.status !== 0 || page.outcome === 'unsupported') break;
  }
  const page = asked.find(({ status }) => status !== 0) ?? asked[0];
  if (page === undefined) throw new TypeError('a target has at least one origin');
  const error = pageError(page);
  if (error === null) await steps.end();
  return { ...auditSchema(page), error };
}

/** A page of another kind answered, but not with HTML: there is nothing to judge. */
function pageError(page: Exchange): AuditError | null {
  if (page.outcome !== 'unsupported') return targetError(page);
  return errorData(new CodedError('target-not-html', failureOf(page)));
}
