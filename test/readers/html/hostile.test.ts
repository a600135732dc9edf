import { describe, expect, test } from 'vitest';
import type { HtmlHandler } from '../../../src/readers/html/handler.ts';
import { MAX_ATTRIBUTES, MAX_DEPTH, MAX_ELEMENTS } from '../../../src/readers/html/limits.ts';
import { scan } from '../../../src/readers/html/scan.ts';

const nobody: HtmlHandler = { open() {}, amend() {}, close() {}, text() {}, resume() {}, comment() {} };
const read = (html: string) => scan(Buffer.from(html), [nobody]);

/** Markup that grows; the piece is repeated. */
const BOMBS: Readonly<Record<string, (n: number) => string>> = {
  'nested div': (n) => '<div>'.repeat(n),
  'nested div, closed': (n) => '<div>'.repeat(n) + '</div>'.repeat(n),
  'open formatting': (n) => '<b 1><i 1>'.repeat(n),
  adoption: (n) => '<a><b><div><p>x</a></b>'.repeat(n),
  'adoption of blocks': (n) => `${'<b>'.repeat(200)}${'<div></b>'.repeat(n)}`,
  'nested tables': (n) => '<table><tr><td>'.repeat(n),
  'nested lists': (n) => '<ul><li>'.repeat(n),
  'flat list': (n) => `<ul>${'<li>x'.repeat(n)}</ul>`,
  'nested svg': (n) => '<svg><g>'.repeat(n),
  'end tags that match nothing': (n) => `${'<div>'.repeat(500)}${'</x-a></span></b></li>'.repeat(n)}`,
  'paragraphs at depth': (n) => `${'<div>'.repeat(500)}${'<p>x'.repeat(n)}`,
  'less-than signs': (n) => '<'.repeat(n),
  'unclosed comments': (n) => '<!--'.repeat(n),
  'unclosed scripts': (n) => '<script>'.repeat(n),
  'scripts with comments': (n) => '<script><!--</script>'.repeat(n),
  attributes: (n) => `<p ${'a b=1 '.repeat(n)}>`,
  'own attributes': (n) => `<p ${Array.from({ length: n }, (_, i) => `a${i}`).join(' ')}>`,
  quotes: (n) => '<a b="'.repeat(n),
  templates: (n) => '<template>'.repeat(n),
  selects: (n) => '<select><table>'.repeat(n),
};

describe('work grows with the page, not faster', () => {
  test.each(Object.entries(BOMBS))('%s', (_name, bomb) => {
    const small = read(bomb(2_000)).work;
    const large = read(bomb(16_000)).work;
    expect(large).toBeLessThanOrEqual(8 * small + 300_000);
    expect(large).toBeLessThanOrEqual(16_000 * 5 * MAX_DEPTH);
  });
});

describe('caps', () => {
  test('depth', () => {
    // html and body are open as well.
    const fits = read('<div>'.repeat(MAX_DEPTH - 2));
    expect([fits.depth, fits.depthCapped]).toEqual([MAX_DEPTH, false]);
    const over = read('<div>'.repeat(MAX_DEPTH - 1));
    expect([over.depth, over.depthCapped]).toEqual([MAX_DEPTH, true]);
  });

  test('an element past the depth cap is told, and its end tag closes nothing else', () => {
    const ends: string[] = [];
    const page = `${'<div>'.repeat(MAX_DEPTH - 2)}<section>a</section>b${'</div>'.repeat(MAX_DEPTH - 2)}<p>c`;
    const places: number[] = [];
    const bytes = Buffer.from(page);
    let depth = 0;
    scan(bytes, [
      {
        ...nobody,
        open: (_tag, at) => {
          depth = at;
          places.push(at);
        },
        text: (from, to) => ends.push(bytes.toString('utf8', from, to)),
      },
    ]);
    expect(ends).toEqual(['a', 'b', 'c']);
    expect(Math.max(...places)).toBe(MAX_DEPTH);
    expect(depth).toBe(2);
  });

  test('attributes', () => {
    const names = (n: number) => Array.from({ length: n }, (_, i) => `x${i}`).join(' ');
    expect(read(`<p ${names(MAX_ATTRIBUTES)}>`).attributesCapped).toBe(false);
    expect(read(`<p ${names(MAX_ATTRIBUTES + 1)}>`).attributesCapped).toBe(true);
  });

  test('elements', () => {
    // html, head and body are implied.
    const fits = read('<p>'.repeat(MAX_ELEMENTS - 4));
    expect([fits.elements, fits.elementsCapped]).toEqual([MAX_ELEMENTS - 1, false]);
    const over = read('<p>'.repeat(MAX_ELEMENTS + 10));
    expect([over.elements, over.elementsCapped]).toEqual([MAX_ELEMENTS, true]);
  });
});
