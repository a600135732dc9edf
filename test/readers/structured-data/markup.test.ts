import { describe, expect, test } from 'vitest';
import { readStructuredData } from '../../../src/readers/structured-data/read.ts';

const read = (html: string) => readStructuredData(html, { url: 'https://example.com/shop/page' });
const summary = (html: string) => {
  const { types, topTypes, problems } = read(html);
  return { types, topTypes, codes: problems.map(({ code }) => code) };
};

describe('microdata', () => {
  test.each([
    ['<div itemscope itemtype="https://schema.org/Person"></div>', ['Person'], ['Person'], []],
    ['<div ITEMSCOPE ITEMTYPE="http://www.schema.org/Person">', ['Person'], ['Person'], []],
    [
      '<div itemscope itemtype=" https://schema.org/Person\n https://schema.org/Patient ">',
      ['Patient', 'Person'],
      ['Patient', 'Person'],
      [],
    ],
    [
      '<div itemscope itemtype="https://schema.org/Event"><b itemprop=performer itemscope itemtype="https://schema.org/Person">',
      ['Event', 'Person'],
      ['Event'],
      [],
    ],
    [
      '<div itemscope itemtype="https://schema.org/Event"><b itemscope itemtype="https://schema.org/Person">',
      ['Event', 'Person'],
      ['Event', 'Person'],
      [],
    ],
    ['<div itemscope itemtype="http://xmlns.com/foaf/0.1/Person">', [], [], []],
    ['<template><div itemscope itemtype="https://schema.org/Person"></div></template>', [], [], []],
    ['<!-- <div itemscope itemtype="https://schema.org/Person"> -->', [], [], []],
    ['<div itemtype="https://schema.org/Person">', [], [], ['microdata.itemtype-without-itemscope']],
    ['<div itemscope itemtype="Person">', [], [], ['microdata.relative-type']],
    ['<div itemscope itemtype="schema.org/Person">', [], [], ['microdata.relative-type']],
    ['<div itemscope itemtype="https://schema.org/Persn">', [], [], ['type.unknown']],
    ['<div itemscope itemtype="http://data-vocabulary.org/Person">', [], [], ['microdata.data-vocabulary']],
  ])('%s', (html, types, topTypes, codes) => {
    expect(summary(html)).toEqual({ types, topTypes, codes });
  });

  test.each([
    [
      '<meta itemprop="itemCondition" itemtype="https://schema.org/OfferItemCondition" content="https://schema.org/NewCondition">',
      false,
    ],
    ['<a itemprop="url" itemtype="https://schema.org/Thing" href="/k">x</a>', false],
    ['<div itemprop="brand" itemtype="https://schema.org/Brand"><b itemprop="name">Acme</b></div>', true],
    ['<a itemtype="https://schema.org/Thing" href="/k">x</a>', true],
  ])('a value that the start tag gives is not made an item, which would lose it: %s', (html, isRepaired) => {
    const { repairs, problems } = read(`<div itemscope itemtype="https://schema.org/Offer">${html}</div>`);
    expect(repairs).toHaveLength(isRepaired ? 1 : 0);
    expect(problems).toMatchObject([
      { code: 'microdata.itemtype-without-itemscope', severity: isRepaired ? 'error' : 'warning' },
    ]);
  });

  test('values by element', () => {
    const { entities } = read(`<div itemscope itemtype="https://schema.org/Product">
      <h1 itemprop="name">A  <b>fine</b>
        kettle &amp; lid</h1>
      <meta itemprop="sku" content="K-1"><a itemprop="url" href="/kettle">x</a><img itemprop="image" src="k.png">
      <time itemprop="releaseDate" datetime="2026-01-02">yesterday</time><time itemprop="d2">2026</time>
      <data itemprop="gtin" value="123">no</data><meter itemprop="m" value="3">x</meter>
      <object itemprop="o" data="o.swf"></object><span itemprop="price" content="19.90">€ 19,90</span>
      <span itemprop="color size">red</span><span itemprop="https://schema.org/width">wide</span>
      <link itemprop="availability" href="https://schema.org/InStock"><span itemprop="http://x.example/y">z</span>
      <script>var itemprop = 1;</script></div>`);
    expect(entities[0]?.properties).toEqual({
      name: ['A fine kettle & lid'],
      sku: ['K-1'],
      url: ['https://example.com/kettle'],
      image: ['https://example.com/shop/k.png'],
      releaseDate: ['2026-01-02'],
      d2: ['2026'],
      gtin: ['123'],
      m: ['3'],
      o: ['https://example.com/shop/o.swf'],
      price: ['19.90'],
      color: ['red'],
      size: ['red'],
      width: ['wide'],
      availability: ['https://schema.org/InStock'],
    });
  });

  test('an element for an address that has none, or none that can be one, says nothing', () => {
    const item = '<div itemscope itemtype="https://schema.org/Person">';
    for (const value of [
      '<link itemprop="url">',
      '<a itemprop="url">x</a>',
      '<img itemprop="url" src="http://[">',
    ])
      expect(read(item + value).entities[0]?.properties).toEqual({ url: [''] });
    expect(read(`${item}<a itemprop="url" href="">x</a>`).entities[0]?.properties).toEqual({
      url: ['https://example.com/shop/page'],
    });
  });

  test('a name that is written twice is one name', () => {
    const html = '<p itemscope itemtype="https://schema.org/Person"><b itemprop="name name email">Ann</b>';
    expect(read(html).entities[0]?.properties).toEqual({ name: ['Ann'], email: ['Ann'] });
  });

  test('itemref brings what stands elsewhere, in any order, and itself never', () => {
    const { entities, topTypes, problems } =
      read(`<p id="a"><b itemprop="name">Ann</b><i itemscope itemprop="knows" itemtype="https://schema.org/Person"><u itemprop="name">Bob</u></i></p>
      <div id="self" itemscope itemtype="https://schema.org/Person" itemref="a b self nowhere"></div><p id="b" itemprop="email">a@b.c</p>`);
    expect(topTypes).toEqual(['Person']);
    expect(entities).toHaveLength(1);
    expect(entities[0]).toMatchObject({
      properties: { name: ['Ann'], email: ['a@b.c'], knows: [{ properties: { name: ['Bob'] } }] },
    });
    expect(problems.map(({ code }) => code)).toEqual(['microdata.itemref-without-target']);
  });

  test('the properties of an item are in tree order, each once (WHATWG, the properties of an item)', () => {
    const html = `<p id="a"><b itemprop="name">1</b><b id="b" itemprop="name">2</b></p>
      <div itemscope itemtype="https://schema.org/Person" itemref="d b a"><b itemprop="name">3</b></div>
      <b id="d" itemprop="name">4</b>`;
    expect(read(html).entities[0]?.properties['name']).toEqual(['1', '2', '3', '4']);
  });

  test('items that refer to each other end', () => {
    const { types, entities } =
      read(`<div itemscope itemtype="https://schema.org/Person" itemref="b" id="a" itemprop="knows"></div>
      <div itemscope itemtype="https://schema.org/Event" itemref="a" id="b" itemprop="about"></div>`);
    expect(types).toEqual(['Event', 'Person']);
    expect(JSON.stringify(entities).length).toBeLessThan(1_000);
  });

  test.each([
    ['8,000 elements', '<meta itemprop=name content=a>', 7_999],
    ['4,000 items', '<p itemscope></p>', 3_999],
  ])('behind %s nothing is read, and that is told', (_what, piece, most) => {
    const last = '<p itemprop=knows itemscope itemtype="https://schema.org/Event"></p>';
    const holding = (count: number) =>
      read(`<div itemscope itemtype="https://schema.org/Person">${piece.repeat(count)}${last}</div>`);
    const typesAndProblems = (count: number) => {
      const { types, problems } = holding(count);
      // That a list of this length is not given whole is told apart.
      return [types, problems.map(({ code }) => code).filter((code) => code !== 'entity.too-much')];
    };
    expect(typesAndProblems(most - 1)).toEqual([['Event', 'Person'], []]);
    expect(typesAndProblems(most)).toEqual([['Person'], ['microdata.too-much']]);
  });

  test('behind 4,000 resources of RDFa nothing is read, and that is told', () => {
    const holding = (count: number) =>
      read(
        `<div vocab="https://schema.org/">${'<p typeof=Person></p>'.repeat(count)}<p typeof=Event></p></div>`,
      );
    expect(holding(3_999)).toMatchObject({ types: ['Event', 'Person'], problems: [] });
    const { types, problems } = holding(4_000);
    expect([types, problems.map(({ code }) => code)]).toEqual([['Person'], ['rdfa.too-much']]);
  });

  test('an element that outlives the end tag of its form still belongs to it', () => {
    const [person] = read(
      '<form itemscope itemtype="https://schema.org/Person"><div></form><i itemprop=name>a</i></div><i itemprop=email>b</i>',
    ).entities;
    expect(person?.properties).toEqual({ name: ['a'] });
  });

  test('misnested elements keep their items apart', () => {
    const { entities } = read(
      `<b itemscope itemtype="https://schema.org/Person"><p>one<i itemprop="name">Ann</i></b><i itemprop="name">no one</i></p>`,
    );
    expect(entities[0]?.properties).toEqual({ name: ['Ann'] });
  });

  test('attributes of a late body tag count', () => {
    const late =
      '<head><div>x</div></head><body itemscope itemtype="https://schema.org/WebPage"><b itemprop="name">A</b></body>';
    expect(read(late)).toMatchObject({ types: ['WebPage'], entities: [{ properties: { name: ['A'] } }] });
  });

  test('what a late html tag says is around the items that are open already', () => {
    const late =
      '<div itemscope itemtype="https://schema.org/Person"><b itemprop=name>A</b><html itemscope itemtype="https://schema.org/WebPage"><b itemprop=email>B</b></div><p itemprop=name>C';
    expect(read(late).entities).toMatchObject([
      { types: ['Person'], properties: { name: ['A'], email: ['B'] } },
      { types: ['WebPage'], properties: { name: ['C'] } },
    ]);
  });

  test('a repair keeps the types that count, and tells those that it adds', () => {
    expect(read('<p itemscope itemtype="https://schema.org/Person Patient">').repairs).toMatchObject([
      {
        types: ['Patient'],
        counted: ['Person'],
        code: '<p itemscope itemtype="https://schema.org/Person https://schema.org/Patient">',
      },
    ]);
    expect(read('<p vocab="https://schema.org/" typeof="Person Plce">').repairs).toMatchObject([
      {
        types: ['Place'],
        counted: ['Person'],
        code: '<p vocab="https://schema.org/" typeof="Person Place">',
      },
    ]);
  });

  test('repairs are start tags that count', () => {
    for (const html of [
      '<div class=x itemtype="https://schema.org/Person">',
      '<div itemscope itemtype="Person">',
      '<div itemscope itemtype="https://schema.org/Persn">',
      '<div class="Person itemtype " data-x=\'a itemtype="Person"\' itemscope itemtype=Person>',
      '<div itemtype="Person">',
      '<div itemtype=https://schema.org/Persn id=a>',
      '<div itemscope itemtype="https:&#x2F;/schema.org/&#80;ersn">',
      '<div itemscope itemtype="https://schema.org/Persn Person">',
      `<div title="Ä &amp; ü ${'x'.repeat(5_000)}" itemscope itemtype='Person'>`,
    ]) {
      const { repairs } = read(html);
      expect(repairs).toMatchObject([{ block: -1, line: 1, column: 1, types: ['Person'] }]);
      expect(summary(repairs[0]!.code)).toEqual({ types: ['Person'], topTypes: ['Person'], codes: [] });
    }
  });
});

