/** Documented results as any store takes them. */

import { REPLACEMENT } from '../values/wording.ts';

/** What reads a result back from JSON: a schema of the contract. */
interface Shape<Result> {
  parse(value: unknown): Result;
}

/** An escape in JSON text: of a backslash, of U+0000, of half a surrogate pair, which no whole pair is written with. */
const ESCAPE = /\\(?:\\|u0000|ud[89a-f][\da-f]{2})/g;

/**
 * The result with U+FFFD for characters that a page can write into its data and not every store takes: PostgreSQL's
 * jsonb refuses U+0000 and half a surrogate pair (its manual, 8.14), so one page would end the worker that keeps it.
 */
export function storable<Result>(result: Result, shape: Shape<Result>): Result {
  const written = JSON.stringify(result);
  const clean = written.replace(ESCAPE, (escape) => (escape === '\\\\' ? escape : REPLACEMENT));
  return clean === written ? result : shape.parse(JSON.parse(clean));
}
