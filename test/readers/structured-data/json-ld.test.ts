import { describe, expect, test } from 'vitest';
import { readStructuredData } from '../../../src/readers/structured-data/read.ts';

const script = (json: unknown, attributes = 'type="application/ld+json"') =>
  `<script ${attributes}>${typeof json === 'string' ? json : JSON.stringify(json)}</script>`;
const page = (...blocks: readonly unknown[]) =>
  readStructuredData(
    `<!doctype html><html><head>${blocks.map((block) => script(block)).join('\n')}</head></html>`,
    {
      url: 'https://example.com/shop/page',
    },
  );
const AVAILABLE = { '@id': 'schema:availability', '@type': '@vocab' };
const codes = (data: ReturnType<typeof page>) => [...new Set(data.problems.map(({ code }) => code))];

describe('contexts that are schema.org', () => {
  test.each([
    'https://schema.org',
    'http://schema.org',
    'https://schema.org/',
    'http://www.schema.org',
    'HTTPS://Schema.org/',
    '//schema.org',
    'https://schema.org/docs/jsonldcontext.jsonld',
    ['https://schema.org'],
    ['https://schema.org', { '@language': 'de' }],
    [null, 'https://schema.org'],
    { '@vocab': 'https://schema.org/' },
    { '@vocab': 'http://schema.org/', gs1: 'https://ref.gs1.org/voc/' },
    ['https://w3id.org/security/v1', 'https://schema.org'],
  ])('%j', (context) => {
    const data = page({ '@context': context, '@type': 'Person', name: 'Ann' });
    expect(data.types).toEqual(['Person']);
    expect(data.entities[0]?.properties).toEqual({ name: ['Ann'] });
    expect(data.repairs).toEqual([]);
  });

  test('the Google APIs alias counts, with a note', () => {
    const data = page({ '@context': 'http://schema.googleapis.com/', '@type': 'MusicAlbum' });
    expect(data.types).toEqual(['MusicAlbum']);
    expect(data.problems).toMatchObject([{ code: 'context.alias', severity: 'info' }]);
  });
});

describe('contexts that want to be: not counted, repaired', () => {
  test.each([
    ['schema.org', 'context.relative'],
    ['www.schema.org/', 'context.relative'],
    ['https://schema.org/Person', 'context.type-address'],
    ['https://shema.org', 'context.misspelt'],
    ['http://schema.com', 'context.misspelt'],
    ['https:/schema.org', 'context.misspelt'],
    ['http://schemas.org/', 'context.misspelt'],
    ['https://shemas.org', 'context.misspelt'],
    [{ '@vocab': 'https://schema.org' }, 'context.vocab-without-slash'],
    [undefined, 'context.missing'],
    [{}, 'context.missing'],
    [{ foaf: 'http://xmlns.com/foaf/0.1/' }, 'context.missing'],
    ['', 'context.relative'],
  ])('%j', (context, code) => {
    const data = page({ '@context': context, '@type': 'Person', knows: { '@type': 'Organization' } });
    expect(data.types).toEqual([]);
    expect(codes(data)).toEqual([code]);
    expect(data.repairs).toMatchObject([
      { block: 0, types: ['Organization', 'Person'], topTypes: ['Person'] },
    ]);
    expect(page(data.repairs[0]!.code)).toMatchObject({ types: ['Organization', 'Person'], problems: [] });
  });

  test('a prefix without slash, and one that is not there', () => {
    const cut = page({ '@context': { schema: 'https://schema.org' }, '@type': 'schema:Person' });
    expect([cut.types, codes(cut)]).toEqual([[], ['context.prefix-without-slash']]);
    expect(page(cut.repairs[0]!.code).types).toEqual(['Person']);
    const none = page({ '@context': {}, '@type': 'schema:Person' });
    expect([none.types, codes(none)]).toEqual([[], ['context.prefix-undefined']]);
    expect(page(none.repairs[0]!.code).types).toEqual(['Person']);
  });
});

describe('vocabularies that want to be schema.org', () => {
  test.each([
    ['schema.org', 'context.relative'],
    ['www.schema.org/', 'context.relative'],
    ['http://schema.com/', 'context.misspelt'],
    ['https://shema.org/', 'context.misspelt'],
  ])('%s', (vocab, code) => {
    const data = page({ '@context': { '@vocab': vocab }, '@type': 'Person', name: 'Ann' });
    expect([data.types, codes(data)]).toEqual([[], [code]]);
    expect(JSON.parse(data.repairs[0]!.code)).toEqual({
      '@context': { '@vocab': 'https://schema.org/' },
      '@type': 'Person',
      name: 'Ann',
    });
  });

  test('others are left alone', () => {
    for (const vocab of ['', '//schema.org/', 'http://x.example/', 'http://xmlns.com/foaf/0.1/', null])
      expect(page({ '@context': { '@vocab': vocab }, '@type': 'Zzzzzzzz' }).repairs).toEqual([]);
  });
});

describe('contexts that are something else', () => {
  test.each([
    [{ '@context': 'https://example.org/context.jsonld', '@type': 'Person' }],
    [{ '@context': null, '@type': 'Person' }],
    [{ '@context': { '@vocab': 'http://xmlns.com/foaf/0.1/' }, '@type': 'Person' }],
    [{ '@context': { Person: 'http://xmlns.com/foaf/0.1/Person' }, '@type': 'Person' }],
    [{ '@context': ['https://schema.org', { Person: null }], '@type': 'Person' }],
    [{ '@context': ['https://schema.org', null], '@type': 'Person' }],
  ])('%j counts for nothing and needs no repair', (block) => {
    expect(page(block)).toMatchObject({ types: [], repairs: [] });
  });

  test('a mere type name of another vocabulary without context is no mistake about schema.org', () => {
    expect(page({ '@type': 'Wibblewobble' }).problems).toEqual([]);
  });
});

