import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderCsv } from '../../src/report/csv.ts';
import type { Finding } from '../../src/report/model.ts';
import { empty, finding, hostile, POISONS, sample } from './sample.ts';

/** Records of a CSV text, by the grammar of RFC 4180 and nothing more. */
function records(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const quoted = /"((?:[^"]|"")*)"/y;
    const bare = /[^",\r\n]*/y;
    const pattern = text[at] === '"' ? quoted : bare;
    pattern.lastIndex = at;
    const match = pattern.exec(text)!;
    row.push(text[at] === '"' ? match[1]!.replaceAll('""', '"') : match[0]);
    at += match[0].length;
    if (text[at] === ',') {
      at += 1;
      continue;
    }
    expect(text.slice(at, at + 2)).toBe('\r\n');
    rows.push(row);
    row = [];
    at += 2;
  }
  return rows;
}

const HEADER = [
  'id',
  'severity',
  'category',
  'points',
  'pages',
  'url',
  'line',
  'title',
  'detail',
  'fix',
  'code',
  'fingerprint',
];
const rowsOf = (findings: readonly Finding[]) => records(renderCsv({ ...empty, findings }));

test('a header line, then a record for each finding, worst first', () => {
  const [header, ...rows] = records(renderCsv(sample));
  expect(header).toEqual(HEADER);
  expect(rows.map(([id]) => id)).toEqual([
    'robots-user-fetch-blocked',
    'server-refuses-search-bot',
    'meta-description',
    'json-ld-article',
    'llms-link',
  ]);
  expect(rows[0]!.slice(1, 7)).toEqual([
    'critical',
    'access',
    '12',
    '0',
    'https://example.com/robots.txt',
    '4',
  ]);
  expect(rows[0]![10]).toBe('User-agent: ChatGPT-User\nAllow: /\n');
});

test('without a finding only the header line', () => {
  expect(renderCsv(empty)).toBe(`${HEADER.join(',')}\r\n`);
});

test('any text comes back as it was, the guard aside', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const cell = rowsOf([finding({ title })])[1]![7]!;
      expect([title, `'${title}`]).toContain(cell);
    }),
  );
});

describe('no cell is run as a formula', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '＋1', '－1', '＠a'])(
    '%j',
    (title) => {
      expect(rowsOf([finding({ title })])[1]![7]).toBe(`'${title}`);
    },
  );

  test.each(['a=1', '1-1', 'x@y', '"=1"', ''])('%j needs no guard', (title) => {
    expect(rowsOf([finding({ title })])[1]![7]).toBe(title);
  });

  test.each(POISONS)('%j breaks no record', (poison) => {
    const rows = records(renderCsv(hostile(poison)));
    expect(rows).toHaveLength(sample.findings.length + 1);
    for (const row of rows) expect(row).toHaveLength(HEADER.length);
    const started = rows
      .slice(1)
      .flat()
      .filter((cell) => /^\s*[=+\-@]/.test(cell));
    expect(started).toEqual([]);
  });
});
