/** CommonMark 0.31.2, sections 4 and 5: what a line of Markdown is, and what it stands in. */
import { describe, expect, test } from 'vitest';
import { MAX_NESTING, readBlocks } from '../../../src/readers/markdown/blocks.ts';
import type { Block } from '../../../src/readers/markdown/blocks.ts';

function read(text: string): Block[] {
  const blocks: Block[] = [];
  readBlocks(text.split('\n'), (block) => blocks.push(block));
  return blocks;
}

/** `h1 text`, `paragraph text`, … with `>` in front inside a quote and the number of the item it stands in. */
const shown = (text: string) =>
  read(text).map(({ kind, level, text: inner, inQuote, item }) => {
    const where = `${inQuote ? '> ' : ''}${item === 0 ? '' : `${item}. `}`;
    return `${where}${level === 0 ? kind : `h${level}`} ${inner}`.trimEnd();
  });

const cases = (table: readonly (readonly [text: string, ...blocks: string[]])[]) =>
  test.each(table.map(([text, ...blocks]) => [text, blocks] as const))('%j', (text, blocks) => {
    expect(shown(text)).toEqual(blocks);
  });

describe('headings', () => {
  cases([
    ['a\n===', 'h1 a'],
    ['a\nb\n  ---', 'h2 a\nb'],
    ['a\n    ---', 'paragraph a\n---'],
    ['a\n= =', 'paragraph a\n= ='],
    ['===', 'paragraph ==='],
    ['---', 'rule ---'],
    // The line below a quote or an item is no underline of what stands in it.
    ['> a\n---', '> paragraph a', 'rule ---'],
    ['> a\n===', '> paragraph a\n==='],
    ['- a\n---', '1. paragraph a', 'rule ---'],
    ['# a', 'h1 a'],
    ['###### a ###', 'h6 a'],
    ['####### a', 'paragraph ####### a'],
    ['#a', 'paragraph #a'],
    ['# a#', 'h1 a#'],
    ['### ###', 'h3'],
    ['#', 'h1'],
    ['   # a', 'h1 a'],
    ['    # a', 'code # a'],
    // What is defined is no text that a line could be under.
    ['[x]: /y\n===', 'paragraph [x]: /y\n==='],
    ['a\n# b\nc', 'paragraph a', 'h1 b', 'paragraph c'],
    ['a\n    # b', 'paragraph a\n# b'],
  ]);

  test('an underlined one says so, and its line is the first', () => {
    expect(read('\na\nb\n---')).toMatchObject([{ isSetext: true, line: 2, level: 2 }]);
    expect(read('# a')).toMatchObject([{ isSetext: false, line: 1 }]);
    expect(read('[x]: /y\na\n---')).toMatchObject([
      { kind: 'paragraph', line: 1, text: '[x]: /y' },
      { kind: 'heading', line: 2, text: 'a' },
    ]);
  });
});

describe('rules', () => {
  cases([
    ['***\n- - -\n_ _\t_', 'rule ***', 'rule - - -', 'rule _ _\t_'],
    ['--', 'paragraph --'],
    ['+++', 'paragraph +++'],
    ['_____ a', 'paragraph _____ a'],
    ['a\n***\nb', 'paragraph a', 'rule ***', 'paragraph b'],
    ['* * * a', '3. paragraph a'],
  ]);
});

describe('code', () => {
  cases([
    ['```\na\n\n# b\n```\nc', 'code a\n\n# b', 'paragraph c'],
    ['~~~\na\n```\n~~~', 'code a\n```'],
    ['```\na\n`````', 'code a'],
    ['```\na\n   ```', 'code a'],
    ['```\na\n    ```\n```', 'code a\n    ```'],
    ['````\na\n```\n````', 'code a\n```'],
    ['``` js\na\n``` js\n```', 'code a\n``` js'],
    ['``\na', 'paragraph ``\na'],
    ['``` a`b', 'paragraph ``` a`b'],
    ['~~~ a`b\nx\n~~~', 'code x'],
    ['a\n```\nb\n```\nc', 'paragraph a', 'code b', 'paragraph c'],
    ['    a', 'code a'],
    ['\ta', 'code a'],
    ['a\n    b', 'paragraph a\nb'],
    ['> ```\n> a\nb', '> code a', 'paragraph b'],
    ['- ```\n  a\n  ```\n  b', '1. code a', '1. paragraph b'],
  ]);

  test('a fence that nothing closes is told, also where its quote ends', () => {
    expect(read('```\na').map(({ isUnclosed }) => isUnclosed)).toEqual([true]);
    expect(read('> ```\n> a\n\nb').map(({ isUnclosed }) => isUnclosed)).toEqual([true, false]);
    expect(read('```\na\n```').map(({ isUnclosed }) => isUnclosed)).toEqual([false]);
  });
});

