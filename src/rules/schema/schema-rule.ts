/** What a rule of the Schema Audit is. */
import type { FetchCode } from '../../exchange.ts';
import { BLANK } from '../../readers/structured-data/texts.ts';
import type { ExampleExchange } from '../page/page-rule.ts';
import { unknown, wholeFaults, type Occurrence, type Rule, type Unknown, type Written } from '../rule.ts';
import type { SchemaPart } from './parts.ts';
import type { SchemaSubject } from './subject.ts';

/**
 * What a rule reads: what came, or the page, of which nothing is judged where something else came. `present`: of the page
 * only what it has, so that its faults hold where a part of the page was not read.
 */
export type SchemaReads = 'answer' | 'page' | 'present';

/** A saved page for an example: HTML alone, HTML with the rest of its answer, or why no answer came. */
export type SchemaExample = string | SchemaExampleExchange | { readonly outcome: FetchCode };

/** An example with what HTML alone does not show. */
export interface SchemaExampleExchange extends Pick<
  ExampleExchange,
  'html' | 'url' | 'status' | 'headers' | 'truncated' | 'now'
> {
  /** What stands for `…` in the HTML, and how often: caps are shown by much of the same. */
  readonly repeated?: readonly [text: string, times: number];
}

/** The verdict on what a page lacks that was cut off. */
export const CUT: Unknown = unknown('page-cut');

/**
 * Where the code of a fix goes. `head`: right after the opening tag of head. `body`: right after that of body. `block`:
 * in place of the JSON-LD script element that the description names. `tag`: in place of the start tag at the line and
 * column named. `main`, `article`: right after the opening tag of the element of that name that holds the main text.
 * `edit`: it shows the result of a change that only a person can place.
 */
export type FixPlace = 'head' | 'body' | 'main' | 'article' | 'block' | 'tag' | 'edit';

/** The documented fix of a fault. */
export interface FixForm {
  readonly id: string;
  readonly place: FixPlace;
  /** The parts of the score that lose points for what it repairs; empty when it costs none. */
  readonly parts: readonly SchemaPart[];
}

/** A rule of the Schema Audit. */
export interface SchemaRule<Id extends string = string> extends Rule<SchemaSubject, SchemaExample, Id> {
  readonly reads: SchemaReads;
  /** The documented fix of a fault that was found; `null` for one that no text repairs. */
  readonly fixOf: (found: Occurrence, subject: SchemaSubject) => FixForm | null;
}

/** The rule as it is written: the documented fix is named by the fault and goes into the head element unless it says otherwise. */
type WrittenSchemaRule<Id extends string, Code extends string> = Omit<
  Written<SchemaRule<Id>, Code>,
  'fixOf' | 'reads'
> & {
  readonly reads?: SchemaReads;
  /** The part of the score that has points for the rule. */
  readonly part?: SchemaPart;
  readonly fixOf?: (found: Occurrence, subject: SchemaSubject) => Partial<FixForm> | null;
};

/** The same record with its id kept as a literal type, so that the points table can ask for it. */
export function schemaRule<const Id extends string, Code extends string>({
  reads = 'page',
  part,
  fixOf = () => ({}),
  ...rule
}: WrittenSchemaRule<Id, Code>): SchemaRule<Id> {
  const parts = part === undefined ? [] : [part];
  return {
    ...rule,
    audit: 'schema',
    faults: wholeFaults(rule),
    reads,
    fixOf: (found, subject) => {
      const form = fixOf(found, subject);
      return form === null ? null : { id: found.code, place: 'head', parts, ...form };
    },
  };
}

/** Ends the fix of a fault whose text to paste may have blanks. */
export const FILL_IN =
  '[. First fill in {blanks|value|values} marked REPLACE: the page does not state {blanks:it|them}]';

/** Blanks in a text to paste: facts that the page does not state. */
export function blanksIn(paste: string): number {
  return paste.split(BLANK).length - 1;
}

/** `FAQPage` as `faq-page`: type names as parts of the names of fixes. */
export function kebabCase(type: string): string {
  return type.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
}
