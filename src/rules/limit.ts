/** What an audit could not know, as evidence and reports keep it. */
import type { AUDIT_LIMITS } from '../catalog/audit-limits.ts';
import type { ProbeLimit, ProbeStop } from '../catalog/probe-limits.ts';
import type { Data } from './rule.ts';

/** The code of a limit; its words are the phrases of `limits`. */
export type LimitCode = keyof typeof AUDIT_LIMITS | ProbeLimit | ProbeStop;

/** One thing that could not be known, by its code, and what its words are filled from. */
export interface Limit {
  readonly code: LimitCode;
  readonly data: Data;
}

/** The limit of a code. */
export function limit(code: LimitCode, data: Data = {}): Limit {
  return { code, data };
}
