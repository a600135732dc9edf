/**
 * Structured data in a block that cannot be read: it does not count, and to say that it is missing would mislead. What
 * asks for it is lost with the rule that reports the block.
 */
import type { PageFacts } from '../../facts/page-facts.ts';
import { hasType } from '../../readers/structured-data/vocabulary.ts';
import type { StructuredProblem } from '../../readers/structured-data/model.ts';
import { taken } from '../rule.ts';

/** Old guards around a block, for browsers without scripts and for XML: some readers of the block take them off. */
const GUARDS: ReadonlySet<string> = new Set(['json.html-comment', 'json.cdata']);

/** The errors for which readers drop a block. */
export const unreadable = ({ structuredData }: PageFacts): readonly StructuredProblem[] =>
  structuredData.problems.filter(({ severity, code }) => severity === 'error' && !GUARDS.has(code));

/** Whether a broken block would give one of these types. */
export const isUnread = (page: PageFacts, ...types: readonly string[]): boolean =>
  unreadable(page).length > 0 &&
  page.structuredData.repairs.some((repair) => types.some((type) => hasType(repair.types, type)));

/** Whether such a block states one of these properties. */
export const isUnreadWith = (page: PageFacts, ...properties: readonly string[]): boolean =>
  unreadable(page).length > 0 &&
  page.structuredData.repairs.some(({ code }) => properties.some((name) => code.includes(`"${name}"`)));

/** The verdict of a rule that asks for such data. */
export const unread = taken('schema-valid');
