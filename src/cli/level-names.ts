/** What `--severity` sets rules to. Apart from its reading, which needs the rules: most starts need the names alone. */
import { FINDING_SEVERITIES, type FindingSeverity } from '../rules/severity.ts';

/** What a rule can be set to: `off` leaves its findings out. */
export const LEVELS = ['off', ...FINDING_SEVERITIES.toReversed()] as const;

/** The level of a rule. */
export type Level = 'off' | FindingSeverity;
