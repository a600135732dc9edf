import { ruleOf } from '../structured-data/type-rules.ts';
import { jsonLd } from '../page/example-page.ts';
import { failEach, type Occurrence } from '../rule.ts';
import { shown } from '../wording.ts';
import { incorrectTypes, pasteOf, placeData, type TypeFindings } from './incomplete-types.ts';
import { blanksIn, FILL_IN, kebabCase, schemaRule } from './schema-rule.ts';
import type { SchemaSubject } from './subject.ts';

/** Types whose values are named: more of them show nothing new. */
const MAX_TYPES = 20;

/** Characters of a value that a message repeats. */
const MAX_SHOWN = 40;

export const schemaValues = schemaRule({
  id: 'schema-values',
  area: 'understand',
  title: 'Values in structured data have the form that their property asks for',
  why: 'Engines do not read a date, price, address or rating that is written in another form than its property asks for.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
  grade: 'vendor',
  reads: 'present',
  // Of prices and ratings the page audit asks for more than that they can be read.
  subsumes: ['schema-dates'],

  faults: {
    'correct-type': {
      severity: 'low',
      effort: 'template',
      title: 'Structured data has values that engines cannot read',
      message: '{type} data has values that engines cannot read: {wrong}',
      fix: `Write each value[ of JSON-LD block {block}][ at line {line}, column {column}] in the form of its property: {forms@value-forms}[. The page writes it as {format}: correct it there][. {count} entities of this page need it; the text corrects one of them]. Source: {source}${FILL_IN}`,
    },
  },

  evaluate: (subject) =>
    failEach(
      incorrectTypes(subject)
        .slice(0, MAX_TYPES)
        .map((each) => correction(subject, each)),
    ),

  fixOf: ({ about = [] }) => ({ id: `correct-${kebabCase(about[0] ?? '')}`, place: 'edit' }),

  examples: {
    pass: [jsonLd('Event', { startDate: '2026-03-01' })],
    fail: [
      jsonLd('Event', { startDate: 'soon' }),
      jsonLd('Product', {
        name: 'Kettle',
        offers: { '@type': 'Offer', price: '9,99', priceCurrency: 'EUR' },
      }),
      '<div itemscope itemtype="https://schema.org/Event"><b itemprop="startDate">soon</b></div>',
    ],
  },
});

function correction(subject: SchemaSubject, { type, findings }: TypeFindings): Occurrence<'correct-type'> {
  const paste = pasteOf(subject, findings);
  const place = placeData(findings);
  return {
    code: 'correct-type',
    data: {
      type,
      wrong: [
        ...new Set(findings.map(({ property, value = '' }) => `${property} "${shown(value, MAX_SHOWN)}"`)),
      ],
      forms: [...new Set(findings.map(({ property, kind = '' }) => `${kind}: ${property}`))],
      ...place,
      source: ruleOf(type)?.google.source ?? 'https://schema.org',
      blanks: blanksIn(paste),
    },
    line: place.line,
    column: place.column,
    about: [type],
    paste,
  };
}
