/** The Schema Audit of one page: structured data, Open Graph, Twitter, meta tags and headings, with fixes to paste. */
import { schemaAuditResult, type Audit, type SchemaAuditResult } from '../contract/index.ts';
import type { Exchange } from '../exchange.ts';
import { pageFacts } from '../facts/page.ts';
import { SCHEMA_POINTS, scoreSchemaAudit } from '../score/schema.ts';
import { storable } from './storable.ts';
import { bySeverity } from '../rules/worst-first.ts';
import { completionProposals } from '../rules/schema/completion-proposals.ts';
import { additionProposals } from '../rules/schema/data-proposals.ts';
import { EMPTY_EVIDENCE, evidenceOf, WHOLE_COVERAGE, type SchemaAuditEvidence } from './schema-evidence.ts';
import { headProposals } from '../rules/schema/head-proposals.ts';
import type { Proposal } from '../rules/schema/proposal.ts';
import { repairProposals } from '../rules/schema/repair-proposals.ts';
import { emptyResult, resultOf } from './schema-result.ts';
import { seen } from '../rules/schema/seen.ts';
import { partStates } from '../rules/schema/states.ts';
import { schemaSubject } from '../rules/schema/subject.ts';

export type { SchemaAuditEvidence, UnmetRequirement } from './schema-evidence.ts';
export type { FixPlace } from '../rules/schema/proposal.ts';

/**
 * Audits the structured data and head of one page. Pure: the same exchange gives the same result. A challenge, an
 * error, or anything but HTML gives an empty result of score 0, and the evidence says that it was not judged.
 */
export function auditSchema(exchange: Exchange): Audit<SchemaAuditResult, SchemaAuditEvidence> {
  const page = pageFacts(exchange);
  const { isPage, reason, access } = seen(exchange, page);
  const met = { url: page.url, finalUrl: page.finalUrl, isPage, reason, access: access?.kind ?? null };
  if (!isPage)
    return { result: emptyResult(page), evidence: { ...EMPTY_EVIDENCE, ...met, limits: page.notes } };
  const subject = schemaSubject(page);
  const { score, parts } = scoreSchemaAudit(partStates(subject));
  const proposals = inOrder([
    ...repairProposals(subject),
    ...headProposals(subject),
    ...additionProposals(subject),
    ...completionProposals(subject),
  ]);
  const result: SchemaAuditResult = { ...resultOf(subject), score, fixes: proposals.map(({ fix }) => fix) };
  return {
    result: storable(result, schemaAuditResult),
    evidence: {
      ...EMPTY_EVIDENCE,
      ...met,
      ...evidenceOf(subject, proposals),
      parts,
      coverage: WHOLE_COVERAGE,
      limits: subject.limits,
    },
  };
}

/** Worst first; equal ones by the points they earn, then in the order they were found. */
function inOrder(proposals: readonly Proposal[]): Proposal[] {
  const pointsOf = ({ parts }: Proposal): number => parts.reduce((sum, part) => sum + SCHEMA_POINTS[part], 0);
  return proposals.toSorted(
    (a, b) => bySeverity(a.fix.severity, b.fix.severity) || pointsOf(b) - pointsOf(a),
  );
}
