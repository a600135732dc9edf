import { describe, expect, test } from 'vitest';
import { readHtml, type HtmlElement } from '../../../src/readers/html/read.ts';

/** What is told of a page, one line an event. */
function told(html: string | Uint8Array): string[] {
  const lines: string[] = [];
  const shown = ({ name, attributes, isWritten }: HtmlElement) =>
    [
      name,
      ...Object.entries(attributes).map(([key, value]) => `${key}=${value}`),
      isWritten ? '' : '(implied)',
    ]
      .filter((part) => part !== '')
      .join(' ');
  readHtml(html, {
    open: (element) => lines.push(`${'  '.repeat(element.depth)}<${shown(element)}>`),
    close: ({ name, depth }) => lines.push(`${'  '.repeat(depth)}</${name}>`),
    text: (text) => lines.push(`text ${text}`),
    comment: (text) => lines.push(`comment ${text}`),
    amend: (element) => lines.push(`amend ${shown(element)}`),
  });
  return lines;
}

/** Of a page whose head and body are implied, what is in its body. */
const inBody = (html: string) => {
  const lines = told(html);
  return lines.slice(lines.findIndex((line) => line.startsWith('  <body')) + 1, lines.indexOf('  </body>'));
};

describe('a page is told in the order of its tree', () => {
  test('with the elements that it implies', () => {
    expect(told('<p>one')).toEqual([
      '<html (implied)>',
      '  <head (implied)>',
      '  </head>',
      '  <body (implied)>',
      '    <p>',
      'text one',
      '    </p>',
      '  </body>',
      '</html>',
    ]);
  });

  test('with decoded attributes and texts, and scripts as they are', () => {
    expect(inBody('<x-y A="1 &lt; 2" b>caf&eacute;<script>a &lt; b</script>')).toEqual([
      '    <x-y a=1 < 2 b=>',
      'text café',
      '      <script>',
      'text a &lt; b',
      '      </script>',
      '    </x-y>',
    ]);
  });

  test('with the end of an element that is not the innermost one', () => {
    expect(inBody('<b><p>x</b>y').filter((line) => !line.startsWith('text'))).toEqual([
      '    <b>',
      '      <p>',
      '    </b>',
      '      </p>',
    ]);
  });

  test('with a link that goes on after its parent', () => {
    expect(inBody('<p><a href=x>one</p>two</a>')).toEqual([
      '    <p>',
      '      <a href=x>',
      'text one',
      '      </a>',
      '    </p>',
      '    <a href=x (implied)>',
      'text two',
      '    </a>',
    ]);
  });

  test('with what a second html or body adds', () => {
    const lines = told('<body><p><body class=a><html lang=en>');
    expect(lines.filter((line) => line.startsWith('amend'))).toEqual([
      'amend body class=a',
      'amend html lang=en',
    ]);
  });

  test.each([
    ['<!-- a -->', ' a '],
    ['<!---->', ''],
    ['<!-->', ''],
    ['<!--->', ''],
    ['<!--a--!>', 'a'],
    ['<!--a', 'a'],
  ])('with the comment %s', (html, text) => {
    expect(told(html)).toContain(`comment ${text}`);
  });
});

test('elements of svg and MathML are told apart from those of HTML', () => {
  const found = new Map<string, string>();
  readHtml('<svg><title>a</title><foreignObject><p></foreignObject></svg><math><mi>', {
    open: ({ name, namespace }) => found.set(name, namespace),
  });
  expect(Object.fromEntries(found)).toMatchObject({
    body: 'html',
    svg: 'svg',
    title: 'svg',
    foreignobject: 'svg',
    p: 'html',
    math: 'math',
    mi: 'math',
  });
});

test('bytes and text are the same page, and offsets are bytes', () => {
  const html = '<p>é<b>x';
  expect(told(Buffer.from(html))).toEqual(told(html));
  const offsets: number[] = [];
  readHtml(html, { open: ({ name, offset }) => name === 'b' && offsets.push(offset) });
  expect(offsets).toEqual([5]);
});

test('the report says what a cap cut off', () => {
  expect(readHtml('<div>'.repeat(600), {})).toMatchObject({ depth: 512, depthCapped: true });
});
