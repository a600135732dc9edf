import { describe, expect, test } from 'vitest';
import { decodeTextFile, MAX_TEXT_BYTES, MAX_TEXT_LINES } from '../../../src/facts/llms-txt/decode.ts';

const read = (text: string) => decodeTextFile(Buffer.from(text), []);

describe('a text file is read', () => {
  test('up to its cap of bytes', () => {
    expect(read('a'.repeat(MAX_TEXT_BYTES))).toMatchObject({ isCut: false });
    const { isCut, text } = read('a'.repeat(MAX_TEXT_BYTES + 1));
    expect([isCut, text.length]).toEqual([true, MAX_TEXT_BYTES]);
  });

  test.each(['\n', '\r\n', '\r'])('up to its cap of lines, which end in %j', (end) => {
    expect(read(`a${end}`.repeat(MAX_TEXT_LINES))).toMatchObject({ isCut: false });
    const { isCut, text } = read(`${`a${end}`.repeat(MAX_TEXT_LINES)}b`);
    expect([isCut, text]).toEqual([true, `a${end}`.repeat(MAX_TEXT_LINES)]);
  });
});
