/**
 * The problems of structured data. Sources: RFC 8259 and the JSON-LD 1.1 Recommendation for the text, schema.org 30.0
 * for the words, the Microdata and RDFa 1.1 specifications for markup.
 */
import type { SchemaFinding } from '../../facts/structured-data/rules/validate.ts';
import { topicsOf, type TopicRow } from './topic.ts';

const LOST = 'A JSON parser gives up at this place, so engines read nothing of the whole block.';
const UNMAPPED =
  'The words of the block do not become words of schema.org, so engines that read schema.org skip it.';
const LENIENT = 'The block counts, but a stricter reader may drop it.';

const JSON_PROBLEMS: Readonly<Record<string, TopicRow>> = {
  'json.trailing-comma': [
    'A comma comes before a closing bracket',
    LOST,
    'Take it out.',
    '{"name": "Alder",}',
  ],
  'json.missing-comma': ['A comma is missing', LOST, 'Put one between the two members.', '{"a": 1 "b": 2}'],
  'json.extra-comma': ['There is one comma too many', LOST, 'Take it out.', '{"a": 1,, "b": 2}'],
  'json.missing-colon': ['A colon is missing', LOST, 'Put one between key and value.', '{"name" "Alder"}'],
  'json.missing-value': ['A key has no value', LOST, 'Write the value, or take the key out.', '{"name": }'],
  'json.unescaped-quote': [
    'A quote inside a text is not escaped',
    LOST,
    'Write \\" for it.',
    '{"name": "The "Alder""}',
  ],
  'json.wrong-quote': [
    'A text has quotes that JSON does not know',
    LOST,
    'Use straight double quotes.',
    "{'name': 'Alder'}",
  ],
  'json.bare-key': ['A key has no quotes', LOST, 'Put it in double quotes.', '{name: "Alder"}'],
  'json.bare-word': ['A word has no quotes', LOST, 'Put it in double quotes.', '{"name": Alder}'],
  'json.placeholder': [
    'Text of a template is left',
    LOST,
    'Let the template fill it in.',
    '{"name": {{ title }}}',
  ],
  'json.comment': [
    'The block contains a comment',
    'JSON has no comments; many parsers give up here.',
    'Take it out.',
    '{/* shop */ "name": "Alder"}',
  ],
  'json.html-comment': [
    'The block contains an HTML comment',
    LOST,
    'Take it out.',
    '<!-- {"name": "Alder"} -->',
  ],
  'json.html-tag': [
    'The block contains an HTML tag between its members',
    LOST,
    'Take it out; keep the editor from formatting scripts.',
    '{"name": "Alder",<br />',
  ],
  'json.cdata': ['The block contains CDATA marks', LOST, 'Take them out.', '<![CDATA[{…}]]>'],
  'json.bom': ['The block contains a byte order mark', LENIENT, 'Take it out.'],
  'json.control-character': [
    'A text contains a raw control character',
    'JSON wants line breaks and tabs in texts escaped; strict parsers give up.',
    'Write \\n or \\t for it.',
  ],
  'json.bad-escape': [
    'An escape is none of JSON',
    LOST,
    'Double the backslash, or take it out.',
    '{"path": "C:\\dir"}',
  ],
  'json.bad-number': [
    'A number is not written as JSON',
    LOST,
    'Write it with digits and a point.',
    '{"price": 9,99}',
  ],
  'json.leading-zero': [
    'A number begins with a zero',
    LENIENT,
    'Put it in quotes when it is a code, or drop the zero.',
    '{"sku": 0042}',
  ],
  'json.lone-surrogate': [
    'Half of a character is missing',
    'It is no text, and readers replace or refuse it.',
    'Write the whole character.',
  ],
  'json.html-entity': [
    'HTML entities are used for quotes',
    LOST,
    'Entities mean nothing inside script: write the characters.',
    '{&quot;name&quot;: &quot;Alder&quot;}',
  ],
  'json.invalid-space': ['A space is none that JSON allows', LOST, 'Use plain spaces.'],
  'json.leading-text': [
    'Text comes before the value',
    LOST,
    'Leave the JSON alone in its element.',
    'Warning: … {"name": "Alder"}',
  ],
  'json.trailing-text': [
    'Text comes after the value',
    LENIENT,
    'Leave the JSON alone in its element.',
    '{…};',
  ],
  'json.assignment': ['The block is a script, not JSON', LOST, 'Write the object alone.', 'var data = {…};'],
  'json.concatenated': [
    'One element contains several values',
    'Readers take the first value alone, or none of them.',
    'Put them into one array, or one element each.',
    '{…}{…}',
  ],
  'json.double-encoded': [
    'The JSON is a text inside JSON',
    LOST,
    'Write the object itself.',
    '"{\\"name\\": \\"Alder\\"}"',
  ],
  'json.duplicate-key': [
    'A key is given twice',
    'Readers keep one of the values, most the last.',
    'Join the values into one array.',
    '{"image": "a.png", "image": "b.png"}',
  ],
  'json.empty': ['The element is empty', 'There is nothing to read.', 'Fill it or take it out.'],
  'json.mismatched-bracket': [
    'A bracket is closed by the other kind',
    LOST,
    'Close { with } and [ with ].',
    '{"image": ["a.png"}',
  ],
  'json.truncated': [
    'The block ends too early',
    LOST,
    'Write its end: a template or a size limit cut it.',
    '{"name": "Alder"',
  ],
};

const WORDS: Readonly<Record<string, TopicRow>> = {
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
    LENIENT,
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
  'schema.com': ['The vocabulary is named schema.com', UNMAPPED, 'Write https://schema.org.'],
  'schema.net': ['The vocabulary is named schema.net', UNMAPPED, 'Write https://schema.org.'],
  'entity.duplicate': [
    'The same entity is described twice',
    'Readers must guess which description is meant.',
    'Keep one, and point at it by @id.',
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
    { kind: 'structured-data', source: 'https://www.rfc-editor.org/rfc/rfc8259', grade: 'standard' },
    JSON_PROBLEMS,
  ),
  ...topicsOf(
    {
      kind: 'structured-data',
      source: 'https://www.w3.org/TR/json-ld11/ and https://schema.org',
      grade: 'standard',
    },
    WORDS,
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
