/** The plain result from what the readers found. */
import { danglingReferences } from './references.ts';
import { unshownReviews } from './reviewed.ts';
import { buildEntities } from './entities.ts';
import { sortedNames, typesOfNodes, type Finding, type GraphNode } from './graph.ts';
import type {
  StructuredLeftOut,
  StructuredData,
  StructuredProblem,
  StructuredRepair,
  StructuredEntity,
} from './model.ts';
import { addFinding, type BlockRepair, type ScannedPage } from './scanned-page.ts';
import type { Place } from '../../values/lines.ts';
import { textOf } from './entity-index.ts';
import { excerpt } from './texts.ts';
import { hasType } from './vocabulary.ts';

/** Types of which a page describes one of a name, when it means one. */
const SINGLE = ['Organization', 'WebSite'] as const;

/** One note for each name that is twice on its own. Without a place: each of them is right by itself. */
function duplicateEntities(entities: readonly StructuredEntity[]): StructuredProblem[] {
  return entities.length < 2 ? [] : [...duplicateNames(entities), ...duplicateFaq(entities)];
}

/** The questions of a page are one FAQPage (Google, FAQ data, withdrawn 2026: one type definition for each page). */
function duplicateFaq(entities: readonly StructuredEntity[]): StructuredProblem[] {
  const { length } = entities.filter(({ top, types }) => top && hasType(types, 'FAQPage'));
  return length < 2 ? [] : [duplicate('FAQPage')];
}

function duplicateNames(entities: readonly StructuredEntity[]): StructuredProblem[] {
  return SINGLE.flatMap((type) => {
    const names = entities
      .filter(({ top, types }) => top && hasType(types, type))
      .map((entity) => textOf(entity, 'name').toLowerCase())
      .filter((name) => name !== '');
    const seen = new Set<string>();
    const repeated = new Set(names.filter((name) => seen.has(name) || !seen.add(name)));
    return [...repeated].map((name) => duplicate(excerpt(name)));
  });
}

function duplicate(written: string): StructuredProblem {
  return { code: 'entity.duplicate', severity: 'info', data: { written } };
}

/** Repairs and unknown names given of one page. */
const MAX_GIVEN = 200;

/** Types, entities and what is wrong, in page order. */
export function summarize(
  page: ScannedPage,
  nodes: readonly GraphNode[],
  place: (offset: number) => Place,
): StructuredData {
  if (nodes.length === 0 && isFaultless(page)) return nothing();
  // What cannot be read may have the node.
  if (!page.findings.some(({ severity, code }) => severity === 'error' || code.endsWith('too-much')))
    for (const finding of danglingReferences(nodes, page.base)) addFinding(page, finding);
  // Before entities are built: merging by id gives nodes the types of others.
  const { types, topTypes } = typesOfNodes(nodes);
  // Asked for in ascending order once, each place is known from then on.
  for (const { at } of [...nodes, ...page.findings].toSorted(byPlace)) place(at);
  const { entities, problems: leftOut } = buildEntities(nodes, place);
  const ofTags = repairsOfTags(page);
  const repairedAt = new Set([...ofTags, ...page.blockRepairs].map(({ at }) => at));
  const problems = page.findings.toSorted(byPlace).map(({ at, ...finding }): StructuredProblem => {
    const { code, severity, written, meant } = finding;
    const { line, column } = place(at);
    const isRepaired = finding.repaired === true || (repairedAt.has(at) && isOfTag(finding));
    const data = { ...(written !== undefined && { written }), ...(meant !== undefined && { meant }) };
    return { code, severity, line, column, data, ...(isRepaired && { repaired: true }) };
  });
  const written = [...page.blockRepairs, ...ofTags].toSorted(byPlace);
  const repairs = written
    .slice(0, MAX_GIVEN)
    .map(({ block, at, types, topTypes, counted, code }): StructuredRepair => {
      const { line, column } = place(at);
      return { block, line, column, types, topTypes, counted, code };
    });
  return {
    types,
    topTypes,
    entities,
    problems: [
      ...problems,
      ...leftOut,
      ...beyondCaps(page, written.length),
      ...duplicateEntities(entities),
      ...unshownReviews(types, entities),
    ],
    repairs,
    unknownTypes: sortedNames(page.unknownTypes).slice(0, MAX_GIVEN),
  };
}

/** Of a page without structured data, as most are. */
const nothing = (): StructuredData => ({
  types: [],
  topTypes: [],
  entities: [],
  problems: [],
  repairs: [],
  unknownTypes: [],
});

/** Whether nothing was found wrong: a type that schema.org does not have is a finding too. */
function isFaultless({ findings, blockRepairs, tagRepairs }: ScannedPage): boolean {
  return findings.length === 0 && blockRepairs.length === 0 && tagRepairs.length === 0;
}

/** What the caps on problems, repairs and unknown names left out. */
function beyondCaps({ surplusFindings, unknownTypes }: ScannedPage, repairs: number): StructuredProblem[] {
  const surplus: readonly (readonly [count: number, leftOut: StructuredLeftOut])[] = [
    [surplusFindings, 'problems'],
    [repairs - MAX_GIVEN, 'repairs'],
    [unknownTypes.size - MAX_GIVEN, 'unknown-types'],
  ];
  return surplus
    .filter(([count]) => count > 0)
    .map(([count, leftOut]) => ({
      code: 'problem.too-much',
      severity: 'info',
      data: { leftOut, count: String(count) },
    }));
}

/** What the repair of a start tag sets right: the type of a script, and types and vocabularies of markup that are nearly right. */
const OF_TAGS: ReadonlySet<StructuredProblem['code']> = new Set([
  'script.wrong-type',
  'microdata.itemtype-without-itemscope',
  'microdata.relative-type',
  'rdfa.missing-vocab',
  'rdfa.vocab-misspelt',
  'rdfa.vocab-without-slash',
]);

function isOfTag({ code, meant }: Pick<Finding, 'code' | 'meant'>): boolean {
  return OF_TAGS.has(code) || (code === 'type.unknown' && meant !== undefined);
}

/** A start tag that says of which property of another thing it is the value. */
const HELD = /\s(?:itemprop|property|rel|rev)\s*=/i;

function repairsOfTags({ tagRepairs }: ScannedPage): BlockRepair[] {
  return tagRepairs
    .filter(({ types }) => types.size > 0)
    .map(({ at, types, counted, code }) => ({
      block: -1,
      at,
      types: sortedNames(types),
      // The first type is that of the tag itself, or of the first tag in it.
      topTypes: HELD.test(code) ? [] : [...types].slice(0, 1),
      counted,
      code,
    }));
}

function byPlace(a: { readonly at: number }, b: { readonly at: number }): number {
  return a.at - b.at;
}
