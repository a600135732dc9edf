/** Structured data that stands in a broken block: it does not count, and to say that it is missing would mislead. */
import type { PageFacts } from '../../facts/page-facts.ts';
import { hasType } from '../../facts/structured-data/vocabulary.ts';
import type { Fault } from '../rule.ts';
import type { FindingSeverity } from '../severity.ts';
import type { Data } from '../words.ts';
import { shown } from '../wording.ts';

/** Whether a block that is broken, or stands between marks that JSON does not know, gives such data once it is set right. */
export const isUnread = ({ structuredData }: PageFacts, type: string): boolean =>
  structuredData.repairs.some((repair) => hasType(repair.types, type));

/** Whether such a block states one of these properties. */
export const holdsUnread = ({ structuredData }: PageFacts, ...properties: readonly string[]): boolean =>
  structuredData.repairs.some(({ code }) => properties.some((property) => code.includes(`"${property}"`)));

/** The fault of a rule that asks for such data. Its data are those of {@link unreadData}. */
export const unreadFault = (severity: FindingSeverity): Fault => ({
  severity,
  effort: 'template',
  title: 'Data stands in a block that cannot be read',
  message: '{wanted} stands in a block that cannot be read[ ({problem}, line {line})]',
  fix: 'Correct the block at that place',
});

/** What is asked for, and the first fault of JSON on the page with its line. */
export function unreadData({ structuredData }: PageFacts, wanted: string): Data {
  const fault = structuredData.problems.find(
    ({ severity, code }) => severity === 'error' && code.startsWith('json.'),
  );
  return fault === undefined
    ? { wanted }
    : { wanted, problem: shown(fault.detail || fault.code, 120), line: fault.line };
}
