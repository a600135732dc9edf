import { TRAINING_TOKEN } from '../catalog/use-signals.ts';
import { groupsFor, type RobotsTxt } from '../readers/robots/index.ts';

/** What the group of robots.txt says that speaks of training for everybody. */
export interface TrainingPreference {
  readonly says: 'allow' | 'deny';
  /** 1-based line of the rule that says it. */
  readonly line: number;
  /** The rule as it is written. */
  readonly text: string;
  /** Whether it holds for the whole site. */
  readonly isWhole: boolean;
}

/**
 * The training preference of a file, `null` where no group has its name: the group for all bots (`*`) speaks of visits, and
 * not of training. A group that closes some paths denies training on these; one without a path states nothing.
 */
export function trainingPreference(robots: RobotsTxt): TrainingPreference | null {
  const { groups } = groupsFor(robots, [TRAINING_TOKEN], { wildcard: 'ignored' });
  const rules = groups.flatMap((group) => group.rules);
  const denials = rules.filter(({ allow }) => !allow);
  const whole = denials.find(({ value }) => WHOLE.has(value));
  const stated = whole ?? denials[0] ?? rules[0];
  if (stated === undefined) return null;
  const { allow, line, value } = stated;
  const says = denials.length > 0 ? 'deny' : 'allow';
  const opens = rules.some((rule) => rule.allow);
  return {
    says,
    line,
    text: `${allow ? 'Allow' : 'Disallow'}: ${value}`,
    // What no rule matches is allowed (RFC 9309, 2.2.2).
    isWhole: says === 'allow' || (whole !== undefined && !opens),
  };
}

const WHOLE: ReadonlySet<string> = new Set(['/', '/*', '*']);
