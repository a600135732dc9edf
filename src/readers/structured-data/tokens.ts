/** The words of an attribute that may be absent. */
import { spaceSeparated } from '../../values/space-separated.ts';

const NONE: readonly never[] = [];

/** The words of the value of an attribute; none of one that is absent, which most are. */
export function tokens(value: string | null): readonly string[] {
  return value === null ? NONE : spaceSeparated(value);
}
