/** Structured data in a block that cannot be read: it does not count, and to say that it is missing would mislead. */
import type { PageFacts } from '../../facts/page-facts.ts';
import type { StructuredRepair } from '../../readers/structured-data/model.ts';
import { hasType } from '../../readers/structured-data/vocabulary.ts';
import { fail, type Fail, type Fault } from '../rule.ts';
import type { FindingSeverity } from '../severity.ts';

/** What a rule asks for, in a block that gives it once it is set right. */
export interface Unread {
  /** Type or property. */
  readonly name: string;
  /** The place of the first fault of the block. */
  readonly repair: Pick<StructuredRepair, 'line' | 'column'>;
}

/** The first block that is broken, or stands between marks that JSON does not know, and would give one of these types. */
export function unreadOf({ structuredData }: PageFacts, ...types: readonly string[]): Unread | undefined {
  for (const name of types) {
    const repair = structuredData.repairs.find((each) => hasType(each.types, name));
    if (repair !== undefined) return { name, repair };
  }
  return undefined;
}

/** The first such block that states one of these properties. */
export function unreadWith(
  { structuredData }: PageFacts,
  ...properties: readonly string[]
): Unread | undefined {
  for (const name of properties) {
    const repair = structuredData.repairs.find(({ code }) => code.includes(`"${name}"`));
    if (repair !== undefined) return { name, repair };
  }
  return undefined;
}

/** The fault of a rule that asks for such data, to be named `unreadable`. */
export const unreadFault = (severity: FindingSeverity): Fault => ({
  severity,
  effort: 'template',
  title: 'Engines cannot read the structured data',
  message: 'Engines cannot read the structured data with {name} (line {line})',
  fix: 'Correct the structured data at line {line}, column {column}',
});

/** The verdict of such a rule. */
export function unread({ name, repair: { line, column } }: Unread): Fail<'unreadable'> {
  return fail('unreadable', { name, line, column }, { line, column });
}
