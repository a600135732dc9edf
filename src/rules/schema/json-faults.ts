/** The words for what is wrong in the text of a JSON-LD block (RFC 8259), where no repair sets it right. */
import type { StructuredProblemCode } from '../../readers/structured-data/model.ts';
import { ldJson, row, type FaultRow } from './fault-row.ts';

/** A parser gives up there: engines read nothing of the block. */
const lost = (name: string, fix: string, json: string): FaultRow =>
  row({
    name,
    severity: 'medium',
    message: `A JSON-LD block has ${name}, so engines read nothing of it`,
    fix,
    example: ldJson(json),
  });

/** Search engines read on; a stricter reader may drop the block. */
const tolerated = (name: string, fix: string, json: string): FaultRow =>
  row({
    name,
    severity: 'low',
    message: `A JSON-LD block has ${name}, so strict readers may drop it`,
    fix,
    example: ldJson(json),
  });

/** By code. */
export const JSON_FAULT_ROWS: Readonly<Record<Extract<StructuredProblemCode, `json.${string}`>, FaultRow>> = {
  'json.trailing-comma': lost('a comma before a closing bracket', 'Remove the comma', '{"name": "Alder",}'),
  'json.missing-comma': lost(
    'no comma between two members',
    'Put a comma between the two members',
    '{"name": "Alder" "url": "https://example.com/"}',
  ),
  'json.extra-comma': lost('a comma too many', 'Remove the comma', '{"name": "Alder",, "url": "/"}'),
  'json.missing-colon': lost('no colon after a key', 'Put a colon between key and value', '{"name" "Alder"}'),
  'json.missing-value': lost('a key without a value', 'Write the value, or remove the key', '{"name": }'),
  'json.unescaped-quote': lost(
    'a quote inside a text that is not escaped',
    'Write \\" for the quote',
    '{"name": "The "Alder""}',
  ),
  'json.wrong-quote': lost(
    'quotes that JSON does not have',
    'Use straight double quotes',
    "{'name': 'Alder'}",
  ),
  'json.bare-key': lost('a key without quotes', 'Put the key in double quotes', '{name: "Alder"}'),
  'json.bare-word': lost('a word without quotes', 'Put the word in double quotes', '{"name": Alder}'),
  'json.placeholder': lost(
    'a placeholder of a template in place of a value',
    'Let the template fill in the value',
    '{"name": {{ title }}}',
  ),
  'json.comment': tolerated(
    'a comment, which JSON does not allow',
    'Remove the comment',
    '{/* shop */ "name": "Alder"}',
  ),
  'json.html-comment': lost('an HTML comment', 'Remove the comment', '<!-- {"name": "Alder"} -->'),
  'json.html-tag': lost(
    'an HTML tag between its members',
    'Remove the tag, and keep the editor from formatting scripts',
    '{"name": "Alder",<br /> "url": "/"}',
  ),
  'json.cdata': lost('CDATA marks', 'Remove the marks', '<![CDATA[{"name": "Alder"}]]>'),
  'json.bom': tolerated(
    'a byte order mark at its start',
    'Remove the byte order mark',
    '\ufeff{"name": "Alder"}',
  ),
  'json.control-character': tolerated(
    'a raw line break or tab in a text',
    'Write \\n or \\t in the text',
    '{"name": "Al\nder"}',
  ),
  'json.bad-escape': lost(
    'an escape that JSON does not have',
    'Double the backslash, or remove it',
    '{"name": "C:\\dir"}',
  ),
  'json.bad-number': lost(
    'a number that JSON does not read',
    'Write the number with digits and a point',
    '{"price": 9,99}',
  ),
  'json.leading-zero': tolerated(
    'a number that starts with a zero',
    'Put the number in quotes where it is a code, or remove the zero',
    '{"sku": 0042}',
  ),
  'json.lone-surrogate': tolerated(
    'half a character in a text',
    'Write the whole character',
    '{"name": "\\ud83d"}',
  ),
  'json.html-entity': lost(
    'quotes written as HTML entities',
    'Write the characters themselves: entities mean nothing inside a script',
    '{&quot;name&quot;: &quot;Alder&quot;}',
  ),
  'json.invalid-space': lost(
    'a space that JSON does not allow',
    'Use plain spaces',
    '{\u00a0"name": "Alder"}',
  ),
  'json.leading-text': lost(
    'text before the JSON',
    'Leave nothing but the JSON in the element',
    'Warning: undefined variable {"name": "Alder"}',
  ),
  'json.unclosed-script': row({
    name: 'a "<!--<script" in a text, by which the block swallows the page after it',
    severity: 'high',
    title: 'A JSON-LD block swallows the page after it',
    message:
      'A JSON-LD block has "<!--<script" in a text, so its end tag ends nothing: browsers see nothing of the page after it, and engines read nothing of it',
    fix: 'Write \\u003c for each "<" in the texts of the block',
    example: ldJson('{"name": "Alder <!--<script>"}'),
  }),
  'json.trailing-text': tolerated(
    'text after the JSON',
    'Leave nothing but the JSON in the element',
    '{"name": "Alder"};',
  ),
  'json.assignment': lost(
    'a script in place of JSON',
    'Leave nothing but the object in the element',
    'var data = {"name": "Alder"};',
  ),
  'json.concatenated': tolerated(
    'several values one after the other',
    'Put the values into one array, or into one element each',
    '{"name": "Alder"}{"name": "Birch"}',
  ),
  'json.double-encoded': lost(
    'JSON inside a JSON text',
    'Write the object itself',
    '"{\\"name\\": \\"Alder\\"}"',
  ),
  'json.duplicate-key': tolerated(
    'a key twice in one object',
    'Join the values into one array: readers keep one of them',
    '{"image": "a.png", "image": "b.png"}',
  ),
  'json.empty': row({
    name: 'no JSON in a block',
    severity: 'low',
    message: 'A JSON-LD block is empty',
    fix: 'Fill the block, or remove it',
    example: ldJson(''),
  }),
  'json.mismatched-bracket': lost(
    'a bracket closed by another kind of bracket',
    'Close each bracket with one of its own kind',
    '{"image": ["a.png"}',
  ),
  'json.truncated': lost(
    'no end',
    'Write the end of the block: a template or a size limit cut it off',
    '{"name": "Alder"',
  ),
};
