import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { auditSchema } from '../../../src/audits/schema.ts';
import { schemaAuditResult } from '../../../src/contract/index.ts';
import { exchangeOf, type Exchange } from '../../../src/exchange.ts';
import { corpusFolder } from '../../corpus.ts';

const PRODUCT = '<meta property="og:type" content="product">';

const HEAD = `<title>Kettles | Example</title>
<meta name="description" content="All kettles.">
<link rel="canonical" href="/kettles">
<link rel="icon" href="/icon-32.png" sizes="32x32"><link rel="icon" href="/icon.svg" type="image/svg+xml">
<meta property="og:title" content="Kettles"><meta property="og:description" content="All of them">
<meta property="og:image" content="https://example.com/k.png"><meta property="og:type" content="website">
<meta property="og:url" content="https://example.com/kettles"><meta name="twitter:card" content="summary">`;

const ORGANIZATION = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Example Ltd",
"url":"https://example.com/","logo":"/logo.png","sameAs":["https://x.com/example","https://github.com/example"]}</script>`;

const BREADCRUMB = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[
{"@type":"ListItem","position":1,"name":"Home","item":"https://example.com/"},{"@type":"ListItem","position":2,"name":"Kettles"}]}</script>`;

const html = (head: string, body = '<h1>Kettles</h1><p>We have many kettles of all kinds in stock.</p>') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

const audit = (body: string, url = 'https://example.com/kettles') => auditSchema(exchangeOf({ url, body }));
const ids = (body: string, url?: string) => audit(body, url).result.fixes.map(({ id }) => id);

test('a page of which only a part was read has no full score', () => {
  const body = html(HEAD + ORGANIZATION + BREADCRUMB);
  const whole = exchangeOf({ url: 'https://example.com/kettles', body });
  expect(auditSchema({ ...whole, truncated: 'size' }).result.score).toBe(74);
});

test('of a page that was cut off only what was seen is judged: no lack, and no single h1', () => {
  const whole = exchangeOf({ url: 'https://example.com/kettles', body: html(HEAD + ORGANIZATION) });
  const { evidence } = auditSchema({ ...whole, truncated: 'size' });
  const parts = Object.keys(evidence.parts ?? {}).length;
  // The path to the page, and another h1.
  expect(evidence.coverage).toEqual({ judged: parts - 2, unknown: 2 });
  const empty = auditSchema({
    ...exchangeOf({ url: whole.url, body: html('') }),
    truncated: 'size',
  }).evidence;
  // Left are those that do not apply: no type, questions, website or icon are asked for, and the language is there.
  expect(empty.coverage).toEqual({ judged: 5, unknown: parts - 5 });
  expect(Object.values(empty.parts ?? {}).every(({ earned, of }) => earned === of)).toBe(true);
});

test('of a page that was cut off nothing is said to be missing, and what is wrong in the rest is told', () => {
  const wrong = ORGANIZATION.replace('"Example Ltd",', '"Example Ltd"');
  const body = `<html lang="en"><head>${wrong}<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","na`;
  const cut = exchangeOf({ url: 'https://example.com/kettles', body });
  const { result, evidence } = auditSchema({ ...cut, truncated: 'size' });
  expect(evidence.findings.map(({ rule }) => rule)).toEqual(['schema-repairs']);
  expect(evidence.findings[0]?.about).toEqual(['1']);
  expect(result.schemasMissing).toEqual([]);
  const whole = auditSchema(cut);
  expect(whole.evidence.findings.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['schema-repairs', 'schema-title', 'schema-open-graph']),
  );
});

test('a page with everything has full points and nothing to fix', () => {
  const { result, evidence } = audit(html(HEAD + ORGANIZATION + BREADCRUMB));
  expect(result.fixes).toEqual([]);
  expect(result.score).toBe(100);
  expect(result).toMatchObject({
    domain: 'example.com',
    schemasFound: ['BreadcrumbList', 'ListItem', 'Organization'],
    schemasMissing: [],
    metaTags: {
      title: 'Kettles | Example',
      description: 'All kettles.',
      canonical: 'https://example.com/kettles',
    },
    scoreBreakdown: {
      hasOrg: true,
      hasFaq: false,
      ogComplete: true,
      metaComplete: true,
      singleH1: true,
      hasTwitter: true,
    },
    pageData: {
      brandName: 'Example Ltd',
      description: 'All kettles.',
      logo: 'https://example.com/logo.png',
      inLanguage: 'en',
      favicon: 'https://example.com/icon.svg',
      canonical: 'https://example.com/kettles',
      sameAs: ['https://x.com/example', 'https://github.com/example'],
    },
  });
  expect(evidence).toMatchObject({ isPage: true, reason: '', kind: 'other' });
  expect(evidence.coverage).toEqual({ judged: Object.keys(evidence.parts ?? {}).length, unknown: 0 });
});

test('the result is the documented object and nothing else', () => {
  for (const body of ['', '<p>x', html(HEAD), html(''), html(ORGANIZATION.replace('}', ''))])
    expect(schemaAuditResult.safeParse(audit(body).result).error).toBeUndefined();
});

test('the listed types are 25, in the order of the catalogue, found through subtypes', () => {
  const { allSchemaTypes } = audit(html(ORGANIZATION.replace('Organization', 'Dentist'))).result;
  expect(allSchemaTypes).toHaveLength(25);
  expect(allSchemaTypes.filter(({ found }) => found)).toEqual([
    { type: 'Organization', found: true, highValue: true },
    { type: 'LocalBusiness', found: true, highValue: true },
  ]);
  expect(allSchemaTypes.filter(({ highValue }) => highValue).map(({ type }) => type)).toEqual([
    'Organization',
    'LocalBusiness',
    'WebSite',
    'FAQPage',
    'HowTo',
    'Article',
    'BreadcrumbList',
    'Product',
  ]);
});

