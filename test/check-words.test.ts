import { expect, test } from 'vitest';

/** Not typed: it is a script. */
const SCRIPT: string = '../check-words.mjs';
const { faultsIn }: { readonly faultsIn: (text: string) => readonly string[] } = await import(SCRIPT);

test.each([
  ['/** What stands at the address. */', 1],
  ['/** What stands for another. */', 0],
  ['// It tells of a page.', 1],
  ['/** The space behind the word. */', 1],
  ['/** A site behind a proxy. */', 0],
  ["const text = 'what stands behind the word';", 0],
  ['function told(line: string): void {}', 1],
  ['export const foundIn = (run: Run): Found => run.found;', 1],
  ['const found = findIn(run);', 0],
  ['function knownWords(): string[] {}', 0],
])('%s', (text, count) => {
  expect(faultsIn(text)).toHaveLength(count);
});

test('a fault has its line', () => {
  expect(faultsIn('/**\n * a\n * stands\n */\nfunction seen() {}')).toEqual([
    expect.stringMatching(/^3: "stands"/),
    expect.stringMatching(/^5: "seen"/),
  ]);
});
