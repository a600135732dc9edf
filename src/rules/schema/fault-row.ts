/** One row of the words for the faults of structured data. */
import type { Fault } from '../rule.ts';
import type { SchemaExample } from './schema-rule.ts';

/** A fault, and a page that shows it. */
export interface FaultRow extends Fault {
  readonly example: SchemaExample;
}

/** A JSON-LD script element. */
export const ldJson = (json: string): string => `<script type="application/ld+json">${json}</script>`;
