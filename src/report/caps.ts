/** What keeps the score of an audit down, whatever else is repaired. */
import type { Finding } from '../findings/finding.ts';
import { criticalShare } from '../score/score.ts';
import type { Locale } from './locale.ts';
import type { ScoreCap, ScoreName } from './report.ts';

/** What an audit gave, as far as it caps its score. */
interface Capped {
  readonly value: number;
  readonly findings: readonly Finding[];
  readonly gates?: readonly { readonly id: string; readonly cap: number }[];
}

/** What keeps a score down: the gate that it has met, or else its critical findings. */
export function capOf(score: ScoreName, { value, findings, gates = [] }: Capped): readonly ScoreCap[] {
  const [gate] = gates;
  if (gate !== undefined && gate.cap === value)
    return [{ score, most: gate.cap, criticals: 0, rule: gate.id }];
  const criticals = findings.filter(({ severity }) => severity === 'critical');
  const [first] = criticals;
  return first === undefined
    ? []
    : [{ score, most: criticalShare(criticals.length), criticals: criticals.length, rule: first.rule }];
}

/** What caps a score, in a few words. */
export function capText({ most, criticals, rule }: ScoreCap, { tell }: Locale): string {
  return criticals === 0
    ? tell('capped-by-rule', { most, rule })
    : tell('capped-beside', { most, criticals });
}
