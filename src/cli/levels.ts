/** What `--severity` makes of the findings of a rule. */
import { CodedError } from '../errors.ts';
import type { Finding } from '../findings/finding.ts';
import { joinedByOr } from '../values/wording.ts';
import { LEVELS, type Level } from './level-names.ts';
import { checkRuleName } from './rule-names.ts';

/** Levels by the id of a rule, or `rule/code` for one of its faults. */
export type Levels = ReadonlyMap<string, Level>;

/** Reads `rule=level` and `rule/code=level`; of a name that stands twice the later one. Throws `usage`. */
export function readLevels(written: readonly string[]): Levels {
  return new Map(
    written.map((one) => {
      const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(one) ?? [];
      const level = LEVELS.find((each) => each === value);
      if (level === undefined)
        throw new CodedError(
          'usage',
          `--severity takes rule=level, where the level is ${joinedByOr(LEVELS)}, not "${one}"`,
        );
      checkRuleName(name, 'to set the severity of', 'usage');
      return [name, level] as const;
    }),
  );
}

/** The findings at the levels that were set, those of `off` left out. What a fault is set to wins over its rule. */
export function atLevels(findings: readonly Finding[], levels: Levels): readonly Finding[] {
  return findings.flatMap((finding) => {
    const level = levels.get(`${finding.rule}/${finding.code}`) ?? levels.get(finding.rule);
    if (level === 'off') return [];
    return level === undefined ? [finding] : [{ ...finding, severity: level }];
  });
}
