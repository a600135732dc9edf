/** Scores and severities in colours and words. */
import type { FindingSeverity } from '../rules/severity.ts';

/** Three bands of a score, or of an answer. */
export type Band = 'good' | 'fair' | 'poor';

/** Scores that people already know how to read: Lighthouse shows 90 and more green, 50 and more orange (Chrome for Developers, "Lighthouse performance scoring"). */
const GOOD_FROM = 90;
const FAIR_FROM = 50;

/** The band of a score 0 to 100. */
export function bandOf(score: number): Band {
  if (score >= GOOD_FROM) return 'good';
  return score >= FAIR_FROM ? 'fair' : 'poor';
}

/** The band of each severity; `null`: no colour, for what costs little or nothing. */
export const SEVERITY_BANDS: Readonly<Record<FindingSeverity, Band | null>> = {
  critical: 'poor',
  high: 'poor',
  medium: 'fair',
  low: null,
  info: null,
};
