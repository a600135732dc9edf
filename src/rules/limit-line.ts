/** What an audit could not know, as results keep it. */
import { PHRASES } from './phrases.ts';
import type { Data } from './rule.ts';
import { fill } from './words.ts';

/** The code of a limit. */
export type LimitCode = keyof typeof PHRASES.limits;

/** A stable code, a colon and a sentence. */
export function limitLine(code: LimitCode, data: Data = {}): string {
  return `${code}: ${fill(PHRASES.limits[code], data)}`;
}
