/** The problems in the text of a JSON-LD block. Source: RFC 8259. */
import type { StructuredProblemCode } from '../../facts/structured-data/model.ts';
import { topicsOf, type TopicRow } from '../../report/glossary/topic.ts';

type JsonProblemCode = Extract<StructuredProblemCode, `json.${string}`>;

const LOST = 'A JSON parser gives up at this place, so engines read nothing of the whole block.';
const LENIENT = 'The block counts, but a stricter reader may drop it.';

const JSON_PROBLEMS: Readonly<Record<JsonProblemCode, TopicRow>> = {
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

/** What there is to know of each problem in the text of a block. */
export const jsonProblemTopics = topicsOf(
  { kind: 'structured-data', source: 'https://www.rfc-editor.org/rfc/rfc8259', grade: 'standard' },
  JSON_PROBLEMS,
);