describe('RDFa', () => {
  test.each([
    ['<div vocab="https://schema.org/" typeof="Person">', ['Person'], ['Person'], []],
    ['<div typeof="schema:Person">', ['Person'], ['Person'], []],
    // HTML Standard, "ASCII whitespace": a no-break space parts nothing.
    ['<div typeof="schema:Person\u00a0x">', [], [], ['type.unknown']],
    ['<div typeof="http://schema.org/Person">', ['Person'], ['Person'], []],
    ['<div prefix="s: http://schema.org/" typeof="s:Person">', ['Person'], ['Person'], []],
    ['<div xmlns:s="http://schema.org/" typeof="S:Person">', ['Person'], ['Person'], []],
    // RDFa Core 1.1, 7.4.2: what stands for the empty prefix cannot be changed.
    ['<div prefix=": http://schema.org/" typeof=":Person">', [], [], []],
    [
      '<div prefix=": http://x.example/ s: http://schema.org/" typeof="s:Person">',
      ['Person'],
      ['Person'],
      [],
    ],
    [
      '<div vocab="https://schema.org/" typeof="Person Patient">',
      ['Patient', 'Person'],
      ['Patient', 'Person'],
      [],
    ],
    ['<div vocab="https://schema.org/"><p vocab="" typeof="Person">', [], [], ['rdfa.missing-vocab']],
    ['<div vocab="http://xmlns.com/foaf/0.1/" typeof="Person">', [], [], []],
    [
      '<div vocab="https://schema.org/" typeof="Event"><b property="performer" typeof="Person">',
      ['Event', 'Person'],
      ['Event'],
      [],
    ],
    [
      '<div vocab="https://schema.org/" typeof="Event"><b rel="performer"><i typeof="Person">',
      ['Event', 'Person'],
      ['Event'],
      [],
    ],
    [
      '<div vocab="https://schema.org/" typeof="Event" resource="#e"></div><p vocab="https://schema.org/" about="#p" typeof="Person"><a property="attendee" href="#e">',
      ['Event', 'Person'],
      ['Person'],
      [],
    ],
    ['<div vocab="https://schema.org" typeof="Person">', [], [], ['rdfa.vocab-without-slash']],
    ['<div vocab="schema.org" typeof="Person">', [], [], ['rdfa.vocab-misspelt']],
    ['<div typeof="Person">', [], [], ['rdfa.missing-vocab']],
    ['<div vocab="https://schema.org" typeof="mw:File mw:Error">', [], [], []],
    [
      '<i typeof="mw:File"></i><div vocab="https://schema.org/" typeof="mw:File Person">',
      ['Person'],
      ['Person'],
      [],
    ],
    ['<div vocab="https://schema.org/" typeof="Persn">', [], [], ['type.unknown']],
    [
      '<div vocab="https://schema.org/" typeof="Person"><b rel="rdf:type" resource="https://schema.org/Patient">',
      ['Patient', 'Person'],
      ['Patient', 'Person'],
      [],
    ],
    ['<template><div vocab="https://schema.org/" typeof="Person"></div></template>', [], [], []],
  ])('%s', (html, types, topTypes, codes) => {
    expect(summary(html)).toEqual({ types, topTypes, codes });
  });

  test('values', () => {
    const { entities } = read(`<div vocab="https://schema.org/" typeof="Product">
      <h1 property="name">A <b>kettle</b></h1><meta property="sku" content="K-1"><a property="url" href="/k">x</a>
      <span property="price" content="19.90">€</span><time property="releaseDate" datetime="2026-01-02">x</time>
      <span property="isbn" datatype="">123</span><span property="dc:title">no</span>
      <div property="brand" typeof="Brand"><i property="name">Example</i></div></div>`);
    expect(entities[0]?.properties).toMatchObject({
      name: ['A kettle'],
      sku: ['K-1'],
      url: [{ ref: 'https://example.com/k' }],
      price: ['19.90'],
      releaseDate: ['2026-01-02'],
      isbn: ['123'],
      brand: [{ types: ['Brand'], properties: { name: ['Example'] } }],
    });
  });

  test('repairs are start tags that count', () => {
    for (const html of [
      '<div vocab="https://schema.org" typeof="Person">',
      '<div typeof="Person">',
      '<div vocab="schema.org" typeof="Person">',
      '<div vocab="" typeof="Person">',
      '<div title="a typeof b" typeof=Person>',
      '<div resource="http://schema.org/x" vocab="schema.org" typeof="Person">',
      '<div vocab=&#115;chema.org typeof="Person">',
      '<div vocab="https://schema.org/" typeof="Persn">',
      '<div vocab="https://schema.org/" resource="#a" typeof=\'persn\'>',
      '<div typeof="schema:Persn">',
      '<div prefix="s: http://schema.org/" typeof="s:Persn">',
      '<div typeof=http://schema.org/Persn>',
      '<div typeof="http://schema.org/Persn/">',
    ]) {
      const { repairs } = read(html);
      expect(repairs).toMatchObject([{ block: -1, types: ['Person'] }]);
      expect(summary(repairs[0]!.code)).toEqual({ types: ['Person'], topTypes: ['Person'], codes: [] });
    }
  });
});

