/** The proof that travels beside the result of the Schema Audit. */
import { SCHEMA_TYPES, SCHEMA_TYPES_DATE, type GoogleStatus } from '../catalog/schema-types.ts';
import { ENGINE_VERSION } from '../catalog/version.ts';
import { VOCABULARY_RELEASE } from '../catalog/vocabulary.ts';
import type { AccessKind } from '../access/model.ts';
import type { PageNote } from '../facts/page-facts.ts';
import type { PageKind } from '../catalog/page-kinds.ts';
import type { StructuredProblem, StructuredEntity } from '../readers/structured-data/model.ts';
import { hasType } from '../readers/structured-data/vocabulary.ts';
import { SCHEMA_WEIGHTS_VERSION, type PartPoints } from '../score/schema.ts';
import type { Finding } from '../findings/finding.ts';
import { SCHEMA_PARTS } from '../rules/schema/parts.ts';
import { problemData, STRUCTURED_FAULTS } from '../rules/schema/structured-faults.ts';
import type { SchemaSubject } from '../rules/schema/subject.ts';
import { fill } from '../rules/words.ts';
import type { FailedRule } from './judge.ts';
import type { FixProof } from './schema-faults.ts';
import { storableText } from '../values/wording.ts';
import { indexEntities, isEntity, type EntityIndex } from '../readers/structured-data/entity-index.ts';
import { recommendedLacks } from '../rules/structured-data/recommended.ts';

/** One entity of a page. */
interface EntityRow {
  readonly types: readonly string[];
  /** Its name or headline, empty without one. */
  readonly name: string;
  readonly format: StructuredEntity['format'];
  /** 0 for an entity of its own, 1 for one that it holds, and so on. */
  readonly depth: number;
  readonly properties: readonly string[];
  /** What Google recommends beyond its requirements and the entity does not have ({@link recommendedLacks}). */
  readonly recommended: readonly string[];
}

/** Rows of a map, at most: what a person reads, not what a program counts. */
export const MAX_ENTITY_ROWS = 100;

/** The entities of a page in written order, depth first, each once, at most {@link MAX_ENTITY_ROWS}. */
export function entityMap(entities: readonly StructuredEntity[]): readonly EntityRow[] {
  const index = indexEntities(entities);
  const rows: EntityRow[] = [];
  const seen = new Set<StructuredEntity>();
  const top = entities.filter((entity) => entity.top);
  const open = top.toReversed().map((entity) => ({ entity, depth: 0 }));
  for (let next = open.pop(); next !== undefined && rows.length < MAX_ENTITY_ROWS; next = open.pop()) {
    const { entity, depth } = next;
    if (seen.has(entity)) continue;
    seen.add(entity);
    rows.push(rowOf(index, entity, depth));
    const held = Object.values(entity.properties).flat().filter(isEntity);
    open.push(...held.toReversed().map((one) => ({ entity: one, depth: depth + 1 })));
  }
  return rows;
}

function rowOf(index: EntityIndex, entity: StructuredEntity, depth: number): EntityRow {
  const { types, format, properties } = entity;
  const [named] = [...(properties['name'] ?? []), ...(properties['headline'] ?? [])];
  const name = typeof named === 'string' ? storableText(named) : '';
  const recommended = recommendedLacks(index, entity, depth === 0 ? 'own' : 'mentioned');
  return { types, name, format, depth, properties: Object.keys(properties).map(storableText), recommended };
}

/** A requirement of Google's documentation that an entity does not meet. */
export interface UnmetRequirement {
  /** `missing`: a required property is absent. `value`: one is not written as it must be. `few`: too few of it. */
  readonly code: 'missing' | 'few' | 'value';
  /** `error`: the type does not count without it. `warning`: it counts, and says less. */
  readonly severity: 'error' | 'warning';
  /** Type whose rule it is. */
  readonly type: string;
  /** Path of the property; alternatives are joined by ` or `. */
  readonly property: string;
  readonly detail: string;
  /** Id or name of the entity, empty without. */
  readonly entity: string;
}

/** A fault of the structured data in words. */
export interface ToldProblem extends StructuredProblem {
  readonly detail: string;
}

