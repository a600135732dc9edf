/**
 * The problems of structured data whose text can be read. Sources: the JSON-LD 1.1 Recommendation, schema.org 30.0 for the
 * words, the Microdata and RDFa 1.1 specifications for markup, Google's documentation for what it asks of each type.
 */
import type { StructuredProblemCode } from '../../facts/structured-data/model.ts';
import type { SchemaFinding } from '../../facts/structured-data/rules/validate.ts';
import { topicsOf, type TopicRow } from '../../report/glossary/topic.ts';

const UNMAPPED =
  'The words of the block do not become words of schema.org, so engines that read schema.org skip it.';

const PROBLEMS: Readonly<Record<Exclude<StructuredProblemCode, `json.${string}`>, TopicRow>> = {
  'context.missing': ['There is no @context', UNMAPPED, 'Add it.', '"@context": "https://schema.org"'],
  'context.invalid': [
    '@context is no address and no object',
    UNMAPPED,
    'Write the address of schema.org.',
    '"@context": 1',
  ],
  'context.misspelt': [
    '@context is misspelt',
    UNMAPPED,
    'Write https://schema.org.',
    '"@context": "https://shema.org"',
  ],
  'context.alias': [
    '@context is a near name of schema.org',
    'The block counts, but a stricter reader may drop it.',
    'Write https://schema.org.',
    '"@context": "http://schema.googleapis.com/"',
  ],
  'context.foreign': [
    '@context is another vocabulary',
    UNMAPPED,
    'Add https://schema.org if schema.org is meant.',
  ],
  'context.relative': [
    '@context is a relative address',
    UNMAPPED,
    'Write https://schema.org.',
    '"@context": "schema.org"',
  ],
  'context.type-address': [
    '@context names a type',
    UNMAPPED,
    'Name the vocabulary in @context and the type in @type.',
    '"@context": "https://schema.org/Product"',
  ],
  'context.prefix-undefined': [
    'A prefix is not defined',
    UNMAPPED,
    'Define it in @context, or leave it out.',
    '"@type": "foo:Product"',
  ],
  'context.prefix-without-slash': [
    'A prefix does not end with a slash',
    'Prefix and name run together into a word that nobody knows.',
    'End it with /.',
    '"schema": "https://schema.org"',
  ],
  'context.vocab-without-slash': [
    '@vocab does not end with a slash',
    'Vocabulary and name run together into a word that nobody knows.',
    'End it with /.',
    '"@vocab": "https://schema.org"',
  ],
  'context.too-large': [
    'The context is larger than we read',
    'What is beyond the cap was not judged.',
    'Use https://schema.org as the context.',
  ],
  'type.invalid': [
    '@type is no name',
    'The entity has no type, so it says nothing of what it is.',
    'Write the name of a type.',
    '"@type": {}',
  ],
  'type.missing': [
    'A block names no type',
    'Consumers take an entity by its type: what the block says is said of nothing they know.',
    'Name the type in @type, or point at an entity that has one by @id.',
    '{"@context": "https://schema.org", "name": "Alder"}',
  ],
  'type.unknown': [
    'A type is not in schema.org',
    'Engines do not know what the entity is.',
    'Use a type of schema.org; the detail names the nearest.',
    '"@type": "Artikel"',
  ],
  'property.unknown': [
    'A property is not in schema.org',
    'Engines ignore it.',
    'Use a property of schema.org.',
    '"headlines": "Descale an espresso machine"',
  ],
  'id.invalid': [
    '@id is not one address',
    'The entity has no name by which others could point at it.',
    'Write one address.',
    '"@id": {}',
  ],
  'keyword.misspelt': [
    'A keyword is not in lower case',
    'JSON-LD ignores the member and everything in it.',
    'Write the keyword in lower case.',
    '"@Type": "Product"',
  ],
  'text.html-entity': [
    'A value contains HTML entities',
    'Entities mean nothing in JSON: readers take them as they are written.',
    'Write the characters themselves.',
    '"name": "Salt &amp; Pepper"',
  ],
  'text.placeholder': [
    'Text of a template is left in a value',
    'The block counts, and this value says nothing of the page.',
    'Let the template fill it in, or leave the property out.',
    '"name": "{{ title }}"',
  ],
  'entity.duplicate': [
    'The same entity is described twice',
    'Readers must guess which description is meant.',
    'Keep one, and point at it by @id.',
  ],
  'script.src': [
    'JSON-LD is in another file',
    'Engines read the text of the element, not the address in src.',
    'Put the JSON into the element.',
    '<script type="application/ld+json" src="/data.json"></script>',
  ],
  'script.wrong-type': [
    'JSON-LD is in a script of another type',
    'Engines read application/ld+json alone.',
    'Set the type of the element to application/ld+json.',
    '<script type="application/json">',
  ],
  'json-ld.too-much': [
    'There is more JSON-LD than we read',
    'What is beyond the cap was not judged.',
    'Describe what the page is about, and no more.',
  ],
  'microdata.data-vocabulary': [
    'Markup uses data-vocabulary.org',
    'Google ended its support on 2020-04-06.',
    'Use schema.org.',
    'itemtype="http://data-vocabulary.org/Review"',
  ],
  'microdata.itemref-without-target': [
    'itemref names an id that is not there',
    'The properties that it was to bring are lost.',
    'Name an id of this page.',
  ],
  'microdata.itemtype-without-itemscope': [
    'itemtype is used without itemscope',
    'No item begins here, and its properties go to another or to none.',
    'Add itemscope.',
    '<div itemtype="https://schema.org/Product">',
  ],
  'microdata.relative-type': [
    'itemtype is no whole address',
    UNMAPPED,
    'Write https://schema.org/ before it.',
    'itemtype="Product"',
  ],
  'microdata.too-much': [
    'There is more microdata than we read',
    'What is beyond the cap was not judged.',
    'Describe what the page is about, and no more.',
  ],
  'rdfa.too-much': [
    'There is more RDFa than we read',
    'What is beyond the cap was not judged.',
    'Describe what the page is about, and no more.',
  ],
  'entity.too-much': [
    'The page describes more than we give',
    'What is beyond the cap was not judged.',
    'Describe what the page is about, and no more.',
  ],
  'review.item-type': [
    'Reviews are of a type for which Google shows none',
    'The markup is valid, and other engines may read it; Google lists the types whose reviews and ratings it shows.',
    'Give the thing its narrowest type; where that is none of them, there is nothing to repair.',
    '{"@type": "Service", "aggregateRating": {"@type": "AggregateRating", "ratingValue": 4}}',
  ],
  'problem.too-much': [
    'There are more problems than we list',
    'The first ones are listed; the others are likely of the same kinds.',
    'Repair those that are listed and check again.',
  ],
  'rdfa.missing-vocab': [
    'RDFa names no vocabulary',
    UNMAPPED,
    'Add vocab.',
    '<div vocab="https://schema.org/" typeof="Product">',
  ],
  'rdfa.vocab-misspelt': ['The vocabulary is misspelt', UNMAPPED, 'Write https://schema.org/.'],
  'rdfa.vocab-without-slash': [
    'vocab does not end with a slash',
    'Vocabulary and name run together into a word that nobody knows.',
    'End it with /.',
    'vocab="https://schema.org"',
  ],
};

/** What an entity that counts does not meet, of what Google's documentation asks. */
const UNMET: Readonly<Record<SchemaFinding['code'], TopicRow>> = {
  missing: [
    'A property is missing that Google asks for',
    'Without a property that is required the type does not count; without another the entity says less.',
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

/** What there is to know of each problem of structured data. */
export const structuredDataTopics = [
  ...topicsOf(
    {
      kind: 'structured-data',
      source: 'https://www.w3.org/TR/json-ld11/ and https://schema.org',
      grade: 'standard',
    },
    PROBLEMS,
  ),
  ...topicsOf(
    {
      kind: 'structured-data',
      source: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
      grade: 'vendor',
    },
    UNMET,
  ),
];
