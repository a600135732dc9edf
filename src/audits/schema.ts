/** The Schema Audit of one page: structured data, Open Graph, Twitter, meta tags and headings, with fixes to paste. */
import { schemaAuditResult, type Audit, type SchemaAuditResult } from '../contract/index.ts';
import type { Exchange } from '../exchange.ts';
import { missingOpenGraph } from '../facts/social-tags.ts';
import { unknown } from '../rules/rule.ts';
import { schemaRules, type SchemaRuleId } from '../rules/schema/rules.ts';
import { CUT, type SchemaRule } from '../rules/schema/schema-rule.ts';
import { schemaSubject, type SchemaSubject } from '../rules/schema/subject.ts';
import { SCHEMA_GATES, SCHEMA_POINTS, schemaCoverage, schemaParts } from '../score/schema.ts';
import { judge, type AuditData, type Judgement } from './judge.ts';
import { EMPTY_EVIDENCE, evidenceOf, type SchemaAuditEvidence } from './schema-evidence.ts';
import { fixesOf, proofsOf, schemaFaults, sharesOfParts } from './schema-faults.ts';
import { emptyResult, resultOf } from './schema-result.ts';
import { storable } from './storable.ts';

export type { SchemaAuditEvidence, UnmetRequirement } from './schema-evidence.ts';
export type { FixPlace } from '../rules/schema/schema-rule.ts';

/** The verdict on what is not the page. */
const NOT_SEEN = unknown('page-unseen');

const isCut = ({ page }: SchemaSubject): boolean => page.response.truncated !== null;

/** The audit as data. */
export const schemaAudit: AuditData<
  Exchange,
  SchemaSubject,
  SchemaRule<SchemaRuleId>,
  'schema',
  Audit<SchemaAuditResult, SchemaAuditEvidence>
> = {
  rules: schemaRules,
  points: SCHEMA_POINTS,
  gates: SCHEMA_GATES,
  weights: { schema: 100 },
  partOf: () => 'schema',
  score: 'schema',
  subjectOf: schemaSubject,
  urlOf: (_, { page }) => page.finalUrl,
  isCut,
  unseen: ({ reads }, { seen }) => (reads !== 'answer' && !seen.isPage ? NOT_SEEN : null),
  // What is missing from a page that was cut off may be in the part that did not arrive.
  doubted: ({ reads }, subject) => (reads === 'page' && isCut(subject) ? CUT : null),
  shares: sharesOfParts,
  resultOf: resultFrom,
};

/**
 * Audits the structured data and head of one page. Pure: the same exchange gives the same result. A challenge, an
 * error, or anything but HTML gives an empty result of score 0 and one finding, which says what came.
 */
export function auditSchema(exchange: Exchange): Audit<SchemaAuditResult, SchemaAuditEvidence> {
  return judge(schemaAudit, exchange);
}

function resultFrom({
  subject,
  verdictOf,
  score,
  found,
  failures,
}: Judgement<SchemaSubject, SchemaRule<SchemaRuleId>, 'schema'>): Audit<
  SchemaAuditResult,
  SchemaAuditEvidence
> {
  const { page, seen, tags, limits } = subject;
  const { isPage, reason, access } = seen;
  const faults = schemaFaults(subject, found);
  const findings = faults.map(({ finding }) => finding);
  const { url, finalUrl } = page;
  const met = { url, finalUrl, isPage, reason, access, findings, ...failures };
  if (!isPage)
    return { result: emptyResult(page), evidence: { ...EMPTY_EVIDENCE, ...met, limits: page.notes } };
  const missing = missingOpenGraph(tags);
  const result = { ...resultOf(subject), score: score.overall, fixes: fixesOf(faults) };
  return {
    result: storable(result, schemaAuditResult),
    evidence: {
      ...EMPTY_EVIDENCE,
      ...met,
      ...evidenceOf(subject),
      fixes: proofsOf(faults),
      parts: schemaParts(verdictOf, missing),
      coverage: schemaCoverage(verdictOf, missing),
      limits,
    },
  };
}
