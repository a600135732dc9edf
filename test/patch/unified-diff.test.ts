import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { unifiedDiff } from '../../src/patch/unified-diff.ts';

const lines = (count: number, end: string) =>
  Array.from({ length: count }, (_, at) => `line ${at}${end}`).join('');

const FILES: readonly (readonly [path: string, before: string | null, after: string])[] = [
  [
    'index.html',
    lines(40, '\n'),
    lines(40, '\n').replace('line 3\n', 'line 3\nnew\n').replace('line 30\n', ''),
  ],
  ['windows.html', lines(9, '\r\n'), lines(9, '\r\n').replace('line 4\r\n', 'other\r\n')],
  ['open end.html', '<p>one', '<p>one<b>'],
  ['closed.html', '<p>one', '<p>one\n'],
  ['deep/größe.html', 'a\nb\n', 'b\n'],
  ['robots.txt', null, 'User-agent: *\nDisallow:\n'],
  ['empty.txt', '', 'text\n'],
];

/** The folder as it was, patched. */
function patched(program: string, args: readonly string[]): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'citeworthy-patch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, before] of FILES) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (before !== null) writeFileSync(join(folder, path), before);
  }
  const bytes = (text: string) => Buffer.from(text);
  const before = new Map(
    FILES.flatMap(([path, text]) => (text === null ? [] : [[path, bytes(text)] as const])),
  );
  const after = new Map(FILES.map(([path, , text]) => [path, bytes(text)] as const));
  const change = {
    file: 'index.html',
    rule: 'title',
    code: 'missing',
    risk: 'low',
    edits: [{ file: 'index.html', range: [0, 0], line: 1, before: '', after: '' }],
    sources: [{ value: 'A\n--- a/b', kind: 'text', file: 'index.html', line: 2, column: 1 }],
    repairs: [{ rule: 'title', code: 'missing', fingerprint: '', message: '+++ b/c' }],
  } as const;
  const comment = Buffer.from('# Kept: 1 change\n');
  writeFileSync(join(folder, 'all.diff'), Buffer.concat([unifiedDiff(before, after, [change]), comment]));
  execFileSync(program, [...args], { cwd: folder, stdio: 'pipe' });
  return new Map(FILES.map(([path]) => [path, readFileSync(join(folder, path), 'utf8')]));
}

test.each([
  ['git', ['apply', 'all.diff']],
  ['patch', ['-p1', '--binary', '-s', '-i', 'all.diff']],
])('%s makes of the files what they are to be', (program, args) => {
  expect(patched(program, args)).toEqual(new Map(FILES.map(([path, , after]) => [path, after])));
});