describe('what came instead of the page is not judged', () => {
  const answer = (changes: Partial<Exchange>) =>
    auditSchema({ ...exchangeOf({ url: 'https://example.com/', body: html(HEAD) }), ...changes });
  const cases: [string, Partial<Exchange>, RegExp][] = [
    ['404', { status: 404 }, /404|error/],
    [
      'no answer',
      {
        outcome: 'dns',
        status: 0,
        error: { code: 'dns', message: 'no such host', retryable: false },
        body: new Uint8Array(),
      },
      /^dns/,
    ],
    [
      'a login form with status 401',
      { status: 401, body: Buffer.from('<title>Log in</title><form><input type="password"></form>') },
      /^login: /,
    ],
    ['a PDF', { headers: [['content-type', 'application/pdf']] }, /not-html/],
    [
      'a challenge',
      {
        status: 403,
        headers: [
          ['content-type', 'text/html'],
          ['cf-mitigated', 'challenge'],
          ['server', 'cloudflare'],
        ],
      },
      /challenge/,
    ],
    [
      'an address that is none',
      {
        url: '',
        finalUrl: '',
        outcome: 'url',
        status: 0,
        error: { code: 'url', message: 'bad', retryable: false },
      },
      /^url/,
    ],
  ];
  test.each(cases)('%s', (_name, changes, reason) => {
    const { result, evidence } = answer(changes);
    expect(schemaAuditResult.safeParse(result).error).toBeUndefined();
    expect(result).toMatchObject({ score: 0, schemasFound: [], fixes: [], metaTags: { title: '' } });
    expect(evidence).toMatchObject({ isPage: false, parts: null, reason: expect.stringMatching(reason) });
    expect(evidence.coverage).toEqual({ judged: 0, unknown: 17 });
    expect(evidence.findings.map(({ rule, severity, cost }) => [rule, severity, cost.points])).toEqual([
      ['page-not-seen', 'critical', 100],
    ]);
  });

  test('what our own robot was not allowed to ask for says nothing of the site', () => {
    const { evidence } = answer({
      outcome: 'blocked',
      status: 0,
      error: { code: 'blocked', message: 'robots.txt', retryable: false },
    });
    expect(evidence.findings.map(({ code, severity, cost }) => [code, severity, cost.points])).toEqual([
      ['not-asked', 'info', 0],
    ]);
  });
});

describe('definitions', () => {
  const tag = (property: string, content: string) => `<meta property="${property}" content="${content}">`;
  const og = tag('og:title', 'a') + tag('og:description', 'b') + tag('og:type', 'website');
  test.each([
    [og + tag('og:image', 'https://e.com/i.png'), true],
    [og + tag('OG:Image:secure_url', 'https://e.com/i.png'), true],
    [og + tag('og:image', '') + tag('og:image', 'http://e.com/i.png'), true],
    [og + tag('og:image', '/i.png'), true],
    [og + tag('og:image', 'data:image/png;base64,AA'), false],
    [og + '<meta itemprop="og:image" content="https://e.com/i.png">', false],
    [og, false],
    [`<template>${og}${tag('og:image', 'https://e.com/i.png')}</template>`, false],
  ])('ogComplete of %j is %s', (head, expected) => {
    expect(audit(html(head)).result.scoreBreakdown.ogComplete).toBe(expected);
  });

  test.each([
    [tag('og:image', '/i.png'), 'https://example.com/i.png', true],
    [`<base href="https://cdn.example/a/">${tag('og:image', 'i.png')}`, 'https://cdn.example/a/i.png', true],
    [tag('og:image', '//cdn.example/i.png'), 'https://cdn.example/i.png', true],
    [tag('og:image', '/1.png') + tag('og:image', 'https://e.com/2.png'), 'https://example.com/1.png', false],
    [tag('og:image', 'https://e.com/ä.png'), 'https://e.com/ä.png', false],
    [tag('og:image', 'data:image/png;base64,AA'), 'data:image/png;base64,AA', false],
  ])('the image of %j is given as %s; relative ones alone are a small fix: %s', (head, image, isFixed) => {
    const { ogTags, fixes } = audit(html(og + tag('og:url', 'https://example.com/kettles') + head)).result;
    expect(ogTags.image).toBe(image);
    const fix = fixes.find(({ id }) => id === 'complete-open-graph');
    expect(fix === undefined ? false : fix.severity === 'low' && fix.code.includes(image)).toBe(isFixed);
  });

  test('a description of microdata is not that of the page; one element may hold two keys', () => {
    const item = '<div itemscope><meta itemprop="description" content="of a kettle"></div>';
    expect(audit(html('', item)).result.metaTags.description).toBe('');
    const both = audit(html('<meta name="description" property="og:description" content="b">')).result;
    expect([both.metaTags.description, both.ogTags.description]).toEqual(['b', 'b']);
  });

  // ogp.me writes its tags in property, the cards markup of X its own in name.
  test('of two values the one in the attribute of its document is taken', () => {
    const named = (key: string) => `<meta name="${key}" content="name">`;
    const head = ['og:title', 'twitter:title'].map((key) => `${named(key)}${tag(key, 'property')}`).join('');
    const { ogTags, twitterCard } = audit(html(head)).result;
    expect([ogTags.title, twitterCard.title]).toEqual(['property', 'name']);
    const turned = ['og:title', 'twitter:title']
      .map((key) => `${tag(key, 'property')}${named(key)}`)
      .join('');
    expect(audit(html(turned)).result.twitterCard.title).toBe('name');
    expect(audit(html(named('og:title'))).result.ogTags.title).toBe('name');
  });

  const meta = '<title>a</title><meta name="Description" content="b">';
  test.each([
    [`${meta}<link rel="canonical" href="/x">`, true],
    [`${meta}<link rel="canonical" href="/x"><link rel="canonical" href="https://example.com/x#y">`, true],
    [`${meta}<link rel="canonical" href="/x"><link rel="canonical" href="/y">`, false],
    [`${meta}<link rel="canonical" href="">`, false],
    [meta, false],
    [
      '<svg><title>a</title></svg><meta name="description" content="b"><link rel="canonical" href="/x">',
      false,
    ],
  ])('metaComplete of %j is %s', (head, expected) => {
    expect(audit(html(head)).result.scoreBreakdown.metaComplete).toBe(expected);
  });

  test.each([
    ['<meta name="twitter:card" content="summary"><meta name="twitter:title" content="t">', true],
    [
      '<meta property="twitter:card" content="summary_large_image"><meta property="og:title" content="t">',
      true,
    ],
    ['<meta name="twitter:card" content="summary">', false],
    ['<meta name="twitter:card" content="photo"><meta property="og:title" content="t">', false],
    ['<meta property="og:title" content="t"><meta property="og:type" content="website">', false],
  ])('hasTwitter of %j is %s', (head, expected) => {
    expect(audit(html(head)).result.scoreBreakdown.hasTwitter).toBe(expected);
  });

  test('one h1 outside template', () => {
    const single = (body: string) => audit(html('', body)).result.scoreBreakdown.singleH1;
    expect([
      single('<h1>a</h1><template><h1>b</h1></template>'),
      single('<h1>a</h1><h1>b</h1>'),
      single('a'),
    ]).toEqual([true, false, false]);
  });

  test('FAQPage alone is a FAQ, Article or HowTo in any subtype is the other flag', () => {
    const flags = (type: string) => {
      const { hasFaq, hasArticleHow } = audit(
        html(
          `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}"}</script>`,
        ),
      ).result.scoreBreakdown;
      return [hasFaq, hasArticleHow];
    };
    expect(flags('FAQPage')).toEqual([true, false]);
    expect(flags('QAPage')).toEqual([false, false]);
    expect(flags('NewsArticle')).toEqual([false, true]);
    expect(flags('Recipe')).toEqual([false, true]);
    expect(flags('WebPage')).toEqual([false, false]);
  });
});

