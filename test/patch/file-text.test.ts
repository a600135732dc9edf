import { expect, test } from 'vitest';
import { editedBytes, fileText, offsetAt } from '../../src/patch/file-text.ts';
import { places } from '../../src/readers/structured-data/places.ts';

const PAGE = '<meta charset="X"><title>Café 湯</title>';
const mark = Buffer.from('﻿');

test.each<[name: string, bytes: Uint8Array, type: string, added: string, wanted: Uint8Array | null]>([
  ['UTF-8', Buffer.from(PAGE), 'text/html', '<b>é', Buffer.from(PAGE.replace('<title>', '<b>é<title>'))],
  [
    'UTF-8 with a byte order mark',
    Buffer.concat([mark, Buffer.from(PAGE)]),
    'text/html',
    '<b>é',
    Buffer.concat([mark, Buffer.from(PAGE.replace('<title>', '<b>é<title>'))]),
  ],
  [
    'UTF-16 with a byte order mark',
    Buffer.from(`﻿${PAGE}`, 'utf16le'),
    'text/html',
    '<b>é',
    Buffer.from(`﻿${PAGE.replace('<title>', '<b>é<title>')}`, 'utf16le'),
  ],
  [
    'windows-1252',
    Buffer.from('<p>é</p><title>é</title>', 'latin1'),
    'text/html; charset=windows-1252',
    '<b>',
    Buffer.from('<p>é</p><b><title>é</title>', 'latin1'),
  ],
  [
    'windows-1252 that lacks the character',
    Buffer.from('<title>é', 'latin1'),
    'text/html; charset=windows-1252',
    '湯',
    null,
  ],
  [
    'Shift_JIS',
    Buffer.concat([Buffer.from([0x93, 0x92]), Buffer.from('<title>'), Buffer.from([0x93, 0x92])]),
    'text/html; charset=shift_jis',
    '<b>',
    Buffer.concat([Buffer.from([0x93, 0x92]), Buffer.from('<b><title>'), Buffer.from([0x93, 0x92])]),
  ],
])('an edit of %s leaves all other bytes as they are', (_, bytes, type, added, wanted) => {
  const file = fileText(bytes, type);
  const from = file.utf8.indexOf('<title>');
  const made = editedBytes(file, [{ from, to: from, text: added }]);
  expect(made === null ? null : Buffer.from(made)).toEqual(wanted === null ? null : Buffer.from(wanted));
});

test('a place and its offset are the same', () => {
  const file = fileText(Buffer.from('é\r\n湯x\ry'), 'text/plain; charset=utf-8');
  for (const offset of [0, 2, 4, 7, 8, 9]) {
    const { line, column } = places(file.utf8)(offset);
    expect(offsetAt(file, line, column)).toBe(offset);
  }
  expect(offsetAt(file, 9, 1)).toBeNull();
});
