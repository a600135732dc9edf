import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEXT } from '../../../src/readers/html/handler.ts';
import { addText, openWords, textBetween, textLog } from '../../../src/facts/page/text-log.ts';
import { countWords } from '../../../src/facts/text/words.ts';

/** Pieces that meet each other in text: letters, marks that join, marks that part, blanks, all widths. */
const PIECE = fc.constantFrom(
  ..."a B z 0 9 _ . , ' ’ - — “ ” ! ? & # ; é ß ř ю я Ё α 東京 タワー ไทย 한국 № ™ € 👍 ❤️ ² ½ ª ­ ‌ … • → ─ ◆ ① Ⅷ ﷽ ि".split(
    ' ',
  ),
  ' ',
  '\n',
  '\u00a0',
  '\u2003',
  '\u3000',
  '\u200b',
  '\u200d',
  'word',
  "don't",
  '3.14',
  '1,000',
  'x_1',
);
const TEXTS = fc.oneof(
  fc.array(PIECE, { maxLength: 30 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }),
);

/** The text through a log, in runs cut at these places. */
function logged(runs: readonly string[]) {
  const page = Buffer.from(runs.join('\u0001'));
  const log = textLog(page);
  let from = 0;
  for (const run of runs) {
    const to = from + Buffer.byteLength(run);
    addText(log, from, to, TEXT.raw);
    from = to + 1;
  }
  return {
    words: openWords(log),
    text: textBetween(log, 0, log.length, Infinity),
    characters: log.blockCharacters,
  };
}

const plain = (text: string) => text.replaceAll('\0', '').replace(/\s+/g, ' ').trim();

describe('the text log', () => {
  test('collapses white space and counts words as the word counter does', () => {
    fc.assert(
      fc.property(TEXTS, (text) => {
        const expected = plain(Buffer.from(text).toString());
        const { words, text: kept, characters } = logged([text]);
        expect(kept).toBe(expected);
        expect(words).toBe(countWords(expected));
        expect(characters).toBe(Array.from(expected).length);
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });

  test('does not care where a text is cut into runs', () => {
    fc.assert(
      fc.property(fc.array(TEXTS, { maxLength: 6 }), (runs) => {
        const whole = logged([runs.map((run) => Buffer.from(run).toString()).join('')]);
        const pieces = logged(runs.map((run) => Buffer.from(run).toString()));
        expect(pieces).toEqual(whole);
      }),
      { numRuns: 1_000, seed: 7 },
    );
  });

  test('reads character references of text, not of raw text', () => {
    const page = Buffer.from('a &amp; b&nbsp;&nbsp;c &notit; &#x1F600; &');
    const log = textLog(page);
    addText(log, 0, page.length, TEXT.escaped);
    expect(textBetween(log, 0, log.length, 100)).toBe('a & b c ¬it; 😀 &');
    const raw = textLog(page);
    addText(raw, 0, page.length, TEXT.raw);
    expect(textBetween(raw, 0, raw.length, 100)).toBe(page.toString());
  });

  test('cuts between characters', () => {
    const page = Buffer.from('aé東😀');
    const log = textLog(page);
    addText(log, 0, page.length, TEXT.raw);
    const cuts = [1, 2, 3, 5, 6, 9, 10].map((limit) => textBetween(log, 0, log.length, limit));
    expect(cuts).toEqual(['a', 'a', 'aé', 'aé', 'aé東', 'aé東', 'aé東😀']);
  });
});
