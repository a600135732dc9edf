/** What one step of the decision says, before it is put into words for the caller. */
import type { AccessContext } from './context.ts';
import type { AccessConfidence, AccessKind, GenericSignal, SignalId } from './model.ts';

/** One step's word on what an answer is, with what shows it. */
export interface Finding {
  readonly kind: AccessKind;
  /** Key of the vendor that acted, `null` for a generic rule. */
  readonly vendor: string | null;
  readonly confidence: AccessConfidence;
  /** Id of the signal. */
  readonly id: SignalId;
  readonly evidence: string;
}

/** A step of the decision: its finding, or `null` to leave the word to the next. */
export type Step = (context: AccessContext) => Finding | null;

/** The finding of a rule that belongs to no vendor. */
export function finding(
  kind: AccessKind,
  id: GenericSignal,
  evidence: string,
  confidence: AccessConfidence = 'high',
): Finding {
  return { kind, vendor: null, confidence, id, evidence };
}

/** The same where the page does not tell whether it is so. */
export const doubted = (found: Finding): Finding => ({
  ...found,
  kind: 'unknown',
  confidence: 'medium',
  evidence: `may be ${found.kind}: ${found.evidence}`,
});

/** What the first matching pattern matched, or `null`. */
export function patternIn(text: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return match[0];
  }
  return null;
}

/** The first finding of a list of steps. */
export function firstOf(steps: readonly Step[], context: AccessContext): Finding | null {
  for (const step of steps) {
    const found = step(context);
    if (found !== null) return found;
  }
  return null;
}