describe('names', () => {
  test.each([
    [{ '@context': { s: 'http://schema.org/' }, '@type': 's:Person', 's:name': 'Ann' }],
    [
      {
        '@context': { Human: 'https://schema.org/Person', title: 'https://schema.org/name' },
        '@type': 'Human',
        title: 'Ann',
      },
    ],
    [{ '@context': { '@vocab': 'https://schema.org/', kind: '@type' }, kind: 'Person', name: 'Ann' }],
    [{ '@context': 'https://schema.org', type: 'Person', name: 'Ann' }],
    [{ '@context': 'https://schema.org', '@type': 'schema:Person', 'schema:name': 'Ann' }],
    [
      {
        '@context': { s: 'https://schema.org/', P: 's:Person', n: { '@id': 's:name' } },
        '@type': 'P',
        n: 'Ann',
      },
    ],
    [{ '@type': 'https://schema.org/Person', 'http://schema.org/name': 'Ann' }],
    [
      {
        '@context': 'https://schema.org',
        '@type': ['Person', 'foaf:Agent'],
        name: { '@value': 'Ann', '@type': 'Text' },
      },
    ],
    [{ '@context': 'https://schema.org', '@type': 'Person', name: { '@list': ['Ann'] } }],
    [{ '@context': 'https://schema.org', '@type': 'Person', name: { '@set': ['Ann'] } }],
    [
      {
        '@context': ['https://schema.org', { n: { '@id': 'name', '@container': '@language' } }],
        '@type': 'Person',
        n: { en: 'Ann' },
      },
    ],
    [{ '@context': ['https://schema.org', { more: '@nest' }], '@type': 'Person', more: { name: 'Ann' } }],
  ])('%j', (block) => {
    const data = page(block);
    expect(data.types).toEqual(['Person']);
    expect(data.entities[0]?.properties).toEqual({ name: ['Ann'] });
  });

  test('the type of a value is a datatype', () => {
    expect(
      page({
        '@context': 'https://schema.org',
        '@type': 'Event',
        startDate: { '@type': 'Date', '@value': '2026' },
      }),
    ).toMatchObject({
      types: ['Event'],
      entities: [{ properties: { startDate: ['2026'] } }],
    });
  });

  test('a type that schema.org does not have is named, with what was probably meant', () => {
    const data = page({ '@context': 'https://schema.org', '@type': ['organization', 'Wibble'] });
    expect(data.types).toEqual([]);
    expect(data.unknownTypes).toEqual(['Wibble', 'organization']);
    expect(data.problems.map(({ code, data: { written, meant } }) => [code, written, meant])).toEqual([
      ['type.unknown', 'organization', 'Organization'],
      ['type.unknown', 'Wibble', undefined],
    ]);
    expect(data.repairs).toMatchObject([{ types: ['Organization'] }]);
  });

  test('keywords in another case are ignored by everyone: named and repaired', () => {
    const type = page({ '@context': 'https://schema.org', '@Type': 'Person' });
    expect([type.types, codes(type)]).toEqual([[], ['keyword.misspelt']]);
    expect(page(type.repairs[0]!.code).types).toEqual(['Person']);
    const context = page({ '@Context': 'https://schema.org', '@type': 'Person' });
    expect(context.types).toEqual([]);
    expect(page(context.repairs[0]!.code)).toMatchObject({ types: ['Person'], problems: [] });
  });

  test('a property that schema.org does not have is named; endings of actions are none', () => {
    const data = page({
      '@context': 'https://schema.org',
      '@type': 'SearchAction',
      target: 'x',
      'query-input': 'required',
      searchterm: 'x',
    });
    expect(data.problems).toMatchObject([
      { code: 'property.unknown', severity: 'info', data: { written: 'searchterm' } },
    ]);
  });

  test('a block that is no entity itself is told of the property that hides what is in it', () => {
    const graph = [{ '@type': 'Person', name: 'Ann' }];
    expect(codes(page({ '@context': 'https://schema.org', graph }))).toEqual(['property.unknown']);
    expect(codes(page({ '@context': 'https://schema.org', '@graph': graph }))).toEqual([]);
  });

  test('a property that schema.org does not have is named with what was probably meant, up to a cap', () => {
    const problemOf = (key: string) =>
      page({ '@context': 'https://schema.org', '@type': 'Thing', [key]: 'x' }).problems.at(-1);
    expect(problemOf('Url')).toMatchObject({ data: { written: 'Url', meant: 'url' } });
    expect(problemOf('telefone')).toMatchObject({ data: { written: 'telefone', meant: 'telephone' } });
    expect(problemOf('priceCurency')).toMatchObject({
      data: { written: 'priceCurency', meant: 'priceCurrency' },
    });
    expect(problemOf('shopwareFeature')?.data).toEqual({ written: 'shopwareFeature' });
  });

  test('one organization under two ids is named', () => {
    const organization = { '@context': 'https://schema.org', '@type': 'Organization', name: 'Example' };
    const twice = (id: string) => page({ ...organization, '@id': '#a' }, { ...organization, '@id': id });
    expect(codes(twice('#b'))).toEqual(['entity.duplicate']);
    expect(codes(twice('#a'))).toEqual([]);
  });

  test('the questions of a page are one FAQPage', () => {
    const faq = (id: string) => ({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      '@id': id,
      name: id,
    });
    expect(codes(page(faq('#a'), faq('#b')))).toEqual(['entity.duplicate']);
    expect(codes(page(faq('#a'), faq('#a')))).toEqual([]);
  });

  test.each([
    ['Service', ['review.item-type']],
    ['BlogPosting', ['review.item-type']],
    ['Person', ['review.item-type']],
    ['TouristAttraction', ['review.item-type']],
    ['Dentist', []],
    ['VideoGame', []],
    ['VideoObject', []],
    ['Recipe', []],
    [['Product', 'Service'], []],
  ])('whether Google shows reviews of a %s', (type, expected) => {
    const context = { '@context': 'https://schema.org' };
    const rating = { '@type': 'AggregateRating', ratingValue: 4 };
    const thing = { '@type': type, name: 'x' };
    expect(codes(page({ ...context, ...thing, aggregateRating: rating }))).toEqual(expected);
    expect(codes(page({ ...context, ...rating, itemReviewed: thing }))).toEqual(expected);
    expect(codes(page({ ...context, '@type': 'CriticReview', itemReviewed: thing }))).toEqual(expected);
    expect(
      codes(
        page(
          { ...context, ...thing, '@id': '#a', review: { '@id': '#b' } },
          { ...context, '@type': 'Review', '@id': '#b', name: 'y' },
        ),
      ),
    ).toEqual(expected);
    // What a review stands in is reviewed, whatever the review says.
    const nested = { '@type': 'Review', itemReviewed: { '@type': 'Thing', name: 'y' } };
    expect(codes(page({ ...context, ...thing, review: nested }))).toEqual(expected);
    // A claim is checked and not reviewed.
    expect(codes(page({ ...context, '@type': 'ClaimReview', itemReviewed: thing }))).toEqual([]);
    expect(codes(page({ ...context, ...thing }))).toEqual([]);
  });

  test('a type is its name to the letter', () => {
    const data = page({ '@context': 'https://schema.org', '@type': 'Person ' });
    expect(data.types).toEqual([]);
    expect(data.repairs).toMatchObject([{ types: ['Person'] }]);
  });

  test.each([
    ' https://schema.org/Person',
    'http:schema.org/Person',
    '//schema.org/Person',
    'schema.org/Person',
  ])('a type that is nearly an address of schema.org does not count and is set right: %j', (type) => {
    for (const context of ['https://schema.org', { '@vocab': 'https://schema.org/' }]) {
      const data = page({ '@context': context, '@type': type });
      expect([data.types, codes(data)]).toEqual([[], ['type.unknown']]);
      expect(JSON.parse(data.repairs[0]!.code)).toEqual({ '@context': context, '@type': 'Person' });
    }
  });

  test('prefixes are told apart by case', () => {
    const data = page({ '@context': 'https://schema.org', '@type': 'Schema:Person' });
    expect([data.types, codes(data), data.repairs[0]?.types]).toEqual([[], ['type.unknown'], ['Person']]);
  });

  test('a repaired type is written as its context takes it', () => {
    const context = { s: 'https://schema.org/' };
    const { repairs } = page({ '@context': context, '@type': 's:Persn' });
    expect(JSON.parse(repairs[0]!.code)).toEqual({
      '@context': context,
      '@type': 'https://schema.org/Person',
    });
  });

  test('a block that counts in part says what counts already', () => {
    const data = page({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      employee: { '@type': 'Persn' },
    });
    expect(data.repairs).toMatchObject([{ types: ['Organization', 'Person'], counted: ['Organization'] }]);
    expect(page({ '@context': 'shema.org', '@type': 'Person' }).repairs).toMatchObject([{ counted: [] }]);
  });

  test('what counts as it is needs no repair', () => {
    const person = { '@type': 'Person', name: 'Ann' };
    for (const context of [
      ['https://schema.org', 'schema.org'],
      { '@vocab': 'https://schema.org/', s: 'https://schema.org' },
      ['https://schema.org', { author: { '@id': 'schema:author', '@context': 'schema.org' } }],
    ])
      expect(page({ '@context': context, '@type': 'Article', author: person })).toMatchObject({
        types: ['Article', 'Person'],
        repairs: [],
      });
  });

  test('a repair stands at the first fault that keeps something from counting', () => {
    const { repairs } = page('{ // note\n "@context":"https://schema.org",\n "@type":"Persn"}');
    expect(repairs).toMatchObject([{ line: 3 }]);
  });

  test('names of other vocabularies lack no context', () => {
    expect(codes(page({ '@context': { schema: 'http://x.example/' }, '@type': 'schema:Person' }))).toEqual(
      [],
    );
    for (const type of ['foaf:Person', 'http://xmlns.com/foaf/0.1/Person', 'Agent'])
      expect(codes(page({ '@type': type }))).toEqual([]);
  });

  test('an empty type is none', () => {
    expect(codes(page({ '@context': 'https://schema.org', '@type': ' ' }))).toEqual(['type.invalid']);
  });

  test('types and ids that are none', () => {
    const data = page({ '@context': 'https://schema.org', '@type': ['Person', 7, null], '@id': ['a'] });
    expect(data.types).toEqual(['Person']);
    expect(codes(data)).toEqual(['type.invalid', 'id.invalid']);
  });

  test('keys of the prototype', () => {
    const data = page(
      '{"@context":"https://schema.org","@type":"Person","__proto__":{"@type":"Event"},"constructor":"x"}',
    );
    expect(data.types).toEqual(['Event', 'Person']);
    expect(Object.getPrototypeOf(data.entities[0]!.properties)).toBe(Object.prototype);
  });
});

