/** How much a finding matters, and the three documented types of an issue that it becomes. */
import type { IssueType } from '../contract/index.ts';

/** Severities, worst first. `info` costs nothing and fails nothing. */
export const FINDING_SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const;

/** Severity of a finding: the documented ones of a fix, and `info`. */
export type FindingSeverity = (typeof FINDING_SEVERITIES)[number];

/** Below 0 when the first severity is worse. */
export function worstFirst(a: FindingSeverity, b: FindingSeverity): number {
  return FINDING_SEVERITIES.indexOf(a) - FINDING_SEVERITIES.indexOf(b);
}

const TYPE_OF: Readonly<Record<FindingSeverity, IssueType>> = {
  critical: 'critical',
  high: 'warning',
  medium: 'warning',
  low: 'info',
  info: 'info',
};

/** The documented type of an issue of this severity. */
export function issueTypeOf(severity: FindingSeverity): IssueType {
  return TYPE_OF[severity];
}

/** The documented types, worst first. */
const TYPES = [...new Set(FINDING_SEVERITIES.map(issueTypeOf))];

/** Below 0 when an issue of the first type comes before one of the second: worst first. */
export function byIssueType(a: IssueType, b: IssueType): number {
  return TYPES.indexOf(a) - TYPES.indexOf(b);
}
