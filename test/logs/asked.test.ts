import { describe, expect, test } from 'vitest';
import { askedTally } from '../../src/logs/asked.ts';

const line = (target: string, status: number) =>
  `192.0.2.1 - - [20/Nov/2026:10:00:00 +0000] "GET ${target} HTTP/1.1" ${status} 12 "-" "Mozilla/5.0"`;
const asked = (...lines: readonly string[]) => {
  const tally = askedTally();
  for (const one of lines) tally.add(one);
  return tally.questions(10);
};

describe('a log asks', () => {
  test.each([
    ['a search', '/search?q=descale+a%20kettle&page=2', 200, 'descale a kettle'],
    ['a search by another name', '/?s=caf%C3%A9', 200, 'café'],
    ['a search in a script without spaces', '/?query=%E6%B0%B4', 200, '水'],
    ['an address that nothing is at', '/guide/How-to_descale-a-kettle.html', 404, 'How to descale a kettle'],
    ['one that is gone', '/old/kettle-prices-2025/', 410, 'kettle prices 2025'],
  ])('%s', (_, target, status, question) => {
    expect(asked(line(target, status))).toEqual([question]);
  });

  test.each([
    ['a page that is there', '/how-to-descale-a-kettle', 200],
    ['one word', '/backup', 404],
    ['a file', '/assets/big-blue-kettle.png', 404],
    ['a part of a system', '/wp-content/plugins/some-old-plugin', 404],
    ['a hidden folder', '/.git/some-thing-else', 404],
    ['numbers', '/2025-11-20', 404],
    ['a search without letters', '/?q=%27%20--', 200],
    ['a text that nobody types', `/?q=${'word+'.repeat(60)}`, 200],
    ['a path of a scanner', '/?s=/index/%5Cthink%5Capp/invoke', 200],
    ['markup', '/?q=%3Cscript%3Ealert', 200],
    ['no line of a log', '', 0],
  ])('nothing: %s', (_, target, status) => {
    expect(asked(status === 0 ? 'noise' : line(target, status))).toEqual([]);
  });

  test('what was asked most often first, each once however it is written', () => {
    expect(
      asked(line('/?q=price', 200), line('/?q=noise', 200), line('/?q=Noise', 200), line('/?q=NOISE', 200)),
    ).toEqual(['noise', 'price']);
  });
});