describe('properties that schema.org does not have', () => {
  const named = (html: string) =>
    read(html).problems.map(({ code, data: { written, meant } }) => `${code} ${written} ${meant}`);
  const unknown = 'property.unknown itemreviewed itemReviewed';

  test.each([
    ['<p itemscope itemtype="https://schema.org/Review"><b itemprop="itemreviewed">x</b>', [unknown]],
    [
      '<p itemscope itemtype="https://schema.org/Review"><b itemprop="https://schema.org/itemreviewed">',
      [unknown],
    ],
    ['<p itemscope itemtype="https://schema.org/Review"><b itemprop="itemReviewed reviewBody">x</b>', []],
    ['<p itemscope itemtype="https://schema.org/Action"><b itemprop="query-input">x</b>', []],
    ['<p itemscope itemtype="https://schema.org/Review"><b itemprop="https://e.com/score">x</b>', []],
    ['<p itemscope itemtype="https://e.com/Review"><b itemprop="score">x</b>', []],
    ['<p itemscope><b itemprop="score">x</b>', []],
    ['<b itemprop="score">x</b>', []],
    ['<p vocab="https://schema.org/" typeof="Review"><b property="itemreviewed">x</b>', [unknown]],
    ['<p vocab="https://schema.org/" typeof="Review"><b property="itemReviewed og:title">x</b>', []],
    ['<p vocab="https://e.com/" typeof="schema:Review"><b property="score">x</b>', []],
    ['<p vocab="https://schema.org/"><b property="score">x</b><i typeof="Review"></i>', []],
  ])('%s', (html, expected) => {
    expect(named(html)).toEqual(expected);
  });

  test('each is named once, up to a cap', () => {
    const item = (names: string) =>
      `<p itemscope itemtype="https://schema.org/Review"><b itemprop="${names}">x</b></p>`;
    expect(named(item('itemreviewed') + item('itemreviewed'))).toEqual([unknown]);
    const many = Array.from({ length: 11 }, (_, at) => `made-up-${at}`);
    expect(named(item(many.join(' ')))).toHaveLength(10);
  });
});

