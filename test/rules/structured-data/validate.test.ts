import { describe, expect, test } from 'vitest';
import type { StructuredEntity } from '../../../src/readers/structured-data/model.ts';
import { readStructuredData } from '../../../src/readers/structured-data/read.ts';
import { validateStructuredData } from '../../../src/rules/structured-data/validate.ts';

const findings = (...nodes: readonly object[]) => {
  const html = nodes
    .map((node) => JSON.stringify({ '@context': 'https://schema.org', ...node }))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
  const data = readStructuredData(html, { url: 'https://example.com/page' });
  return validateStructuredData(data, 'https://example.com/page').findings.map(
    ({ code, type, property }) => `${code} ${type}.${property}`,
  );
};
const RATING = { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 3 };
const value = (property: string, written: unknown) =>
  findings({ '@type': 'Intangible', [property]: written }).map((finding) =>
    finding.replace(/^value .*\./, ''),
  );

describe('texts in the place of objects', () => {
  const question = (acceptedAnswer: unknown) => ({ '@type': 'Question', name: 'How often?', acceptedAnswer });
  const answer = { '@type': 'Answer', text: 'Monthly.' };

  test.each<[object, readonly string[]]>([
    [{ '@type': 'FAQPage', mainEntity: question('Monthly.') }, ['value FAQPage.acceptedAnswer']],
    [
      { '@type': 'FAQPage', mainEntity: [question(answer), question(['Monthly.'])] },
      ['value FAQPage.acceptedAnswer'],
    ],
    [{ '@type': 'FAQPage', mainEntity: question(answer) }, []],
    [question('Monthly.'), ['value Question.acceptedAnswer']],
    [{ '@type': 'Product', name: 'Kettle', offers: '12 EUR' }, ['value Product.offers']],
    [
      { '@type': 'MobileApplication', offers: 0, name: 'App', aggregateRating: RATING },
      ['value MobileApplication.offers'],
    ],
    [
      { '@type': 'Festival', name: 'F', startDate: '2026-06-01', location: 'Bern' },
      ['value Festival.location'],
    ],
    [
      { '@type': 'Review', itemReviewed: { '@type': 'Book', name: 'B' }, author: 'Ada', reviewRating: 5 },
      ['value Review.reviewRating'],
    ],
    // An address may lead to the object, and a reference is one.
    [{ '@type': 'Product', name: 'Kettle', offers: { '@id': 'https://example.com/#offer' } }, []],
    [{ '@type': 'Product', name: 'Kettle', brand: 'Alder', offers: 'https://example.com/offer' }, []],
    // Other types have a location as a text.
    [{ '@type': 'Organization', name: 'Alder', location: 'Bern' }, []],
  ])('%j', (node, expected) => {
    expect(findings(node)).toEqual(expected);
  });
});

describe('a price that is over', () => {
  const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
  test.each<[unknown, number, boolean]>([
    ['2026-11-27', noon('2026-11-28') - 1, false],
    ['2026-11-27', noon('2026-11-28'), true],
    ['2026-11-27', noon('2026-11-29'), true],
    ['2026-11-27T23:59:59+01:00', noon('2026-11-29'), true],
    ['2025', noon('2026-01-01') - 1, false],
    ['2025', noon('2026-01-01'), true],
    ['2026-10', noon('2026-11-02'), true],
    [['2024-01-01', '2027-01-01'], noon('2026-11-28'), false],
    ['soon', noon('2026-11-28'), false],
    ['2020-01-01', 0, false],
  ])('%j at %i: %s', (priceValidUntil, now, isOver) => {
    const offer = { '@context': 'https://schema.org', '@type': 'Offer', price: 9, priceValidUntil };
    const html = `<script type="application/ld+json">${JSON.stringify(offer)}</script>`;
    const data = readStructuredData(html, { url: 'https://example.com/page' });
    const kinds = validateStructuredData(data, 'https://example.com/page', now).findings.map(
      ({ kind }) => kind,
    );
    expect(kinds.includes('expired')).toBe(isOver);
  });
});

