/** Fixes that complete or correct the structured data which is there. */
import type { Fix } from '../../contract/index.ts';
import { textOf } from '../../facts/structured-data/entity-index.ts';
import type { StructuredEntity } from '../../facts/structured-data/model.ts';
import { ruleOf } from '../../facts/structured-data/rules.ts';
import type { SchemaFinding } from '../../facts/structured-data/validate.ts';
import { hasType } from '../../facts/structured-data/vocabulary.ts';
import { blank, type JsonValue } from '../../fixes/graph-source.ts';
import { safeJson, typedNode } from '../../fixes/json-ld.ts';
import type { SchemaPart } from '../../score/schema.ts';
import { kebabCase, proposal, type Proposal } from './proposal.ts';
import { mainTypes, partStates } from './states.ts';
import type { SchemaSubject } from './subject.ts';

/** Types whose missing properties are told; one fix per type is enough to look at them all. */
const MAX_COMPLETIONS = 20;

/** Fixes that complete or correct entities which are there, one for each type. */
export function completionProposals(subject: SchemaSubject): Proposal[] {
  const byType = new Map<string, SchemaFinding[]>();
  for (const finding of subject.findings) {
    const key = `${finding.code === 'value' ? 'correct' : 'complete'}-${kebabCase(finding.type)}`;
    byType.set(key, [...(byType.get(key) ?? []), finding]);
  }
  return [...byType].slice(0, MAX_COMPLETIONS).map(([id, findings]) => completion(subject, id, findings));
}

/** Faults that one description lists. */
const MAX_LISTED = 10;

function completion(subject: SchemaSubject, id: string, findings: readonly SchemaFinding[]): Proposal {
  const [first] = findings;
  const type = first?.type ?? '';
  const isValue = first?.code === 'value';
  const listed = [
    ...new Set(
      findings.map(({ property, detail, code }) =>
        code === 'missing' ? property : `${property}: ${detail}`,
      ),
    ),
  ];
  const rule = ruleOf(type);
  const since =
    rule?.google.status === 'retired'
      ? ` Google shows nothing for it since ${rule.google.since ?? 'its retirement'}; keep it for others.`
      : '';
  const fix: Fix = {
    id,
    severity: isValue ? 'low' : rule?.highValue === true && since === '' ? 'high' : 'medium',
    title: isValue ? `${type} has values that engines cannot read` : `${type} lacks what it needs`,
    description: `${listed.slice(0, MAX_LISTED).join('; ')}. Source: ${rule?.google.source ?? 'https://schema.org'}.${since}`,
    code: first === undefined ? '' : patchOf(subject, first, findings),
  };
  return proposal(
    fix,
    'edit',
    isValue
      ? []
      : partsOf(
          subject,
          findings.flatMap(({ owner }) => owner.types),
        ),
  );
}

/** Types that have points of their own where they are asked for. */
const PARTS: readonly (readonly [type: string, part: SchemaPart])[] = [
  ['FAQPage', 'faq'],
  ['BreadcrumbList', 'breadcrumb'],
  ['WebSite', 'website'],
];

/** Parts that lose points for these types; none where a sound entity of the type stands beside the faulty one. */
function partsOf(subject: SchemaSubject, types: readonly string[]): SchemaPart[] {
  const states = partStates(subject);
  const own = PARTS.flatMap(([each, part]): SchemaPart[] => (hasType(types, each) ? [part] : []));
  const isMain = mainTypes(subject).some((main) => hasType(types, main));
  const parts: readonly SchemaPart[] = isMain ? ['mainType', ...own] : own;
  return parts.filter((part) => states[part] !== 'earned');
}

/** The properties to add to the first entity that lacks some, or to write anew. */
function patchOf(
  subject: SchemaSubject,
  { at: entity }: SchemaFinding,
  findings: readonly SchemaFinding[],
): string {
  const node: Record<string, JsonValue> = {
    '@type': entity.types.length === 1 ? (entity.types[0] ?? '') : [...entity.types],
  };
  // A blank name means nothing outside of its own block.
  if (entity.id !== null && !entity.id.startsWith('_:')) node['@id'] = entity.id;
  const name = textOf(entity, 'name');
  if (name !== '') node['name'] = name;
  const known = typedNode(subject, entity.types[0] ?? '', ['image']);
  const isMain = entity.top && hasAnyType(entity, mainTypes(subject));
  for (const { entity: measured, at, property: path, detail, code } of findings) {
    if (at !== entity) continue;
    // Of a path that begins in another node its last step is what this one lacks.
    const property = measured === at ? path : (path.split(' or ', 1)[0]?.split('.').at(-1) ?? path);
    const key = property.split(/[. ]/, 1)[0] ?? property;
    const value = isMain && code === 'missing' && property === key ? known[key] : undefined;
    node[key] = value ?? blank(code === 'missing' ? property : detail);
  }
  return safeJson(JSON.stringify(node, null, 2));
}

function hasAnyType({ types }: StructuredEntity, wanted: readonly string[]): boolean {
  return wanted.some((type) => hasType(types, type));
}
