import { expect, test } from 'vitest';
import { authorNode } from '../../src/fixes/page-author.ts';
import { pageSource } from './page-source.ts';

const author = (body: string, head = '') => authorNode(pageSource(head, `<main>${body}</main>`));
const byline = (text: string) => `<p class="byline">${text}</p>`;
const person = (name: string) => ({ '@type': 'Person', name });

test.each([
  [byline('By Scott Cunningham'), 'Scott Cunningham'],
  [byline('By'), null],
  [byline('Follow Author'), null],
  [byline('By Ann Lee and Guest Author'), null],
  [byline('Written by Rob Ewaschuk Edited by Betsy Beyer'), null],
  [byline('By') + byline('Joshua Sokol Contributing Correspondent') + byline('Joshua Sokol'), 'Joshua Sokol'],
])('the byline of %s', (body, name) => {
  expect(author(body)).toEqual(name === null ? '' : person(name));
});

test.each([
  ['By Ann Lee and Bo Ek', ['Ann Lee', 'Bo Ek']],
  ['By Ann Lee, Bo Ek and Cy van Fox', ['Ann Lee', 'Bo Ek', 'Cy van Fox']],
])('the byline of %s gives each name', (text, names) => {
  expect(author(byline(text))).toEqual(names.map(person));
});

test.each(['Brenda Goodman, MA', 'Kooman, F.', 'José Ortega y Gasset'])('%s is one name', (text) => {
  expect(author('', `<meta name="author" content="${text}">`)).toEqual(person(text));
});

test.each([
  ['Ann Lee Van Den Berg', true],
  ['Ann Lee Van Den Berg Ek', false],
  [`${'A'.repeat(29)} ${'b'.repeat(30)}`, true],
  [`${'A'.repeat(30)} ${'b'.repeat(30)}`, false],
])('%s is a name: %s', (text, isName) => {
  expect(author('', `<meta name="author" content="${text}">`)).toEqual(isName ? person(text) : '');
});

test.each([
  ['two others', ['Ann Lee', 'Bo Ek', 'Cy Fox'], person('Ann Lee')],
  ['three others', ['Ann Lee', 'Bo Ek', 'Cy Fox', 'Di Gray'], ''],
])('among %s the author of a byline is sure or not', (_, names, expected) => {
  expect(author(names.map((name) => byline(`By ${name}`)).join(''))).toEqual(expected);
});

test('who is named in head, with the note on the name left out', () => {
  const meta = '<meta name="author" content="Bradley Kuhn (http://ebb.example/)">';
  expect(author('', meta)).toMatchObject({ name: 'Bradley Kuhn' });
});

test('a link goes with the name, absolute', () => {
  expect(author('<a rel="author" href="/ann">Ann Lee</a>')).toEqual({
    ...person('Ann Lee'),
    url: 'https://example.com/ann',
  });
});

test.each(['acme', 'ACME', 'Acme'])(
  'the site as its own author is an organization, in whatever case: %s',
  (name) => {
    const head = `<meta name="author" content="${name}"><meta property="og:site_name" content="Acme">`;
    expect(author('', head)).toEqual({ '@type': 'Organization', name });
  },
);

test('among marks of many people only the first or the one in head is the own author', () => {
  const list = ['Ann Lee', 'Bo Ek', 'Cy Fox', 'Di Gray'].map((name) => byline(`By ${name}`)).join('');
  expect(author(list)).toBe('');
  expect(author(`${list}<a rel="author" href="/eve">Eve Hill</a>`)).toBe('');
  expect(author(`<a rel="author" href="/eve">Eve Hill</a>${list}`)).toMatchObject({ name: 'Eve Hill' });
  expect(author(list, '<meta name="author" content="Eve Hill">')).toEqual(person('Eve Hill'));
});