/** The proof of a Schema Audit. */
export interface SchemaAuditEvidence {
  /** The address asked for, and the one that answered. */
  readonly url: string;
  readonly finalUrl: string;
  /** `false`: something else came instead of the page; nothing of it was judged and the score says nothing. */
  readonly isPage: boolean;
  /** Why it was not judged, or what is to be doubted; empty when nothing is. */
  readonly reason: string;
  readonly access: AccessKind | null;
  readonly kind: PageKind | null;
  /** What the page says it is, in written order. */
  readonly entities: readonly EntityRow[];
  /** Faults of the structured data with their places. */
  readonly problems: readonly ToldProblem[];
  /** What Google's documentation asks of these entities and they lack. */
  readonly requirements: readonly UnmetRequirement[];
  /** Names in the schema.org namespace that the vocabulary does not have. */
  readonly unknownTypes: readonly string[];
  /** Types on the page for which Google shows nothing (any more), with the date and source of that. */
  readonly google: readonly {
    readonly type: string;
    readonly status: GoogleStatus;
    readonly since: string | null;
    readonly source: string;
  }[];
  /** Earned and possible points by part. */
  readonly parts: PartPoints | null;
  /** By fix id: where its code goes, whether it has blanks, which parts lose points for it, where the fault is. */
  readonly fixes: Readonly<Record<string, FixProof>>;
  /** Every fault, worst first. Of an answer that is not the page the one that says what came. */
  readonly findings: readonly Finding[];
  /** Parts of the score that this answer could decide, and those that it could not: it is not the page, or not all of it. */
  readonly coverage: { readonly judged: number; readonly unknown: number };
  /** What of the page was not read to its end. */
  readonly limits: readonly PageNote[];
  /** Rules that broke: faults of ours, `unknown` here. Absent where none did. */
  readonly failedRules?: readonly FailedRule[];
  readonly versions: {
    readonly engine: string;
    readonly vocabulary: string;
    readonly rules: string;
    readonly weights: string;
  };
}

const VERSIONS = {
  engine: ENGINE_VERSION,
  vocabulary: VOCABULARY_RELEASE,
  rules: SCHEMA_TYPES_DATE,
  weights: SCHEMA_WEIGHTS_VERSION,
} as const;

/** What is said of an answer that is not the page. */
export const EMPTY_EVIDENCE = {
  kind: null,
  entities: [],
  problems: [],
  requirements: [],
  unknownTypes: [],
  google: [],
  parts: null,
  fixes: {},
  coverage: { judged: 0, unknown: SCHEMA_PARTS.length },
  versions: VERSIONS,
} as const;

type Read = Pick<
  SchemaAuditEvidence,
  'kind' | 'entities' | 'problems' | 'requirements' | 'unknownTypes' | 'google'
>;

/** What the page says, and what is wrong with its structured data. */
export function evidenceOf({ page, kind, findings }: SchemaSubject): Read {
  const { entities, problems, unknownTypes, types } = page.structuredData;
  return {
    kind,
    entities: entityMap(entities),
    problems: problems.map(toldProblem),
    unknownTypes: unknownTypes.map(storableText),
    requirements: findings.map(({ code, severity, type, property, detail, entity }) => ({
      code,
      severity,
      type,
      property,
      detail,
      entity: storableText(isNamed(entity.id) ? entity.id : nameOf(entity.properties['name']?.[0])),
    })),
    google: SCHEMA_TYPES.filter(
      ({ google, type }) => google.status !== 'active' && google.status !== 'part' && hasType(types, type),
    ).map(({ type, google: { status, since, source } }) => ({ type, status, since, source })),
  };
}

function toldProblem(problem: StructuredProblem): ToldProblem {
  const { written } = problem.data;
  const detail = storableText(fill(STRUCTURED_FAULTS[problem.code].message, problemData(problem)));
  const data = { ...problem.data, ...(written !== undefined && { written: storableText(written) }) };
  return { ...problem, detail, data };
}

function isNamed(id: string | null): id is string {
  return id !== null && !id.startsWith('_:');
}

function nameOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
