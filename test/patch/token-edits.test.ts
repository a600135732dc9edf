import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editedText } from '../../src/patch/file-text.ts';
import { jsonRepair } from '../../src/patch/json-edits.ts';
import { lineChanges, tokenChanges } from '../../src/patch/token-edits.ts';

const tokens = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 20 });

test('the changes of one list make it the other one', () => {
  fc.assert(
    fc.property(tokens, tokens, (before, after) => {
      const made: string[] = [];
      let at = 0;
      for (const { from, to, added } of tokenChanges(before, after)) {
        made.push(...before.slice(at, from), ...added);
        at = to;
      }
      expect([...made, ...before.slice(at)]).toEqual(after);
    }),
  );
});

test('lists that have too little in common change in one piece', () => {
  const long = (mark: string) => Array.from({ length: 3_000 }, (_, at) => `${mark}${at}`);
  expect(tokenChanges(long('a'), long('b'))).toEqual([{ from: 0, to: 3_000, added: long('b') }]);
});

test.each(['\n', '\r\n', '\r'])('lines keep the line ends of their file: %j', (end) => {
  const before = `one${end}two${end}three`;
  const edits = lineChanges(before, 'one\nnew\nthree\n');
  expect(editedText({ utf8: Buffer.from(before) }, edits).toString()).toBe(`one${end}new${end}three${end}`);
});

test.each([
  ['{"a": 1,\n}', '{"a":1}', '{"a": 1\n}'],
  ['{"a": 1\n  "b": 2}', '{"a":1,"b":2}', '{"a": 1,\n  "b": 2}'],
  ['{\'a\': "é"}', '{"a":"é"}', '{"a": "é"}'],
  ['{"a" 1}', '{"a":1}', '{"a": 1}'],
  ['// note\n{"a": 1}', '{"a":1}', '\n{"a": 1}'],
  ['{"a": "\\u00e9", "b": [1,],}', '{"a":"é","b":[1]}', '{"a": "\\u00e9", "b": [1]}'],
])('%s is repaired and stays as written elsewhere', (broken, repaired, wanted) => {
  const edits = jsonRepair(broken, 0, repaired);
  expect(edits).not.toBeNull();
  expect(editedText({ utf8: Buffer.from(broken) }, edits ?? []).toString()).toBe(wanted);
});
