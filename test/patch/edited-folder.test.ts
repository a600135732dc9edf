import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Edit } from '../../src/patch/change.ts';
import { fixBefore, sortedEdits } from '../../src/patch/edited-folder.ts';
import { editedText } from '../../src/patch/file-text.ts';

const TEXT = 'abcdefghij';

const edit = fc
  .record({ from: fc.nat(10), size: fc.nat(3), text: fc.constantFrom('', 'X', 'YZ') })
  .map(({ from, size, text }): Edit => ({ from, to: Math.min(TEXT.length, from + size), text }))
  .filter(({ from, to, text }) => from < to || text !== '');

const fixOf = (one: Edit) =>
  ({ file: 'a', edits: [one], also: [], sources: [], repairs: [], risk: 'low' }) as const;

const applied = (text: string, edits: readonly Edit[]) =>
  editedText({ utf8: Buffer.from(text) }, edits).toString();

test('an edit of a changed file, in the places of what it was, gives the same file', () => {
  fc.assert(
    fc.property(edit, edit, (first, second) => {
      const changed = applied(TEXT, [first]);
      fc.pre(second.to <= changed.length);
      const placed = fixBefore(fixOf(second), () => [first]);
      fc.pre(placed !== null);
      // Of two inserts at one place the first one stays first.
      fc.pre(!(second.from === second.to && second.from === first.from));
      const both = sortedEdits([first, ...(placed?.edits ?? [])]);
      expect(applied(TEXT, both)).toBe(applied(changed, [second]));
    }),
  );
});

test.each<[Edit, Edit, Edit | null]>([
  [
    { from: 2, to: 4, text: '' },
    { from: 2, to: 5, text: '' },
    { from: 4, to: 7, text: '' },
  ],
  [
    { from: 2, to: 4, text: '' },
    { from: 0, to: 2, text: '' },
    { from: 0, to: 2, text: '' },
  ],
  [{ from: 2, to: 4, text: '' }, { from: 1, to: 3, text: '' }, null],
  [{ from: 2, to: 2, text: 'XY' }, { from: 3, to: 3, text: 'Z' }, null],
  [{ from: 4, to: 4, text: 'YZ' }, { from: 3, to: 6, text: '' }, null],
  [
    { from: 2, to: 2, text: 'XY' },
    { from: 4, to: 5, text: '' },
    { from: 2, to: 3, text: '' },
  ],
])('after %j the edit %j is %j of what was', (first, second, wanted) => {
  expect(fixBefore(fixOf(second), () => [first])?.edits[0] ?? null).toEqual(wanted);
});
