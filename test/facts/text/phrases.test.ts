import { expect, test } from 'vitest';
import { phraseIndexes, phrasesIn } from '../../../src/facts/text/phrases.ts';
import { tokensOf } from '../../../src/facts/text/tokens.ts';

const index = phraseIndexes('hypeWords')('en')!;
const [[phrase] = []] = index.phrases;
const found = (text: string) => phrasesIn(index, text, tokensOf([text]), 0);

test('a phrase ends at a word border, or with the text', () => {
  expect(phrase).toMatch(/^[a-z]/);
  expect(found(`It is ${phrase}`)).toEqual([phrase]);
  expect(found(`It is ${phrase}, they say`)).toEqual([phrase]);
  expect(found(`It is ${phrase}zz`)).toEqual([]);
  expect(found(`It is ${phrase}é`)).toEqual([]);
});