describe('rel beside property (HTML+RDFa 1.1, 3.1)', () => {
  test.each([
    ['rel=nofollow', { url: [{ ref: 'https://example.com/me' }] }],
    ['rev=made', { url: [{ ref: 'https://example.com/me' }] }],
    ['rel=schema:knows', { knows: [{ ref: 'https://example.com/me' }], url: ['me'] }],
  ])('%s', (rel, properties) => {
    const html = `<p vocab="https://schema.org/" typeof=Person><a property=url ${rel} href=/me>me</a>`;
    expect(read(html).entities).toMatchObject([{ properties }]);
  });
});

describe('a start tag with several faults', () => {
  test.each([
    ['<div itemscope itemtype="https://schema.org/Persn Place">', ['Person', 'Place']],
    ['<div typeof="Person Place">', ['Person', 'Place']],
    ['<div typeof="Person schema:Plce">', ['Person', 'Place']],
    ['<div itemtype="https://schema.org/Place Person">', ['Person', 'Place']],
  ])('%s is set right by one repair', (html, types) => {
    const { repairs } = read(html);
    expect(repairs).toMatchObject([{ types }]);
    expect(summary(repairs[0]!.code)).toEqual({ types, topTypes: types, codes: [] });
  });

  test('one that is too long to paste is reported and not repaired', () => {
    const html = (length: number) => `<div itemscope itemtype="Person" title="${'x'.repeat(length - 42)}">`;
    expect(html(10_000)).toHaveLength(10_000);
    expect(read(html(10_000)).repairs).toHaveLength(1);
    expect(read(html(10_001))).toMatchObject({
      repairs: [],
      problems: [{ code: 'microdata.relative-type' }],
    });
  });
});

