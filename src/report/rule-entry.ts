/** What there is to know of each rule before anything is audited: for `citeworthy explain` and the documentation. */
import { SCHEMA_TYPES } from '../catalog/schema-types.ts';
import { hasType } from '../readers/structured-data/vocabulary.ts';
import { llmsRules } from '../rules/llms/rules.ts';
import type { Claim, Effort, Fault } from '../rules/rule.ts';
import { rules } from '../rules/rules.ts';
import { TYPE_RULES } from '../rules/schema/parts.ts';
import { kebabCase } from '../rules/schema/schema-rule.ts';
import { PART_TYPES } from '../rules/schema/wanted.ts';
import { worstFirst, type FindingSeverity } from '../rules/severity.ts';
import { fill, namesIn } from '../rules/words.ts';
import { CRAWLER_GATES, CRAWLER_POINTS } from '../score/crawler.ts';
import { pageGates } from '../score/gates.ts';
import { llmsPoints } from '../score/llms.ts';
import { pagePoints } from '../score/points.ts';
import { SCHEMA_POINTS } from '../score/schema.ts';

/** One way to fail a rule, in words without data. */
export interface FaultEntry {
  readonly code: string;
  readonly severity: FindingSeverity;
  readonly effort: Effort;
  /** What is wrong, with an ellipsis for what only an audit knows. */
  readonly message: string;
  readonly fix: string;
}

/** One rule, as documentation. */
export interface RuleEntry extends Pick<
  Claim,
  'id' | 'audit' | 'area' | 'title' | 'why' | 'source' | 'grade'
> {
  /** Severity of its worst fault. */
  readonly severity: FindingSeverity;
  /** Points of 100 of its audit, for a page of its category; 0: it informs. */
  readonly points: number;
  /** Score that its audit can give at most while it fails, `null` when it caps nothing. */
  readonly cap: number | null;
  readonly faults: readonly FaultEntry[];
  /** An example that fails and one that passes, as the rule holds them; `null` where it has none. */
  readonly failing: unknown;
  readonly passing: unknown;
  /** Of a rule that bears the name of a fix: rules that find the same where they ask a page for it, and have the points. */
  readonly parts?: readonly string[];
}

const POINTS: Readonly<Record<string, number>> = {
  ...CRAWLER_POINTS,
  ...llmsPoints,
  ...SCHEMA_POINTS,
  ...pagePoints,
};
const GATES: Readonly<Record<string, { readonly cap: number } | undefined>> = {
  ...CRAWLER_GATES,
  ...pageGates,
};

/** The entry of every rule, those of an audit together. */
export const ruleEntries: readonly RuleEntry[] = rules.map((rule) => {
  const { id, audit, area, title, why, source, grade, examples } = rule;
  const faults = Object.entries(rule.faults).map(([code, fault]) => faultEntry(code, fault));
  const [severity = 'info'] = faults.map((fault) => fault.severity).toSorted(worstFirst);
  return {
    id,
    audit,
    area,
    title,
    why,
    source,
    grade,
    severity,
    points: POINTS[id] ?? 0,
    cap: GATES[id]?.cap ?? null,
    faults,
    failing: examples.fail[0] ?? null,
    passing: examples.pass[0] ?? null,
  };
});

/**
 * The rules that bear a name: by their id, by the code of one of their faults, by both (`title/missing`), or by the id
 * of the documented fix that repairs what they find.
 */
export function rulesNamed(name: string): readonly RuleEntry[] {
  const named = rulesOf(name);
  return named.length > 0 ? named : rulesOfFix(name);
}

/** Types of structured data by how they stand in the ids of fixes. */
const TYPES: ReadonlyMap<string, string> = new Map(SCHEMA_TYPES.map(({ type }) => [kebabCase(type), type]));

/** Parts that ask for what data of their type has to hold; of the organization it is asked that it is there. */
const COMPLETED_PARTS = ['mainType', 'faq', 'breadcrumb', 'website'] as const;

const FIX_OF_TYPE = /^(add|complete|correct)-(.+)$/;

/**
 * One fix of the LLMs.txt Check repairs faults of many rules. Those of the Schema Audit are named after a type
 * (`complete-product`, `add-article`), or counted (`repair-json-ld-2`).
 */
function rulesOfFix(name: string): readonly RuleEntry[] {
  const repaired = llmsRules.filter(({ faults }) =>
    Object.values(faults).some(({ repair }) => repair === name),
  );
  if (repaired.length > 0) return ruleEntries.filter((entry) => repaired.some(({ id }) => id === entry.id));
  const [, what = '', slug = ''] = FIX_OF_TYPE.exec(name) ?? [];
  const type = TYPES.get(slug);
  if (type !== undefined && what === 'complete') return completionOf(type);
  if (type !== undefined) return rulesWith((code) => code === `${what}-type`);
  return rulesOf(name.replace(/-\d{1,6}$/, ''));
}

/** The rule of all data that lacks something, with those that have points for data of this type. */
function completionOf(type: string): readonly RuleEntry[] {
  const asking = COMPLETED_PARTS.filter((part) => PART_TYPES[part].some((wanted) => hasType([type], wanted)));
  return rulesOf('schema-complete').map((entry) => ({
    ...entry,
    parts: asking.map((part) => TYPE_RULES[part]),
  }));
}

function rulesOf(name: string): readonly RuleEntry[] {
  const [id = '', code] = name.split('/', 2);
  const own = ruleEntries.filter((entry) => entry.id === id);
  if (own.length > 0)
    return own.filter(({ faults }) => code === undefined || faults.some((fault) => fault.code === code));
  return rulesWith((fault) => fault === name);
}

function rulesWith(isMeant: (code: string) => boolean): readonly RuleEntry[] {
  return ruleEntries.filter(({ faults }) => faults.some(({ code }) => isMeant(code)));
}

function faultEntry(code: string, { severity, effort, message, fix }: Fault): FaultEntry {
  return { code, severity, effort, message: withoutData(message), fix: withoutData(fix) };
}

/** A template with an ellipsis in each place. */
function withoutData(template: string): string {
  return fill(template, Object.fromEntries(namesIn(template).map((name) => [name, '…'])));
}
