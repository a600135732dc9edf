/** What Google's documentation asks of the structured data of a page and does not find there. */
import type { SchemaTypeRule } from '../../catalog/schema-types.ts';
import { CLASS_RATINGS, SCALE_PROPERTIES } from '../../catalog/value-kinds.ts';
import { hasPath, indexEntities, isMention, valuesOf } from '../../readers/structured-data/entity-index.ts';
import type { StructuredData, StructuredEntity } from '../../readers/structured-data/model.ts';
import { demandsOf, type Scope } from './demands.ts';
import { rulesOf } from './type-rules.ts';
import { onePerCause, OR } from './same-cause.ts';
import { objectFaults, type ObjectFault } from './object-faults.ts';
import { describeFault, expiredFaults, valueFaults, wantedValue, type ValueFault } from './value-faults.ts';
import { visitsOf, type Visit } from './visits.ts';

/** One requirement that one entity does not meet. */
export interface SchemaFinding {
  /** `missing`: a required property is absent. `value`: one is not written as it must be. `few`: too few of it. */
  readonly code: 'missing' | 'few' | 'value';
  /** `error`: the type does not count without it. `warning`: it counts, and says less. */
  readonly severity: 'error' | 'warning';
  /** Type whose rule it is. */
  readonly type: string;
  /** Path of the property; alternatives are joined by ` or `. */
  readonly property: string;
  readonly entity: StructuredEntity;
  /** What the entity is a needed part of: the Product of an Offer, the FAQPage of an Answer; else the entity itself. */
  readonly owner: StructuredEntity;
  readonly detail: string;
  /** Of a value that is not written as it must be: the value, shortened, and what belongs in its place. */
  readonly value?: string;
  readonly wanted?: string;
  /** What kind of value that is. */
  readonly kind?: ValueFault['kind'];
  /** The object that belongs in the place of a text. */
  readonly object?: ObjectFault['object'];
  /** The node that lacks the end of the path; else the entity itself. */
  readonly at: StructuredEntity;
}

/** Entities looked at and findings kept of one page. */
const MAX_VISITS = 3_000;
const MAX_FINDINGS = 500;

/** What the entities of a page are measured by, and how they did. */
export interface SchemaVerdict {
  /** Requirements that are not met, in page order. Capped. */
  readonly findings: readonly SchemaFinding[];
  /** Types of which one entity at least was measured and lacks nothing, each once. */
  readonly soundTypes: readonly string[];
  /** What the caps left out, a sentence for each. */
  readonly leftOut: readonly string[];
}

/**
 * Measures the entities of the page at `address` by the requirements of Google's documentation. `now`: epoch
 * milliseconds of the audit; without them no date has passed.
 */
export function validateStructuredData(data: StructuredData, address: string, now = 0): SchemaVerdict {
  const index = indexEntities(data.entities);
  const scope = { index, address, now };
  const visits = visitsOf(index, data.entities, address);
  const findings: SchemaFinding[] = [];
  const measured: StructuredEntity[] = [];
  const looked = visits.slice(0, MAX_VISITS);
  for (const visit of looked) {
    const rules = rulesFor(visit);
    if (rules.length > 0) measured.push(visit.entity);
    for (const finding of judge(scope, visit, rules)) findings.push(finding);
  }
  const faulty = new Set(findings.flatMap(({ code, owner }) => (code === 'value' ? [] : [owner])));
  const sound = measured.filter((entity) => !faulty.has(entity));
  return {
    findings: onePerCause(index, findings.slice(0, MAX_FINDINGS)),
    soundTypes: [...new Set(sound.flatMap(({ types }) => types))],
    leftOut: [
      ...beyond(visits.length, MAX_VISITS, 'entities were not measured'),
      ...beyond(findings.length, MAX_FINDINGS, 'requirements that are not met are not listed'),
    ],
  };
}

function beyond(count: number, cap: number, what: string): string[] {
  return count > cap ? [`${count - cap} ${what}, beyond ${cap}`] : [];
}

/** Of what another entity merely names nothing is asked: it is described elsewhere. */
function rulesFor({ entity, isNested, isOwn }: Visit): readonly SchemaTypeRule[] {
  return isNested && isMention(entity) ? [] : rulesOf(entity.types, isOwn ? 'own' : 'mentioned');
}

function judge(
  scope: Scope & { readonly now: number },
  visit: Visit,
  rules: readonly SchemaTypeRule[],
): SchemaFinding[] {
  const { entity } = visit;
  const missing = rules.flatMap((rule) => judgeRule(scope, visit, rule));
  const type = entity.types[0] ?? '';
  const values = [...valueFaults(entity), ...expiredFaults(entity, scope.now)]
    .filter(({ property }) => !(CLASS_RATINGS.has(visit.property) && SCALE_PROPERTIES.has(property)))
    .map((fault): SchemaFinding => valueFinding(type, visit, fault));
  const texts = objectFaults(entity).map(({ object, ...fault }): SchemaFinding => {
    const found = valueFinding(visit.owner.types[0] ?? type, visit, { ...fault, kind: 'object' });
    return { ...found, object };
  });
  return [...missing, ...values, ...texts];
}

function valueFinding(type: string, { entity, owner }: Visit, fault: ValueFault): SchemaFinding {
  const { property } = fault;
  return {
    code: 'value',
    severity: 'warning',
    type,
    property,
    entity,
    owner,
    detail: describeFault(fault),
    value: fault.value,
    wanted: wantedValue(fault),
    kind: fault.kind,
    at: entity,
  };
}

function judgeRule(scope: Scope, visit: Visit, rule: SchemaTypeRule): SchemaFinding[] {
  const { entity, owner } = visit;
  const demands = demandsOf(scope, visit, rule);
  const isMissing = (path: string): boolean => !hasPath(scope.index, entity, path);
  const required = demands.required.filter(isMissing);
  // What is missing as a whole is named once, not again for each part that it would have had.
  const whole = required.filter((path) => !required.some((other) => path.startsWith(`${other}.`)));
  const groups = demands.oneOf
    .filter((group) => group.every(isMissing))
    .filter((group) => !group.some((path) => required.some((other) => path.startsWith(`${other}.`))))
    .map((group) => group.join(OR));
  const lacks = [...whole, ...groups].map((path) => path.replaceAll('|', OR));
  const findings = lacks.map((property): SchemaFinding => ({
    code: 'missing',
    severity: 'error',
    type: rule.type,
    property,
    entity,
    owner,
    detail: `${rule.type} needs ${property}`,
    at: entity,
  }));
  return [...findings, ...tooFew(visit, rule)];
}

function tooFew({ entity, owner }: Visit, { type, atLeast }: SchemaTypeRule): SchemaFinding[] {
  if (atLeast === undefined) return [];
  const { length } = valuesOf(entity, atLeast.path);
  if (length === 0 || length >= atLeast.count) return [];
  return [
    {
      code: 'few',
      severity: 'warning',
      type,
      property: atLeast.path,
      entity,
      owner,
      detail: `${type} has ${length} of at least ${atLeast.count}`,
      at: entity,
    },
  ];
}