describe('prefixes', () => {
  const named = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `p${from + at}: http://x.example/`).join(' ');
  // Three are there from the start.
  const schemaAs = (prefix: string, inForce: number) =>
    summary(
      `<div prefix="${named(3, 50)}"><div prefix="${named(50, inForce)}"><p prefix="${prefix}: http://schema.org/" typeof="${prefix}:Person">`,
    ).types;

  test('as many as a hundred are in force, wherever around they were named', () => {
    expect(schemaAs('s', 99)).toEqual(['Person']);
    expect(schemaAs('s', 100)).toEqual([]);
    expect(schemaAs('p3', 100)).toEqual(['Person']);
  });

  test('what prefix says counts more than xmlns (RDFa Core 1.1, 7.5)', () => {
    const both = (xmlns: string, prefix: string) =>
      summary(`<p xmlns:s="${xmlns}" prefix="s: ${prefix}" typeof="s:Person">`).types;
    expect(both('http://schema.org/', 'http://x.example/')).toEqual([]);
    expect(both('http://x.example/', 'http://schema.org/')).toEqual(['Person']);
  });
});

describe('RDFa around resources', () => {
  const at = (path: string) => `https://example.com${path}`;

  // RDFa Core 1.1, 7.5; what an element leads to is its resource, else href, else src.
  test.each([
    ['<img property=image src=a.png>', { image: [{ ref: at('/shop/a.png') }] }],
    ['<a property=url href=/a resource=/b>x</a>', { url: [{ ref: at('/b') }] }],
    // With datatype or content the element speaks of what it leads to.
    ['<a property=name datatype="" href=/a>x</a>', {}],
    ['<a property=name content="y" href=/a>x</a>', {}],
    ['<b property=name content="y">x</b>', { name: ['y'] }],
    ['<b property="name alternateName">x</b>', { name: ['x'], alternateName: ['x'] }],
    ['<a rel=knows href=/b></a>', { knows: [{ ref: at('/b') }] }],
    ['<img rel=image src=a.png>', { image: [{ ref: at('/shop/a.png') }] }],
    // What an element gives a type stands in place, as in the other formats; else it is referred to.
    ['<a rel=knows typeof=Person href=/b></a>', { knows: [{ types: ['Person'], id: at('/b') }] }],
    [
      '<a property=knows typeof=Person href=/b><b property=name>x</b></a>',
      { knows: [{ types: ['Person'], id: at('/b'), properties: { name: ['x'] } }] },
    ],
    ['<a property=knows href=/b></a><i about="/b" typeof=Person></i>', { knows: [{ ref: at('/b') }] }],
    [
      '<div rel=knows><i about="#b" typeof=Person></i><i about="#c" typeof=Person></i></div>',
      { knows: [{ id: at('/shop/page#b') }, { id: at('/shop/page#c') }] },
    ],
    ['<div rel=knows><i property=name>x</i></div>', { knows: [{ id: null, properties: { name: ['x'] } }] }],
    [
      '<i property=knows resource="_:b"></i><i about="_:b" typeof=Person>',
      { knows: [{ types: ['Person'] }] },
    ],
    ['<i prefix="a: http://x.example/ b: https://schema.org/" property="b:name">x</i>', { name: ['x'] }],
    ['<i property=knows resource="[schema:x]"></i>', { knows: [{ ref: 'http://schema.org/x' }] }],
    ['<div vocab=""><i property=name>x</i></div>', {}],
    ['<i about="#b" property=name>x</i>', {}],
    ['<i about="#b"><i property=name>x</i></i>', {}],
    ['<i resource="#b"><i property=name>x</i></i>', {}],
  ])('%s', (inside, properties) => {
    const [person] = read(`<div vocab="https://schema.org/" about="#a" typeof=Person>${inside}`).entities;
    expect(person).toMatchObject({ id: at('/shop/page#a'), properties });
    expect(Object.keys(person?.properties ?? {})).toEqual(Object.keys(properties));
  });

  // HTML+RDFa 1.1, "Property Copying"; the first cases are tests 0321 to 0327 of the RDFa 1.1 suite.
  const pattern = (id: string, inside: string) => `<p resource="${id}" typeof="rdfa:Pattern">${inside}</p>`;
  const copy = (id: string) => `<link property="rdfa:copy" resource="${id}">`;
  const name = (text: string) => `<i property=name>${text}</i>`;
  test.each([
    ['one pattern', copy('_:a'), pattern('_:a', name('A')), { name: ['A'] }],
    ['by href', '<link property="rdfa:copy" href="#b">', pattern('#b', name('A')), { name: ['A'] }],
    ['by rel', '<link rel="rdfa:copy" href="#b">', pattern('#b', name('A')), { name: ['A'] }],
    ['beside its own', name('B') + copy('_:a'), pattern('_:a', name('A')), { name: ['B', 'A'] }],
    [
      'two patterns',
      copy('_:a') + copy('_:b'),
      pattern('_:a', name('A')) + pattern('_:b', name('B')),
      { name: ['A', 'B'] },
    ],
    [
      'a pattern of patterns',
      copy('_:a'),
      pattern('_:a', copy('_:b')) + pattern('_:b', name('B')),
      { name: ['B'] },
    ],
    [
      'patterns in a circle',
      copy('_:a'),
      pattern('_:a', copy('_:b') + name('A')) + pattern('_:b', copy('_:a')),
      { name: ['A'] },
    ],
    [
      'an entity in a pattern',
      copy('_:a'),
      pattern('_:a', `<b property=knows typeof=Person>${name('C')}</b>`),
      { knows: [{ types: ['Person'], properties: { name: ['C'] } }] },
    ],
    ['a pattern that nobody copies', '', pattern('_:a', name('A')), {}],
    ['what is no pattern', copy('_:a'), `<p resource="_:a">${name('A')}</p>`, {}],
    ['nothing', copy('_:a'), '', {}],
  ])('a resource copies %s', (_what, inside, beside, properties) => {
    const html = `<div vocab="https://schema.org/"><div about="#a" typeof=Person>${inside}</div>${beside}</div>`;
    const { entities, problems } = read(html);
    expect([entities, problems]).toMatchObject([
      [{ id: at('/shop/page#a'), types: ['Person'], properties }],
      [],
    ]);
    expect(Object.keys(entities[0]?.properties ?? {})).toEqual(Object.keys(properties));
  });

  test('a type of a pattern is copied, and what copies without end is cut and told', () => {
    const typed = `<div vocab="https://schema.org/"><p about="#a" typeof="">${copy('_:a')}</p><p resource="_:a" typeof="rdfa:Pattern Event"></p>`;
    expect(read(typed)).toMatchObject({ types: ['Event'], entities: [{ id: at('/shop/page#a') }] });
    const large = pattern('_:a', name('A').repeat(99));
    const copies = (count: number) =>
      read(`<div vocab="https://schema.org/">${large}${`<p typeof=Person>${copy('_:a')}</p>`.repeat(count)}`);
    expect(copies(499).problems).toEqual([]);
    expect(copies(500).problems.map(({ code }) => code)).toEqual(['rdfa.too-much']);
  });

  test.each([
    ['references', pattern('_:a', copy('_:x').repeat(98))],
    ['types', `<p resource="_:a" typeof="rdfa:Pattern${' Event'.repeat(99)}"></p>`],
  ])('%s of a pattern count for what may be copied', (_what, large) => {
    const copies = (count: number) =>
      read(`<div vocab="https://schema.org/">${large}${`<p typeof=Person>${copy('_:a')}</p>`.repeat(count)}`);
    expect(copies(499).problems).toEqual([]);
    expect(copies(500).problems.map(({ code }) => code)).toEqual(['rdfa.too-much']);
  });

  test.each(['https://example.com/a', 'https://example.com/a#b'])(
    'with the base %s a page speaks of itself without a fragment',
    (base) => {
      const page = `<html vocab="https://schema.org/" typeof=WebPage><base href="${base}"><i property=name>x</i>`;
      expect(read(page).entities).toMatchObject([
        { id: 'https://example.com/a', properties: { name: ['x'] } },
      ]);
    },
  );

  test('rev turns the relation around', () => {
    const html =
      '<div vocab="https://schema.org/" about="#a" typeof=Person><a rev=knows typeof=Person href=/b></a>';
    expect(read(html).entities.find(({ id }) => id === at('/b'))?.properties).toMatchObject({
      knows: [{ ref: at('/shop/page#a') }],
    });
  });

  test('a rel without a word of the vocabulary opens no resource', () => {
    const html = '<p typeof="schema:Person" rel="nofollow"><b property="schema:name">Ann</b></p>';
    expect(read(`<div about="#a" typeof="schema:Event" rel="">${html}</div>`).types).toEqual([
      'Event',
      'Person',
    ]);
    expect(
      read('<p about="#a" typeof="schema:Person" rel="nofollow"><b property="schema:name">Ann</b></p>')
        .entities[0],
    ).toMatchObject({ types: ['Person'], properties: { name: ['Ann'] } });
  });

  test('brackets around anything but a compact address are no resource (RDFa Core 1.1, 7.4.3)', () => {
    for (const name of ['bad', '', 'unknown:x'])
      expect(read(`<p about="[${name}]" typeof="schema:Person">`).entities[0]?.id).toBeNull();
    expect(read('<p about="[schema:x]" typeof="schema:Person">').entities[0]?.id).toBe('http://schema.org/x');
    expect(
      read('<p typeof="schema:Person"><b property="schema:name" resource="[bad]">Ann</b>').entities[0]
        ?.properties,
    ).toEqual({ name: ['Ann'] });
  });

  test('datetime is the value on any element (HTML+RDFa 1.1, 3.1)', () => {
    const html =
      '<p typeof="schema:Article"><ins property="schema:datePublished" datetime="2026-01-02">January</ins>';
    expect(read(html).entities[0]?.properties).toEqual({ datePublished: ['2026-01-02'] });
  });

  test('a type on html is that of the address which a later base gives the page', () => {
    const html = '<html vocab="https://schema.org/" typeof="WebPage"><head><base href="/b/"></head></html>';
    expect(read(html).entities[0]?.id).toBe('https://example.com/b/');
  });

  test('a relation leads to a resource once, however many children speak of it', () => {
    const html =
      '<ol vocab="https://schema.org/" typeof="ItemList"><li rel="itemListElement"><b property="name">a</b><b property="url">b</b></li></ol>';
    expect(read(html).entities[0]?.properties['itemListElement']).toHaveLength(1);
  });

  test('the publisher of a page that has no type is an entity', () => {
    const html =
      '<body vocab="https://schema.org/"><p property="publisher" typeof="Organization"><b property="name">E</b></p>';
    expect(read(html).entities).toMatchObject([{ types: ['Organization'], properties: { name: ['E'] } }]);
  });
});

