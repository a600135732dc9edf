/** What the surfaces of one page state, each with its place. */
import { expect, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { factsBySurface } from '../../src/facts/facts-by-surface.ts';
import { amountsIn } from '../../src/facts/surface/money.ts';

const url = 'https://shop.example.com/k2';
const exchange = (body: string, type = 'text/html; charset=utf-8') =>
  exchangeOf({ url, headers: [['content-type', type]], body });

const PAGE = `<!doctype html><html lang="en"><head><title>Alder kettle K2</title>
<meta property="og:title" content="Alder kettle K2">
<meta property="product:price:amount" content="21.00"><meta property="product:price:currency" content="EUR">
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"Product","name":"Alder kettle K2","sku":"K2-17",
 "offers":{"@type":"Offer","price":"19.00","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}
</script></head>
<body><main><h1>Alder kettle K2</h1>
<p class="price"><del>€30.00</del> €24.00</p>
<p>Sold out</p><a href="tel:+44 1353 555010">Call</a></main></body></html>`;

test('each statement has its surface, its value in one form, and its place', () => {
  const facts = factsBySurface(exchange(PAGE));
  const of = (name: string) =>
    facts.filter(({ fact }) => fact === name).map(({ surface, value, line }) => [surface, value, line]);
  expect(of('price')).toEqual([
    ['text', '24.00 EUR', 9],
    ['json-ld', '19.00 EUR', 6],
    ['open-graph', '21.00 EUR', 3],
  ]);
  expect(of('availability')).toEqual([
    ['text', 'OutOfStock', 10],
    ['json-ld', 'InStock', 6],
  ]);
  expect(of('name')).toEqual([
    ['text', 'Alder kettle K2', 8],
    ['json-ld', 'Alder kettle K2', 5],
    ['title', 'Alder kettle K2', 1],
    ['open-graph', 'Alder kettle K2', 2],
  ]);
  expect(of('telephone')).toEqual([['text', '441353555010', 10]]);
});

test('the page after scripts, its Markdown twin and llms.txt are surfaces as well', () => {
  const facts = factsBySurface(exchange(PAGE), {
    rendered: exchange(PAGE.replace('€24.00', '€26.00')),
    markdown: exchange('# Alder kettle K2\n\nPrice: €24.00\n', 'text/markdown'),
    llmsTxt: exchange('# Shop\n\n- [Alder kettle K2](/k2): €25.00\n- [Toaster](/t1): €40.00\n', 'text/plain'),
  });
  const prices = facts.filter(
    ({ fact, surface }) => fact === 'price' && !['json-ld', 'open-graph'].includes(surface),
  );
  expect(prices.map(({ surface, value, line }) => [surface, value, line])).toEqual([
    ['text', '24.00 EUR', 9],
    ['rendered', '26.00 EUR', 9],
    ['markdown', '24.00 EUR', 3],
    ['llms.txt', '25.00 EUR', 3],
  ]);
});

test.each([
  ['€1,299.00', 1299, 'EUR'],
  ['1.299,00 €', 1299, 'EUR'],
  ["CHF 1'299.50", 1299.5, 'CHF'],
  ['1 299,00 Kč', 1299, 'CZK'],
  ['Rs 1,29,999', 129_999, 'INR'],
  ['24.- CHF', 24, 'CHF'],
  ['KWD 12.500', 12.5, 'KWD'],
  ['٩٩٫٥٠ ر.س', 99.5, 'SAR'],
])('%s', (written, amount, currency) => {
  expect(amountsIn(written)).toMatchObject([{ amount, currencies: expect.arrayContaining([currency]) }]);
});

test('a body that is no page states nothing', () => {
  expect(factsBySurface(exchange('{"price": 1}', 'application/json'))).toEqual([]);
});

test('a statement that is no Unicode is one all the same', () => {
  const offer = '"offers":{"@type":"Offer","price":"19.00","priceCurrency":"EUR"}';
  const page = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Kettle \\ud83d",${offer}}</script><h1>Kettle</h1>`;
  expect(factsBySurface(exchange(page)).map(({ fact }) => fact)).toContain('name');
});

/** Values of a fact by surface. */
const valuesIn = (html: string, name: string): string[] =>
  factsBySurface(exchange(`<!doctype html>${html}`)).flatMap(({ fact, surface, value }) =>
    fact === name ? [`${surface}: ${value}`] : [],
  );
const data = (type: string, properties: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': type, ...properties })}</script>`;

test('a business states its number, its address and its hours', () => {
  const cafe = `<html lang="en">${data('CafeOrCoffeeShop', {
    name: 'Alder Café',
    telephone: '+44 1353 555010',
    address: { '@type': 'PostalAddress', streetAddress: '1 Mill Lane', addressLocality: 'Ely' },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'], opens: '09:00', closes: '17:00' },
      { dayOfWeek: 'https://schema.org/Saturday', opens: '10:00', closes: '14:00' },
      { dayOfWeek: 'Sunday', opens: '10:00', closes: '12:00', validFrom: '2026-12-24' },
    ],
  })}<main><h1>Alder Café</h1><p>Phone: 01353 555010</p><p>Fax: +44 1353 555011</p><p>1 Mill Lane, Ely CB7 4AA</p>
    <table><tr><td>Mon–Wed</td><td>9am – 5pm</td></tr><tr><td>Saturday</td><td>10:00–14:00</td></tr><tr><td>Sunday</td><td>Closed</td></tr></table></main>`;
  expect(valuesIn(cafe, 'telephone')).toEqual(['text: 01353555010', 'json-ld: 441353555010']);
  expect(valuesIn(cafe, 'address')).toEqual(['text: 1 Mill Lane, Ely CB7 4AA', 'json-ld: 1 Mill Lane, Ely']);
  expect(valuesIn(cafe, 'opening-hours')).toEqual([
    'text: Mo-We 09:00-17:00',
    'text: Sa 10:00-14:00',
    'json-ld: Mo-We 09:00-17:00',
    'json-ld: Sa 10:00-14:00',
    'json-ld: Sunday 10:00–12:00',
  ]);
});

test.each([
  ['en', 'Monday to Friday: 9am–5.30pm', 'Mo-Fr 09:00-17:30'],
  ['en', 'Opening hours: Mon, Wed & Fri 9-5pm', 'Mo,We,Fr 09:00-17:00'],
  ['en', 'Sat–Mon 1–5pm', 'Mo,Sa-Su 13:00-17:00'],
  ['de', 'Mo–Fr 8–18 Uhr', 'Mo-Fr 08:00-18:00'],
  ['de', 'Di: 9.00 bis 12.00 Uhr, 14.00 bis 17.00 Uhr', 'Tu 09:00-12:00,14:00-17:00'],
  ['fr', 'Lundi : 10h30-19h00', 'Mo 10:30-19:00'],
  ['es', 'Lunes a viernes 9:00–14:00', 'Mo-Fr 09:00-14:00'],
  ['ja', '月〜金 9:00〜17:00', 'Mo-Fr 09:00-17:00'],
])('hours in %s: %s', (lang, line, value) => {
  expect(valuesIn(`<html lang="${lang}"><main><h1>Alder</h1><p>${line}</p></main>`, 'opening-hours')).toEqual(
    [`text: ${value}`],
  );
});

test.each([
  'Mon–Fri 9–5',
  'Mon–Fri 9:00–17:00 by appointment',
  'Fri 18:00–02:00',
  'Monday 9:00–25:99',
  'Mon 9:00–17:00</p><p>Mon 10:00–12:00',
])('hours that are not understood as a whole are none: %s', (line) => {
  expect(valuesIn(`<html lang="en"><main><h1>Alder</h1><p>${line}</p></main>`, 'opening-hours')).toEqual([]);
});

test('an event states its day and its place, a job its title and what it pays', () => {
  const concert = `<html lang="en">${data('MusicEvent', { name: 'River concert', startDate: '2026-12-05T19:30', location: { '@type': 'Place', name: 'Town Hall' } })}<main><h1>River concert</h1><p>Saturday, 5 December 2026</p><p>Venue: Corn Exchange</p></main>`;
  expect(valuesIn(concert, 'event-date')).toEqual(['text: 2026-12-05', 'json-ld: 2026-12-05']);
  expect(valuesIn(concert, 'event-place')).toEqual(['text: Corn Exchange', 'json-ld: Town Hall']);
  const job = `<html lang="en">${data('JobPosting', { title: 'Baker', baseSalary: { currency: 'EUR', value: { minValue: 30000, maxValue: 36000 } } })}<main><h1>Senior baker</h1><p>Salary: €32k – €38,000</p></main>`;
  expect(valuesIn(job, 'job-title')).toEqual(['text: Senior baker', 'json-ld: Baker']);
  expect(valuesIn(job, 'salary')).toEqual([
    'text: 32000.00 EUR',
    'text: 38000.00 EUR',
    'json-ld: 30000.00 EUR',
    'json-ld: 36000.00 EUR',
  ]);
  expect(valuesIn(job, 'price')).toEqual([]);
});

test('how many have rated, and the day of a change beside that of publication', () => {
  const kettle = `<html lang="en">${data('Product', { name: 'Kettle', aggregateRating: { ratingValue: 4.6, reviewCount: 12 } })}<main><h1>Kettle</h1><p>4.6 out of 5</p><p>(1,128 reviews)</p></main>`;
  expect(valuesIn(kettle, 'rating-count')).toEqual(['text: 1128', 'json-ld: 12']);
  const article = `<html lang="en">${data('Article', { headline: 'Lime', datePublished: '2026-01-02', dateModified: '2026-07-31' })}<main><h1>Lime</h1><p>Updated <time datetime="2026-07-31">31 July 2026</time></p></main>`;
  expect(valuesIn(article, 'modified')).toEqual(['text: 2026-07-31', 'json-ld: 2026-07-31']);
  expect(valuesIn(article, 'published')).toEqual(['json-ld: 2026-01-02']);
});
