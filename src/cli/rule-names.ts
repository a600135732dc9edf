/** Names of rules and of their faults, for what is set or left out by name. */
import { CodedError, type ErrorCode } from '../errors.ts';
import { rules } from '../rules/rules.ts';
import { joinedByOr } from '../values/wording.ts';
import { nearNames } from './near-names.ts';

/** Ids of all rules, and of their faults as `rule/code`. */
const NAMES: ReadonlySet<string> = new Set(
  rules.flatMap(({ id, faults }) => [id, ...Object.keys(faults).map((code) => `${id}/${code}`)]),
);

/** Throws for a name that no rule and no fault bears; `doing` says what it was for. */
export function checkRuleName(name: string, doing: string, code: ErrorCode): void {
  if (NAMES.has(name)) return;
  const near = nearNames(name, [...NAMES]);
  const hint =
    near.length === 0 ? 'citeworthy explain lists every rule' : `Did you mean ${joinedByOr(near)}?`;
  throw new CodedError(code, `There is no rule ${name} ${doing}. ${hint}`);
}
