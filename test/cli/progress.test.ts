import { expect, test } from 'vitest';
import { progressLine } from '../../src/cli/progress.ts';
import { widthOf } from '../../src/report/text/width.ts';

function watched(noteWidth = 100) {
  let now = 0;
  const drawn: string[] = [];
  const note = (text: string) => void drawn.push(text.replace('\r\u001B[2K', ''));
  const line = progressLine({ note, noteWidth, isWatched: true }, () => now);
  return { line, drawn, pass: (ms: number) => (now += ms) };
}

test('shows share, rate, remaining time and the current address', () => {
  const { line, drawn, pass } = watched();
  line.count(1, 101, 'https://e.example/1');
  expect(drawn.at(-1)).toBe('[........................] 1/101 https://e.example/1');
  pass(5_000);
  line.count(51, 101, 'https://e.example/50');
  expect(drawn.at(-1)).toBe('[############............] 51/101 10.0/s, 5 s left https://e.example/50');
});

test('the pages of an earlier run took no time of this one', () => {
  const { line, drawn, pass } = watched();
  line.count(900, 1_000, 'a');
  pass(10_000);
  line.count(910, 1_000, 'b');
  expect(drawn.at(-1)).toContain('1.0/s, 90 s left');
});

test('draws at most ten times a second, and always the last', () => {
  const { line, drawn, pass } = watched();
  for (let done = 1; done <= 1_000; done += 1) {
    line.count(done, 1_000, 'a');
    pass(1);
  }
  expect(drawn.length).toBeLessThanOrEqual(11);
  expect(drawn.at(-1)).toContain('1000/1000');
});

test('stays on one line and cannot be steered by an address', () => {
  const { line, drawn } = watched(40);
  line.count(1, 2, `https://e.example/${'日本'.repeat(40)}`);
  line.show('a\u001B[2Jb\nc');
  for (const text of drawn) {
    expect(widthOf(text)).toBeLessThan(40);
    expect(text).not.toMatch(/[\u0000-\u001f]/);
  }
});

test('is silent where nobody watches', () => {
  const drawn: string[] = [];
  const line = progressLine({ note: (text) => void drawn.push(text), noteWidth: 80, isWatched: false });
  line.show('a');
  line.count(1, 1, 'b');
  line.clear();
  expect(drawn).toEqual([]);
});
