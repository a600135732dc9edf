import { VALUE_KINDS } from '../../../catalog/value-kinds.ts';
import { allEntities, textsOf } from '../../../facts/page-entities.ts';
import { isEntity } from '../../../readers/structured-data/entity-index.ts';
import { hasType } from '../../../readers/structured-data/vocabulary.ts';
import type { StructuredEntity } from '../../../readers/structured-data/model.ts';
import { failEach, none, type Occurrence } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { jsonLd } from '../example-page.ts';
import { aiSeoRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

const DATE_PROPERTIES = [...VALUE_KINDS.keys()].filter((property) => VALUE_KINDS.get(property) === 'date');

/** The least date of .NET (0001-01-01), of Go and of SQL (0000-00-00): what a program writes that has no date. */
const NO_DATE = /^000[01]-/;

export const schemaFilled = aiSeoRule({
  id: 'schema-filled',
  area: 'understand',
  title: 'Structured data holds no empty things and no dates of nobody',
  why: 'A thing without a property says nothing, and a date in the year 1 is what a program writes that has none.',
  source: SOURCES.googleSdPolicies,
  grade: 'vendor',

  severity: 'low',
  effort: 'template',
  faults: {
    'no-date': {
      title: 'Structured data has a date that nobody set',
      message: '{wrong} {count:is|are} what a program writes that has no date',
      fix: 'Write the real date, or leave the property out',
    },
    empty: {
      title: 'Structured data holds an empty thing',
      message: '{wrong@empty-things} {count:says|say} nothing',
      fix: 'Fill in its properties, or leave it out',
    },
  },

  evaluate({ page }) {
    const entities = allEntities(page.structuredData.entities);
    if (entities.length === 0) return none;
    return failEach([...found('no-date', entities, noDates), ...found('empty', entities, emptyThings)]);
  },

  examples: {
    pass: [
      jsonLd('Article', { datePublished: '2026-02-01', author: { '@type': 'Person', name: 'Ann' } }),
      jsonLd('Organization', {
        parentOrganization: { '@type': 'Organization', '@id': 'https://example.com/#o' },
      }),
      jsonLd('Product', { offers: [] }),
      jsonLd('InteractionCounter', { interactionType: { '@type': 'CommentAction' } }),
    ],
    fail: [
      jsonLd('Article', { datePublished: '0001-01-01T00:00:00Z' }),
      jsonLd('Article', { datePublished: '0000-00-00', author: { '@type': 'Person' } }),
      jsonLd('Article', { author: [{ '@type': 'Person' }] }),
    ],
    none: ['<p>Text</p>'],
  },
});

/** One occurrence of all that is wrong in one way, each property once. */
function found<const Code extends string>(
  code: Code,
  entities: readonly StructuredEntity[],
  wrongIn: (entity: StructuredEntity) => readonly string[],
): Occurrence<Code>[] {
  const wrong = [...new Set(entities.flatMap(wrongIn))];
  return wrong.length === 0 ? [] : [{ code, data: { wrong, count: wrong.length } }];
}

const noDates = (entity: StructuredEntity): string[] =>
  DATE_PROPERTIES.flatMap((property) =>
    textsOf(entity, property)
      .filter((value) => NO_DATE.test(value))
      .slice(0, 1)
      .map((value) => `${property} "${shown(value)}"`),
  );

/** Things that hold nothing, by what is known of them. */
export const EMPTY_THINGS = { typed: 'the {2} in {1}', thing: 'the thing in {1}' } as const;

/** Things with a type alone. One with an id may be described elsewhere; the type of an action says what is done (Google, discussion forum data). */
const emptyThings = ({ properties }: StructuredEntity): string[] =>
  Object.entries(properties).flatMap(([property, values]) => {
    const inner = values.find(
      (value) =>
        isEntity(value) &&
        value.id === null &&
        Object.keys(value.properties).length === 0 &&
        !hasType(value.types, 'Action'),
    );
    return inner === undefined || !isEntity(inner)
      ? []
      : [inner.types.length === 0 ? `thing: ${property}` : `typed: ${property}: ${inner.types.join(', ')}`];
  });
