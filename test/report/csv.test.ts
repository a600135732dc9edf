import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from '../../src/report/csv.ts';
import type { Finding } from '../../src/findings/finding.ts';
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

const HEADER =
  'rule code severity area audit effort score points path url line title message fix paste fingerprint'.split(
    ' ',
  );
const MESSAGE = HEADER.indexOf('message');
const rowsOf = (findings: readonly Finding[]) => records(toCsv({ ...empty, findings }));

test('a header line, then a record for each fault and place, worst first', () => {
  const [header, ...rows] = records(toCsv(sample));
  expect(header).toEqual(HEADER);
  expect(rows.map(([rule, , , , , , , , path]) => `${rule} ${path}`)).toEqual([
    'answer-bots-blocked /robots.txt',
    'agents-refused /',
    'meta-description /a',
    'meta-description /b?c=d',
    'meta-description /c',
    'meta-description /d',
    'schema-main-type /',
    'llms-link-tag /',
  ]);
  expect(rows[0]!.slice(1, 11)).toEqual([
    'high-impact',
    'critical',
    'reach',
    'crawler',
    'line',
    'crawler',
    '12',
    '/robots.txt',
    'https://example.com/robots.txt',
    '4',
  ]);
  expect(rows[0]![HEADER.indexOf('paste')]).toBe('User-agent: ChatGPT-User\nAllow: /\n');
});

test('without a finding only the header line', () => {
  expect(toCsv(empty)).toBe(`${HEADER.join(',')}\r\n`);
});

test('any text comes back as it was, the guard aside', () => {
  fc.assert(
    fc.property(fc.string(), (message) => {
      const cell = rowsOf([finding({ message })])[1]![MESSAGE]!;
      expect([message, `'${message}`]).toContain(cell);
    }),
  );
});

describe('no cell is run as a formula', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r\n=1', '\n=1', ' =1', '＝1', '＋1', '－1', '＠a'])(
    '%j',
    (message) => {
      expect(rowsOf([finding({ message })])[1]![MESSAGE]).toBe(`'${message}`);
    },
  );

  test.each(['a=1', '1-1', 'x@y', '"=1"', ''])('%j needs no guard', (message) => {
    expect(rowsOf([finding({ message })])[1]![MESSAGE]).toBe(message);
  });

  test.each(POISONS)('%j breaks no record', (poison) => {
    const rows = records(toCsv(hostile(poison)));
    expect(rows).toHaveLength(sample.findings.length + 1);
    for (const row of rows) expect(row).toHaveLength(HEADER.length);
    const started = rows
      .slice(1)
      .flat()
      .filter((cell) => /^\s*[=+\-@]/.test(cell));
    expect(started).toEqual([]);
  });
});
