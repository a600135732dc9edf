/**
 * Faults of structured data that no text to paste sets right. Sources: the JSON-LD 1.1 Recommendation, schema.org 30.0
 * for the words, the Microdata and RDFa 1.1 specifications for markup, Google's documentation for what it shows.
 */
import type { StructuredProblem, StructuredProblemCode } from '../../readers/structured-data/model.ts';
import { jsonLd } from '../page/example-page.ts';
import { failEach, type Occurrence } from '../rule.ts';
import { shown } from '../wording.ts';
import { ldJson, type FaultRow } from './fault-row.ts';
import { JSON_FAULT_ROWS } from './json-faults.ts';
import { schemaRule } from './schema-rule.ts';

/** Said of words that do not lead to schema.org. */
const UNREAD = 'so engines that read schema.org skip the block';

const SCHEMA_CONTEXT = 'Write "@context": "https://schema.org"';

const SLASH = 'End the address with a slash: without one, vocabulary and name run together';

/** What is beyond our caps. */
const beyond = (message: string, example: FaultRow['example']): FaultRow => ({
  severity: 'info',
  effort: 'template',
  message,
  fix: 'Describe what the page is about, and no more',
  example,
});

const typed = (node: object): string =>
  ldJson(JSON.stringify({ '@context': 'https://schema.org', '@type': 'Thing', ...node }));

