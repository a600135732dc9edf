/** The Schema Audit of one page: structured data, Open Graph, Twitter, meta tags and headings, with fixes to paste. */
import { schemaAuditResult, type Audit, type SchemaAuditResult } from '../contract/index.ts';
import type { Exchange } from '../exchange.ts';
import { missingOpenGraph } from '../facts/social-tags.ts';
import type { Verdict } from '../rules/rule.ts';
import { judge, NOT_SEEN, schemaRules, type SchemaRuleId } from '../rules/schema/rules.ts';
import { schemaSubject } from '../rules/schema/subject.ts';
import { schemaCoverage, schemaParts, scoreSchema } from '../score/schema.ts';
import { EMPTY_EVIDENCE, evidenceOf, type SchemaAuditEvidence } from './schema-evidence.ts';
import { fixesOf, proofsOf, schemaFaults } from './schema-faults.ts';
import { emptyResult, resultOf } from './schema-result.ts';
import { storable } from './storable.ts';

export type { SchemaAuditEvidence, UnmetRequirement } from './schema-evidence.ts';
export type { FixPlace } from '../rules/schema/schema-rule.ts';

/**
 * Audits the structured data and head of one page. Pure: the same exchange gives the same result. A challenge, an
 * error, or anything but HTML gives an empty result of score 0 and one finding, which says what came.
 */
export function auditSchema(exchange: Exchange): Audit<SchemaAuditResult, SchemaAuditEvidence> {
  const subject = schemaSubject(exchange);
  const { page, seen, tags, limits } = subject;
  const { isPage, reason, access } = seen;
  const verdicts = new Map<SchemaRuleId, Verdict>(schemaRules.map((rule) => [rule.id, judge(rule, subject)]));
  const verdictOf = (id: SchemaRuleId): Verdict => verdicts.get(id) ?? NOT_SEEN;
  const score = scoreSchema(verdictOf, { isCut: exchange.truncated !== null });
  const missing = missingOpenGraph(tags);
  const parts = isPage ? schemaParts(verdictOf, missing) : null;
  const faults = schemaFaults(subject, { verdictOf, score, parts });
  const findings = faults.map(({ finding }) => finding);
  const { url, finalUrl } = page;
  const met = { url, finalUrl, isPage, reason, access, findings };
  if (!isPage)
    return { result: emptyResult(page), evidence: { ...EMPTY_EVIDENCE, ...met, limits: page.notes } };
  const result = { ...resultOf(subject), score: score.overall, fixes: fixesOf(faults) };
  return {
    result: storable(result, schemaAuditResult),
    evidence: {
      ...EMPTY_EVIDENCE,
      ...met,
      ...evidenceOf(subject),
      fixes: proofsOf(faults),
      parts,
      coverage: schemaCoverage(verdictOf, missing),
      limits,
    },
  };
}
