/** Structured data that stands in a broken block: it does not count, and to say that it is missing would mislead. */
import type { PageFacts } from '../../facts/page-facts.ts';
import { hasType } from '../../facts/structured-data/vocabulary.ts';
import { fail, type Fail } from './legacy.ts';
import { shown } from '../wording.ts';

/** Whether a block that is broken, or stands between marks that JSON does not know, gives such data once it is set right. */
export const isUnread = ({ structuredData }: PageFacts, type: string): boolean =>
  structuredData.repairs.some((repair) => hasType(repair.types, type));

/** Whether such a block states one of these properties. */
export const holdsUnread = ({ structuredData }: PageFacts, ...properties: readonly string[]): boolean =>
  structuredData.repairs.some(({ code }) => properties.some((property) => code.includes(`"${property}"`)));

/** The verdict of a check that asks for such data: what it asks for, and the first fault of JSON on the page with its line. */
export function unread({ structuredData }: PageFacts, wanted: string): Fail {
  const fault = structuredData.problems.find(
    ({ severity, code }) => severity === 'error' && code.startsWith('json.'),
  );
  const place = fault === undefined ? '' : ` (${shown(fault.detail || fault.code, 120)}, line ${fault.line})`;
  return fail(`${wanted} stands in a block that cannot be read${place}`, 'Correct the block at that place');
}