describe('formats beside each other', () => {
  test('all three count', () => {
    expect(
      summary(`<script type="application/ld+json">{"@context":"https://schema.org","@type":"Event"}</script>
        <div itemscope itemtype="https://schema.org/Person"></div><div vocab="https://schema.org/" typeof="Place">`),
    ).toEqual({ types: ['Event', 'Person', 'Place'], topTypes: ['Event', 'Person', 'Place'], codes: [] });
  });

  test('a page that says nothing', () => {
    expect(read('')).toEqual({
      types: [],
      topTypes: [],
      entities: [],
      problems: [],
      repairs: [],
      unknownTypes: [],
    });
    expect(summary('<meta property="og:title" content="x"><script>typeof x</script>')).toEqual({
      types: [],
      topTypes: [],
      codes: [],
    });
  });

  test('hostile depth and number', () => {
    expect(
      summary('<div itemscope itemtype="https://schema.org/Person" itemprop="knows">'.repeat(20_000)).types,
    ).toEqual(['Person']);
    expect(
      summary('<div vocab="https://schema.org/" typeof="Person" property="knows">'.repeat(20_000)).types,
    ).toEqual(['Person']);
    const prefixes = Array.from({ length: 50_000 }, (_, at) => `p${at}: x`);
    const nested = Array.from(
      { length: 500 },
      (_, at) => `<div prefix="${prefixes.slice(100 * at, 100 * at + 100).join(' ')}">`,
    ).join('');
    expect(summary(nested + '<p prefix="a: b" typeof="schema:Person"></p>'.repeat(1_000)).types).toEqual([
      'Person',
    ]);
    // One problem and one repair are beyond the caps.
    const beyond = summary('<div itemtype="https://schema.org/Person">'.repeat(201)).codes;
    expect(beyond).toHaveLength(202);
    expect(beyond.slice(-3)).toEqual([
      'microdata.itemtype-without-itemscope',
      'problem.too-much',
      'problem.too-much',
    ]);
    expect(summary('<div itemtype="https://schema.org/Person">'.repeat(200)).codes).toHaveLength(200);
  });
});