describe('scoped contexts', () => {
  test.each([
    [{}, { label: ['Bob'] }],
    [{ '@propagate': false }, { label: ['Bob'] }],
    [{ '@propagate': true }, { name: ['Bob'] }],
  ])('of a type: for its own members, for nodes inside only when it says so: %j', (propagate, inside) => {
    const context = {
      '@vocab': 'https://schema.org/',
      Special: {
        '@id': 'https://schema.org/Person',
        '@context': { ...propagate, label: 'https://schema.org/name' },
      },
    };
    const data = page({
      '@context': context,
      '@type': 'Special',
      label: 'Ann',
      knows: { '@type': 'Person', label: 'Bob' },
    });
    expect(data.entities[0]).toMatchObject({
      properties: { name: ['Ann'], knows: [{ properties: inside }] },
    });
  });

  test('of a property: for everything below it', () => {
    const context = [
      'https://schema.org',
      { author: { '@id': 'https://schema.org/author', '@context': { Human: 'https://schema.org/Person' } } },
    ];
    expect(page({ '@context': context, '@type': 'Article', author: { '@type': 'Human' } }).types).toEqual([
      'Article',
      'Person',
    ]);
  });

  test('a context inside a node holds from there on', () => {
    const data = page({
      '@context': 'https://schema.org',
      '@type': 'Article',
      author: { '@context': { '@vocab': 'http://x.example/' }, '@type': 'Human' },
    });
    expect(data.types).toEqual(['Article']);
  });
});

