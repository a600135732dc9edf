/**
 * Structured data in a block that cannot be read: it does not count, and to say that it is missing would mislead. What
 * asks for it is lost with the rule that reports the block.
 */
import type { PageFacts } from '../../facts/page-facts.ts';
import { hasType } from '../../readers/structured-data/vocabulary.ts';
import { taken } from '../rule.ts';

/** Whether a block that is broken, or between marks that JSON does not know, would give one of these types. */
export const isUnread = ({ structuredData }: PageFacts, ...types: readonly string[]): boolean =>
  structuredData.repairs.some((repair) => types.some((type) => hasType(repair.types, type)));

/** Whether such a block states one of these properties. */
export const isUnreadWith = ({ structuredData }: PageFacts, ...properties: readonly string[]): boolean =>
  structuredData.repairs.some(({ code }) => properties.some((name) => code.includes(`"${name}"`)));

/** The verdict of a rule that asks for such data. */
export const unread = taken('schema-valid');
