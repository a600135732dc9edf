/** Documented results as any store takes them. */

import { storableJson } from '../values/wording.ts';

/** What reads a result back from JSON: a schema of the contract. */
interface Shape<Result> {
  parse(value: unknown): Result;
}

/**
 * The result with U+FFFD for characters that a page can write into its data and not every store takes: one page would
 * end the worker that keeps it.
 */
export function storable<Result>(result: Result, shape: Shape<Result>): Result {
  const written = JSON.stringify(result);
  const clean = storableJson(written);
  return clean === written ? result : shape.parse(JSON.parse(clean));
}
