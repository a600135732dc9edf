import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsUnreadable, namesTopic, readablePath } from '../../../src/facts/text/slug.ts';
import { topicStems } from '../../../src/facts/text/topic.ts';

test.each([
  ['/caf%C3%A9', '/café', false],
  ['/%E6%B9%AF%E5%9E%A2', '/湯垢', false],
  ['/%e6%b9%af%e5%9e%a2%', '/湯垢%', false],
  ['/caf%C3%A9/100%/%zz', '/café/100%/%zz', false],
  // Windows-1251: no UTF-8.
  ['/%EA%EE%F4%E5/b%20c', '/%EA%EE%F4%E5/b c', true],
  ['/plain', '/plain', false],
])('the path %s reads %s', (path, text, unreadable) => {
  expect(readablePath(path)).toBe(text);
  expect(holdsUnreadable(readablePath(path))).toBe(unreadable);
});

test('what a URL writer escapes is read back, whatever it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const plain = text.replaceAll('%', '');
      expect(readablePath(encodeURIComponent(plain))).toBe(plain);
    }),
  );
});

test.each([
  ['descale-espresso', 'How to descale an espresso machine', 'en', true],
  ['coffee', 'How to descale an espresso machine', 'en', false],
  ['湯垢の取り方', '湯垢の取り方', 'ja', true],
  ['茶', '茶的历史', 'zh', true],
  ['水', '茶的历史', 'zh', false],
  ['茶-1', '茶的历史', 'zh', true],
  ['차', '차 마시기', 'ko', true],
  ['a', 'a b c espresso', 'en', false],
  ['groesse', 'Größe', 'de', true],
  ['grosse', 'Größe', 'de', true],
  ['groesse', 'Größe'.normalize('NFD'), 'de', true],
  ['koebenhavn', 'København', 'da', true],
  ['kobenhavn', 'København', 'da', true],
  ['lodz', 'Łódź', 'pl', true],
  ['oeuvre', 'Œuvre', 'fr', true],
  ['isi', 'ISI', 'tr', true],
  ['dong', 'đồng', 'vi', true],
] as const)('the slug "%s" and the title "%s" (%s)', (slug, topic, language, shared) => {
  expect(namesTopic(slug, [{ topic, stems: topicStems(topic, language) }], language)).toBe(shared);
});