describe('values', () => {
  test('a rating that rests on nothing is none', () => {
    const rating = (counts: object) => findings({ '@type': 'AggregateRating', ratingValue: 4, ...counts });
    const wrong = (counts: object) => rating(counts).filter((finding) => finding.startsWith('value'));
    expect(wrong({ reviewCount: '0' })).toEqual(['value AggregateRating.reviewCount']);
    expect(wrong({ ratingCount: 0 })).toEqual(['value AggregateRating.ratingCount']);
    expect(wrong({ ratingCount: 12, reviewCount: 0 })).toEqual([]);
    expect(wrong({ ratingCount: 0, reviewCount: 0 })).toHaveLength(2);
  });

  test.each([
    ['datePublished', '2024-02-29'],
    ['datePublished', '2000-02-29T23:59:59.123+01:00'],
    ['datePublished', '2026-01-02T03:04'],
    ['datePublished', '2026-04-30T24:00:00Z'],
    ['datePublished', '2016-12-31T23:59:60Z'],
    ['datePublished', '2026'],
    // The basic format of ISO 8601.
    ['datePublished', '20260228'],
    ['datePublished', '20260228T2359Z'],
    ['datePublished', '20260228T235959+0100'],
    ['cookTime', 'PT1H30M'],
    ['cookTime', 'P1DT12H'],
    ['price', 0],
    ['price', '19.90'],
    ['answerCount', 0],
    ['upvoteCount', -3],
    ['priceCurrency', 'CHF'],
    ['currency', 'EUR'],
    ['startOffset', '30.5'],
    ['availability', 'https://schema.org/InStock'],
    ['availability', 'http://www.schema.org/SoldOut'],
    ['availability', 'schema:PreOrder'],
    ['availability', 'BackOrder'],
    ['availability', 'https://voc.example/available'],
    ['itemCondition', 'https://schema.org/RefurbishedCondition'],
    ['eventStatus', 'EventScheduled'],
    ['eventAttendanceMode', 'https://schema.org/OnlineEventAttendanceMode'],
    ['sameAs', ''],
  ])('%s may be %j', (property, written) => {
    expect(value(property, written)).toEqual([]);
  });

  test.each([
    ['currency', 'dollars'],
    ['startOffset', '0:30'],
    ['datePublished', '2025-02-29'],
    ['datePublished', '1900-02-29'],
    ['datePublished', '2025-04-31T10:00:00Z'],
    ['datePublished', '2025-04-30T24:30:00Z'],
    ['datePublished', '31.12.2026'],
    ['datePublished', '20250229'],
    ['datePublished', '20260228T2460Z'],
    ['datePublished', '2026022'],
    ['datePublished', 1_700_000_000],
    ['cookTime', '30 min'],
    ['cookTime', 'PT'],
    ['price', '19,90'],
    ['price', -5],
    ['lowPrice', '€5'],
    ['reviewCount', 2.5],
    ['reviewCount', -1],
    ['ratingCount', '25 reviews'],
    ['priceCurrency', 'eur'],
    ['availability', 'in stock'],
    ['availability', 'https://schema.org/Available'],
    ['availability', 'instock'],
    ['itemCondition', 'new'],
    ['eventStatus', 'Cancelled'],
    ['eventAttendanceMode', 'online'],
    ['sameAs', '/about'],
    ['sameAs', 'www.example.com'],
  ])('%s may not be %j', (property, written) => {
    expect(value(property, written)).toEqual([property]);
  });

  test.each([
    [{ ratingValue: 5 }, true],
    [{ ratingValue: 5.1 }, false],
    [{ ratingValue: 0 }, false],
    [{ ratingValue: 0, worstRating: 0 }, true],
    [{ ratingValue: 88, bestRating: 100 }, true],
    [{ ratingValue: -1 }, false],
    [{ ratingValue: '4,5' }, false],
    [{ ratingValue: '4/10' }, true],
    [{ ratingValue: '12/10' }, false],
    [{ ratingValue: '60%' }, true],
    [{ ratingValue: '160 %' }, false],
    [{ ratingValue: 3, bestRating: 1, worstRating: 5 }, false],
  ])('rating %j', (rating, isSound) => {
    expect(findings({ '@type': 'Rating', ...rating })).toEqual(isSound ? [] : ['value Rating.ratingValue']);
  });
});

