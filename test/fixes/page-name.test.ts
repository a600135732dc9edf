import { expect, test } from 'vitest';
import { pageName } from '../../src/fixes/page-name.ts';
import { pageSource } from './page-source.ts';

const name = (head: string, body: string, url?: string) => pageName(pageSource(head, body, url));
const SITE = '<meta property="og:site_name" content="Acme Kettles">';

test.each([
  [
    'the h1 that speaks of what the title speaks of',
    '<header><h1>Acme Kettles</h1></header><main><h1>How to descale a kettle</h1></main>',
  ],
  ['the heading that is the title', '<main><h1>Health Centre</h1><h2>How to descale a kettle</h2></main>'],
  [
    'the title without the name of the site',
    '<header><h1>Acme Kettles beta</h1></header><main><p>Text</p></main>',
  ],
  ['no sign that links to the heading', '<main><h1>How to descale a kettle <a href="#x">¶</a></h1></main>'],
  ['no sign of an icon font either', '<main><h1>How to descale a kettle<a href="#x">\uf0c1</a></h1></main>'],
])('%s', (_, body) => {
  expect(name(`${SITE}<title>How to descale a kettle | Acme Kettles</title>`, body)).toBe(
    'How to descale a kettle',
  );
});

test('the h1 of the main text goes before a title that speaks of the site alone', () => {
  const body = '<main><h1>Monitoring distributed systems</h1><h1>Definitions</h1></main>';
  expect(name('<title>Acme - Site Reliability Engineering</title>', body)).toBe(
    'Monitoring distributed systems',
  );
});

test('the headline of a home page may be the name of the site', () => {
  expect(name(SITE, '<h1>Acme Kettles</h1>', 'https://example.com/')).toBe('Acme Kettles');
  expect(name(SITE, '<p>Text</p>', 'https://example.com/')).toBe('Acme Kettles');
});

test('a page that names itself nowhere has a blank for a name', () => {
  expect(name('', '<p>Text</p>')).toBe('REPLACE: the topic of the page');
  expect(name('<title>Example</title>', '<p>Text</p>')).toBe('Example');
});

test.each([
  ['Friday facts - 0.17 in sight | Acme', 'Friday facts - 0.17 in sight'],
  ['Acme Kettles: how to descale', 'Acme Kettles: how to descale'],
  ['Acme Kettles » Descaling', 'Descaling'],
  ['Kettles | Acme kettles of Example', 'Kettles | Acme kettles of Example'],
])('the title %j gives %j', (title, expected) => {
  expect(name(`${SITE}<title>${title}</title>`, '<p>Text</p>')).toBe(expected);
});

test('a heading longer than any name is none', () => {
  const title = '<title>News</title>';
  expect(name(title, `<main><h1>${'x'.repeat(200)}</h1></main>`)).toHaveLength(200);
  expect(name(title, `<main><h1>${'x'.repeat(201)}</h1></main>`)).toBe('News');
});