describe('brand name, in order', () => {
  const brand = (head: string, body = '') => audit(html(head, body)).result.pageData.brandName;
  const organization = (extra: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...extra })}</script>`;
  const siteName = '<meta property="og:site_name" content="Site">';
  test.each([
    [organization({ '@type': 'Organization', name: 'Org' }) + siteName, 'Org'],
    [
      organization({ '@type': 'Article', publisher: { '@type': 'Organization', name: 'Pub' } }) + siteName,
      'Pub',
    ],
    [
      organization({ '@type': 'Review', itemReviewed: { '@type': 'Organization', name: 'Other' } }) +
        siteName,
      'Site',
    ],
    [
      organization({ '@type': 'Product', brand: { '@type': 'Organization', name: 'Other' } }) + siteName,
      'Site',
    ],
    [
      organization({
        '@type': 'JobPosting',
        hiringOrganization: { '@type': 'Organization', name: 'Other' },
      }) + siteName,
      'Site',
    ],
    [
      organization({ '@type': 'Organization', name: 'Other', url: 'https://other.example/' }) + siteName,
      'Site',
    ],
    [organization({ '@type': 'WebSite', name: 'Web' }) + siteName, 'Web'],
    ['<meta name="application-name" content="App"><title>Kettles | Example</title>', 'App'],
    ['<title>Kettles – Example</title>', 'Example'],
    ['<title>Kettles</title>', 'example'],
  ])('%j', (head, expected) => {
    expect(brand(head)).toBe(expected);
  });

  test('the logo of the home link, the host behind a country name', () => {
    expect(brand('', '<header><a href="/"><img src="l.png" alt="Kettle Ltd logo"></a></header>')).toBe(
      'Kettle Ltd',
    );
    expect(audit(html(''), 'https://kettles.github.io/').result.pageData.brandName).toBe('kettles');
    expect(audit(html(''), 'https://www.kettle-shop.co.uk/').result.pageData.brandName).toBe('kettle-shop');
  });
});

describe('page data', () => {
  test('profiles in header and footer, without buttons to share', () => {
    const body = `<footer><a href="https://github.com/example">a</a><a href="https://www.facebook.com/sharer/sharer.php?u=x">b</a>
      <a href="https://twitter.com/intent/tweet?text=x">c</a><a href="https://partner.example/">d</a></footer>
      <main><a href="https://github.com/other">e</a><a rel="me" href="https://social.example/@e">f</a></main>`;
    expect(audit(html('', body)).result.pageData.sameAs).toEqual([
      'https://social.example/@e',
      'https://github.com/example',
    ]);
  });

  test('of several h1 the one that names the page stays, wherever it stands', () => {
    const body =
      '<header><h1>Example</h1></header><main><h1> </h1><h1>All kettles of today</h1><p>We have many kettles.</p><h1>More</h1></main>';
    const head = '<title>All kettles of today | Example</title>';
    const fix = audit(html(head, body)).result.fixes.find(({ id }) => id === 'keep-one-h1')!;
    expect(fix.code).toBe('<h1>All kettles of today</h1>\n<h2>Example</h2>\n<h2>More</h2>');
    expect(fix.description).toContain('remove 1 h1 without text of its own');
    // As the page audit sees it: no reader sees an empty one.
    for (const unseen of ['<h1></h1>', '<h1 hidden>Menu</h1>'])
      expect(ids(html(head, `<h1>All kettles of today</h1>${unseen}`))).not.toContain('keep-one-h1');
    expect(ids(html(head, '<h1></h1>'))).toContain('add-h1');
    const twins = '<h1>All kettles of today</h1><h1>All kettles of today</h1><h1>More</h1>';
    expect(audit(html(head, twins)).result.fixes.find(({ id }) => id === 'keep-one-h1')).toMatchObject({
      code: '<h1>All kettles of today</h1>\n<h2>More</h2>',
      description: expect.stringContaining('turn 1 other h1 into h2, and remove 1 h1 without text'),
    });
    const many = (count: number) =>
      audit(html(head, Array.from({ length: count }, (_, index) => `<h1>Kettle ${index}</h1>`).join('')));
    for (const [count, shown] of [
      [11, 10],
      [12, 10],
    ] as const) {
      const surplus = many(count).result.fixes.find(({ id }) => id === 'keep-one-h1')!;
      expect(surplus.code.match(/<h2>/g)).toHaveLength(shown);
      expect(surplus.description).not.toContain('remove');
    }
    const none = '<header><h1>Example</h1><h1>Shop</h1></header><main><h2>All kettles of today</h2></main>';
    expect(audit(html(head, none)).result.fixes.find(({ id }) => id === 'keep-one-h1')).toMatchObject({
      code: '<h1>All kettles of today</h1>\n<h2>Example</h2>\n<h2>Shop</h2>',
      description: expect.stringContaining('Make one h1 that names the topic of the page, turn 2 other h1'),
    });
  });

  test('the dates of an article are its own', () => {
    const article = '<meta property="og:type" content="article">';
    const node = (body: string) => {
      const { code } = audit(html(article, body)).result.fixes.find(({ id }) => id === 'add-article')!;
      return JSON.parse(code.replace(/^<script[^>]*>|<\/script>$/g, ''))['@graph'][0];
    };
    const date = (value: string) => `<time itemprop="datePublished" datetime="${value}">then</time>`;
    expect(node(date('2026-02-03'))).toMatchObject({ datePublished: '2026-02-03' });
    expect(node(date('2026-02-03') + date('2026-02-04'))).not.toHaveProperty('datePublished');
    expect(node(date('2026-02-03 12:55 AM'))).not.toHaveProperty('datePublished');
  });

  test('a path names each step once, and nothing that is not a step', () => {
    const links = [
      ['/en/', 'Kettle shop'],
      ['/en/care', 'EXAMPLE'],
      ['/en/care/kettles/', 'x'.repeat(61)],
      ['/en/care/kettles/', 'Care of kettles'],
      ['/en/care/kettles/electric', 'care of Kettles'],
    ].map(([href, text]) => `<a href="${href}">${text}</a>`);
    const body = `<nav>${links.join('')}</nav><main><h1>Descaling</h1></main>`;
    const { fixes } = audit(html('', body), 'https://example.com/en/care/kettles/electric/descaling').result;
    const { code } = fixes.find(({ id }) => id === 'add-breadcrumb-list')!;
    const json = JSON.parse(code.replace(/^<script[^>]*>|<\/script>$/g, ''));
    expect(json['@graph'][0].itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'REPLACE: the name of the site',
      'Care of kettles',
      'Descaling',
    ]);
  });

  test('what an entity lacks is filled in from the page where the entity stands for it', () => {
    const block = (node: object) =>
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;
    const patch = (node: object, id: string, head = '', body?: string) =>
      JSON.parse(
        audit(html(head + block(node), body)).result.fixes.find((fix) => fix.id === id)?.code ?? 'null',
      );
    expect(patch({ '@type': 'BreadcrumbList' }, 'complete-breadcrumb-list').itemListElement).toHaveLength(2);
    const questions = '<h2>How long?</h2><p>Short.</p><h2>How often?</h2><p>Often.</p>';
    expect(
      patch({ '@type': 'FAQPage' }, 'complete-faq-page', '', `<main>${questions}</main>`).mainEntity,
    ).toHaveLength(2);
    const price =
      '<meta property="product:price:amount" content="5"><meta property="product:price:currency" content="EUR">';
    const product = patch({ '@type': 'Product', name: 'Kettle' }, 'complete-product', price);
    expect(product).toMatchObject({ name: 'Kettle', offers: { '@type': 'Offer', price: '5' } });
    expect(product).not.toHaveProperty('review');
    const location = { '@type': 'Place', name: 'Town hall' };
    const event = { '@type': 'Event', name: 'Fair', startDate: '2026-12-01', location };
    expect(patch(event, 'complete-event').location).toEqual({ ...location, address: 'REPLACE: address' });
    const containsPlace = { '@type': 'Accommodation', name: 'Loft' };
    expect(
      patch({ '@type': 'VacationRental', name: 'Loft', containsPlace }, 'complete-vacation-rental')
        .containsPlace,
    ).toEqual({ ...containsPlace, occupancy: { value: 'REPLACE: value' } });
  });

  test('what Google does not show, or on some sites alone, is of low worth', () => {
    const fix = (node: object, id: string) => {
      const json = JSON.stringify({ '@context': 'https://schema.org', ...node });
      const { fixes } = audit(html(`<script type="application/ld+json">${json}</script>`)).result;
      return fixes.find((each) => each.id === id);
    };
    const action = { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } };
    expect(fix(action, 'complete-search-action')).toBeUndefined();
    expect(fix({ '@type': 'ClaimReview' }, 'complete-claim-review')?.severity).toBe('low');
    const book = fix({ '@type': 'Book', name: 'Kettles' }, 'complete-book');
    expect(book?.severity).toBe('low');
    expect(book?.description).toContain('Google uses the type in a limited way');
    expect(fix({ '@type': 'FAQPage' }, 'complete-faq-page')?.severity).toBe('medium');
    expect(fix({ '@type': 'Product' }, 'complete-product')?.severity).toBe('high');
  });

  test.each([
    ['', 'The page asks for no Twitter card', ['twitter:card', 'twitter:title']],
    [
      '<meta name="twitter:card" content="photo">',
      'X knows no card by the name of "photo"',
      ['twitter:card', 'twitter:title'],
    ],
    ['<meta name="twitter:card" content="Summary">', 'The Twitter card has no title', ['twitter:title']],
    ['<meta property="og:title" content="x">', 'The page asks for no Twitter card', ['twitter:card']],
  ])('with %j it says: %s', (head, title, names) => {
    const fix = audit(html(head)).result.fixes.find(({ id }) => id === 'add-twitter-card')!;
    expect(fix.title).toBe(title);
    expect([...fix.code.matchAll(/name="(\S+)"/g)].map(([, name]) => name)).toEqual(names);
  });

  test('a value that cannot be read is told, and what belongs in its place', () => {
    const json = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Event', startDate: 'soon' });
    const { fixes } = audit(html(`<script type="application/ld+json">${json}</script>`)).result;
    const { title, description, code } = fixes.find(({ id }) => id === 'correct-event')!;
    expect(title).toContain('startDate "soon"');
    expect(description).toContain('startDate as an ISO 8601 date');
    expect(JSON.parse(code).startDate).toBe('REPLACE: an ISO 8601 date');
  });

  test('what is missing is named as such, and where markup has to say it', () => {
    const item = '<div itemscope itemtype="https://schema.org/Event"><b itemprop="name">Fair</b></div>';
    const { fixes } = audit(html('', item)).result;
    const { title, description } = fixes.find(({ id }) => id === 'complete-event')!;
    expect(title).toBe('Event data lacks startDate, location');
    expect(description).toMatch(/The page writes it as microdata: add it there\. Source: https:/);
    const json =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Event"}</script>';
    const written = audit(html(json)).result.fixes.find(({ id }) => id === 'complete-event')!;
    expect(written.description).not.toContain('The page writes it');
  });

  test('a repair of markup does not change the kind of the page', () => {
    const card = (vocab: string) =>
      `<div vocab="${vocab}" typeof="PaymentCard"><b property="name">Card</b><span property="offers" typeof="Offer"><b property="name">x</b></span></div>`;
    const broken = audit(html('', card('https://schema.org')));
    const fixed = audit(html('', card('https://schema.org/')));
    expect(broken.evidence.kind).toBe('service');
    expect(fixed.evidence.kind).toBe('service');
    expect(fixed.result.score).toBeGreaterThan(broken.result.score);
    const held = `<div itemprop="author" itemtype="https://schema.org/Recipe"></div>`;
    expect(audit(html('', held)).evidence.kind).toBe('other');
  });

  test.each([
    ['https://example.com/', 'https://example.com/kettles'],
    ['https://example.com/kettles/', 'https://example.com/kettles/'],
    ['https://www.example.com/kettles', 'https://www.example.com/kettles'],
    ['http://example.com/kettles', 'https://example.com/kettles'],
    ['https://other.example/kettles', 'https://example.com/kettles'],
  ])('with the og:url %s the canonical address to paste is %s', (og, address) => {
    const { result } = audit(
      html(`<meta property="og:url" content="${og}">`),
      'https://example.com/kettles?utm_source=x',
    );
    expect(result.fixes.find(({ id }) => id === 'add-canonical')?.code).toBe(
      `<link rel="canonical" href="${address}">`,
    );
    expect(result.pageData.canonical).toBe(og);
  });

  test('no logo stands in for the picture of a page', () => {
    const logo = '<header><a href="/"><img src="/logo.png" class="logo" alt="Example"></a></header>';
    expect(ids(html('', `${logo}<h1>Kettles</h1>`))).toContain('add-og-image');
  });

  test('the own address among the profiles proves nothing', () => {
    const own = ORGANIZATION.replace('https://github.com/example', 'https://www.example.com/');
    const { result, evidence } = audit(html(HEAD + own + BREADCRUMB));
    expect(result.pageData.sameAs).toHaveLength(2);
    expect(evidence.parts?.profiles).toEqual({ earned: 2, of: 4 });
    expect(result.fixes.map(({ id, title }) => `${id}: ${title}`)).toEqual([
      'add-profiles: The page names 1 of at least 2 profiles of its owner',
    ]);
    expect(result.fixes[0]?.code).not.toContain('www.example.com');
  });

  test('nothing known is an empty string, the address is always known', () => {
    expect(audit('<p>x', 'https://example.com/a?b#c').result.pageData).toEqual({
      brandName: 'example',
      description: 'x',
      logo: '',
      inLanguage: '',
      favicon: '',
      canonical: 'https://example.com/a?b',
      sameAs: [],
    });
  });
});

describe('several entities of one type', () => {
  const block = (node: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;
  const faulty = block({ '@type': 'BreadcrumbList', itemListElement: [] });

  test('one sound entity is enough for the points, and the faulty one stays a fix', () => {
    const alone = audit(html(HEAD + ORGANIZATION + faulty));
    expect(alone.evidence.parts?.breadcrumb).toEqual({ earned: 2, of: 4 });
    expect(alone.evidence.fixes['complete-breadcrumb-list']?.parts).toEqual(['breadcrumb']);
    for (const blocks of [BREADCRUMB + faulty, faulty + BREADCRUMB]) {
      const { result, evidence } = audit(html(HEAD + ORGANIZATION + blocks));
      expect(result.score).toBe(100);
      expect(evidence.fixes['complete-breadcrumb-list']?.parts).toEqual([]);
    }
  });

  test('what several blocks say of the own organization is united', () => {
    const at = (sameAs: string, more: object = {}) =>
      block({ '@type': 'Organization', name: 'Example Ltd', sameAs, ...more });
    const profiles = (head: string) => audit(html(head)).result.pageData.sameAs;
    const [x, github] = ['https://x.com/example', 'https://github.com/example'];
    const own = { url: 'https://www.example.com/' };
    expect(profiles(at(x, own) + at(github, own))).toEqual([x, github]);
    expect(profiles(at(github) + at(x, own))).toEqual([x, github]);
    expect(profiles(at(x) + at(github))).toEqual([x, github]);
    expect(profiles(at(x) + at(github, { name: 'Other Ltd' }))).toEqual([]);
    expect(profiles(at(x, own) + at(github, { name: 'Other Ltd', url: 'https://other.example/' }))).toEqual([
      x,
    ]);
    const published = { '@type': 'Organization', url: 'https://other.example/', sameAs: github };
    expect(profiles(block({ '@type': 'Article', publisher: published }))).toEqual([github]);
    expect(profiles(block({ '@type': 'Article', publisher: published }) + at(x, own))).toEqual([x]);
  });
});

test('what the page audit judges as well is judged by the same facts', () => {
  const canonical = (head: string, headers: readonly (readonly [string, string])[] = []) => {
    const { result } = auditSchema(
      exchangeOf({
        url: 'https://example.com/kettles',
        headers: [['content-type', 'text/html'], ...headers],
        body: html(`<title>Kettles</title><meta name="description" content="All kettles.">${head}`),
      }),
    );
    const fix = result.fixes.find(({ id }) => id.endsWith('canonical') || id.endsWith('conflict'));
    return [result.metaTags.canonical, result.scoreBreakdown.metaComplete, fix?.id];
  };
  const own = 'https://example.com/kettles';
  expect(canonical('', [['link', `<${own}>; rel="canonical"`]])).toEqual([own, true, undefined]);
  const link = (href: string) => `<link rel="canonical" href="${href}">`;
  expect(canonical(link(own) + link(`${own}/?utm_source=x`))).toEqual([own, true, undefined]);
  expect(canonical(link(own) + link('/other'))).toEqual([own, false, 'resolve-canonical-conflict']);
  const inBody = html('', '<p>Kettles</p><meta name="description" content="All kettles.">');
  expect(audit(inBody).result.metaTags.description).toBe('');
  expect(ids(inBody)).toContain('add-meta-description');
});

test('a canonical link that is no web address is as good as none', () => {
  const { result } = audit(html('<link rel="canonical" href="mailto:me@example.com">'));
  expect(result.metaTags.canonical).toBe('');
  expect(result.pageData.canonical).toBe('https://example.com/kettles');
  const fix = result.fixes.find(({ id }) => id === 'add-canonical')!;
  expect(fix.code).toBe('<link rel="canonical" href="https://example.com/kettles">');
  const both = audit(html(`${HEAD}<link rel="canonical" href="mailto:me@example.com">`));
  expect(both.result.scoreBreakdown.metaComplete).toBe(true);
});

describe('missing types and fixes', () => {
  test('only what fits the page is missed', () => {
    expect(audit(html(''), 'https://example.com/').result.schemasMissing).toEqual([
      'Organization',
      'WebSite',
    ]);
    expect(audit(html(''), 'https://example.com/blog/x').result.schemasMissing).toEqual([
      'Organization',
      'Article',
      'BreadcrumbList',
    ]);
    const priced = html('', '<main><h1>Kettle</h1><p>Only 19,90 € today</p></main>');
    expect(audit(priced, 'https://example.com/product/x').result.schemasMissing).toEqual([
      'Organization',
      'BreadcrumbList',
      'Product',
    ]);
    expect(audit(html(''), 'https://example.com/product/x').result.schemasMissing).toEqual([
      'Organization',
      'BreadcrumbList',
    ]);
    expect(audit(html(''), 'https://example.com/login').result.schemasMissing).toEqual(['Organization']);
  });

  test.each([
    ['event', 'event'],
    ['video.movie', 'video-object'],
    ['profile', 'profile-page'],
    ['restaurant', 'local-business'],
    ['product', 'product'],
    ['article', 'article'],
  ])('a page of og:type %s gets a template that lacks nothing once it is filled in', (kind, type) => {
    const head = `<meta property="og:type" content="${kind}">`;
    const fix = audit(html(head), 'https://example.com/x').result.fixes.find(
      ({ id }) => id === `add-${type}`,
    );
    const filled = fix?.code.replaceAll(/REPLACE: [^"]*/g, 'x') ?? '';
    const left = audit(html(head + filled), 'https://example.com/x').result.fixes.map(({ id }) => id);
    expect(left).not.toContain(`add-${type}`);
    expect(left).not.toContain(`complete-${type}`);
  });

  test('a FAQ is made of what is visible, and its text does not promise a result', () => {
    const body =
      '<details><summary>Why?</summary>So </script> & "so".</details><details><summary>When?</summary><p>Now.</p></details>';
    const fix = audit(html('', body)).result.fixes.find(({ id }) => id === 'add-faq-page')!;
    expect(fix.description).toContain('2026-05-07');
    expect(fix.code.match(/<\/script>/g)).toHaveLength(1);
    const json = JSON.parse(fix.code.replace(/^<script[^>]*>|<\/script>$/g, ''));
    expect(json['@graph'][0].mainEntity[0]).toEqual({
      '@type': 'Question',
      name: 'Why?',
      acceptedAnswer: { '@type': 'Answer', text: 'So & "so".' },
    });
  });

  test('instructions are made of the ordered list below their heading', () => {
    const body =
      '<main><h1>How to descale</h1><ol><li>Fill it up</li><li>Boil it</li><li>Empty it</li></ol></main>';
    const { result } = audit(html('', body));
    const fix = result.fixes.find(({ id }) => id === 'add-how-to')!;
    expect(result.schemasMissing).toContain('HowTo');
    expect(fix.description).toContain('2023-09-13');
    expect(JSON.parse(fix.code.replace(/^<script[^>]*>|<\/script>$/g, ''))['@graph'][0].step).toEqual([
      { '@type': 'HowToStep', position: 1, text: 'Fill it up' },
      { '@type': 'HowToStep', position: 2, text: 'Boil it' },
      { '@type': 'HowToStep', position: 3, text: 'Empty it' },
    ]);
    expect(ids(html('', body.replaceAll('ol>', 'ul>')))).not.toContain('add-how-to');
    const links = ['Water', 'Lime', 'Vinegar'].map((name) => `<li><a href="#${name}">${name}</a></li>`);
    const contents = `<main><h1>How to descale</h1><ol>${links.join('')}</ol></main>`;
    expect(ids(html('', contents))).not.toContain('add-how-to');
    const half = body
      .replace('Fill it up', '<a href="/fill">Fill it up</a>')
      .replace('</ol>', '<li><a href="/rinse">Rinse</a></li></ol>');
    expect(ids(html('', half))).not.toContain('add-how-to');
    expect(ids(html('', half.replace('</ol>', '<li>Dry</li></ol>')))).toContain('add-how-to');
  });

  test('each addition names the points that are lost for want of it', () => {
    const steps = '<h2>How to descale it</h2><ol><li>Fill it<li>Boil it<li>Rinse it</ol>';
    const parts = (head: string, body: string, url = 'https://example.com/k') =>
      Object.fromEntries(
        Object.entries(audit(html(head, `<main><h1>Kettle</h1>${body}</main>`), url).evidence.fixes)
          .filter(([id]) => id.startsWith('add-'))
          .map(([id, fix]) => [id, fix.parts]),
      );
    expect(parts(PRODUCT, steps)).toMatchObject({
      'add-organization': ['organization'],
      'add-product': ['mainType'],
      'add-how-to': [],
      'add-breadcrumb-list': ['breadcrumb'],
    });
    expect(parts('', '', 'https://example.com/')).toMatchObject({ 'add-web-site': ['website'] });
    const asked = '<h2>How long?</h2><p>Short.</p><h2>How often?</h2><p>Often.</p>';
    expect(parts('', asked, 'https://example.com/faq')).toMatchObject({
      'add-faq-page': ['mainType', 'faq'],
    });
    const below = `<h1>Kettle</h1><h2>FAQ</h2>${asked.replaceAll('h2', 'h3')}`;
    expect(parts('', below)).toMatchObject({ 'add-faq-page': ['faq'] });
    // A product that answers some questions as well is no page of questions.
    const product = parts(PRODUCT, below);
    expect(product).toMatchObject({ 'add-product': ['mainType'] });
    expect(product).not.toHaveProperty('add-faq-page');
  });

  test('what is not known is a blank and said to be one; prices are taken from the page or not at all', () => {
    const unknown = audit(html(PRODUCT), 'https://example.com/x');
    const fix = unknown.result.fixes.find(({ id }) => id === 'add-product')!;
    expect(fix.code).toContain('REPLACE: ');
    expect(fix.description).toContain('REPLACE');
    expect(unknown.evidence.fixes['add-product']).toMatchObject({ isTemplate: true, parts: ['mainType'] });
    const price =
      '<meta property="product:price:amount" content="19.90"><meta property="product:price:currency" content="EUR">';
    const known = audit(html(price), 'https://example.com/product/x').result.fixes.find(
      ({ id }) => id === 'add-product',
    )!;
    expect(known.code).toContain('"price": "19.90"');
    expect(known.code).not.toContain('REPLACE');
  });

  test('a question without an answer is one fix, placed in the question', () => {
    const faq = `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'How often?' }],
    })}</script>`;
    const { fixes } = audit(html(faq), 'https://example.com/x').result;
    const completions = fixes.filter(({ id }) => id.startsWith('complete-'));
    expect(completions.map(({ id }) => id)).toEqual(['complete-faq-page', 'complete-open-graph']);
    expect(completions[0]?.description).toContain('2026-05-07');
    expect(JSON.parse(completions[0]?.code ?? '')).toEqual({
      '@type': 'Question',
      name: 'How often?',
      acceptedAnswer: 'REPLACE: acceptedAnswer',
    });
  });

  test('pasting a template as it is earns nothing', () => {
    const before = audit(html(PRODUCT), 'https://example.com/x');
    const code = before.result.fixes.find(({ id }) => id === 'add-product')!.code;
    const after = audit(html(PRODUCT + code), 'https://example.com/x');
    expect(after.result.fixes.map(({ id }) => id)).toContain('complete-offer');
    expect(after.evidence.parts?.mainType.earned).toBeLessThan(18);
  });

  test('addresses in fixes do not keep how the visitor came', () => {
    const { result } = audit(html(''), 'https://example.com/a?utm_source=x&id=1#c');
    expect(result.fixes.find(({ id }) => id === 'add-canonical')?.code).toBe(
      '<link rel="canonical" href="https://example.com/a?id=1">',
    );
  });

  test('values of the page cannot leave their attribute', () => {
    const evil = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;';
    const { fixes } = audit(html(`<meta property="og:title" content="${evil}">`, `<h1>${evil}</h1>`)).result;
    for (const { code } of fixes) expect(code).not.toContain('<script>alert');
  });

  test('an organization without an id is named again, not referred to under an id that leads nowhere', () => {
    const published = (organization: string) => {
      const { fixes } = audit(html(organization), 'https://example.com/').result;
      const { code } = fixes.find(({ id }) => id === 'add-web-site')!;
      return JSON.parse(code.replace(/^<script[^>]*>|<\/script>$/g, ''))['@graph'][0].publisher;
    };
    expect(published(ORGANIZATION)).toEqual({
      '@type': 'Organization',
      name: 'Example Ltd',
      url: 'https://example.com/',
    });
    expect(published(ORGANIZATION.replace('"name"', '"@id":"#me","name"'))).toEqual({
      '@id': 'https://example.com/#me',
    });
    expect(published('')).toEqual({ '@id': 'https://example.com/#organization' });
  });

  test('a broken block is one fix with its place, not several', () => {
    const { result, evidence } = audit(
      html(`${HEAD}\n${ORGANIZATION.replace('"Example Ltd",', '"Example Ltd"')}${BREADCRUMB}`),
    );
    expect(result.fixes.map(({ id }) => id)).toEqual(['repair-json-ld-1', 'add-profiles']);
    expect(result.fixes[0]).toMatchObject({
      severity: 'high',
      title: 'Engines do not read Organization in JSON-LD block 1: it has no comma between two members',
    });
    expect(result.fixes[0]?.description).toMatch(
      / at line \d+, column \d+ with the repaired one: it gives Organization\.$/,
    );
    expect(evidence.fixes['repair-json-ld-1']).toMatchObject({ place: 'block', parts: ['organization'] });
    expect(result.scoreBreakdown.hasOrg).toBe(false);
  });

  test('of a block that counts in part no more is said than that', () => {
    const block = (type: string) =>
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"E","employee":{"@type":"${type}"}}</script>`;
    const { fixes } = audit(html(HEAD + block('Persn'))).result;
    const fix = fixes.find(({ id }) => id === 'repair-json-ld-1');
    expect(fix).toMatchObject({ severity: 'medium' });
    expect(fix?.title).toContain('do not read Person in JSON-LD block 1');
    expect(fix?.title).not.toContain('Organization');
  });

  test('retired results are said to be retired', () => {
    const { evidence } = audit(
      html('<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage"}</script>'),
    );
    expect(evidence.google).toMatchObject([
      { type: 'FAQPage', status: 'retired', since: '2026-05-07' },
      { type: 'WebPage', status: 'none' },
    ]);
  });

  test('worst first', () => {
    const order = ['critical', 'high', 'medium', 'low'];
    const severities = audit('<p>x').result.fixes.map(({ severity }) => order.indexOf(severity));
    expect(severities).toEqual(severities.toSorted((a, b) => a - b));
    expect(new Set(ids('<p>x')).size).toBe(ids('<p>x').length);
  });
});