describe('HTML', () => {
  cases([
    ['<div>\na\n\nb', 'html <div>\na', 'paragraph b'],
    ['<!-- a\n\nb --> c\nd', 'html <!-- a\n\nb --> c', 'paragraph d'],
    ['<!-- a -->\nb', 'html <!-- a -->', 'paragraph b'],
    ['a\n<div>', 'paragraph a', 'html <div>'],
    ['<span>\na', 'html <span>\na'],
    // A tag that may stand in a sentence does not end one.
    ['a\n<span>', 'paragraph a\n<span>'],
    ['<span> a', 'paragraph <span> a'],
    ['    <div>', 'code <div>'],
  ]);
});

describe('quotes', () => {
  cases([
    ['> a\n>b', '> paragraph a\nb'],
    ['> a\nb', '> paragraph a\nb'],
    ['> > a\nb', '> paragraph a\nb'],
    ['> a\n\nb', '> paragraph a', 'paragraph b'],
    ['> a\n>\n> b', '> paragraph a', '> paragraph b'],
    ['> a\n# b', '> paragraph a', 'h1 b'],
    ['   > a', '> paragraph a'],
    ['    > a', 'code > a'],
    ['a\n> b', 'paragraph a', '> paragraph b'],
    ['>     a', '> code a'],
    ['> # a\n    b', '> h1 a', 'code b'],
    ['> # a\n    > b', '> h1 a', 'code > b'],
    ['> # a\n   > b', '> h1 a', '> paragraph b'],
  ]);
});

describe('lists', () => {
  cases([
    ['- a\n+ b\n* c', '1. paragraph a', '2. paragraph b', '3. paragraph c'],
    ['1. a\n2) b', '1. paragraph a', '2. paragraph b'],
    ['- a\n\n  b', '1. paragraph a', '1. paragraph b'],
    ['- a\n\n b', '1. paragraph a', 'paragraph b'],
    ['- a\nb', '1. paragraph a\nb'],
    ['- a\n  - b\n\n    c\n\n  d', '1. paragraph a', '2. paragraph b', '2. paragraph c', '1. paragraph d'],
    ['-    a\n\n  b', '1. paragraph a', 'paragraph b'],
    ['  - a\n\n    b\n\n   c', '1. paragraph a', '1. paragraph b', 'paragraph c'],
    ['- a\n  - b\n    1. c\n- d', '1. paragraph a', '2. paragraph b', '3. paragraph c', '4. paragraph d'],
    ['123456789. a', '1. paragraph a'],
    ['1234567890. a', 'paragraph 1234567890. a'],
    ['  123456789. a\n\n  1234567890. b', '1. paragraph a', 'paragraph 1234567890. b'],
    ['0. a', '1. paragraph a'],
    ['1: a\n1- b\na. c', 'paragraph 1: a\n1- b\na. c'],
    ['-a\n1.b\n1 . c', 'paragraph -a\n1.b\n1 . c'],
    ['. a\n) b', 'paragraph . a\n) b'],
    // Into a paragraph only an item with text breaks, and of a numbered list only the first.
    ['a\n- b', 'paragraph a', '1. paragraph b'],
    ['a\n1. b', 'paragraph a', '1. paragraph b'],
    ['a\n2. b\n  3. c', 'paragraph a\n2. b\n3. c'],
    ['a\n*', 'paragraph a\n*'],
    ['1. a\n2. b', '1. paragraph a', '2. paragraph b'],
    // One blank line may stand in an item that has text, none at the beginning of one that has not.
    ['-\n  a\n\n  b', '1. paragraph a', '1. paragraph b'],
    ['-\n\n  a', 'paragraph a'],
    ['-    a\n\n     b', '1. paragraph a', '1. paragraph b'],
    ['-     a', '1. code a'],
    ['-\ta\n\n    b', '1. paragraph a', '1. paragraph b'],
    ['    - a', 'code - a'],
    ['- > a\n  b', '> 1. paragraph a\nb'],
    ['- > # a\n   > b', '> 1. h1 a', '> 1. paragraph b'],
    ['> - a\n>   b\n\nc', '> 1. paragraph a\nb', 'paragraph c'],
    ['- # a\n  b', '1. h1 a', '1. paragraph b'],
  ]);

  test('the first leaf of an item opens it', () => {
    const opens = (text: string) => read(text).map(({ opensItem }) => opensItem);
    expect(opens('a\n- b\n\n  c\n  - d\n- e')).toEqual([false, true, false, true, true]);
  });
});

test('what is nested deeper than 64 containers is text of the innermost, and told', () => {
  const nested = (depth: number) => `${'>'.repeat(depth)} a`;
  const capped = (text: string) => readBlocks([text], () => {});
  expect([capped(nested(MAX_NESTING)), capped(nested(MAX_NESTING + 1))]).toEqual([false, true]);
  expect(shown(nested(MAX_NESTING + 1))).toEqual(['> paragraph > a']);
});
