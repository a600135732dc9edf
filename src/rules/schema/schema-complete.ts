import { jsonLd } from '../page/example-page.ts';
import { failEach } from '../rule.ts';
import { COMPLETION_FAULTS, completion, completionCode, incompleteTypes } from './incomplete-types.ts';
import { fixOfType } from './judge-type.ts';
import { schemaRule } from './schema-rule.ts';

/** Types whose missing properties are named: more of them show nothing new. */
const MAX_TYPES = 20;

const besides = (data: string): string =>
  `${jsonLd('Recipe', { name: 'Tea', image: 'https://example.com/t.png' })}${data}`;

export const schemaComplete = schemaRule({
  id: 'schema-complete',
  area: 'understand',
  title: 'Structured data has what its types need',
  why: 'A type does not count without a property that Google requires; without another property the data says less.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
  grade: 'vendor',
  faults: COMPLETION_FAULTS,

  // Data that loses points is reported by the rule that has them.
  evaluate: (subject) =>
    failEach(
      incompleteTypes(subject)
        .filter(({ parts }) => parts.length === 0)
        .slice(0, MAX_TYPES)
        .map((each) => completion(subject, each, completionCode)),
    ),

  fixOf: fixOfType,

  examples: {
    pass: [besides(''), besides(jsonLd('Organization', { name: 'Example' }))],
    fail: [
      besides(jsonLd('Product', { name: 'Kettle' })),
      besides(jsonLd('Event', { name: 'Fair' })),
      besides(jsonLd('Book', { name: 'Kettles' })),
    ],
  },
});
