/** The verdict on values of structured data of which the first of each property is told. */
import { fail, pass, type Fail, type Pass } from '../rule.ts';

/** `wrong`: by property, the property and its value as a sentence says them. */
export function failOf<const Code extends string>(
  code: Code,
  wrong: ReadonlyMap<string, string>,
): Fail<Code> | Pass {
  return wrong.size === 0 ? pass : fail(code, { wrong: [...wrong.values()], count: wrong.size });
}
