/** The order of issues: worst first, as the documented set of words lists them. */
import { ISSUE_TYPES, type IssueType } from '../contract/index.ts';

/** Below 0 when an issue of the first type comes before one of the second. */
export function byIssueType(a: IssueType, b: IssueType): number {
  return ISSUE_TYPES.indexOf(a) - ISSUE_TYPES.indexOf(b);
}