describe('the domain is the host that was asked for', () => {
  test.each([
    ['https://EXAMPLE.com:443/a', 'example.com'],
    ['https://example.com./a', 'example.com'],
    ['https://user:secret@example.com.:8443/a', 'example.com:8443'],
    ['http://example.com:443/', 'example.com:443'],
    ['https://münchen.de/ä', 'xn--mnchen-3ya.de'],
    ['http://[2606:4700::1]:8080/', '[2606:4700::1]:8080'],
    [`https://example.com/${'a'.repeat(4000)}`, 'example.com'],
  ])('%s', (url, domain) => {
    expect(audit(html(HEAD), url).result.domain).toBe(domain);
    expect(auditSchema(exchangeOf({ url, status: 403, body: 'Forbidden' })).result.domain).toBe(domain);
  });

  test('a page with a long address has a name and links on its own host as any other', () => {
    const body = html('<title>Kettles</title>', '<h1>Kettles</h1><p><a href="/a">A</a> <a href="b">B</a>');
    const { pageData, internalLinks } = audit(body, `https://example.com/${'a'.repeat(2100)}/c`).result;
    expect(pageData.brandName).toBe('example');
    expect(internalLinks).toBe(1);
  });
});

const folder = corpusFolder();

test.runIf(folder !== null)('real pages give a valid result', () => {
  const names = readdirSync(join(folder!, 'pages'))
    .filter((name) => name.endsWith('.gz'))
    .filter((_, index) => index % 6 === 0);
  for (const name of names) {
    const body = gunzipSync(readFileSync(join(folder!, 'pages', name)));
    const { result } = auditSchema(exchangeOf({ url: `https://example.com/${name}`, body }));
    expect(schemaAuditResult.safeParse(result).error).toBeUndefined();
  }
  expect(names.length).toBeGreaterThan(10);
});

