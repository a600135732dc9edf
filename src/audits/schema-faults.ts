/** What the Schema Audit found: a finding for each fault, and the documented fix that it becomes. */
import type { Fix } from '../contract/index.ts';
import { missingOpenGraph } from '../facts/social-tags.ts';
import type { Finding } from '../findings/finding.ts';
import { rankFindings } from '../findings/rank.ts';
import { BLANK } from '../readers/structured-data/texts.ts';
import type { Occurrence } from '../rules/rule.ts';
import type { SchemaPart } from '../rules/schema/parts.ts';
import { schemaRules, type SchemaRuleId } from '../rules/schema/rules.ts';
import type { FixForm, FixPlace, SchemaRule } from '../rules/schema/schema-rule.ts';
import type { SchemaSubject } from '../rules/schema/subject.ts';
import { schemaParts } from '../score/schema.ts';
import type { Found, Verdicts } from './judge.ts';

/** A finding, and how its documented fix is called and applied; `null` for one that no text repairs. */
export interface SchemaFault {
  readonly finding: Finding;
  readonly form: FixForm | null;
}

/** What the failed rules found, worst first, with the fix of each. */
export function schemaFaults(
  subject: SchemaSubject,
  found: readonly Found<SchemaRule>[],
): readonly SchemaFault[] {
  const forms = new Map(
    found.map(({ toFinding, rule, occurrence }) => [toFinding(), rule.fixOf(occurrence, subject)]),
  );
  return rankFindings([...forms.keys()]).map((finding) => ({ finding, form: forms.get(finding) ?? null }));
}

/**
 * Points of a rule shared among its faults: each has those of the parts that it cost, the first one what is left. What
 * only informs costs nothing.
 */
export function sharesOfParts(
  {
    rule,
    found,
    lost,
  }: { readonly rule: SchemaRule; readonly found: readonly Occurrence[]; readonly lost: number },
  { subject, verdictOf }: Verdicts<SchemaSubject, SchemaRuleId>,
): readonly number[] {
  const parts = subject.seen.isPage ? schemaParts(verdictOf, missingOpenGraph(subject.tags)) : null;
  const counted = new Set<SchemaPart>();
  let left = lost;
  const points = found.map((one) => {
    const fresh = (rule.fixOf(one, subject)?.parts ?? []).filter((part) => !counted.has(part));
    for (const part of fresh) counted.add(part);
    const cost = fresh.reduce(
      (sum, part) => sum + (parts === null ? 0 : parts[part].of - parts[part].earned),
      0,
    );
    const own = Math.min(left, cost);
    left -= own;
    return own;
  });
  return points.map((own, index) => {
    if (rule.faults[found[index]?.code ?? '']?.severity === 'info') return 0;
    return index === 0 ? own + left : own;
  });
}

const WHY: ReadonlyMap<string, string> = new Map(schemaRules.map(({ id, why }) => [id, why]));

/** The documented fixes of the faults, in their order. */
export function fixesOf(faults: readonly SchemaFault[]): Fix[] {
  return faults.flatMap(({ finding, form }): Fix[] => {
    const { rule, severity, message, fix, paste } = finding;
    if (form === null || severity === 'info') return [];
    const description = `${WHY.get(rule) ?? ''} ${fix}.`;
    return [{ id: form.id, severity, title: message, description, code: paste }];
  });
}

/** How a fix is applied, and what it earns. */
export interface FixProof {
  readonly place: FixPlace;
  /** The code has blanks that begin with REPLACE: facts that the page does not state. */
  readonly isTemplate: boolean;
  /** The parts of the score that lose points for what it repairs; empty when it costs none. */
  readonly parts: readonly SchemaPart[];
  /** Where the fault is, 0 when it has no place. */
  readonly line: number;
  readonly column: number;
}

/** The proof of each documented fix, by its id. */
export function proofsOf(faults: readonly SchemaFault[]): Readonly<Record<string, FixProof>> {
  return Object.fromEntries(
    faults.flatMap(({ finding, form }) => {
      if (form === null) return [];
      const { id, place, parts } = form;
      const { line, column } = finding.place;
      return [[id, { place, isTemplate: finding.paste.includes(BLANK), parts, line, column }]];
    }),
  );
}
