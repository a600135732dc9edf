/** The signature table applied: which vendor acted, which ones are in front. */
import { wafVendors } from '../catalog/waf-signatures.ts';
import type { ActedKind, RuleConfidence, WafRule } from '../catalog/waf-signatures/conditions.ts';
import type { AccessContext } from './context.ts';
import type { Finding } from './finding.ts';
import { evidenceFor } from './match.ts';

interface VendorRule {
  readonly vendor: string;
  readonly rule: WafRule;
}

const RULES: Readonly<Record<RuleConfidence, readonly VendorRule[]>> = {
  certain: rulesOf('certain'),
  high: rulesOf('high'),
  medium: rulesOf('medium'),
};

/** An outage or a parked deployment is the site's own; every other kind is an act of the vendor. */
const ACTS: Readonly<Record<ActedKind, boolean>> = {
  challenge: true,
  block: true,
  'rate-limit': true,
  geo: true,
  login: true,
  error: false,
};

/**
 * A gateway says that the server behind it gave no answer (RFC 9110, 15.6.3 and 15.6.5). Vendors use one page for that
 * and for refusals: Akamai's Reference number, the titles of Sucuri ("Backend Timeout Message" of its documentation).
 */
const BEHIND_GATEWAY: ReadonlySet<number> = new Set([502, 504]);

/** All rules of a tier that hold, in table order. */
export function ruleFindings(tier: RuleConfidence, context: AccessContext): Finding[] {
  const isOutage = BEHIND_GATEWAY.has(context.status);
  return RULES[tier].flatMap(({ vendor, rule }) => {
    if (isOutage && rule.kind === 'block') return [];
    const evidence = evidenceFor(rule.when, context);
    if (evidence === null) return [];
    const { id, kind, confidence } = rule;
    const shown = evidence === '' ? `status ${context.status}` : evidence;
    return [{ kind, confidence, id: `${vendor}/${id}`, evidence: shown, vendor: ACTS[kind] ? vendor : null }];
  });
}

/** A vendor in front, with what shows it. */
export interface EdgeMark {
  readonly vendor: string;
  readonly evidence: string;
}

/** The vendors in front of an answer, in catalogue order, whatever they did. */
export function edgeMarks(context: AccessContext): EdgeMark[] {
  return wafVendors.flatMap(({ key, presence }) => {
    for (const { when } of presence) {
      const evidence = evidenceFor(when, context);
      if (evidence !== null) return [{ vendor: key, evidence }];
    }
    return [];
  });
}

function rulesOf(tier: RuleConfidence): VendorRule[] {
  return wafVendors.flatMap(({ key, rules }) =>
    rules.filter(({ confidence }) => confidence === tier).map((rule) => ({ vendor: key, rule })),
  );
}
