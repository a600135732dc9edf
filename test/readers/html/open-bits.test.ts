import { expect, test } from 'vitest';
import { closeAt, openBits, openWith } from '../../../src/readers/html/open-bits.ts';
import { scan } from '../../../src/readers/html/scan.ts';
import { listener } from '../../../src/readers/html/together.ts';
import { ATTRIBUTE } from '../../../src/readers/html/attribute-names.ts';
import { hasAttribute } from '../../../src/readers/html/attributes.ts';

const HIDDEN = 1;
const NAMED = 2;

/** Each text with the bits in force: h for hidden, n for named. */
function marked(html: string): string[] {
  const bytes = Buffer.from(html);
  const open = openBits();
  const texts: string[] = [];
  const handler = listener({
    open: (tag, at) =>
      openWith(
        open,
        at,
        (hasAttribute(tag, ATTRIBUTE.hidden) ? HIDDEN : 0) | (hasAttribute(tag, ATTRIBUTE.id) ? NAMED : 0),
      ),
    close: (_, at) => closeAt(open, at),
    text: (from, to) => {
      const bits = `${(open.all & HIDDEN) === 0 ? '' : 'h'}${(open.all & NAMED) === 0 ? '' : 'n'}`;
      texts.push(`${bytes.toString('utf8', from, to)}:${bits}`);
    },
  });
  scan(bytes, [handler]);
  return texts;
}

test('bits hold for all that stands in an element', () => {
  expect(marked('<div hidden>a<i id=x>b<i hidden>c</i>d</i>e</div>f')).toEqual([
    'a:h',
    'b:hn',
    'c:hn',
    'd:hn',
    'e:h',
    'f:',
  ]);
});

test('an element that closes before those above it takes its own bits along', () => {
  expect(marked('<b hidden><p id=x>a</b>b</p>c')).toEqual(['a:hn', 'b:n', 'c:']);
});

test('a place is used again with other bits', () => {
  expect(marked('<p hidden>a</p><p id=x>b</p><p>c</p>')).toEqual(['a:h', 'b:n', 'c:']);
});