const ROWS: Readonly<Record<StructuredProblemCode, FaultRow>> = {
  ...JSON_FAULT_ROWS,
  'context.missing': {
    severity: 'medium',
    effort: 'template',
    title: 'A JSON-LD block has no @context',
    message: `A JSON-LD block with the type "{written}" has no @context, ${UNREAD}`,
    fix: SCHEMA_CONTEXT,
    example: ldJson('{"@type": "Prduct"}'),
  },
  'context.invalid': {
    severity: 'medium',
    effort: 'template',
    title: 'A JSON-LD context is not valid',
    message: 'A JSON-LD context is not valid[: "{written}" is protected and stays what it was]',
    fix: 'Write an address or an object as the context, and define no protected term anew',
    example: ldJson('{"@context": 1, "name": "Alder"}'),
  },
  'context.misspelt': {
    severity: 'medium',
    effort: 'template',
    title: 'A JSON-LD context is misspelt',
    message: `The JSON-LD context "{written}" is misspelt, ${UNREAD}`,
    fix: SCHEMA_CONTEXT,
    example: ldJson('{"@context": "https://shema.org", "name": "Alder"}'),
  },
  'context.alias': {
    severity: 'info',
    effort: 'template',
    title: 'A JSON-LD context is another name of schema.org',
    message:
      'The JSON-LD context "{written}" is another name of schema.org, which strict readers may not know',
    fix: SCHEMA_CONTEXT,
    example: ldJson('{"@context": "http://schema.googleapis.com/", "@type": "Thing"}'),
  },
  'context.foreign': {
    severity: 'info',
    effort: 'template',
    title: 'A JSON-LD context is that of another vocabulary',
    message: 'The JSON-LD context "{written}" is that of another vocabulary',
    fix: 'Add https://schema.org to the context where its words are meant',
    example: ldJson('{"@context": "https://example.com/words", "@type": "Product"}'),
  },
  'context.relative': {
    severity: 'medium',
    effort: 'template',
    title: 'A JSON-LD context is a relative address',
    message: `The JSON-LD context "{written}" is a relative address, ${UNREAD}`,
    fix: SCHEMA_CONTEXT,
    example: ldJson('{"@context": "schema.org", "name": "Alder"}'),
  },
  'context.type-address': {
    severity: 'medium',
    effort: 'template',
    title: 'A JSON-LD context names a type',
    message: `The JSON-LD context "{written}" names a type, ${UNREAD}`,
    fix: 'Name the vocabulary in @context and the type in @type',
    example: ldJson('{"@context": "https://schema.org/Product", "name": "Kettle"}'),
  },
  'context.prefix-undefined': {
    severity: 'medium',
    effort: 'template',
    title: 'A JSON-LD block uses a prefix that it does not define',
    message: `A JSON-LD block does not define the prefix of the type "{written}", ${UNREAD}`,
    fix: `${SCHEMA_CONTEXT}, and leave the prefix out`,
    example: ldJson('{"@type": "schema:Prduct"}'),
  },
  'context.prefix-without-slash': {
    severity: 'medium',
    effort: 'template',
    title: 'The address of a prefix does not end with a slash',
    message: 'The address of the prefix "{written}" does not end with a slash',
    fix: SLASH,
    example: ldJson('{"@context": {"schema": "https://schema.org"}, "name": "Alder"}'),
  },
  'context.vocab-without-slash': {
    severity: 'medium',
    effort: 'template',
    message: '@vocab does not end with a slash',
    fix: SLASH,
    example: ldJson('{"@context": {"@vocab": "https://schema.org"}, "name": "Alder"}'),
  },
  'context.too-large': {
    severity: 'info',
    effort: 'template',
    message: 'A JSON-LD context is too large to be read',
    fix: 'Use https://schema.org as the context',
    example: {
      html: ldJson('{"@context": ["https://schema.org"…], "@type": "Person"}'),
      repeated: [',{}', 100_000],
    },
  },
  'type.invalid': {
    severity: 'medium',
    effort: 'template',
    message: '@type is not a name, so engines do not know what the entity is',
    fix: 'Write the name of a type into @type',
    example: typed({ '@type': {} }),
  },
  'type.missing': {
    severity: 'medium',
    effort: 'template',
    message: 'A JSON-LD block names no type, so engines do not know what it describes',
    fix: 'Name the type in @type, or point to an entity that has one by @id',
    example: ldJson('{"@context": "https://schema.org", "name": "Alder"}'),
  },
  'type.unknown': {
    severity: 'low',
    effort: 'template',
    title: 'A type is not in schema.org',
    message: 'schema.org has no type "{written}"[; {meant} is near]',
    fix: 'Use a type of schema.org',
    example: typed({ '@type': 'Wibblewobble' }),
  },
  'property.unknown': {
    severity: 'info',
    effort: 'template',
    title: 'A property is not in schema.org',
    message: 'schema.org has no property "{written}"[; {meant} is near]',
    fix: 'Use a property of schema.org: engines ignore others',
    example: typed({ naem: 'Alder' }),
  },
  'id.invalid': {
    severity: 'low',
    effort: 'template',
    message: '@id is not one address, so nothing can point to the entity',
    fix: 'Write one address into @id',
    example: typed({ '@id': {} }),
  },
  'keyword.misspelt': {
    severity: 'medium',
    effort: 'template',
    title: 'A JSON-LD keyword is not in lower case',
    message:
      'The JSON-LD keyword "{written}" is not in lower case, so readers ignore it and all that is in it',
    fix: 'Write the keyword as {meant}',
    example: ldJson('{"@context": "https://schema.org", "@Type": "Wibble"}'),
  },
  'text.html-entity': {
    severity: 'low',
    effort: 'template',
    title: 'A value contains HTML entities',
    message: 'The value "{written}" contains HTML entities, which readers of JSON show as they are',
    fix: 'Write the characters themselves',
    example: typed({ name: 'Salt &amp; Pepper' }),
  },
  'text.placeholder': {
    severity: 'medium',
    effort: 'template',
    title: 'A value is a placeholder of a template',
    message: 'The value "{written}" is a placeholder of a template',
    fix: 'Let the template fill in the value, or leave the property out',
    example: typed({ name: '{{ title }}' }),
  },
  'entity.duplicate': {
    severity: 'info',
    effort: 'template',
    title: 'The page describes one entity several times',
    message: 'The page describes {written} more than once',
    fix: 'Keep one description and point to it by @id; put all questions into one FAQPage',
    example: jsonLd('Organization', { name: 'Alder' }) + jsonLd('Organization', { name: 'Alder', url: '/' }),
  },
  'entity.too-much': beyond('The page describes more entities or values than are judged', {
    html: `<div itemscope itemtype="https://schema.org/Person">…</div>`,
    repeated: ['<div itemprop="knows" itemscope itemtype="https://schema.org/Person">', 26],
  }),
  'script.src': {
    severity: 'medium',
    effort: 'template',
    message: 'JSON-LD is in another file, which engines do not fetch',
    fix: 'Put the JSON into the script element',
    example: '<script type="application/ld+json" src="/data.json"></script>',
  },
  'script.wrong-type': {
    severity: 'low',
    effort: 'template',
    message: 'JSON-LD is in a script of another type, so engines do not read it',
    fix: 'Set the type of the script element to application/ld+json',
    example: '<script type="application/json">{"@context":"https://schema.org","name":"Alder"}</script>',
  },
  'json-ld.too-much': beyond('The page has more JSON-LD than is read', {
    html: '…',
    repeated: [ldJson('{}'), 10_001],
  }),
  'microdata.data-vocabulary': {
    severity: 'low',
    effort: 'template',
    message: 'Markup uses data-vocabulary.org, which Google does not support since 2020-04-06',
    fix: 'Use the types of schema.org',
    example: '<div itemscope itemtype="http://data-vocabulary.org/Review"></div>',
  },
  'microdata.itemref-without-target': {
    severity: 'low',
    effort: 'template',
    title: 'itemref names an id that the page does not have',
    message: 'itemref names the id "{written}", which the page does not have',
    fix: 'Name the id of an element of this page',
    example: '<div itemscope itemtype="https://schema.org/Person" itemref="nowhere"></div>',
  },
  'microdata.itemtype-without-itemscope': {
    severity: 'low',
    effort: 'template',
    message: 'An element has itemtype without itemscope, so no item begins there',
    fix: 'Add itemscope, or remove itemtype from an element that gives a plain value',
    example: '<meta itemprop="name" content="Ann" itemtype="https://schema.org/Person">',
  },
  'microdata.relative-type': {
    severity: 'low',
    effort: 'template',
    title: 'itemtype is not a whole address',
    message: 'The itemtype "{written}" is not a whole address',
    fix: 'Write https://schema.org/ before the name of the type',
    example: '<meta itemprop="name" content="Ann" itemtype="Person">',
  },
  'microdata.too-much': beyond('The page has more microdata than is read', {
    html: '<div itemscope itemtype="https://schema.org/Person">…</div>',
    repeated: ['<p itemscope></p>', 100_000],
  }),
  'rdfa.missing-vocab': {
    severity: 'medium',
    effort: 'template',
    title: 'RDFa names no vocabulary',
    message: 'The typeof "{written}" has no vocabulary, so engines that read schema.org skip it',
    fix: 'Add vocab="https://schema.org/"',
    example: { html: '<div typeof="Person" title="…">', repeated: ['x', 10_000] },
  },
  'rdfa.vocab-misspelt': {
    severity: 'medium',
    effort: 'template',
    title: 'The vocabulary of RDFa is misspelt',
    message: 'The vocab "{written}" is misspelt',
    fix: 'Write vocab="https://schema.org/"',
    example: '<div vocab="https://shema.org/" typeof="Wibble"></div>',
  },
  'rdfa.vocab-without-slash': {
    severity: 'medium',
    effort: 'template',
    title: 'The vocabulary of RDFa does not end with a slash',
    message: 'The vocab "{written}" does not end with a slash',
    fix: SLASH,
    example: '<div vocab="https://schema.org" typeof="Wibble"></div>',
  },
  'rdfa.too-much': beyond('The page has more RDFa than is read', {
    html: '<div vocab="https://schema.org/">…</div>',
    repeated: ['<p typeof=Person></p>', 100_001],
  }),
  'review.item-type': {
    severity: 'info',
    effort: 'template',
    title: 'Google shows no reviews and ratings for a type that has them',
    message: 'Google shows no reviews and ratings for {written}; other engines may read them',
    fix: 'Give the thing its narrowest type; where Google shows reviews of none of them, there is nothing to repair',
    example: typed({ '@type': 'Service', aggregateRating: { '@type': 'AggregateRating', ratingValue: 4 } }),
  },
  'problem.too-much': {
    severity: 'info',
    effort: 'template',
    message: 'The page has more faults of structured data than are listed',
    fix: 'Repair those that are listed, and audit the page again',
    example: { html: '…', repeated: ['<p itemscope itemtype="https://schema.org/Wibblewobble"></p>', 201] },
  },
};

