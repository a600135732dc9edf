/** What the Schema Audit found: a finding for each fault, and the documented fix that it becomes. */
import type { Fix } from '../contract/index.ts';
import { findingsOf, type Finding } from '../findings/finding.ts';
import { rankFindings } from '../findings/rank.ts';
import { BLANK } from '../readers/structured-data/texts.ts';
import type { Verdict } from '../rules/rule.ts';
import type { SchemaPart } from '../rules/schema/parts.ts';
import { schemaRules, type SchemaRuleId } from '../rules/schema/rules.ts';
import type { FixForm, FixPlace } from '../rules/schema/schema-rule.ts';
import type { SchemaSubject } from '../rules/schema/subject.ts';
import type { PartPoints } from '../score/schema.ts';
import type { Score } from '../score/score.ts';

/** A finding, and how its documented fix is called and applied; `null` for one that no text repairs. */
export interface SchemaFault {
  readonly finding: Finding;
  readonly form: FixForm | null;
}

/** How a page was judged. */
export interface JudgedPage {
  readonly verdictOf: (id: SchemaRuleId) => Verdict;
  readonly score: Score;
  /** `null` for what is not the page. */
  readonly parts: PartPoints | null;
}

/** What the failed rules found, worst first. The points of all sum to what the page lost. */
export function schemaFaults(subject: SchemaSubject, judged: JudgedPage): SchemaFault[] {
  const { verdictOf, score, parts } = judged;
  const forms = new Map<Finding, FixForm | null>();
  for (const rule of schemaRules) {
    const verdict = verdictOf(rule.id);
    if (verdict.kind !== 'fail' || score.subsumed.includes(rule.id)) continue;
    const { found } = verdict;
    const own = found.map((one) => rule.fixOf(one, subject));
    const lost = score.losses.find(({ id }) => id === rule.id)?.lost ?? 0;
    const points = shares(own, lost, parts);
    for (const [index, one] of found.entries()) {
      const cost = { score: 'schema', points: points[index] ?? 0 } as const;
      const form = own[index] ?? null;
      for (const finding of findingsOf(rule, [one], { url: subject.page.finalUrl, cost }))
        forms.set(withOwnCost(finding), form);
    }
  }
  return rankFindings([...forms.keys()]).map((finding) => ({ finding, form: forms.get(finding) ?? null }));
}

/** Points of a rule shared among its faults: each has those of the parts that it cost, the first one what is left. */
function shares(forms: readonly (FixForm | null)[], lost: number, parts: PartPoints | null): number[] {
  const counted = new Set<SchemaPart>();
  let left = lost;
  const points = forms.map((form) => {
    const fresh = (form?.parts ?? []).filter((part) => !counted.has(part));
    for (const part of fresh) counted.add(part);
    const cost = fresh.reduce(
      (sum, part) => sum + (parts === null ? 0 : parts[part].of - parts[part].earned),
      0,
    );
    const own = Math.min(left, cost);
    left -= own;
    return own;
  });
  return points.map((own, index) => (index === 0 ? own + left : own));
}

/** What only informs costs nothing. */
function withOwnCost(finding: Finding): Finding {
  const { severity, cost } = finding;
  return severity === 'info' ? { ...finding, cost: { ...cost, points: 0 } } : finding;
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
  /** Where the fault stands, 0 when it has no place. */
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
