/** What Google's documentation asks of the structured data of a page and does not find there. */
import type { RuleCondition, RuleContext, SchemaTypeRule } from '../../../catalog/schema-types.ts';
import { CLASS_RATINGS, SCALE_PROPERTIES } from '../../../catalog/value-kinds.ts';
import {
  hasPath,
  indexEntities,
  isEntity,
  isMention,
  lastItem,
  refOf,
  reviewIds,
  valuesAt,
  valuesOf,
  type EntityIndex,
} from '../entity-index.ts';
import type { StructuredData, StructuredEntity } from '../model.ts';
import { rulesOf } from './rules.ts';
import { onePerCause } from './same-cause.ts';
import { describeFault, valueFaults, wantedValue, type ValueFault } from './value-faults.ts';
import { hasType } from '../vocabulary.ts';
import { httpUrl, withoutFragment } from '../../url.ts';

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
  /** Of a value that is not written as it must be: what belongs in its place. */
  readonly wanted?: string;
  /** The node that lacks the end of the path; else the entity itself. */
  readonly at: StructuredEntity;
}

/** An entity with where it stands. */
interface Visit {
  readonly entity: StructuredEntity;
  readonly owner: StructuredEntity;
  readonly parent: StructuredEntity | null;
  /** Neither stands in another entity nor is the review or rating that one refers to. */
  readonly isAlone: boolean;
  readonly property: string;
  /** Property by which the parent hangs on its own parent. */
  readonly parentProperty: string;
  readonly isLast: boolean;
  /** It is what the page is about and not only mentioned. */
  readonly isOwn: boolean;
}

/** Properties that lead from what a page is about to more of the same. Others refer, mention, credit, or list what has a page of its own. */
const OWN_PROPERTIES: ReadonlySet<string> = new Set([
  'mainEntity',
  'review',
  'reviews',
  'aggregateRating',
  'hasVariant',
  'hasPart',
  'subEvent',
  'video',
]);

/** Properties whose values an entity is incomplete without. */
const NEEDED_PROPERTIES: ReadonlySet<string> = new Set([
  'mainEntity',
  'acceptedAnswer',
  'suggestedAnswer',
  'itemListElement',
  'offers',
  'step',
]);

/** Entities looked at and findings kept of one page. */
const MAX_VISITS = 20_000;
const MAX_FINDINGS = 500;

/** What the entities of a page are measured by, and how they did. */
export interface SchemaVerdict {
  /** Requirements that are not met, in page order. Capped. */
  readonly findings: readonly SchemaFinding[];
  /** Types of which one entity at least was measured and lacks nothing, each once. */
  readonly soundTypes: readonly string[];
}

/** What requirements are looked up in: all entities of the page, and its address. */
interface Scope {
  readonly index: EntityIndex;
  readonly address: string;
}

/** Measures the entities of the page at `address` by the requirements of Google's documentation. */
export function validateStructuredData(data: StructuredData, address: string): SchemaVerdict {
  const index = indexEntities(data.entities);
  const scope = { index, address };
  const reviews = reviewIds(index, data.entities);
  const findings: SchemaFinding[] = [];
  const measured: StructuredEntity[] = [];
  const open: Visit[] = data.entities
    .map((entity) => ({
      entity,
      owner: entity,
      parent: null,
      isAlone: entity.id === null || !reviews.has(entity.id),
      property: '',
      parentProperty: '',
      isLast: true,
      isOwn: true,
    }))
    .reverse();
  for (let count = 0; count < MAX_VISITS && findings.length < MAX_FINDINGS; count++) {
    const visit = open.pop();
    if (visit === undefined) break;
    const rules = rulesFor(visit);
    if (rules.length > 0) measured.push(visit.entity);
    for (const finding of judge(scope, visit, rules)) findings.push(finding);
    for (const next of inside(visit).reverse()) open.push(next);
  }
  const faulty = new Set(findings.flatMap(({ code, owner }) => (code === 'value' ? [] : [owner])));
  const sound = measured.filter((entity) => !faulty.has(entity));
  return {
    findings: onePerCause(index, findings),
    soundTypes: [...new Set(sound.flatMap(({ types }) => types))],
  };
}

/** Of what another entity merely names nothing is asked: it is described elsewhere. */
function rulesFor({ entity, parent, isOwn }: Visit): readonly SchemaTypeRule[] {
  return parent !== null && isMention(entity) ? [] : rulesOf(entity.types, isOwn ? 'own' : 'mentioned');
}