describe('finer points of JSON-LD 1.1', () => {
  const SCHEMA = 'https://schema.org/';

  test.each([
    [
      'a context that is not propagated holds for its own node',
      {
        '@context': { '@vocab': SCHEMA, '@propagate': false },
        '@type': 'Person',
        knows: { '@type': 'Place' },
      },
      ['Person'],
    ],
    [
      'one that comes with a type may be propagated',
      {
        '@context': { P: { '@id': `${SCHEMA}Person`, '@context': { '@vocab': SCHEMA, '@propagate': true } } },
        '@type': 'P',
        knows: { '@type': 'Place' },
      },
      ['Person', 'Place'],
    ],
    [
      'a type inside @nest is one of the node around it',
      { '@context': SCHEMA, '@nest': [{ '@type': 'Person' }, { '@nest': { '@type': 'Patient' } }] },
      ['Patient', 'Person'],
    ],
    [
      'a JSON literal holds no nodes',
      {
        '@context': [SCHEMA, { about: { '@id': 'schema:about', '@type': '@json' } }],
        '@type': 'WebPage',
        about: [{ '@type': 'Person' }],
      },
      ['WebPage'],
    ],
    [
      'a list in place of a map holds nodes, not maps',
      {
        '@context': [SCHEMA, { offers: { '@id': 'schema:offers', '@container': '@index' } }],
        '@type': 'Product',
        offers: [{ '@type': 'Offer', seller: { '@type': 'Person' } }],
      },
      ['Offer', 'Person', 'Product'],
    ],
    [
      'schema.org defines its aliases anew',
      { '@context': [{ type: 'http://x.example/type' }, SCHEMA], type: 'Person' },
      ['Person'],
    ],
    [
      'a vocabulary cannot stand on a prefix of its own context',
      { '@context': { '@vocab': 's:', s: SCHEMA }, '@type': 'Person' },
      [],
    ],
    [
      'a vocabulary without colon stands on the one before it',
      { '@context': [{ '@vocab': SCHEMA }, { '@vocab': 'Per' }], '@type': 'son' },
      ['Person'],
    ],
    [
      'a definition that is an object is a prefix only when it says so, inside its own context as well',
      { '@context': { s: { '@id': SCHEMA }, P: 's:Person' }, '@type': 'P' },
      [],
    ],
    [
      'and one that says so is',
      { '@context': { s: { '@id': SCHEMA, '@prefix': true }, P: 's:Person' }, '@type': 'P' },
      ['Person'],
    ],
    [
      'an address that ends like none is no prefix',
      { '@context': { s: 'http://schema.org/Per', P: 's:son' }, '@type': 'P' },
      [],
    ],
    [
      'a term without address is a name of the vocabulary, an alias of schema.org too',
      { '@context': [SCHEMA, { type: {} }], '@id': '#a', type: 'Person' },
      [],
    ],
    [
      'a term that names itself forgets what it was',
      {
        '@context': [{ '@vocab': SCHEMA, Person: 'http://x.example/P' }, { Person: 'Person' }],
        '@type': 'Person',
      },
      ['Person'],
    ],
    [
      'a context may import the one of schema.org',
      { '@context': { '@import': 'https://schema.org', x: 'http://x.example/' }, '@type': 'Person' },
      ['Person'],
    ],
    [
      'an imported context is propagated no further than the one that imports it',
      {
        '@context': { '@import': 'https://schema.org', '@propagate': false },
        '@type': 'Event',
        'schema:performer': { '@type': 'Person' },
      },
      ['Event'],
    ],
    [
      'a protected term stays what it was, whatever context follows',
      {
        '@context': [{ '@protected': true, Person: 'http://x.example/P' }, SCHEMA],
        '@type': ['Person', 'Place'],
      },
      ['Place'],
    ],
    [
      'nor does a null context take it away',
      {
        '@context': { P: { '@id': `${SCHEMA}Person`, '@protected': true } },
        '@graph': { '@context': null, '@type': 'P' },
      },
      ['Person'],
    ],
    [
      'the context of a property may define it anew',
      {
        '@context': [
          SCHEMA,
          {
            P: { '@id': 'http://x.example/P', '@protected': true },
            author: { '@id': 'schema:author', '@context': { P: 'schema:Person' } },
          },
        ],
        '@type': 'Article',
        author: { '@type': 'P' },
      },
      ['Article', 'Person'],
    ],
    [
      'an empty vocabulary is the page, and what is inside is read',
      { '@context': { '@vocab': '' }, knows: { '@context': SCHEMA, '@type': 'Person' } },
      ['Person'],
    ],
    [
      'a vocabulary that is a path stands on the base beside it',
      { '@context': { '@base': 'https://schema.org/docs/', '@vocab': '/' }, '@type': 'Person' },
      ['Person'],
    ],
  ])('%s', (_, json, types) => expect(page(json).types).toEqual(types));
});

test.each([
  ['@id', '#ann', {}, 'https://example.com/shop/page#ann'],
  ['@id', '#ann', { '@id': '#bob' }, 'https://example.com/shop/page#bob'],
  ['@id', '@none', {}, null],
  ['@type', 'Patient', {}, null],
])('keys of a map by %s say it of what they lead to', (container, key, said, id) => {
  const staff = { '@id': 'https://schema.org/employee', '@container': container };
  const data = page({
    '@context': ['https://schema.org', { staff }],
    '@type': 'Organization',
    staff: { [key]: { '@type': 'Person', ...said } },
  });
  const types = container === '@type' ? ['Person', 'Patient'] : ['Person'];
  expect(data.entities[0]?.properties['employee']).toMatchObject([{ id, types }]);
});

test.each([
  [{}, '#me', 'https://example.com/shop/page#me'],
  [{}, '/me', 'https://example.com/me'],
  [{}, '_:me', '_:me'],
  [{}, 'schema:Person', 'http://schema.org/Person'],
  [{ '@base': 'https://base.example/a/b' }, 'me', 'https://base.example/a/me'],
  [{ '@base': '/people/' }, 'me', 'https://example.com/people/me'],
  [{ '@base': 'http://[' }, 'me', 'https://example.com/shop/me'],
  [{ '@base': null }, 'me', 'me'],
  [{ '@base': null }, 'https://a.example/', 'https://a.example/'],
  [{ p: { '@id': 'https://p.example/', '@prefix': true } }, 'p:me', 'https://p.example/me'],
  [{ p: 'https://p.example/' }, 'p:me', 'https://p.example/me'],
  [{ p: 'https://p.example/#me' }, 'p:me', 'p:me'],
  [{ p: { '@id': 'https://p.example/' } }, 'p:me', 'p:me'],
  [{ p: 'https://p.example/' }, 'pme', 'https://example.com/shop/pme'],
  [{ https: { '@id': 'https://p.example/', '@prefix': true } }, 'https://a.example/', 'https://a.example/'],
])('with %j the id %j is %j', (local, id, expected) => {
  const data = page({ '@context': ['https://schema.org', local], '@type': 'Person', '@id': id });
  expect(data.entities[0]?.id).toBe(expected);
});

test('what can be no context is named once, and schema.org takes its place', () => {
  for (const context of [5, true, [['https://schema.org']]]) {
    const data = page({ '@context': context, '@type': 'Person' });
    expect({ types: data.types, codes: codes(data) }).toEqual({ types: [], codes: ['context.invalid'] });
    expect(page(JSON.parse(data.repairs[0]!.code))).toMatchObject({ types: ['Person'], problems: [] });
  }
});

test('a protected term that is defined anew is named; the same definition again is none', () => {
  const local = { '@protected': true, P: 'https://schema.org/Person' };
  const other = { P: 'http://x.example/P' };
  expect(codes(page({ '@context': [local, other], '@type': 'P' }))).toEqual(['context.invalid']);
  expect(codes(page({ '@context': [local, null], '@type': 'P' }))).toEqual(['context.invalid']);
  expect(page({ '@context': [local, local], '@type': 'P' })).toMatchObject({
    types: ['Person'],
    problems: [],
  });
});

