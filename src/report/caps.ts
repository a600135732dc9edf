/** What keeps the score of an audit down, whatever else is repaired. */
import type { Finding } from '../findings/finding.ts';
import { CRITICAL_CAPS } from '../score/score.ts';
import type { Locale } from './locale.ts';
import type { ScoreCap, ScoreName } from './report.ts';

/** What an audit gave, as far as it caps its score. */
interface Capped {
  readonly value: number;
  readonly findings: readonly Finding[];
  readonly gates?: readonly { readonly id: string; readonly cap: number }[];
}

/** The cap that a score has met; none where it is lower by other faults. */
export function capOf(score: ScoreName, { value, findings, gates = [] }: Capped): readonly ScoreCap[] {
  const [gate] = gates;
  if (gate !== undefined && gate.cap === value)
    return [{ score, most: gate.cap, criticals: 0, rule: gate.id }];
  const criticals = findings.filter(({ severity }) => severity === 'critical');
  const most = CRITICAL_CAPS[Math.min(criticals.length, CRITICAL_CAPS.length - 1)];
  const [first] = criticals;
  return first === undefined || most !== value
    ? []
    : [{ score, most, criticals: criticals.length, rule: first.rule }];
}

/** What caps a score, in a few words. */
export function capText({ most, criticals, rule }: ScoreCap, { tell }: Locale): string {
  return criticals === 0
    ? tell('capped-by-rule', { most, rule })
    : tell('capped-beside', { most, criticals });
}
