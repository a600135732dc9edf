import type { SchemaFinding } from '../structured-data/validate.ts';
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

const FIX = `Write each value[ of JSON-LD block {block}][ at line {line}, column {column}] in the form of its property: {forms@value-forms}[. The page writes it as {format}: correct it there][. {count} entities of this page need it; the text corrects one of them]. Source: {source}${FILL_IN}`;

/** For examples: a day on which it is still the first of November in the west. */
const NOW = Date.UTC(2026, 10, 2, 11);

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

  severity: 'medium',
  effort: 'template',
  faults: {
    'text-for-object': {
      title: 'Structured data has texts where Google reads objects',
      message: '{type} data has a text where Google reads an object: {wrong}',
      fix: FIX,
    },
    expired: {
      title: 'Structured data has prices that are over',
      message: '{type} data has a price that is over: {wrong}; Google may show no product snippet for it',
      fix: `Renew the price and its last day[ in JSON-LD block {block}][ at line {line}, column {column}], or leave priceValidUntil out[. {count} entities of this page need it; the text corrects one of them]. Source: {source}${FILL_IN}`,
    },
    'correct-type': {
      severity: 'low',
      title: 'Structured data has values that engines cannot read',
      message: '{type} data has values that engines cannot read: {wrong}',
      fix: FIX,
    },
  },

  evaluate: (subject) =>
    failEach(
      incorrectTypes(subject)
        .slice(0, MAX_TYPES)
        .flatMap((each) => corrections(subject, each)),
    ),

  fixOf: ({ about = [] }) => ({ id: `correct-${kebabCase(about[0] ?? '')}`, place: 'edit' }),

  examples: {
    pass: [
      { html: jsonLd('Offer', { price: 9, priceCurrency: 'EUR', priceValidUntil: '2026-11-01' }), now: NOW },
      { html: jsonLd('Offer', { price: 9, priceCurrency: 'EUR', priceValidUntil: '2026' }), now: NOW },
      jsonLd('Event', { startDate: '2026-03-01' }),
      jsonLd('Product', {
        name: 'Kettle',
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 3, reviewCount: 0 },
      }),
      jsonLd('Product', { name: 'Kettle', offers: { '@id': '#offer' } }),
      jsonLd('Question', { name: 'How often?', answerCount: 0 }),
      jsonLd('Product', {
        name: 'Kettle',
        offers: { '@type': 'Offer', price: 9, priceCurrency: 'EUR', priceValidUntil: '2020-01-01' },
      }),
    ],
    fail: [
      { html: jsonLd('Offer', { price: 9, priceCurrency: 'EUR', priceValidUntil: '2026-10-31' }), now: NOW },
      { html: jsonLd('Offer', { price: 9, priceCurrency: 'EUR', priceValidUntil: '2025' }), now: NOW },
      jsonLd('Event', { startDate: 'soon' }),
      jsonLd('FAQPage', {
        mainEntity: { '@type': 'Question', name: 'How often?', acceptedAnswer: 'Monthly.' },
      }),
      jsonLd('JobPosting', {
        title: 'Cook',
        jobLocation: 'Bern',
        hiringOrganization: { '@type': 'Organization', name: 'Alder' },
      }),
      jsonLd('Product', { name: 'Kettle', offers: '12 EUR' }),
      jsonLd('Product', {
        name: 'Kettle',
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 0 },
      }),
      '<div itemscope itemtype="https://schema.org/Event"><b itemprop="location">Bern</b></div>',
      jsonLd('Product', {
        name: 'Kettle',
        offers: { '@type': 'Offer', price: '9,99', priceCurrency: 'EUR' },
      }),
      '<div itemscope itemtype="https://schema.org/Event"><b itemprop="startDate">soon</b></div>',
    ],
  },
});

/** What is wrong with a value, by its kind; any other is written in a form that nobody reads. */
const CODES = { object: 'text-for-object', expired: 'expired' } as const;

type Code = 'correct-type' | (typeof CODES)[keyof typeof CODES];

const codeOf = ({ kind }: SchemaFinding): Code =>
  kind === 'object' || kind === 'expired' ? CODES[kind] : 'correct-type';

function corrections(subject: SchemaSubject, { type, findings }: TypeFindings): Occurrence<Code>[] {
  const codes = new Set(findings.map(codeOf));
  return [...codes].map((code) =>
    correction(subject, code, { type, findings: findings.filter((each) => codeOf(each) === code) }),
  );
}

function correction(
  subject: SchemaSubject,
  code: Code,
  { type, findings }: Pick<TypeFindings, 'type' | 'findings'>,
): Occurrence<Code> {
  const paste = pasteOf(subject, findings);
  const place = placeData(findings);
  return {
    code,
    data: {
      type,
      wrong: [
        ...new Set(findings.map(({ property, value = '' }) => `${property} "${shown(value, MAX_SHOWN)}"`)),
      ],
      forms: [...new Set(findings.map(formOf))],
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

/** A property with the form of its value, for the table of forms. */
const formOf = ({ kind, property, object }: SchemaFinding): string =>
  [kind ?? '', property, ...(object === undefined ? [] : [object.type])].join(': ');
