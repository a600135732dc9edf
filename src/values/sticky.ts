/** Sticky expressions (flag y), which match at a place or not at all. */

/** Where a sticky expression that matches at a place ends; the place itself when it does not match there. */
export function endOfMatch(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}

/** Whether a sticky expression matches at a place. */
export function matchesAt(expression: RegExp, text: string, at: number): boolean {
  expression.lastIndex = at;
  return expression.test(text);
}