function inside({ entity, owner, parent, isOwn, property: parentProperty }: Visit): Visit[] {
  const visits: Visit[] = [];
  for (const [property, values] of Object.entries(entity.properties)) {
    const nested = values.filter(isEntity);
    const last = lastItem(nested);
    for (const each of nested)
      visits.push({
        entity: each,
        owner: NEEDED_PROPERTIES.has(property) ? owner : each,
        parent: isReply(property, entity) ? parent : entity,
        isAlone: false,
        property,
        parentProperty,
        isLast: each === last,
        isOwn: isOwn && OWN_PROPERTIES.has(property),
      });
  }
  return visits;
}

/** A comment on a comment: it belongs where that one does. */
function isReply(property: string, { types }: StructuredEntity): boolean {
  return property === 'comment' && types.includes('Comment');
}

function judge(scope: Scope, visit: Visit, rules: readonly SchemaTypeRule[]): SchemaFinding[] {
  const { entity } = visit;
  const missing = rules.flatMap((rule) => judgeRule(scope, visit, rule));
  const type = entity.types[0] ?? '';
  const values = valueFaults(entity)
    .filter(({ property }) => !(CLASS_RATINGS.has(visit.property) && SCALE_PROPERTIES.has(property)))
    .map((fault): SchemaFinding => valueFinding(type, visit, fault));
  return [...missing, ...values];
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
    wanted: wantedValue(fault),
    at: entity,
  };
}

function judgeRule(scope: Scope, visit: Visit, rule: SchemaTypeRule): SchemaFinding[] {
  const { entity, owner } = visit;
  const demands = demandsOf(scope, visit, rule);
  const isMissing = (path: string): boolean => !hasPath(scope.index, entity, path);
  const required = demands.required.filter(isMissing);
  // What is missing as a whole is named once, not again for each part that it would have had.
  const outermost = required.filter((path) => !required.some((other) => path.startsWith(`${other}.`)));
  const groups = demands.oneOf
    .filter((group) => group.every(isMissing))
    .filter((group) => !group.some((path) => required.some((other) => path.startsWith(`${other}.`))))
    .map((group) => group.join(' or '));
  const findings = [...outermost, ...groups].map((property): SchemaFinding => ({
    code: 'missing',
    severity: 'error',
    type: rule.type,
    property: property.replaceAll('|', ' or '),
    entity,
    owner,
    detail: `${rule.type} needs ${property.replaceAll('|', ' or ')}`,
    at: entity,
  }));
  return [...findings, ...tooFew(visit, rule)];
}

interface Demands {
  readonly required: readonly string[];
  readonly oneOf: readonly (readonly string[])[];
}

function demandsOf(scope: Scope, visit: Visit, rule: SchemaTypeRule): Demands {
  const context = (rule.contexts ?? []).find((each) => holds(each, visit));
  if (context !== undefined) {
    const omitted = visit.isLast ? (context.lastMayOmit ?? []) : [];
    return {
      required: context.required.filter((path) => !omitted.includes(path)),
      oneOf: (context.oneOf ?? []).filter((group) => !group.every((path) => omitted.includes(path))),
    };
  }
  const conditional = (rule.requiredIf ?? []).filter(({ when }) => applies(scope, visit, when));
  const isExcused = rule.oneOfUnless !== undefined && applies(scope, visit, rule.oneOfUnless);
  return {
    required: [...(rule.required ?? []), ...conditional.flatMap(({ need }) => need)],
    oneOf: isExcused ? [] : (rule.oneOf ?? []),
  };
}

function holds(context: RuleContext, { entity, parent, parentProperty }: Visit): boolean {
  if (context.has !== undefined) return context.has.some((name) => valuesOf(entity, name).length > 0);
  if (parent === null || context.parent === undefined || !hasType(parent.types, context.parent)) return false;
  return context.viaProperty === undefined || context.viaProperty.includes(parentProperty);
}

function applies({ index, address }: Scope, visit: Visit, when: RuleCondition): boolean {
  const { entity, isAlone } = visit;
  if (when.kind === 'standalone') return isAlone;
  if (when.kind === 'elsewhere') return leadsElsewhere(visit, address);
  if (when.kind === 'has') return hasPath(index, entity, when.path);
  return valuesAt(index, entity, when.path).some(
    (value) => typeof value !== 'object' && String(value).trim() === when.value,
  );
}

/**
 * Whether the entity has an address and none of its addresses is that of the page. What says that the page is about it
 * stands here, whatever its address (Google, discussion forum: mainEntity and mainEntityOfPage).
 */
function leadsElsewhere({ entity, property }: Visit, address: string): boolean {
  if (property === 'mainEntity' || valuesOf(entity, 'mainEntityOfPage').length > 0) return false;
  const urls = valuesOf(entity, 'url').flatMap((value) => {
    const url = httpUrl(typeof value === 'string' ? value.trim() : refOf(value), address);
    return url === null ? [] : [withoutFragment(url.href)];
  });
  return urls.length > 0 && !urls.includes(withoutFragment(address));
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
