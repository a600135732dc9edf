import { expect, test } from 'vitest';
import {
  ancestorsOf,
  didYouMeanClass,
  didYouMeanProperty,
  hasType,
  isA,
  isClass,
  isProperty,
} from '../../../src/readers/structured-data/vocabulary.ts';

test.each([
  ['Dentist', 'LocalBusiness', true],
  ['Dentist', 'Organization', true],
  ['Dentist', 'Place', true],
  ['NewsArticle', 'Article', true],
  ['BlogPosting', 'Article', true],
  ['Recipe', 'HowTo', true],
  ['BroadcastEvent', 'Event', true],
  ['Organization', 'LocalBusiness', false],
  ['QAPage', 'FAQPage', false],
  ['Person', 'Organization', false],
  ['Nonsense', 'Nonsense', false],
  ['constructor', 'Thing', false],
  ['__proto__', 'Thing', false],
])('%s is a %s: %s', (type, ancestor, answer) => {
  expect(isA(type, ancestor)).toBe(answer);
});

test('names', () => {
  expect(isClass('3DModel')).toBe(true);
  expect(isClass('Text')).toBe(true);
  expect(isClass('organization')).toBe(false);
  expect(isProperty('sameAs')).toBe(true);
  expect(isProperty('sameas')).toBe(false);
  expect(ancestorsOf('Nonsense')).toEqual([]);
  expect(hasType(['Thing', 'Hotel'], 'LocalBusiness')).toBe(true);
});

test.each([
  ['organization', 'Organization'],
  ['Organisation', 'Organization'],
  ['Artcle', 'Article'],
  ['FaqPage', 'FAQPage'],
  ['BreadcrumList', 'BreadcrumbList'],
  ['Wibble', null],
  ['Prodcut', 'Product'],
  ['Evnet', 'Event'],
  ['Evnt', 'Event'],
  ['Artical', 'Article'],
  ['schema.org/Product', 'Product'],
  ['/Product', 'Product'],
  ['car', 'Car'],
  // Near to Car, Zoo, Event and Date by their letters, and hardly meant.
  ['FAQ', null],
  ['Foo', null],
  ['Agent', null],
  ['Data', null],
  ['xy', null],
  ['O'.repeat(100_000), null],
])('%.20s probably means %s', (name, meant) => {
  expect(didYouMeanClass(name, { spellings: 1, propertySpellings: 0 })).toBe(meant);
});

test.each([
  ['Name', 'name'],
  ['sameas', 'sameAs'],
  ['descripton', 'description'],
  ['aggregateRatings', 'aggregateRating'],
  ['hasOwnProperty', null],
  ['xy', null],
])('the property %s probably means %s', (name, meant) => {
  expect(didYouMeanProperty(name, { spellings: 0, propertySpellings: 1 })).toBe(meant);
});

test('properties that are compared leave the types their budget', () => {
  const budget = { spellings: 1, propertySpellings: 1 };
  const properties = ['Name', 'Name'].map((name) => didYouMeanProperty(name, budget));
  expect([...properties, didYouMeanClass('Organisation', budget)]).toEqual(['name', null, 'Organization']);
});

test('comparing stops when the budget is used up', () => {
  const budget = { spellings: 1, propertySpellings: 0 };
  expect([didYouMeanClass('Organisation', budget), didYouMeanClass('Organisation', budget)]).toEqual([
    'Organization',
    null,
  ]);
});
