/** The order of fixes and issues: worst first, as the documented sets of words list them. */
import { ISSUE_TYPES, SEVERITIES, type IssueType, type Severity } from '../contract/index.ts';

/** Below 0 when a fix of the first severity comes before one of the second. */
export function bySeverity(a: Severity, b: Severity): number {
  return SEVERITIES.indexOf(a) - SEVERITIES.indexOf(b);
}

/** Below 0 when an issue of the first type comes before one of the second. */
export function byIssueType(a: IssueType, b: IssueType): number {
  return ISSUE_TYPES.indexOf(a) - ISSUE_TYPES.indexOf(b);
}
