/** Fixes that complete or correct the structured data which is there. */
import type { SchemaTypeRule } from '../../catalog/schema-types.ts';
import type { Fix } from '../../contract/index.ts';
import { ruleOf } from '../../facts/structured-data/rules/rules.ts';
import type { SchemaFinding } from '../../facts/structured-data/rules/validate.ts';
import { hasType } from '../../facts/structured-data/vocabulary.ts';
import type { SchemaPart } from './parts.ts';
import { kebabCase } from '../topics/schema-fixes.ts';
import { patchOf } from './completion-patch.ts';
import { proposal, type Proposal } from './proposal.ts';
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
  const rule = ruleOf(type);
  const fix: Fix = {
    id,
    severity: isValue ? 'low' : severityOf(rule),
    title: isValue ? `${type} has values that engines cannot read` : `${type} lacks what it needs`,
    description: `${faultsOf(findings)}. Source: ${rule?.google.source ?? 'https://schema.org'}.${useOf(rule)}${placeOf(first)}${countOf(findings)}`,
    code: first === undefined ? '' : patchOf(subject, first.at, findings),
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

function faultsOf(findings: readonly SchemaFinding[]): string {
  const missing = findings.flatMap(({ code, property }) => (code === 'missing' ? [property] : []));
  const others = findings.flatMap(({ code, property, detail }) =>
    code === 'missing' ? [] : [`${property}: ${detail}`],
  );
  const named =
    missing.length === 0 ? [] : [`Missing: ${[...new Set(missing)].slice(0, MAX_LISTED).join('; ')}`];
  return [...named, ...new Set(others)].slice(0, MAX_LISTED).join('; ');
}

/** The code completes one entity: whoever has more of them faulty is told so. */
function countOf(findings: readonly SchemaFinding[]): string {
  const { size } = new Set(findings.map(({ at }) => at));
  return size > 1 ? ` ${size} of them on this page need it; the code is for one.` : '';
}

/** In markup of the page the properties go to where the entity is written. */
function placeOf(first: SchemaFinding | undefined): string {
  if (first === undefined || first.at.format === 'json-ld') return '';
  const name = first.at.format === 'rdfa' ? 'RDFa' : 'microdata';
  return ` The page writes it as ${name}: add the same there.`;
}

/** What Google does not show, or on some sites alone, is worth less than what it shows; types of high value stay above. */
function severityOf(rule: SchemaTypeRule | null): Fix['severity'] {
  const isShown = rule?.google.status === 'active' || rule?.google.status === 'part';
  if (rule?.highValue === true) return isShown ? 'high' : 'medium';
  return isShown ? 'medium' : 'low';
}

function useOf(rule: SchemaTypeRule | null): string {
  if (rule?.google.status === 'restricted')
    return ` Google uses it in a limited way (${rule.google.feature}).`;
  if (rule?.google.status !== 'retired') return '';
  return ` Google shows nothing for it since ${rule.google.since ?? 'its retirement'}; keep it for others.`;
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
