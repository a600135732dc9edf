/** A fix before it is put in order: the documented object, and how it is applied and what it earns. */
import type { Fix } from '../../contract/index.ts';
import { BLANK } from '../../facts/structured-data/texts.ts';
import type { SchemaPart } from './parts.ts';
import { schemaFixTitle, type SchemaFixName } from '../topics/schema-fixes.ts';

/**
 * Where the code goes. `head`: right after the opening tag of head. `body`: right after that of body. `block`: in
 * place of the JSON-LD script element that the description names. `tag`: in place of the start tag at the line and
 * column named. `main`, `article`: right after the opening tag of the element of that name that holds the main text.
 * `edit`: it shows the result of a change that only a person can place.
 */
export type FixPlace = 'head' | 'body' | 'main' | 'article' | 'block' | 'tag' | 'edit';

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

/** A fix that the table of topics has words for: its title is the one that stands there, unless it has one of its own. */
export function namedFix(
  id: SchemaFixName,
  words: Pick<Fix, 'severity' | 'description' | 'code'> & Partial<Pick<Fix, 'title'>>,
): Fix {
  const { severity, title = schemaFixTitle(id), description, code } = words;
  return { id, severity, title, description, code };
}

const FILL =
  'The page does not state everything that is needed: fill in what is marked REPLACE before pasting.';

/** A proposal without a place in the page. Its text says what goes into head, and whether blanks are to be filled in. */
export function proposal(fix: Fix, place: FixPlace, parts: readonly SchemaPart[]): Proposal {
  const isTemplate = fix.code.includes(BLANK);
  const words = [fix.description, place === 'head' ? 'Put it into head.' : '', isTemplate ? FILL : ''];
  const description = words.filter((sentence) => sentence !== '').join(' ');
  return { fix: { ...fix, description }, place, isTemplate, parts, line: 0, column: 0 };
}