test('a definition that differs in its type, container or context is another (JSON-LD 1.1 API, 4.2.2)', () => {
  const term = (more: object) => ({ P: { '@id': 'https://schema.org/knows', '@protected': true, ...more } });
  const again = (more: object) => codes(page({ '@context': [term({}), term(more)], '@type': 'Person' }));
  expect(again({})).not.toContain('context.invalid');
  for (const more of [{ '@type': '@id' }, { '@container': '@list' }, { '@context': {} }])
    expect(again(more)).toContain('context.invalid');
});

test.each([
  ['wherever they stand', { P: 's:Person', s: 'https://schema.org/' }, ['Person']],
  ['in a chain', { P: 'Q', Q: 'R', R: 's:Person', s: 'https://schema.org/' }, ['Person']],
  ['for nothing in a circle', { P: 'Q', Q: 'P' }, []],
  ['for nothing in a circle of prefixes', { P: 'q:Person', q: 'r:', r: 'q:' }, []],
])('definitions of one context count in each other %s (JSON-LD 1.1 API, 4.2)', (_, context, types) => {
  expect(page({ '@context': context, '@type': 'P' }).types).toEqual(types);
});

test('members are folded in from @nest however deep it stands (JSON-LD 1.1, 4.7)', () => {
  let nested: object = { '@type': 'Person' };
  for (let depth = 0; depth < 50; depth += 1) nested = { '@nest': nested };
  expect(page({ '@context': 'https://schema.org', ...nested }).types).toEqual(['Person']);
});

test('a misspelt type is repaired to a name that the context of the block leads to schema.org', () => {
  const repaired = (context: unknown, type: string) => {
    const { repairs } = page({ '@context': context, '@type': type });
    const code = repairs[0]?.code ?? '{}';
    return [JSON.parse(code)['@type'], page(code).types];
  };
  const s = 'https://schema.org/';
  expect(repaired(s, 'Persn')).toEqual(['Person', ['Person']]);
  for (const context of [{ s }, { s, '@vocab': 'http://x.example/' }])
    expect(repaired(context, 's:Persn')).toEqual(['https://schema.org/Person', ['Person']]);
});

describe('graphs', () => {
  test.each([
    [{ '@context': 'https://schema.org', '@graph': [{ '@type': 'Person' }, { '@type': 'Event' }] }],
    [{ '@context': 'https://schema.org', '@graph': { '@type': 'Event', performer: { '@type': 'Person' } } }],
    [
      [
        { '@context': 'https://schema.org', '@type': 'Person' },
        { '@context': 'https://schema.org', '@type': 'Event' },
      ],
    ],
    [
      {
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'Person' }, 7, null, 'x', [{ '@type': 'Event' }]],
      },
    ],
    [{ '@context': 'https://schema.org', '@type': 'Person', '@included': [{ '@type': 'Event' }] }],
  ])('%j', (block) => {
    expect(page(block).types).toEqual(['Event', 'Person']);
  });

  test('nodes with one id have the types and the values of each, once', () => {
    const data = page(
      {
        '@context': 'https://schema.org',
        '@id': '#me',
        '@type': 'Person',
        name: 'Ann',
        knows: { '@id': '#b' },
      },
      {
        '@context': 'https://schema.org',
        '@id': '#me',
        '@type': 'Patient',
        name: ['Ann', 'Anna'],
        knows: { '@id': '#b' },
      },
    );
    expect(data.entities).toMatchObject([
      {
        types: ['Person', 'Patient'],
        properties: { name: ['Ann', 'Anna'], knows: [{ ref: 'https://example.com/shop/page#b' }] },
      },
    ]);
    expect(data.entities[0]?.properties['knows']).toHaveLength(1);
  });

  test('nodes with one id are one over all blocks', () => {
    const data = page(
      { '@context': 'https://schema.org', '@type': 'Article', publisher: { '@id': '#me' } },
      { '@context': 'https://schema.org', '@type': 'Organization', '@id': '#me', name: 'Example' },
      {
        '@context': 'https://schema.org',
        '@id': 'https://example.com/shop/page#me',
        sameAs: ['https://x.com/e'],
      },
    );
    expect(data.topTypes).toEqual(['Article', 'Organization']);
    expect(data.entities).toMatchObject([
      { types: ['Article'], properties: { publisher: [{ ref: 'https://example.com/shop/page#me' }] } },
      {
        id: 'https://example.com/shop/page#me',
        properties: { name: ['Example'], sameAs: ['https://x.com/e'] },
      },
    ]);
  });

  test('what stands in a node of no known type is an entity all the same', () => {
    const author = { '@type': 'Person', name: 'Ann', worksFor: { '@type': 'Organization', name: 'Example' } };
    for (const type of [undefined, 'Wibble'])
      expect(page({ '@context': 'https://schema.org', '@type': type, author }).entities).toMatchObject([
        { types: ['Person'], properties: { name: ['Ann'], worksFor: [{ types: ['Organization'] }] } },
      ]);
  });

  test('circles end', () => {
    const data = page({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@id': '#a',
          '@type': 'Person',
          knows: { '@id': '#b', '@type': 'Person', knows: { '@id': '#a', '@type': 'Person' } },
        },
        { '@id': '#b', '@type': 'Person', knows: { '@id': '#b' } },
      ],
    });
    expect(JSON.stringify(data.entities).length).toBeLessThan(2_000);
    expect(data.entities).toHaveLength(2);
  });

  test('reverse: what stands there has the property', () => {
    const data = page({
      '@context': 'https://schema.org',
      '@id': '#work',
      '@type': 'Book',
      '@reverse': { isPartOf: { '@type': 'Chapter' } },
    });
    expect(data.topTypes).toEqual(['Book']);
    expect(data.types).toEqual(['Book', 'Chapter']);
  });

  test.each([
    [{}, { '@reverse': { author: { '@id': '#work' } } }],
    [{}, { '@reverse': { author: [{ '@id': '#work' }] } }],
    [{ wrote: { '@reverse': 'schema:author', '@type': '@id' } }, { wrote: '#work' }],
    [{ wrote: { '@reverse': 'schema:author', '@type': '@id' } }, { wrote: ['#work'] }],
  ])('reverse: with %j and %j a node that is named by its id has the property', (local, said) => {
    const work = { '@id': '#work', '@type': 'Book', name: 'A' };
    const ann = { '@id': '#ann', '@type': 'Person', ...said };
    const { entities } = page({ '@context': ['https://schema.org', local], '@graph': [work, ann] });
    const author = { ref: 'https://example.com/shop/page#ann' };
    expect(entities[0]).toMatchObject({ types: ['Book'], properties: { name: ['A'], author: [author] } });
  });

  test('reverse: text that is no id has no property', () => {
    const local = { wrote: { '@reverse': 'schema:author' } };
    const data = page({ '@context': ['https://schema.org', local], '@type': 'Person', wrote: '#work' });
    expect(data.entities).toMatchObject([{ types: ['Person'], properties: {} }]);
  });

  test.each([
    ['InStock', 'http://schema.org/InStock'],
    ['s:InStock', 'https://schema.org/InStock'],
    ['https://schema.org/InStock', 'https://schema.org/InStock'],
    ['yes', 'http://schema.org/InStock'],
  ])('a value of the vocabulary, %j, is its address', (written, address) => {
    const local = { s: 'https://schema.org/', yes: 'schema:InStock', available: AVAILABLE };
    const context = ['https://schema.org', { '@vocab': 'http://schema.org/' }, local];
    const data = page({ '@context': context, '@type': 'Offer', available: written });
    expect(data.entities).toMatchObject([{ properties: { availability: [address] } }]);
  });

  // HTML Standard, 4.2.3: the first base with a href counts, also when its address cannot be used.
  test.each([
    ['<base href="/other/">', 'https://example.com/other/me'],
    ['<base href="/one/"><base href="/two/">', 'https://example.com/one/me'],
    ['<base target=_top><base href="/two/">', 'https://example.com/two/me'],
    ['<base href="http://["><base href="/two/">', 'https://example.com/me'],
    ['<template><base href="/one/"></template>', 'https://example.com/me'],
  ])('with %s a relative id is %s', (base, id) => {
    const html = `${base}${script({ '@context': 'https://schema.org', '@type': 'Person', '@id': 'me' })}`;
    expect(readStructuredData(html, { url: 'https://example.com/a' }).entities[0]?.id).toBe(id);
  });
});

