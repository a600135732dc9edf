import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../../src/exchange.ts';
import { classifyResponse } from '../../../src/access/classify.ts';
import { pageFacts } from '../../../src/facts/page.ts';
import { inHtmlSyntax } from '../../../src/readers/xml/xhtml.ts';

const TYPE = 'application/xhtml+xml';
const ROOT = '<html xmlns="http://www.w3.org/1999/xhtml">';

const page = (head: string, body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n${ROOT}<head>${head}</head><body>${body}</body></html>`;

const factsOf = (body: string, type: string) =>
  pageFacts(exchangeOf({ url: 'https://example.com/', headers: [['content-type', type]], body }));

describe('XHTML means in the syntax of HTML', () => {
  test.each([
    ['an element that closes itself', '<div id="a"/><p>x</p>', '<div id="a"></div><p>x</p>'],
    ['a script', '<script src="a.js" /><p>x</p>', '<script src="a.js" ></script><p>x</p>'],
    [
      'text elements',
      '<textarea/><iframe src="b"/><title/>',
      '<textarea></textarea><iframe src="b"></iframe><title></title>',
    ],
    ['void elements', '<br/><img src="a"/><hr />', '<br/><img src="a"/><hr />'],
    ['shapes', '<svg><path d="M0"/></svg>', '<svg><path d="M0"></path></svg>'],
    ['what only looks so', '<p title="/>">x</p><!-- <div/> -->', '<p title="/>">x</p><!-- <div/> -->'],
    ['a section of text', '<p><![CDATA[a < b & c]]></p>', '<p>a &lt; b &amp; c</p>'],
    ['a section in a script', '<script><![CDATA[a < b && c]]></script>', '<script>a < b && c</script>'],
    ['a guarded section', '<script>//<![CDATA[\nf()\n//]]></script>', '<script>//\nf()\n//</script>'],
    ['references in a script', '<script>a &lt; b &amp;&amp; c</script>', '<script>a < b && c</script>'],
    ['references in text', '<p>a &lt; b&nbsp;c</p>', '<p>a &lt; b&nbsp;c</p>'],
    ['the language', '<p xml:lang="de">x</p>', '<p     lang="de">x</p>'],
    ['a cut section', '<p>a</p><![CDATA[b', '<p>a</p><![CDATA[b'],
  ])('%s', (_what, xhtml, html) => {
    expect(Buffer.from(inHtmlSyntax(Buffer.from(page('', xhtml)), TYPE)).toString()).toBe(page('', html));
  });

  test.each([
    ['another media type', page('', '<div/>'), 'text/html'],
    ['elements without the namespace', '<html><body><div/>x</body></html>', TYPE],
  ])('%s is read as it stands', (_what, html, type) => {
    const bytes = Buffer.from(html);
    expect(inHtmlSyntax(bytes, type)).toBe(bytes);
  });
});

describe('a page of XHTML', () => {
  const organization = '{"@context":"https://schema.org","@type":"Organization","name":"A &amp; B"}';
  const words = `<h1>Lamps</h1><p>${'Every lamp of ours is made by hand in Vienna. '.repeat(20)}</p>`;
  const xhtml = page(
    `<script src="a.js"/><title>Lamps</title><script type="application/ld+json">${organization}</script>`,
    `<div/>${words}`,
  );

  test('is not swallowed by a script without content', () => {
    const facts = factsOf(xhtml, TYPE);
    expect(facts.title).toBe('Lamps');
    expect(facts.counts.headings.h1).toBe(1);
    expect(facts.structuredData).toMatchObject({
      problems: [],
      entities: [{ types: ['Organization'], properties: { name: ['A & B'] } }],
    });
    const headers = { 'content-type': TYPE };
    expect(classifyResponse({ url: 'https://example.com/', status: 200, headers, body: xhtml }).kind).toBe(
      'pass',
    );
  });

  test('is served as HTML what HTML makes of it', () => {
    expect(factsOf(xhtml, 'text/html').title).toBe('');
  });

  test('a block in a section is plain JSON', () => {
    const block = `<script type="application/ld+json"><![CDATA[${organization}]]></script>`;
    expect(factsOf(page(block, words), TYPE).structuredData).toMatchObject({
      types: ['Organization'],
      problems: [{ code: 'text.html-entity' }],
    });
    expect(factsOf(page(block, words), 'text/html').structuredData.types).toEqual([]);
  });

  test('names its language by xml:lang', () => {
    const german = page('', words).replace('<html ', '<html xml:lang="de" ');
    expect([factsOf(german, TYPE).lang, factsOf(german, 'text/html').lang]).toEqual(['de', '']);
  });
});