export const structuredDataFaults = schemaRule({
  id: 'structured-data-faults',
  area: 'understand',
  title: 'Structured data has no faults beyond those with a repair',
  why: 'Engines skip what they cannot read, and ignore words that schema.org does not have.',
  source: 'https://www.w3.org/TR/json-ld11/',
  grade: 'standard',
  // Each fault that the page audit finds there is repaired by schema-repairs, or is one of these.
  subsumes: ['schema-valid'],
  faults: ROWS,

  evaluate({ page: { structuredData } }) {
    const seen = new Map<StructuredProblemCode, number>();
    const found: Occurrence<StructuredProblemCode>[] = [];
    for (const problem of structuredData.problems) {
      if (problem.repaired === true) continue;
      const number = (seen.get(problem.code) ?? 0) + 1;
      seen.set(problem.code, number);
      found.push(occurrence(problem, number));
    }
    return failEach(found);
  },

  fixOf: () => null,

  examples: {
    pass: [jsonLd('Organization', { name: 'Alder' }), '<p>Text</p>'],
    fail: Object.values(ROWS).map(({ example }) => example),
  },
});

function occurrence(
  { code, line, column, written = '', meant = '' }: StructuredProblem,
  number: number,
): Occurrence<StructuredProblemCode> {
  const about = written !== '' ? [written] : number > 1 ? [String(number)] : undefined;
  return { code, data: { written: shown(written), meant }, ...(line > 0 && { line, column }), about };
}