describe('several values in one script', () => {
  const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Kettle' };
  const crumbs = { '@context': 'https://schema.org', '@type': 'BreadcrumbList' };

  test.each(['', '\n', ',', ', ', ';'])(
    'with %j between them, the first counts and all come back as one array',
    (mark) => {
      const data = page(JSON.stringify(product) + mark + JSON.stringify([crumbs]) + mark);
      expect(data.types).toEqual(['Product']);
      expect(data.problems).toMatchObject([{ code: 'json.concatenated', repaired: true }]);
      const [repair] = data.repairs;
      expect(repair).toMatchObject({ types: ['BreadcrumbList', 'Product'], counted: ['Product'] });
      expect([repair?.line, repair?.column]).toEqual([data.problems[0]?.line, data.problems[0]?.column]);
      expect(JSON.parse(repair?.code ?? '')).toEqual([product, crumbs]);
    },
  );

  test('what is wrong in the later ones is set right as well', () => {
    const data = page(`${JSON.stringify(product)}{"@type":"Event","name":"Fair",}`);
    expect(data.repairs).toMatchObject([{ types: ['Event', 'Product'], counted: ['Product'] }]);
    expect(page(data.repairs[0]?.code).types).toEqual(['Event', 'Product']);
  });

  test('one that says nothing is no reason to repair', () => {
    expect(page(`${JSON.stringify(product)}{}`).repairs).toEqual([]);
  });
});

describe('types that are no names', () => {
  const typed = (type: unknown) => page({ '@context': 'https://schema.org', '@type': type, name: 'Kettle' });

  test.each([
    [{ '@id': 'Product' }, 'Product'],
    [{ '@id': 'https://schema.org/Product' }, 'https://schema.org/Product'],
    ['Product, Vehicle', ['Product', 'Vehicle']],
    [
      ['Product,Vehicle', 'Thing'],
      ['Product', 'Vehicle', 'Thing'],
    ],
    [
      [{ '@id': 'Product' }, 'Thing'],
      ['Product', 'Thing'],
    ],
  ])('%j', (written, meant) => {
    const data = typed(written);
    expect(codes(data)).toEqual(['type.invalid']);
    expect(data.problems[0]).toMatchObject({ repaired: true });
    expect(JSON.parse(data.repairs[0]?.code ?? '')).toMatchObject({ '@type': meant });
    expect(data.types).not.toContain('Product');
    expect(data.repairs[0]?.types).toContain('Product');
  });

  test.each([[{}], [{ '@id': '' }], [{ '@type': 'Product' }]])('nobody can tell what %j means', (written) => {
    expect(codes(typed(written))).toEqual(['type.invalid']);
    expect(typed(written).repairs).toEqual([]);
  });

  test('a name with a comma that is no list of classes stays one name', () => {
    expect(codes(typed('Product, or so'))).toEqual(['type.unknown']);
  });
});

describe('script elements', () => {
  const person = { '@context': 'https://schema.org', '@type': 'Person' };
  const types = (html: string) => readStructuredData(html, { url: 'https://example.com/' }).types;

  test.each([
    'type=" Application/LD+JSON "',
    'type="application/ld+json; charset=utf-8"',
    'type=application/ld+json',
  ])('%s', (attributes) => {
    expect(types(script(person, attributes))).toEqual(['Person']);
  });

  test.each(['type="application/json"', 'type="text/json-ld"', ''])(
    '%j is another type: named, with the block to paste',
    (attributes) => {
      const data = readStructuredData(script(person, attributes), { url: 'https://example.com/' });
      expect(data.types).toEqual([]);
      expect(data.problems).toMatchObject([{ code: 'script.wrong-type', severity: 'error' }]);
      expect(data.repairs).toMatchObject([{ block: -1, types: ['Person'] }]);
    },
  );

  test('a block with the wrong type comes back as JSON, whatever had to be tolerated in it', () => {
    const html = script(
      '{"@context":"https://schema.org", // note\n"@type":"Person","name":"a\tb"};',
      'type="text/plain"',
    );
    const { repairs } = readStructuredData(html, { url: 'https://e.com/' });
    expect(JSON.parse(repairs[0]!.code)).toEqual({ ...person, name: 'a\tb' });
  });

  test('application state that only holds a block somewhere is none', () => {
    expect(
      readStructuredData(script({ props: person }, 'type="application/json"'), { url: 'https://e.com/' })
        .problems,
    ).toEqual([]);
    expect(
      readStructuredData(script(`var x = ${JSON.stringify(person)}`, ''), { url: 'https://e.com/' }).problems,
    ).toEqual([]);
  });

  test.each(['svg', 'math'])('a block in %s is told and does not count', (name) => {
    const data = readStructuredData(`<${name}>${script({ '@type': 'Person' })}</${name}>`, {
      url: 'https://example.com/',
    });
    expect([data.types, codes(data)]).toEqual([[], ['script.in-svg']]);
  });

  test('template content, comments and svg scripts do not count; src is an error', () => {
    expect(
      types(`<template>${script(person)}</template><!-- ${script(person)} --><svg>${script(person)}</svg>`),
    ).toEqual([]);
    const { problems } = readStructuredData('<script type="application/ld+json" src="/x.json"></script>', {
      url: 'https://e.com/',
    });
    expect(problems.map(({ code }) => code)).toEqual(['script.src']);
  });

  test('entities in the text stay as they are and are told', () => {
    const data = page({ ...person, name: 'Tom &amp; Jerry' });
    expect(data.entities[0]?.properties).toEqual({ name: ['Tom &amp; Jerry'] });
    expect(codes(data)).toEqual(['text.html-entity']);
    expect(codes(page({ ...person, name: '{{ author }}' }))).toEqual(['text.placeholder']);
  });
});

