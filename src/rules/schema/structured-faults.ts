/** The words for everything that can be wrong with structured data, by the code of its reader. */
import type { PageFacts } from '../../facts/page-facts.ts';
import type {
  StructuredLeftOut,
  StructuredProblem,
  StructuredProblemCode,
} from '../../readers/structured-data/model.ts';
import { jsonLd } from '../page/example-page.ts';
import type { Data } from '../rule.ts';
import { shown } from '../wording.ts';
import { beyond, row, typed, type FaultRow } from './fault-row.ts';
import { JSON_FAULT_ROWS } from './json-faults.ts';
import { MARKUP_FAULT_ROWS } from './markup-faults.ts';
import { WORD_FAULT_ROWS } from './word-faults.ts';

/** Whether the end of a block, or a node, is missing only because the end of the page was not read. */
export const isOurCut = ({ response }: PageFacts, code: StructuredProblemCode | undefined): boolean =>
  (code === 'json.truncated' || code === 'id.dangling') && response.truncated !== null;

/** By code. */
export const STRUCTURED_FAULTS: Readonly<Record<StructuredProblemCode, FaultRow>> = {
  ...JSON_FAULT_ROWS,
  ...WORD_FAULT_ROWS,
  ...MARKUP_FAULT_ROWS,
  'entity.duplicate': row({
    severity: 'info',
    title: 'The page describes one entity several times',
    message: 'The page describes {written} more than once',
    fix: 'Keep one description and point to it by @id; put all questions into one FAQPage',
    example: jsonLd('Organization', { name: 'Alder' }) + jsonLd('Organization', { name: 'Alder', url: '/' }),
  }),
  'entity.too-much': beyond(
    'The page describes more entities or values than are judged[: {leftOut@left-out}]',
    {
      html: `<div itemscope itemtype="https://schema.org/Person">…</div>`,
      repeated: ['<div itemprop="knows" itemscope itemtype="https://schema.org/Person">', 26],
    },
    'The page describes more entities or values than are judged',
  ),
  'review.item-type': row({
    severity: 'info',
    title: 'Google shows no reviews and ratings for a type that has them',
    message: 'Google shows no reviews and ratings for {written}; other engines may read them',
    fix: 'Give the thing its narrowest type; where Google shows reviews of none of them, there is nothing to repair',
    example: typed({ '@type': 'Service', aggregateRating: { '@type': 'AggregateRating', ratingValue: 4 } }),
  }),
  'problem.too-much': row({
    severity: 'info',
    title: 'The page has more faults of structured data than are listed',
    message: 'The page has more faults of structured data than are listed[: {leftOut@left-out}]',
    fix: 'Repair those that are listed, and audit the page again',
    example: { html: '…', repeated: ['<p itemscope itemtype="https://schema.org/Wibblewobble"></p>', 201] },
  }),
};

/** What the words of a problem are filled from. */
export const problemData = ({ data }: Pick<StructuredProblem, 'data'>): Data => ({
  ...data,
  written: shown(data['written'] ?? ''),
});

/** What a cap leaves out. */
export const LEFT_OUT = {
  nested: 'what is nested in entities more than {count} deep',
  values: 'values of one property beyond {count}',
  entities: 'entities beyond {count} values',
  problems: '{count|more problem|more problems}',
  repairs: '{count|more repair|more repairs}',
  'unknown-types': '{count|more unknown type|more unknown types}',
} as const satisfies Readonly<Record<StructuredLeftOut, string>>;

/** What is there or missing, as the sentences of other rules name it, by code of its fault. */
export const STRUCTURED_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(STRUCTURED_FAULTS).flatMap(([code, { name }]) => (name === undefined ? [] : [[code, name]])),
);
