import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HeaderLine } from '../../../src/exchange.ts';
import { linkTag } from '../../../src/facts/llms-txt/index.ts';
import { MAX_LINK_ELEMENTS } from '../../../src/facts/llms-txt/link-tag.ts';

const URL_ = 'https://acme.example/shop/';
const page = (html: string) => linkTag({ headers: [], html, url: URL_ });
const header = (...values: string[]) =>
  linkTag({ headers: values.map((value): HeaderLine => ['Link', value]), html: '', url: URL_ });

const NONE = { found: false, standard: false, rel: null, href: null, url: null, source: null };

describe('link elements', () => {
  test.each([
    ['<link rel="describedby" href="/llms.txt">', 'describedby', 'https://acme.example/llms.txt', true],
    ['<LINK HREF=llms.txt REL=DescribedBy>', 'describedby', 'https://acme.example/shop/llms.txt', true],
    [
      '<link rel="alternate" type="text/markdown" href="/llms-full.txt">',
      'alternate',
      'https://acme.example/llms-full.txt',
      false,
    ],
    [
      '<link rel="foo llms-txt" href="/llms.txt?v=2#x">',
      'llms-txt',
      'https://acme.example/llms.txt?v=2',
      false,
    ],
    ['<link rel=llms href="//cdn.example/llms.txt">', 'llms', 'https://cdn.example/llms.txt', false],
    ['<link rel=llmstxt href="/docs/llms.txt">', 'llmstxt', 'https://acme.example/docs/llms.txt', false],
    [
      '<base href="https://b.example/x/"><link rel=llms href="llms.txt">',
      'llms',
      'https://b.example/x/llms.txt',
      false,
    ],
    [
      '<base href=""><base href="https://b.example/x/"><link rel=llms href="/llms.txt">',
      'llms',
      'https://acme.example/llms.txt',
      false,
    ],
    // HTML Standard, "set the frozen base URL": what is no web address is no base.
    [
      '<base href="javascript:void(0)"><link rel=llms href="llms.txt">',
      'llms',
      'https://acme.example/shop/llms.txt',
      false,
    ],
    ['<base href="data:,x"><link rel=llms href="/llms.txt">', 'llms', 'https://acme.example/llms.txt', false],
    ['<body><p><link rel=describedby href=/llms.txt>', 'describedby', 'https://acme.example/llms.txt', true],
    [
      '<link rel="llms" href="/llms.txt"><link rel="describedby" href="/llms.txt">',
      'describedby',
      'https://acme.example/llms.txt',
      true,
    ],
    ['<link rel=describedby href="/llms&#46;txt">', 'describedby', 'https://acme.example/llms.txt', true],
  ])('%s', (html, rel, url, standard) => {
    expect(page(html)).toMatchObject({
      found: true,
      standard,
      rel,
      url,
      source: 'html',
      markdownAlternate: null,
    });
  });

  test.each([
    '<!-- <link rel="describedby" href="/llms.txt"> -->',
    '<script>"<link rel=describedby href=/llms.txt>"</script>',
    '<template><link rel="describedby" href="/llms.txt"></template>',
    '<svg><link rel="describedby" href="/llms.txt"></link></svg>',
    '<link rel="stylesheet" href="/llms.txt">',
    '<link rel="not-describedby" href="/llms.txt">',
    '<link rel="describedby" href="/llms.txt.html">',
    '<link rel="describedby" href="/xllms.txt">',
    '<link rel="describedby" href="/?f=/llms.txt">',
    '<link rel="describedby" href="http://">',
    '<a rel="describedby" href="/llms.txt">llms</a>',
  ])('none in %s', (html) => expect(page(html)).toEqual({ ...NONE, markdownAlternate: null }));

  test('a Markdown copy of the page is another fact', () => {
    const href = '/shop/index.md';
    expect(page(`<link rel="alternate" type="text/markdown; charset=utf-8" href="${href}">`)).toEqual({
      ...NONE,
      markdownAlternate: { href, url: `https://acme.example${href}`, source: 'html' },
    });
  });

  test('the cap', () => {
    const html = (count: number) =>
      `${'<link rel=x href=/y>'.repeat(count)}<link rel=describedby href=/llms.txt>`;
    expect(page(html(MAX_LINK_ELEMENTS - 1)).found).toBe(true);
    expect(page(html(MAX_LINK_ELEMENTS)).found).toBe(false);
  });
});

describe('Link headers', () => {
  test.each([
    ['</llms.txt>; rel="describedby"', 'describedby', 'https://acme.example/llms.txt'],
    ['</llms.txt>;rel=describedby', 'describedby', 'https://acme.example/llms.txt'],
    ['<llms.txt> ; REL = "x describedby"', 'describedby', 'https://acme.example/shop/llms.txt'],
    ['</a,b>; rel=next, </llms.txt>; rel=llms-txt', 'llms-txt', 'https://acme.example/llms.txt'],
    ['</a>; title="x, \\"y\\"; rel=no", </llms.txt>; rel=llms', 'llms', 'https://acme.example/llms.txt'],
    [', ,</llms.txt>; rel=llms,', 'llms', 'https://acme.example/llms.txt'],
    ['</llms.txt>; rel=llms; rel=describedby', 'llms', 'https://acme.example/llms.txt'],
    ['junk, </llms.txt>; rel="llms"', 'llms', 'https://acme.example/llms.txt'],
    ['</llms.txt>; anchor="#x"; rel="llms"', 'llms', 'https://acme.example/llms.txt'],
    ['</llms.txt>; crossorigin; rel=llms', 'llms', 'https://acme.example/llms.txt'],
  ])('%s', (value, rel, url) =>
    expect(header(value)).toMatchObject({ found: true, rel, url, source: 'header' }),
  );

  test.each([
    '</llms.txt>; rel="next"',
    '</llms.txt>',
    '</llms.txt; rel="describedby"',
    '</llms.txt>; title="rel=describedby"',
    '</llms.txt>; rel=next; rel=describedby',
    '</llms.txt>; anchor="/other"; rel="describedby"',
    '/llms.txt; rel="describedby"',
  ])('none in %s', (value) => expect(header(value)).toMatchObject(NONE));

  test('several lines', () => {
    expect(header('</style.css>; rel=preload', '</llms.txt>; rel=describedby').found).toBe(true);
  });

  test('an element wins over a header, the standard relation over both', () => {
    const both = (value: string) =>
      linkTag({ headers: [['link', value]], html: '<link rel=llms href=/llms.txt>', url: URL_ });
    expect(both('</llms.txt>; rel=llms').source).toBe('html');
    expect(both('</llms.txt>; rel=describedby')).toMatchObject({ source: 'header', standard: true });
  });

  test.each(['javascript:/llms.txt', 'mailto:x/llms.txt', 'data:,/llms.txt'])(
    '%s is no place of a file',
    (href) => {
      const html = `<link rel=describedby href="${href}">`;
      expect(linkTag({ headers: [], html, url: URL_ }).found).toBe(false);
    },
  );

  test('any value is read to its end', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      ';',
      ',',
      '"',
      '\\',
      '=',
      ' ',
      'rel',
      'llms.txt',
      'describedby',
      '/',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const value = parts.join('');
        expect(header(`${value}">;,</llms.txt>; rel=describedby`)).toMatchObject({ markdownAlternate: null });
      }),
    );
  });
});
