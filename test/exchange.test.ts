import { describe, expect, test } from 'vitest';
import { contentTypeOf, exchangeOf, isSuccess } from '../src/exchange.ts';
import { pageFacts } from '../src/facts/page.ts';

// Fetch Standard, "extract a MIME type".
describe('the Content-Type that counts', () => {
  test.each<[readonly string[], string | null]>([
    [[], null],
    [[''], ''],
    [['nonsense'], 'nonsense'],
    [['Text/HTML; Charset=UTF-8'], 'Text/HTML; Charset=UTF-8'],
    [['text/html', 'text/plain'], 'text/plain'],
    [['text/plain', 'text/html; charset=koi8-r'], 'text/html; charset=koi8-r'],
    [['text/html; charset=koi8-r', 'text/html'], 'text/html; charset=koi8-r'],
    [['text/html; charset=koi8-r', 'TEXT/HTML; charset=utf-8'], 'TEXT/HTML; charset=utf-8'],
    [['text/html; charset=koi8-r', 'text/plain', 'text/html'], 'text/html'],
    [['text/html', ''], 'text/html'],
    [['text/html', '*/*; charset=koi8-r'], 'text/html'],
    [['text/html', 'html'], 'text/html'],
    [['', ''], ''],
    [['text/html, text/html; charset=utf-8'], 'text/html; charset=utf-8'],
    [['text/plain,text/html'], 'text/html'],
  ])('of %j is %j', (values, type) => {
    const headers = values.map((value) => ['Content-Type', value] as const);
    expect(contentTypeOf([['server', 'x'], ...headers])).toBe(type);
  });

  test('a page with two of one type is read as that type, in the charset that one of them names', () => {
    const headers = [
      ['content-type', 'text/html; charset=windows-1251'],
      ['content-type', 'text/html'],
    ] as const;
    const body = Buffer.from([...Buffer.from('<title>'), 0xc4, 0xe0, ...Buffer.from('</title>')]);
    const page = pageFacts(exchangeOf({ url: 'https://example.com/', headers, body }));
    expect(page).toMatchObject({ title: 'Да', encoding: { used: 'windows-1251', source: 'http' } });
  });
});

test('an answer is what was asked for with a status of 2xx, and with no other', () => {
  expect([0, 199, 200, 204, 299, 300, 404].filter(isSuccess)).toEqual([200, 204, 299]);
});