describe('requirements', () => {
  test.each([
    ['', ['missing LocalBusiness.name']],
    [' ', ['missing LocalBusiness.name']],
    ['REPLACE: the name', ['missing LocalBusiness.name']],
    ['Example', []],
    [7, []],
  ])('a name of %j', (name, expected) => {
    expect(findings({ '@type': 'LocalBusiness', name, address: '1 Example Street' })).toEqual(expected);
  });

  test('a price is asked of the offer of a product, not of that of an event or a service', () => {
    const offering = (type: string, offer: object) =>
      findings({
        '@type': type,
        name: 'Fair',
        startDate: '2026-12-01',
        location: { '@type': 'Place', address: 'Leeds' },
        offers: offer,
      }).filter((finding) => finding.includes('Offer'));
    const offer = { '@type': 'Offer', url: 'https://example.com/ticket' };
    expect(offering('Product', offer)).toEqual(['missing Offer.price or priceSpecification.price']);
    for (const type of ['Event', 'TheaterEvent', 'Service', 'Course'])
      expect(offering(type, offer)).toEqual([]);
    const aggregate = { '@type': 'AggregateOffer', offerCount: 3 };
    expect(offering('Product', aggregate)).toHaveLength(2);
    expect(offering('Event', aggregate)).toEqual([]);
  });

  test('steps and tools of instructions lead nowhere: the rule for items of a list is not theirs', () => {
    const list = (type: string) => ({
      '@type': 'HowTo',
      name: 'Descale',
      step: {
        '@type': 'HowToStep',
        text: 'Boil',
        itemListElement: [
          { '@type': type, text: 'Fill in' },
          { '@type': type, text: 'Boil' },
        ],
      },
    });
    for (const type of ['HowToDirection', 'HowToTip', 'HowToSupply'])
      expect(findings(list(type)).filter((finding) => finding.includes('ListItem'))).toEqual([]);
  });

  const rating = { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 3 };

  test('a review or rating that its product refers to by id needs no itemReviewed of its own', () => {
    const product = { '@type': 'Product', name: 'Kettle' };
    expect(findings(rating)).toEqual(['missing AggregateRating.itemReviewed']);
    for (const property of ['aggregateRating', 'review'])
      expect(findings({ ...product, [property]: { '@id': '#r' } }, { ...rating, '@id': '#r' })).toEqual([]);
    expect(findings({ ...product, offers: { '@id': '#r' } }, { ...rating, '@id': '#r' })).toEqual([
      'missing AggregateRating.itemReviewed',
    ]);
  });

  test('the position of an item is a number, that of a chapter any text (schema.org, position)', () => {
    const position = 'IV';
    expect(findings({ '@type': 'Chapter', position })).toEqual([]);
    expect(
      findings({ '@type': 'HowTo', name: 'x', step: { '@type': 'HowToStep', text: 'y', position } }),
    ).toEqual(['value HowToStep.position']);
  });

  test.each(['CLF', 'VED', 'ZWG', 'XCG'])('%s is a code of ISO 4217', (priceCurrency) => {
    const offers = { '@type': 'Offer', price: 1, priceCurrency };
    expect(findings({ '@type': 'Product', name: 'x', offers })).toEqual([]);
  });

  test('what is told backwards counts, names or none (JSON-LD 1.1, 4.8)', () => {
    const review = { '@type': 'Review', author: 'Ann', reviewRating: { '@type': 'Rating', ratingValue: 4 } };
    expect(
      findings({
        '@type': 'Product',
        name: 'x',
        offers: { '@type': 'Offer', price: 1, priceCurrency: 'EUR' },
        '@reverse': { itemReviewed: [review, review] },
      }),
    ).toEqual([]);
    const context = ['https://schema.org', { reviewOf: { '@reverse': 'schema:review' } }];
    expect(findings({ '@context': context, ...review, reviewOf: { '@type': 'Product', name: 'x' } })).toEqual(
      [],
    );
  });

  test('a mere address has no name', () => {
    const trail = (first: object) =>
      findings({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, ...first },
          { '@type': 'ListItem', position: 2, name: 'Kettles' },
        ],
      });
    expect(trail({ item: 'https://example.com/' })).toEqual(['missing ListItem.name or item.name']);
    expect(trail({ item: { '@id': 'https://example.com/', name: 'Home' } })).toEqual([]);
    expect(trail({ item: 'https://example.com/', name: 'Home' })).toEqual([]);
  });

  test('a breadcrumb trail has at least two items (Google, "Breadcrumb structured data")', () => {
    const trail = (count: number) =>
      findings({
        '@type': 'BreadcrumbList',
        itemListElement: Array.from({ length: count }, (_, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: `Place ${at}`,
          item: `https://example.com/${at}`,
        })),
      });
    expect(trail(0)).toEqual(['missing BreadcrumbList.itemListElement']);
    expect(trail(1)).toEqual(['few BreadcrumbList.itemListElement']);
    expect(trail(2)).toEqual([]);
  });

  test.each([
    [{ url: 'https://example.com/a' }, []],
    [{ item: { '@id': 'https://example.com/a' } }, []],
    [
      {
        item: {
          '@type': 'Course',
          '@id': '#a',
          name: 'A',
          description: 'Kettles',
          provider: { '@type': 'Organization', name: 'Us' },
        },
      },
      [],
    ],
    [{ item: { name: 'A' } }, ['missing ListItem.url or item.url or item.@id']],
    [{}, ['missing ListItem.url or item.url or item.@id']],
  ])('an item of a list leads to %j', (said, expected) => {
    const other = { '@type': 'ListItem', position: 2, url: 'https://example.com/b' };
    const itemListElement = [{ '@type': 'ListItem', position: 1, ...said }, other];
    expect(findings({ '@type': 'ItemList', itemListElement })).toEqual(expected);
  });

  test('a list has at least two items (Google, "Carousel structured data")', () => {
    const item = { '@type': 'ListItem', position: 1, url: 'https://example.com/a' };
    expect(findings({ '@type': 'ItemList', itemListElement: [item] })).toEqual([
      'few ItemList.itemListElement',
    ]);
    expect(findings({ '@type': 'ItemList', itemListElement: [item, { ...item, position: 2 }] })).toEqual([]);
  });

  test.each([
    ['by its position, in any order', [2, 1], []],
    ['as numbers, not as text', ['10', '9'], []],
    ['as written without positions', [undefined, undefined], ['position', 'item', 'position']],
    ['as written where one has none', [2, undefined], ['item', 'position']],
    ['as written where two are the same', [1, 1], ['item']],
  ])('the last item of a trail needs no address: %s', (_, [first, second], lacks) => {
    const named = { '@type': 'ListItem', name: 'Kettles' };
    const itemListElement = [
      { ...named, position: first },
      { ...named, position: second, item: 'https://example.com/' },
    ];
    expect(findings({ '@type': 'BreadcrumbList', itemListElement })).toEqual(
      lacks.map((lack) => `missing ListItem.${lack}`),
    );
  });

  test.each([
    [{}, ['author', 'datePublished', 'text or image or video']],
    [{ text: 'Mine too.' }, ['author', 'datePublished']],
  ])('a comment in a forum: %j', (said, lacks) => {
    const author = { '@type': 'Person', name: 'Ann' };
    const post = { '@type': 'DiscussionForumPosting', author, datePublished: '2026-01-02', text: 'Leaks.' };
    const comment = { '@type': 'Comment', ...said };
    const expected = lacks.map((lack) => `missing Comment.${lack}`);
    expect(findings({ ...post, comment })).toEqual(expected);
    const sound = { ...comment, author, datePublished: '2026-01-02', text: 'Yes.' };
    expect(findings({ ...post, comment: { ...sound, comment } })).toEqual(expected);
  });

  test.each([
    [{}, ['missing Comment.text']],
    [{ text: 'Mine too.' }, []],
  ])(
    'a comment on a question or an answer, or on one of those, needs its text alone: %j',
    (said, expected) => {
      const comment = { '@type': 'Comment', ...said };
      const reply = { '@type': 'Comment', text: 'Which one?', comment };
      const answer = { '@type': 'Answer', text: 'Descale it.' };
      const asked = { '@type': 'Question', name: 'Leaks?', answerCount: 1 };
      for (const mainEntity of [
        { ...asked, suggestedAnswer: answer, comment },
        { ...asked, suggestedAnswer: { ...answer, comment } },
        { ...asked, suggestedAnswer: { ...answer, comment: reply } },
      ])
        expect(findings({ '@type': 'QAPage', mainEntity })).toEqual(expected);
    },
  );

  test.each([
    [{}, false],
    [{ url: '/page' }, false],
    [{ url: 'https://example.com/page#post-1' }, false],
    [{ url: { '@id': 'https://example.com/page' } }, false],
    [{ url: 'https://example.com/thread' }, true],
    [{ url: '/thread' }, true],
    [{ url: 'https://example.com/thread', mainEntityOfPage: 'https://example.com/thread' }, false],
  ])('a post of another page needs no content on this one: %j', (said, isElsewhere) => {
    const author = { '@type': 'Person', name: 'Ann' };
    const post = { '@type': 'DiscussionForumPosting', author, datePublished: '2026-01-02', ...said };
    const lack = 'missing DiscussionForumPosting.text or image or video';
    expect(findings(post)).toEqual(isElsewhere ? [] : [lack]);
    expect(findings({ '@type': 'WebPage', mainEntity: post })).toEqual([lack]);
  });

  test('of a rating in classes no figures are asked (schema.org, contentRating; Google, merchant listing)', () => {
    const rating = { '@type': 'Rating', ratingValue: 'A+', bestRating: 'A++', worstRating: 'D' };
    for (const property of ['certificationRating', 'contentRating'])
      expect(findings({ '@type': 'Movie', name: 'x', image: 'y', [property]: rating })).toEqual([]);
    expect(findings({ '@type': 'Movie', name: 'x', image: 'y', starRating: rating })).toEqual([
      'value Rating.ratingValue',
      'value Rating.bestRating',
      'value Rating.worstRating',
    ]);
  });

  const tier = { '@type': 'Offer', '@id': 'https://example.com/offers#1' };

  test.each([
    ['a type and an id alone name what is described elsewhere', tier, []],
    ['said here', { ...tier, url: '/' }, ['missing Offer.price or priceSpecification.price']],
    ['without an id', { '@type': 'Offer' }, ['missing Offer.price or priceSpecification.price']],
    ['an id alone', { '@id': tier['@id'] }, []],
    ['neither', {}, ['missing Product.review or aggregateRating or offers']],
    ['nothing in it', { price: ' ' }, ['missing Product.review or aggregateRating or offers']],
  ])('what is asked of a part: %s', (_, offers, expected) => {
    expect(findings({ '@type': 'Product', name: 'x', offers })).toEqual(expected);
  });

  test('behind a mention nothing is missing', () => {
    const author = { '@type': 'Person', '@id': 'https://example.com/ann' };
    const post = { '@type': 'DiscussionForumPosting', datePublished: '2026-01-02', text: 'Leaks.' };
    expect(findings({ ...post, author })).toEqual([]);
    expect(findings({ ...post, author: { ...author, url: '/ann' } })).toEqual([
      'missing DiscussionForumPosting.author.name',
    ]);
  });

  const venue = { '@type': 'Place', name: 'Hall' };
  const stream = { '@type': 'VirtualLocation', url: 'https://example.com/live' };

  test.each([
    [[{ ...venue, address: 'Bennelong Point' }, stream], []],
    [[stream, venue], ['missing Event.location.address']],
    [[{ ...venue, address: 'Bennelong Point' }, venue], ['missing Event.location.address']],
    [[stream], ['missing Event.location.address']],
  ])('of several those are asked that schema.org has the property for: %j', (location, expected) => {
    expect(findings({ '@type': 'Event', name: 'x', startDate: '2026-05-01', location })).toEqual(expected);
  });

  test('shipping that leads to the policy of the shop says the rest there (Google, merchant listing)', () => {
    const offered = (shippingDetails: object) =>
      findings({ '@type': 'Product', name: 'x', offers: { '@type': 'Offer', price: 1, shippingDetails } });
    const details = { '@type': 'OfferShippingDetails' };
    expect(offered({ ...details, hasShippingService: { '@id': 'https://example.com/shipping' } })).toEqual(
      [],
    );
    expect(offered({ ...details, shippingLabel: 'x' })).toHaveLength(3);
  });

  test('a place of work needs its country (Google, job posting)', () => {
    const job = { '@type': 'JobPosting', title: 'x', description: 'y', datePosted: '2026-01-02' };
    const at = (place: object) =>
      findings({ ...job, hiringOrganization: { '@type': 'Organization', name: 'Us' }, jobLocation: place });
    const lack = ['missing JobPosting.jobLocation.address.addressCountry or jobLocation.additionalProperty'];
    expect(at({ '@type': 'Place', name: 'Works' })).toEqual(lack);
    expect(at({ '@type': 'Place', address: { '@type': 'PostalAddress', postalCode: '1' } })).toEqual(lack);
    expect(at({ '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'DE' } })).toEqual([]);
    expect(at({ '@type': 'Place', address: '1 High Street, Leeds' })).toEqual([]);
    expect(at({ '@type': 'Place', additionalProperty: { value: 'TELECOMMUTE' } })).toEqual([]);
  });

  test('a review may leave out its rating when it states author and date (Google, review snippet)', () => {
    const said = { '@type': 'Review', author: 'Ann' };
    const of = (review: object) => findings({ '@type': 'Product', name: 'x', review });
    expect(of(said)).toEqual(['missing Review.reviewRating']);
    expect(of({ ...said, datePublished: '2026-01-02' })).toEqual([]);
    expect(of({ '@type': 'Review', datePublished: '2026-01-02' })).toEqual(['missing Review.author']);
    expect(findings({ ...said, datePublished: '2026-01-02' })).toEqual(['missing Review.itemReviewed']);
  });

  test('of a comment outside of forums and questions nothing is asked', () => {
    const comment = { '@type': 'Comment' };
    for (const type of ['BlogPosting', 'Recipe']) {
      const about = { '@type': type, name: 'x', image: 'y' };
      expect(findings({ ...about, comment: { ...comment, comment } })).toEqual([]);
    }
  });

  test.each([
    [{ '@type': 'SeekToAction' }, ['target', 'startOffset-input']],
    [{ '@type': 'MemberProgram' }, ['name', 'description', 'hasTiers']],
    [{ '@type': 'MemberProgramTier', url: '/' }, ['name', 'hasTierBenefit']],
  ])('parts of videos and of loyalty programs: %j', (part, lacks) => {
    const expected = lacks.map((lack) => `missing ${part['@type']}.${lack}`);
    expect(findings({ '@type': 'Organization', name: 'x', potentialAction: part })).toEqual(expected);
  });

  test('a remote job without a place lacks one thing', () => {
    const job = { '@type': 'JobPosting', title: 'x', description: 'y', datePosted: '2026-01-02' };
    const remote = {
      ...job,
      hiringOrganization: { '@type': 'Organization', name: 'Us' },
      jobLocationType: 'TELECOMMUTE',
    };
    expect(findings(remote)).toEqual(['missing JobPosting.jobLocation or applicantLocationRequirements']);
    expect(findings({ ...remote, applicantLocationRequirements: 'DE' })).toEqual([]);
  });

  test.each([0, '0', ' 0 '])('a question with %j answers yet needs none', (answerCount) => {
    expect(
      findings({ '@type': 'QAPage', mainEntity: { '@type': 'Question', name: 'Leaks?', answerCount } }),
    ).toEqual([]);
  });

  test('a game that is nothing else has no result to qualify for', () => {
    expect(findings({ '@type': 'VideoGame', name: 'Kettle Quest' })).toEqual([]);
    expect(findings({ '@type': ['VideoGame', 'MobileApplication'], name: 'Kettle Quest' })).toEqual([
      'missing SoftwareApplication.offers.price',
      'missing SoftwareApplication.aggregateRating or review',
    ]);
  });
});

describe('a node stands where it is referred to', () => {
  /** The nodes of a document, each on its own under an id, referred to where it was nested. */
  const flat = (document: object) => {
    const nodes: object[] = [];
    const flatten = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(flatten);
      if (typeof value !== 'object' || value === null) return value;
      const id = `#${nodes.length}`;
      const node: Record<string, unknown> = { '@id': id };
      nodes.push(node);
      for (const [key, each] of Object.entries(value)) node[key] = flatten(each);
      return { '@id': id };
    };
    flatten(document);
    return nodes;
  };
  const crumb = { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' };
  const answer = { '@type': 'Answer', text: 'So.' };
  const price = { '@type': 'Offer', price: 1 };

  test.each([
    { '@type': 'BreadcrumbList', itemListElement: [crumb, { '@type': 'ListItem', position: 2, name: 'x' }] },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ ...crumb, position: undefined, item: undefined }, crumb],
    },
    {
      '@type': 'Quiz',
      hasPart: { '@type': 'Question', eduQuestionType: 'Flashcard', text: 'x', acceptedAnswer: answer },
    },
    {
      '@type': 'Quiz',
      hasPart: { '@type': 'Question', text: 'x', acceptedAnswer: { ...answer, text: undefined } },
    },
    {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'x', acceptedAnswer: { '@type': 'Answer', url: '/' } }],
    },
    {
      '@type': 'Event',
      name: 'x',
      startDate: '2026',
      location: { '@type': 'Place', address: 'y' },
      offers: { ...price, price: undefined, url: '/' },
    },
    { '@type': 'Product', name: 'x', offers: { ...price, price: undefined, url: '/' } },
    {
      '@type': 'Review',
      author: 'x',
      reviewRating: { '@type': 'Rating', ratingValue: 4 },
      itemReviewed: { '@type': 'Book', name: 'y' },
    },
    {
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: 'x',
        answerCount: 1,
        suggestedAnswer: answer,
        comment: { '@type': 'Comment', author: 'y' },
      },
    },
  ])('%j', (document) => {
    const inOrder = (found: readonly string[]) => found.toSorted();
    expect(inOrder(findings({ '@graph': flat(document) }))).toEqual(inOrder(findings(document)));
    expect(inOrder(findings({ '@graph': flat(document).toReversed() }))).toEqual(inOrder(findings(document)));
  });

  test('in a circle one of them is the first', () => {
    const page = { '@type': 'WebPage', '@id': '#p', mainEntity: { '@id': '#s' } };
    const shop = { '@type': 'LocalBusiness', '@id': '#s', name: 'x', mainEntityOfPage: { '@id': '#p' } };
    expect(findings({ '@graph': [page, shop] })).toEqual(['missing LocalBusiness.address']);
    expect(findings({ '@graph': [shop, page] })).toEqual(['missing LocalBusiness.address']);
  });

  test('items of a list are measured where the list leads to them on its own page', () => {
    const list = (url: string) => {
      const item = { '@type': 'Course', name: 'x', url };
      return findings({
        '@type': 'ItemList',
        itemListElement: [1, 2].map((position) => ({ '@type': 'ListItem', position, item })),
      });
    };
    expect(list('https://example.com/page#x')).toEqual([
      'missing Course.description',
      'missing Course.description',
    ]);
    expect(list('https://example.com/x')).toEqual([]);
  });
});

