/** The score of the Schema Audit. */
import { SCHEMA_PARTS, TYPE_RULES, type SchemaPart } from '../rules/schema/parts.ts';
import type { Verdict } from '../rules/rule.ts';
import type { SchemaRuleId } from '../rules/schema/rules.ts';
import { OPEN_GRAPH_PARTS, OPEN_GRAPH_WEIGHTS } from '../rules/schema/schema-open-graph.ts';
import { earned, keptWhenTaken, type Gate } from './score.ts';

/** Points of the Schema Audit. Version them together: a changed number is a new version. */
export const SCHEMA_WEIGHTS_VERSION = 'schema-3';

/**
 * Points of each rule; they sum to 100. What does not apply to a page is earned: nothing is renormalised, so a
 * repaired fault can only add points. What a repair gives back has its points at the rule that asks for it.
 */
export const SCHEMA_POINTS: Readonly<Record<SchemaRuleId, number>> = {
  /** Organization: the entity that everything else on a site refers to. */
  'schema-organization': 18,
  /** The type that a page of this kind is one of, with what Google requires of it. */
  'schema-main-type': 18,
  'schema-open-graph': 14,
  /** FAQPage where questions and answers are visible. */
  'schema-faq': 8,
  'schema-single-h1': 8,
  'schema-title': 5,
  'schema-canonical': 5,
  'schema-description': 4,
  'schema-breadcrumb': 4,
  /** WebSite, on the home page. */
  'schema-website': 4,
  /** Two profiles of the owner elsewhere. */
  'schema-profiles': 4,
  'schema-twitter': 4,
  'schema-language': 2,
  'schema-favicon': 2,
  'page-not-seen': 0,
  'schema-repairs': 0,
  'schema-og-addresses': 0,
  'schema-how-to': 0,
  'schema-complete': 0,
  'schema-values': 0,
  'structured-data-faults': 0,
};

/** What is not the page has no score: nothing of it is judged. */
export const SCHEMA_GATES: Readonly<Record<'page-not-seen', Gate>> = {
  'page-not-seen': { cap: 0, takes: ['page', 'present'] },
};

/** Earned and possible points of a part. */
interface Points {
  readonly earned: number;
  readonly of: number;
}

/** Earned and possible points of each part. */
export type PartPoints = Readonly<Record<SchemaPart, Points>>;

/** The points of a page by part. Those of Open Graph are shared by its tags, of which `missing` are not there. */
export function schemaParts(
  verdictOf: (id: SchemaRuleId) => Verdict,
  missing: readonly string[],
): PartPoints {
  const of = (id: SchemaRuleId): Points => {
    const [points, verdict] = [SCHEMA_POINTS[id], verdictOf(id)];
    const left =
      verdict.kind === 'taken' ? keptWhenTaken(points, verdict, verdict.by) : earned(points, verdict);
    return { earned: left, of: points };
  };
  const tag = (name: keyof typeof OPEN_GRAPH_WEIGHTS): Points => {
    const points = OPEN_GRAPH_WEIGHTS[name];
    const isLost = missing.includes(name) && verdictOf('schema-open-graph').kind !== 'unknown';
    return { earned: isLost ? 0 : points, of: points };
  };
  return {
    organization: of(TYPE_RULES.organization),
    mainType: of(TYPE_RULES.mainType),
    faq: of(TYPE_RULES.faq),
    breadcrumb: of(TYPE_RULES.breadcrumb),
    website: of(TYPE_RULES.website),
    profiles: of('schema-profiles'),
    ogTitle: tag('og:title'),
    ogDescription: tag('og:description'),
    ogImage: tag('og:image'),
    ogType: tag('og:type'),
    title: of('schema-title'),
    description: of('schema-description'),
    canonical: of('schema-canonical'),
    singleH1: of('schema-single-h1'),
    twitter: of('schema-twitter'),
    language: of('schema-language'),
    favicon: of('schema-favicon'),
  };
}

const PART_RULES: Readonly<Record<SchemaPart, SchemaRuleId>> = {
  ...TYPE_RULES,
  profiles: 'schema-profiles',
  ogTitle: 'schema-open-graph',
  ogDescription: 'schema-open-graph',
  ogImage: 'schema-open-graph',
  ogType: 'schema-open-graph',
  title: 'schema-title',
  description: 'schema-description',
  canonical: 'schema-canonical',
  singleH1: 'schema-single-h1',
  twitter: 'schema-twitter',
  language: 'schema-language',
  favicon: 'schema-favicon',
};

/** Parts that could be judged, and those that could not: what does not apply to a page is judged. `missing`: as above. */
export function schemaCoverage(
  verdictOf: (id: SchemaRuleId) => Verdict,
  missing: readonly string[],
): { readonly judged: number; readonly unknown: number } {
  const tags: Readonly<Partial<Record<SchemaPart, string>>> = OPEN_GRAPH_PARTS;
  const isOpen = (part: SchemaPart): boolean => {
    const tag = tags[part];
    // A tag that is there was seen, whatever else was not.
    return verdictOf(PART_RULES[part]).kind === 'unknown' && (tag === undefined || missing.includes(tag));
  };
  const unknown = SCHEMA_PARTS.filter(isOpen).length;
  return { judged: SCHEMA_PARTS.length - unknown, unknown };
}