test('a fix says where its code goes, and what only the owner can add to it', () => {
  const html =
    '<!doctype html><html lang="en"><head><meta property="og:type" content="article"></head><body><h1>How a kettle is descaled</h1></body></html>';
  const { result, evidence } = auditSchema(exchangeOf({ url: 'https://example.com/kettles', body: html }));
  const inHead = result.fixes.filter(({ id }) => evidence.fixes[id]?.place === 'head');
  expect(inHead.length).toBeGreaterThan(5);
  expect(inHead.filter(({ description }) => !/\binto the head element\b/.test(description))).toEqual([]);
  const descriptionOf = (id: string) => result.fixes.find((fix) => fix.id === id)?.description;
  expect(descriptionOf('add-organization')).toContain('does not state logo: add what you know.');
  expect(descriptionOf('add-article')).toContain('does not state author, datePublished, image: add what');
});

describe('code that completes', () => {
  const codeOf = (head: string, id: string) => {
    const body = `<!doctype html><html lang="en"><head>${head}</head><body><h1>Descale a kettle</h1></body></html>`;
    const { result } = auditSchema(exchangeOf({ url: 'https://example.com/guides/descale', body }));
    return result.fixes.find((fix) => fix.id === id)?.code ?? '';
  };
  const data = (node: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;

  test('has both ends of two paths through one node', () => {
    const solver = data({ '@type': 'MathSolver', potentialAction: { '@type': 'SolveMathAction' } });
    expect(JSON.parse(codeOf(solver, 'complete-math-solver'))).toMatchObject({
      potentialAction: {
        target: expect.stringMatching(/^REPLACE:/),
        'mathExpression-input': expect.stringMatching(/^REPLACE:/),
      },
    });
  });

  test('has the trail of the page where that of the data is too short', () => {
    const trail = data({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Guides', item: 'https://example.com/guides' },
      ],
    });
    expect(JSON.parse(codeOf(trail, 'complete-breadcrumb-list')).itemListElement).toHaveLength(2);
  });

  test('is for one of several, and their number is told', () => {
    const offers = ['1,20', '2,40'].map((price) => ({ '@type': 'Offer', price, priceCurrency: 'EUR' }));
    const body = `<html lang="en"><head>${data({ '@type': 'Product', name: 'A', offers })}</head><body><h1>A</h1></body></html>`;
    const { result } = auditSchema(exchangeOf({ url: 'https://example.com/kettle', body }));
    const found = result.fixes.find(({ id }) => id === 'correct-offer');
    expect(found?.description).toContain('2 entities of this page need it; the text corrects one of them.');
  });

  test('keeps the canonical address that is the one of the page', () => {
    const links =
      '<link rel="canonical" href="https://example.com/"><link rel="canonical" href="https://example.com/guides/descale">';
    expect(codeOf(links, 'resolve-canonical-conflict')).toBe(
      '<link rel="canonical" href="https://example.com/guides/descale">',
    );
  });
});
