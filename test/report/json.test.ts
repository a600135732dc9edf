import { expect, test } from 'vitest';
import { printableJson, printablePieces } from '../../src/report/json.ts';

test('controls that steer terminals or reorder text come as escapes, and back as they were', () => {
  const value = { 'a\u009b': ['\u007f\u0080\u009f', '\u202e\u2066\u2069\u200f\u061c', 'é日\u00a0'] };
  for (const indent of [0, 2]) {
    const text = printableJson(value, indent);
    expect(text).not.toMatch(/[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
    expect(text).toContain('\\u202e');
    expect(text).toContain('é日\u00a0');
    expect(JSON.parse(text)).toEqual(value);
  }
});

test('passwords and keys in addresses are masked, in strings alone', () => {
  const value = {
    link: 'https://user:secretpw@example.com/a?api_key=0123456789abcdef',
    host: '//cdn.example',
    mail: 'a@b.example',
  };
  for (const indent of [0, 2])
    expect(JSON.parse(printableJson(value, indent))).toEqual({
      ...value,
      link: 'https://user:***@example.com/a?api_key=***',
    });
});

test('pieces of a document are its text', () => {
  const finding = { rule: 'a', data: { list: [], text: 'x\u009b\n"y"', none: undefined }, deep: [[{}]] };
  for (const document of [
    {},
    { a: undefined },
    {
      name: 'x',
      none: null,
      empty: [],
      object: {},
      gone: undefined,
      one: [finding],
      numbers: [1, null, undefined],
    },
    {
      findings: Array.from({ length: 2_000 }, (_, index) => ({ ...finding, index })),
      url: 'https://u:pass@example.com/',
    },
  ]) {
    const pieces = [...printablePieces(document)];
    expect(pieces.join('')).toBe(`${printableJson(document, 2)}\n`);
    expect(pieces.every((piece) => piece.length < 70_000)).toBe(true);
  }
});
