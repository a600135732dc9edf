/** What data of a type does not meet of Google's documentation, by the codes in the evidence of the Schema Audit. */
import type { SchemaFinding } from '../../rules/structured-data/validate.ts';
import { topicsOf, type TopicRow } from './topic.ts';

const UNMET: Readonly<Record<SchemaFinding['code'], TopicRow>> = {
  missing: [
    'A property is missing that Google asks for',
    'Without a required property the type does not count; without another one the entity says less.',
    'Add the property, with what the page shows.',
  ],
  few: [
    'There are fewer entities than Google asks for',
    'The entity counts, but the result in Google Search needs several of them.',
    'Describe the others that the page shows as well.',
  ],
  value: [
    'A value is not of the form that Google asks for',
    'Engines cannot read the date, price, address or rating that it was to state.',
    'Write dates as ISO 8601, prices as numbers with a point, and addresses whole.',
    '"price": "9,99"',
  ],
};

/** What there is to know of each of them. */
export const requirementTopics = topicsOf(
  {
    kind: 'requirement',
    source: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
    grade: 'vendor',
  },
  UNMET,
);
