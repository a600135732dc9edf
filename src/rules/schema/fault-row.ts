/** One row of the words for the faults of structured data. */
import type { Fault } from '../rule.ts';
import type { SchemaExample } from './schema-rule.ts';

/** A fault, and a page that shows it. */
export interface FaultRow extends Fault {
  /** What is there or missing, as other rules name it in their sentences; absent for what they do not name. */
  readonly name?: string;
  readonly example: SchemaExample;
}

/** A row of the table: what is wrong with structured data is repaired in the template of the page. */
export const row = (fault: Omit<FaultRow, 'effort'>): FaultRow => ({ effort: 'template', ...fault });

/** A JSON-LD script element. */
export const ldJson = (json: string): string => `<script type="application/ld+json">${json}</script>`;

/** One Thing with the properties given. */
export const typed = (node: object): string =>
  ldJson(JSON.stringify({ '@context': 'https://schema.org', '@type': 'Thing', ...node }));

/** What is beyond our caps. */
export const beyond = (message: string, example: FaultRow['example'], title?: string): FaultRow =>
  row({
    severity: 'info',
    ...(title !== undefined && { title }),
    message,
    fix: 'Describe what the page is about, and no more',
    example,
  });

/** How the address of a vocabulary is repaired. */
export const END_WITH_SLASH = 'End the address with a slash: without one, vocabulary and name run together';