describe('places', () => {
  test('line and column are those of the page', () => {
    const html =
      '<!doctype html>\n<p>é</p>\r\n<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "ä": 1,,\n}\n</script>';
    const { problems, repairs } = readStructuredData(html, { url: 'https://example.com/' });
    expect(problems.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['json.extra-comma', 6, 10],
      ['json.trailing-comma', 7, 1],
    ]);
    expect(repairs).toEqual([]);
  });

  test('a broken block does not hide the others', () => {
    const data = page('{"@context":"https://schema.org","@type":"Event",}', {
      '@context': 'https://schema.org',
      '@type': 'Person',
    });
    expect(data.types).toEqual(['Person']);
    expect(data.repairs).toMatchObject([{ block: 0, types: ['Event'] }]);
  });

  test('a block of another vocabulary is not offered repaired', () => {
    expect(page('{"@context":"https://example.org/","@type":"Event",}').repairs).toEqual([]);
  });
});

describe('limits', () => {
  const nested = (depth: number) =>
    page(
      `${'{"@context":"https://schema.org","@type":"Person","knows":'.repeat(depth)}{"@type":"Event"}${'}'.repeat(depth)}`,
    );

  test('types count at any depth, entities end at 24', () => {
    expect(JSON.stringify(nested(23).entities)).toContain('Event');
    expect(codes(nested(23))).toEqual([]);
    expect(JSON.stringify(nested(24).entities)).not.toContain('Event');
    expect(nested(24).problems).toMatchObject([
      { code: 'entity.too-much', data: { leftOut: 'nested', count: '24' } },
    ]);
    expect(nested(3_000).types).toEqual(['Event', 'Person']);
    expect(JSON.stringify(nested(3_000).entities).match(/Person/g)).toHaveLength(24);
  });

  test('thousands of blocks, hundreds of them broken', () => {
    const data = page(
      ...Array.from({ length: 1_000 }, (_, index) =>
        index % 5 === 0 ? '{"@type":,}' : { '@context': 'https://schema.org', '@type': 'Person' },
      ),
    );
    expect(data.entities).toHaveLength(800);
    const listed = data.problems.filter(({ code }) => code !== 'problem.too-much');
    expect(listed).toHaveLength(200);
    // Two faults in each of 200 blocks.
    expect(data.problems.at(-1)).toMatchObject({
      severity: 'info',
      data: { leftOut: 'problems', count: '200' },
    });
  });

  test.each([10_000, 10_001])('of a text or id of %i characters at most 10,000 are given', (length) => {
    const node = { '@context': 'https://schema.org', '@type': 'Thing', name: 'x'.repeat(length) };
    const text = JSON.stringify(page({ ...node, '@id': `urn:${'z'.repeat(length - 4)}` }).entities);
    expect([/x+/.exec(text)?.[0].length, /z+/.exec(text)?.[0].length]).toEqual([10_000, 9_996]);
  });

  test.each([
    [199_000, 1],
    [201_000, 0],
  ])('a block of %i characters has %i repairs', (length, repairs) => {
    const broken = `{"@context":"https://schema.org","@type":"Thing","name":"${'x'.repeat(length)}",}`;
    expect(page(broken).repairs).toHaveLength(repairs);
  });

  test('values of a property, of a page, of a text', () => {
    const list = (count: number) =>
      page({
        '@context': 'https://schema.org',
        '@type': 'Thing',
        name: Array.from({ length: count }, (_, index) => `n${index}`),
      });
    expect(list(2_000).entities[0]?.properties['name']).toHaveLength(2_000);
    expect(codes(list(2_000))).toEqual([]);
    expect(list(2_001).entities[0]?.properties['name']).toHaveLength(2_000);
    expect(list(2_001).problems).toMatchObject([
      { code: 'entity.too-much', data: { leftOut: 'values', count: '2000' } },
    ]);
    const graph = (count: number) =>
      page({
        '@context': 'https://schema.org',
        '@graph': Array.from({ length: 26 }, () => ({
          '@type': 'Thing',
          name: Array.from({ length: count }, (_, index) => `n${index}`),
        })),
      });
    const kept = (data: ReturnType<typeof page>) =>
      data.entities.reduce((sum, { properties }) => sum + (properties['name']?.length ?? 0), 0);
    expect(kept(graph(1_923))).toBe(26 * 1_923);
    expect(codes(graph(1_923))).toEqual([]);
    // The entity that would pass the cap is not given in part: it would be told what it seems to lack.
    expect(kept(graph(1_924))).toBe(25 * 1_924);
    expect(graph(1_924).problems).toMatchObject([
      { code: 'entity.too-much', data: { leftOut: 'entities', count: '50000' } },
    ]);
    const text = (length: number) =>
      readStructuredData(
        `<p itemscope itemtype="https://schema.org/Thing"><b itemprop="name">${'x'.repeat(length)}</b>`,
        { url: 'https://e.com/' },
      ).entities[0]?.properties['name']?.[0];
    expect(text(10_000)).toHaveLength(10_000);
    expect(text(10_001)).toHaveLength(10_000);
  });

  test('contexts that copy terms again and again are given up', () => {
    const terms = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, index) => [`t${index}`, `https://x.example/${index}`]),
    );
    const nested = (count: number) =>
      page({
        '@context': terms,
        '@graph': Array.from({ length: count }, () => ({
          '@context': {},
          '@type': 'https://schema.org/Person',
        })),
      });
    expect(codes(nested(199))).toEqual([]);
    expect(codes(nested(200))).toEqual(['context.too-large']);
    expect(nested(200).types).toEqual(['Person']);
  });

  test('contexts that look through terms without copying them are given up as well', () => {
    const terms = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, index) => [`t${index}`, `https://x.example/${index}`]),
    );
    const cleared = (times: number) =>
      codes(
        page({
          '@context': [{ '@protected': true, ...terms }, ...Array.from({ length: times }, () => null)],
          '@type': 'https://schema.org/Person',
        }),
      );
    expect(cleared(198)).not.toContain('context.too-large');
    expect(cleared(199)).toContain('context.too-large');
  });

  test('contexts behind the four-thousandth are not read', () => {
    const list = (count: number) =>
      page({
        '@context': ['https://schema.org', ...Array.from({ length: count - 1 }, () => ({}))],
        '@type': 'Person',
      });
    expect(codes(list(4_000))).toEqual([]);
    expect(codes(list(4_001))).toEqual(['context.too-large']);
  });

  test('an address that contexts make longer and longer is none in the end', () => {
    const last = (piece: object, count: number, node: object) =>
      page({
        '@context': ['https://schema.org', ...Array.from({ length: count }, () => piece)],
        '@type': 'https://schema.org/Person',
        ...node,
      }).entities[0];
    const based = (count: number) => last({ '@base': 'a/' }, count, { '@id': 'x' })?.id;
    expect(based(2)).toMatch(/\/a\/a\/x$/);
    expect(based(5_000)).toBe('x');
    const named = (count: number) => last({ '@vocab': 'a/' }, count, { b: 1 })?.properties;
    expect(Object.keys(named(2) ?? {})).toEqual(['a/a/b']);
    expect(Object.keys(named(5_000) ?? {})).toEqual([]);
    const alternate = Array.from({ length: 5_000 }, (_, at) =>
      at % 2 === 0 ? { p: { '@id': 'q:b/', '@prefix': true } } : { q: { '@id': 'p:b/', '@prefix': true } },
    );
    const prefixed = page({
      '@context': [{ q: 'https://e.com/' }, ...alternate],
      '@type': 'https://schema.org/Person',
      '@id': 'q:x',
    });
    expect(prefixed.entities[0]?.id?.length).toBeLessThan(2_100);
  });

  test('blocks behind the thousandth are not read', () => {
    const blocks = (count: number) => [
      ...Array.from({ length: count }, () => '{}'),
      { '@context': 'https://schema.org', '@type': 'Event' },
    ];
    expect(page(...blocks(999))).toMatchObject({ types: ['Event'], problems: [] });
    const over = page(...blocks(1_000));
    expect([over.types, codes(over)]).toEqual([[], ['json-ld.too-much']]);
  });

  test('a block of more than 300,000 values is not counted, and that is told', () => {
    const named = (values: number) =>
      `{"@context":"https://schema.org","@type":"Person","x":[${'0,'.repeat(values - 5)}0]`;
    expect(page(`${named(300_000)}}`).types).toEqual(['Person']);
    const over = page(`${named(300_001)}}`, { '@context': 'https://schema.org', '@type': 'Event' });
    expect([over.types, codes(over), over.repairs]).toEqual([['Event'], ['json-ld.too-much'], []]);
    // Broken before the cap is broken, but a repair would lose what stands behind it.
    const broken = page(named(300_001).replace('"@type"', '@type'));
    expect([broken.types, codes(broken), broken.repairs]).toEqual([
      [],
      ['json.bare-key', 'json-ld.too-much'],
      [],
    ]);
    // A value of one character takes hundreds of bytes.
    expect(codes(page('['.repeat(1_000_000)))).toEqual(['json-ld.too-much']);
    expect(codes(page(JSON.stringify(`${named(300_001)}}`)))).toEqual([
      'json-ld.too-much',
      'json.double-encoded',
    ]);
  });

  test('no more than 4,000 nodes are read, and that is told', () => {
    const one = '{"@type":"Person"},';
    const event = '{"@context":"https://schema.org","@type":"Event"}';
    const graph = (count: number, ...others: string[]) =>
      page(`{"@context":"https://schema.org","@graph":[${one.repeat(count)}{"@type":"Action"}]}`, ...others);
    expect(graph(3_999)).toMatchObject({ types: ['Action', 'Person'], problems: [] });
    const inBlock = graph(4_000);
    expect([inBlock.types, codes(inBlock)]).toEqual([['Person'], ['json-ld.too-much']]);
    const behind = graph(3_999, event, event);
    expect([behind.types, codes(behind)]).toEqual([['Action', 'Person'], ['json-ld.too-much']]);
  });
});

