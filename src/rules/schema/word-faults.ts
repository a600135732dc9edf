/**
 * The words for what is wrong with the words of JSON-LD, its contexts, types and properties. Sources: the JSON-LD 1.1
 * Recommendation, and schema.org 30.0 for its own words.
 */
import type { StructuredProblemCode } from '../../readers/structured-data/model.ts';
import { END_WITH_SLASH, ldJson, row, typed, type FaultRow } from './fault-row.ts';

/** Said of words that do not lead to schema.org. */
const UNREAD = 'so engines that read schema.org skip the block';

const SCHEMA_CONTEXT = 'Write "@context": "https://schema.org"';

/** By code. */
export const WORD_FAULT_ROWS: Readonly<
  Record<
    Extract<
      StructuredProblemCode,
      `${'context' | 'keyword' | 'type' | 'property' | 'id' | 'text'}.${string}`
    >,
    FaultRow
  >
> = {
  'context.missing': row({
    name: 'no @context for its type',
    severity: 'medium',
    title: 'A JSON-LD block has no @context',
    message: `A JSON-LD block with the type "{written}" has no @context, ${UNREAD}`,
    fix: SCHEMA_CONTEXT,
    example: ldJson('{"@type": "Prduct"}'),
  }),
  'context.invalid': row({
    name: 'an @context that is neither an address nor an object',
    severity: 'medium',
    title: 'A JSON-LD context is not valid',
    message: 'A JSON-LD context is not valid[: "{written}" is protected and stays what it was]',
    fix: 'Write an address or an object as the context, and define no protected term anew',
    example: ldJson('{"@context": 1, "name": "Alder"}'),
  }),
  'context.misspelt': row({
    name: 'a misspelt @context',
    severity: 'medium',
    title: 'A JSON-LD context is misspelt',
    message: `The JSON-LD context "{written}" is misspelt, ${UNREAD}`,
    fix: SCHEMA_CONTEXT,
    example: ldJson('{"@context": "https://shema.org", "name": "Alder"}'),
  }),
  'context.alias': row({
    severity: 'info',
    title: 'A JSON-LD context is another name of schema.org',
    message:
      'The JSON-LD context "{written}" is another name of schema.org, which strict readers may not know',
    fix: SCHEMA_CONTEXT,
    example: ldJson('{"@context": "http://schema.googleapis.com/", "@type": "Thing"}'),
  }),
  'context.foreign': row({
    severity: 'info',
    title: 'A JSON-LD context is that of another vocabulary',
    message:
      'The JSON-LD context "{written}" is that of another vocabulary[: {meant} counts for no type of schema.org]',
    fix: 'Add https://schema.org to the context where its words are meant',
    example: ldJson('{"@context": "https://example.com/words", "@type": "Product"}'),
  }),
  'context.relative': row({
    name: 'a relative address in @context',
    severity: 'medium',
    title: 'A JSON-LD context is a relative address',
    message: `The JSON-LD context "{written}" is a relative address, ${UNREAD}`,
    fix: SCHEMA_CONTEXT,
    example: ldJson('{"@context": "schema.org", "name": "Alder"}'),
  }),
  'context.type-address': row({
    name: 'the address of a type in @context',
    severity: 'medium',
    title: 'A JSON-LD context names a type',
    message: `The JSON-LD context "{written}" names a type, ${UNREAD}`,
    fix: 'Name the vocabulary in @context and the type in @type',
    example: ldJson('{"@context": "https://schema.org/Product", "name": "Kettle"}'),
  }),
  'context.prefix-undefined': row({
    name: 'a prefix that is not defined',
    severity: 'medium',
    title: 'A JSON-LD block uses a prefix that it does not define',
    message: `A JSON-LD block does not define the prefix of the type "{written}", ${UNREAD}`,
    fix: `${SCHEMA_CONTEXT}, and leave the prefix out`,
    example: ldJson('{"@type": "schema:Prduct"}'),
  }),
  'context.prefix-without-slash': row({
    name: 'a prefix without a slash at its end',
    severity: 'medium',
    title: 'The address of a prefix does not end with a slash',
    message: 'The address of the prefix "{written}" does not end with a slash',
    fix: END_WITH_SLASH,
    example: ldJson('{"@context": {"schema": "https://schema.org"}, "name": "Alder"}'),
  }),
  'context.vocab-without-slash': row({
    name: 'an @vocab without a slash at its end',
    severity: 'medium',
    message: '@vocab does not end with a slash',
    fix: END_WITH_SLASH,
    example: ldJson('{"@context": {"@vocab": "https://schema.org"}, "name": "Alder"}'),
  }),
  'context.too-large': row({
    name: 'an @context that is too large',
    severity: 'info',
    message: 'A JSON-LD context is too large to be read',
    fix: 'Use https://schema.org as the context',
    example: {
      html: ldJson('{"@context": ["https://schema.org"…], "@type": "Person"}'),
      repeated: [',{}', 100_000],
    },
  }),
  'type.invalid': row({
    name: 'an @type that is not a name',
    severity: 'medium',
    message: '@type is not a name, so engines do not know what the entity is',
    fix: 'Write the name of a type into @type',
    example: typed({ '@type': {} }),
  }),
  'type.missing': row({
    name: 'no type',
    severity: 'medium',
    message: 'A JSON-LD block names no type, so engines do not know what it describes',
    fix: 'Name the type in @type, or point to an entity that has one by @id',
    example: ldJson('{"@context": "https://schema.org", "name": "Alder"}'),
  }),
  'type.unknown': row({
    name: 'a type that schema.org does not have',
    severity: 'low',
    title: 'A type is not in schema.org',
    message: 'schema.org has no type "{written}"[; {meant} is near]',
    fix: 'Use a type of schema.org',
    example: typed({ '@type': 'Wibblewobble' }),
  }),
  'property.unknown': row({
    severity: 'info',
    title: 'A property is not in schema.org',
    message: 'schema.org has no property "{written}"[; {meant} is near]',
    fix: 'Use a property of schema.org: engines ignore others',
    example: typed({ naem: 'Alder' }),
  }),
  'id.dangling': row({
    severity: 'info',
    title: 'Structured data refers to nodes that the page does not have',
    message:
      'Structured data refers to "{written}", which the page does not describe: an engine that reads this page alone learns nothing of it',
    fix: 'Describe the node on this page as well, with its type and name at least, or take the reference out',
    example: typed({ '@type': 'Article', author: { '@id': '#ada' } }),
  }),
  'id.invalid': row({
    name: 'an @id that is not one address',
    severity: 'low',
    message: '@id is not one address, so nothing can point to the entity',
    fix: 'Write one address into @id',
    example: typed({ '@id': {} }),
  }),
  'keyword.misspelt': row({
    name: 'a keyword in upper case',
    severity: 'medium',
    title: 'A JSON-LD keyword is not in lower case',
    message:
      'The JSON-LD keyword "{written}" is not in lower case, so readers ignore it and all that is in it',
    fix: 'Write the keyword as {meant}',
    example: ldJson('{"@context": "https://schema.org", "@Type": "Wibble"}'),
  }),
  'text.html-entity': row({
    severity: 'low',
    title: 'A value contains HTML entities',
    message: 'The value "{written}" contains HTML entities, which readers of JSON show as they are',
    fix: 'Write the characters themselves',
    example: typed({ name: 'Salt &amp; Pepper' }),
  }),
  'text.placeholder': row({
    severity: 'medium',
    title: 'A value is a placeholder of a template',
    message: 'The value "{written}" is a placeholder of a template',
    fix: 'Let the template fill in the value, or leave the property out',
    example: typed({ name: '{{ title }}' }),
  }),
};
