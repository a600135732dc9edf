/** Entities that a page describes twice under different ids: engines cannot tell that they are one. */
import { textOf } from './entity-index.ts';
import type { StructuredEntity, StructuredProblem } from './model.ts';
import { excerpt } from './texts.ts';
import { hasType } from './vocabulary.ts';

/** Types of which a page describes one of a name, when it means one. */
const SINGLE = ['Organization', 'WebSite'] as const;

/** One note for each name that stands twice on its own. Without a place: each of them is right by itself. */
export function duplicateEntities(entities: readonly StructuredEntity[]): StructuredProblem[] {
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
  return { code: 'entity.duplicate', severity: 'info', line: 0, column: 0, written };
}