describe('a block without a type', () => {
  const context = 'https://schema.org';

  test.each([
    [{ '@context': context, name: 'Ann' }],
    [{ name: 'Ann' }],
    [[{ '@context': context, name: 'Ann' }]],
    [{ '@context': context, '@graph': [{ name: 'Ann' }, { name: 'Bo' }] }],
    [{ '@context': context, author: { name: 'Ann' } }],
  ])('%j', (block) => {
    const { problems, types } = page(block);
    expect(problems).toMatchObject([{ code: 'type.missing', severity: 'error', line: 1 }]);
    expect(types).toEqual([]);
  });

  test.each([
    [{ '@context': context, '@id': '#ann', name: 'Ann' }],
    [{ '@context': context, mainEntity: { '@type': 'Person', name: 'Ann' } }],
    [{ '@context': context, type: 'Person' }],
    [{ '@context': context, '@graph': [{ '@type': 'Person' }, { name: 'Bo' }] }],
    [{ '@context': context, '@graph': [] }],
    [{ '@context': context }],
    [{}],
    [[]],
    [{ '@context': 'https://www.w3.org/ns/activitystreams', type: 'Note', content: 'x' }],
  ])('is not %j', (block) => {
    expect(codes(page(block))).not.toContain('type.missing');
  });

  test('is told once where its keyword or its context is at fault', () => {
    expect(codes(page({ '@context': context, '@Type': 'Person', name: 'Ann' }))).toEqual([
      'keyword.misspelt',
    ]);
    expect(codes(page({ '@context': 'https://schema.or', name: 'Ann' }))).not.toContain('type.missing');
  });
});