describe('the verdict', () => {
  const verdict = (document: object) => {
    const html = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...document })}</script>`;
    const data = readStructuredData(html, { url: 'https://example.com/page' });
    return validateStructuredData(data, 'https://example.com/page');
  };

  test('a thing that lacks something is not sound for being the main entity of a page', () => {
    const product = { '@type': 'Product', name: 'x' };
    expect(verdict({ '@type': 'WebPage', mainEntity: product }).soundTypes).toEqual(['WebPage']);
  });

  test('what the caps leave out is told', () => {
    const shops = (count: number) =>
      verdict({ '@graph': Array.from({ length: count }, () => ({ '@type': 'LocalBusiness', name: 'x' })) });
    expect(shops(500)).toMatchObject({ findings: { length: 500 }, leftOut: [] });
    expect(shops(501)).toMatchObject({
      findings: { length: 500 },
      leftOut: ['1 requirements that are not met are not listed, beyond 500'],
    });
    const people = (count: number) =>
      verdict({ '@graph': Array.from({ length: count }, () => ({ '@type': 'Person', name: 'x' })) });
    expect(people(3_000).leftOut).toEqual([]);
    expect(people(3_001).leftOut).toEqual(['1 entities were not measured, beyond 3000']);
  });
});

test('a thing that many refer to is looked into as often as one that two refer to', () => {
  const looksInto = (references: number): number => {
    let looks = 0;
    const watch: ProxyHandler<StructuredEntity['properties']> = {
      get: (target, key, receiver) => {
        if (key === 'url') looks += 1;
        return Reflect.get(target, key, receiver);
      },
    };
    const items = Array.from({ length: references }, () => ({ '@type': 'ListItem', item: { '@id': '#it' } }));
    const { entities, ...data } = readStructuredData(
      `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebPage', about: { '@type': 'Recipe', '@id': '#it', url: ['/page', '/other'] } },
          { '@type': 'ItemList', itemListElement: items },
        ],
      })}</script>`,
      { url: 'https://example.com/page' },
    );
    const watched = entities.map((entity) => {
      const [recipe] = entity.properties['about'] ?? [];
      if (typeof recipe !== 'object' || !('types' in recipe)) return entity;
      const properties = new Proxy(recipe.properties, watch);
      return { ...entity, properties: { ...entity.properties, about: [{ ...recipe, properties }] } };
    });
    validateStructuredData({ ...data, entities: watched }, 'https://example.com/page');
    return looks;
  };
  expect(looksInto(2)).toBeGreaterThan(0);
  expect(looksInto(300)).toBe(looksInto(2));
});

describe('one cause, one finding', () => {
  const faq = (...questions: readonly object[]) =>
    findings({ '@type': 'FAQPage', mainEntity: questions.map((each) => ({ '@type': 'Question', ...each })) });
  const answer = { '@type': 'Answer', text: 'Every eight weeks.' };

  test.each([
    [{ name: 'How often?' }, ['missing FAQPage.mainEntity.acceptedAnswer']],
    [{ acceptedAnswer: answer }, ['missing FAQPage.mainEntity.name']],
    [
      { name: 'How often?', acceptedAnswer: { '@type': 'Answer' } },
      ['missing FAQPage.mainEntity.acceptedAnswer.text'],
    ],
    [{}, ['missing FAQPage.mainEntity.name', 'missing FAQPage.mainEntity.acceptedAnswer']],
    [{ name: 'How often?', suggestedAnswer: answer }, ['missing FAQPage.mainEntity.acceptedAnswer']],
  ])('a question of an FAQ: %j', (question, expected) => {
    expect(faq(question)).toEqual(expected);
    expect(faq(question, question, { name: 'When?', acceptedAnswer: answer })).toEqual(expected);
  });

  test('what only the inner node is asked for stays its own', () => {
    expect(
      findings({
        '@type': 'QAPage',
        mainEntity: {
          '@type': 'Question',
          name: 'Why?',
          answerCount: 1,
          acceptedAnswer: { '@type': 'Answer' },
        },
      }),
    ).toEqual(['missing Answer.text']);
  });

  test('a question that is referred to', () => {
    expect(
      findings(
        { '@type': 'FAQPage', mainEntity: { '@id': '#q' } },
        { '@type': 'Question', '@id': '#q', name: 'How often?' },
      ),
    ).toEqual(['missing FAQPage.mainEntity.acceptedAnswer']);
  });

  test('an FAQ and a question that stands alone have a fault each', () => {
    expect(
      findings(
        { '@type': 'FAQPage', mainEntity: { '@type': 'Question', name: 'A?' } },
        { '@type': 'Question', acceptedAnswer: answer },
      ),
    ).toEqual(['missing FAQPage.mainEntity.acceptedAnswer', 'missing Question.name']);
  });

  test('the question is named in which the answer is to be put, and neither type is sound', () => {
    const html = `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'A?', acceptedAnswer: answer },
        { '@type': 'Question', name: 'B?' },
      ],
    })}</script>`;
    const verdict = validateStructuredData(
      readStructuredData(html, { url: 'https://example.com/' }),
      'https://example.com/',
    );
    expect(verdict.findings.map(({ at }) => at.properties['name'])).toEqual([['B?']]);
    expect(verdict.soundTypes).not.toContain('FAQPage');
  });
});
