/** A fix before it is put in order: the documented object, and how it is applied and what it earns. */
import type { Fix } from '../../contract/index.ts';
import { BLANK } from '../../facts/structured-data/entity-index.ts';
import type { SchemaPart } from '../../score/schema.ts';

/**
 * Where the code goes. `head`: right after the opening tag of head. `body`: right after that of body. `block`: in
 * place of the JSON-LD script element that the description names. `tag`: in place of the start tag at the line and
 * column named. `edit`: it shows the result of a change that only a person can place.
 */
export type FixPlace = 'head' | 'body' | 'block' | 'tag' | 'edit';

/** One fix with what is known about it. */
export interface Proposal {
  readonly fix: Fix;
  readonly place: FixPlace;
  /** The code has blanks that begin with REPLACE: facts that the page does not state. */
  readonly isTemplate: boolean;
  /** The parts of the score that lose points for what it repairs; empty when it costs none. */
  readonly parts: readonly SchemaPart[];
  /** Where the fault stands, 0 when it has no place. */
  readonly line: number;
  readonly column: number;
}

const FILL =
  'The page does not state everything that is needed: fill in what is marked REPLACE before pasting.';

/** A proposal without a place in the page. Code with blanks is marked as a template, and its text says so. */
export function proposal(fix: Fix, place: FixPlace, parts: readonly SchemaPart[]): Proposal {
  const isTemplate = fix.code.includes(BLANK);
  const description = isTemplate ? `${fix.description} ${FILL}` : fix.description;
  return { fix: { ...fix, description }, place, isTemplate, parts, line: 0, column: 0 };
}

/** `FAQPage` as `faq-page`: type names as parts of fix ids. */
export function kebabCase(type: string): string {
  return type.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
}
