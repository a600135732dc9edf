/** What the structured data of a page states of its thing, and what its meta elements do. */
import { commaSeparated } from '../../catalog/comma-separated.ts';
import { ENUMERATIONS } from '../../catalog/value-kinds.ts';
import {
  entityAt,
  indexEntities,
  isEntity,
  valuesOf,
  type EntityIndex,
} from '../../readers/structured-data/entity-index.ts';
import type { StructuredEntity, StructuredFormat } from '../../readers/structured-data/model.ts';
import { hasType } from '../../readers/structured-data/vocabulary.ts';
import { inExtendedFormat, readDate } from '../../values/date.ts';
import { ownership } from '../identity/own-organization.ts';
import { has, textOf, textsOf } from '../page-entities.ts';
import type { PageFacts } from '../page-facts.ts';
import { inAsciiDigits } from '../text/written-days.ts';
import type { FactName, Surface, SurfaceFact } from './model.ts';
import { amountIn, moneyText } from './money.ts';
import { dayNumber, hoursText, minuteOfDay, statedHours } from './opening-hours.ts';
import { thingOf } from './thing.ts';

const FORMATS: readonly StructuredFormat[] = ['json-ld', 'microdata', 'rdfa'];

/** Facts of the structured data, each at the place of the object that states it. */
export function statedFacts(page: PageFacts): SurfaceFact[] {
  const { entities } = page.structuredData;
  if (entities.length === 0) return [];
  const index = indexEntities(entities);
  const written = new Set(entities.map(({ format }) => format));
  const facts = FORMATS.filter((format) => written.has(format)).flatMap((format) => {
    const { entity } = thingOf(page, format);
    return entity === null ? [] : factsOfThing(index, entity);
  });
  const { organization } = ownership(page);
  // A business that is the thing of the page has stated its telephone already.
  return distinct(organization === null ? facts : [...facts, ...contactOf(index, organization)]);
}

/** Each statement of a surface once. */
export const distinct = (facts: readonly SurfaceFact[]): SurfaceFact[] => [
  ...new Map(facts.map((fact) => [`${fact.fact} ${fact.surface} ${fact.value}`, fact])).values(),
];

type Statement = readonly [fact: FactName, written: string, value: string];

const asFacts = (
  { format: surface, line, column }: StructuredEntity,
  statements: readonly Statement[],
): SurfaceFact[] =>
  statements
    .filter(([, written, value]) => written !== '' && value !== '')
    .map(([fact, written, value]) => ({ fact, surface, written, value, line, column }));

function factsOfThing(index: EntityIndex, thing: StructuredEntity): SurfaceFact[] {
  const is = (type: string): boolean => hasType(thing.types, type);
  const plain = (fact: FactName, property: string): Statement[] =>
    textsOf(thing, property).map((text) => [fact, text, text] as const);
  const name = textOf(thing, 'name') || textOf(thing, 'headline') || textOf(thing, 'title');
  const facts = asFacts(thing, [
    [is('JobPosting') ? 'job-title' : 'name', name, name],
    ...namesOf(index, thing, 'brand').map((text) => ['brand', text, text] as const),
    ...plain('sku', 'sku'),
    ...GTINS.flatMap((property) => plain('gtin', property)),
    ...(is('Article') || is('Recipe') ? datesOfWork(thing) : []),
    ...(is('Article') || is('Recipe') || is('Book') ? namesOf(index, thing, 'author') : []).map(
      (text) => ['author', text, text] as const,
    ),
    ...(is('Event') ? textsOf(thing, 'startDate') : []).map(
      (text) => ['event-date', text, day(text)] as const,
    ),
    ...(is('Event') ? namesOf(index, thing, 'location') : []).map(
      (text) => ['event-place', text, text] as const,
    ),
    ...(is('JobPosting') ? salariesOf(index, thing) : []),
  ]);
  return [
    ...facts,
    ...nested(index, thing, 'offers').flatMap((offer) => factsOfOffer(index, offer)),
    ...nested(index, thing, 'aggregateRating').flatMap(factsOfRating),
    ...(is('Organization') || is('LocalBusiness') ? contactOf(index, thing) : []),
  ];
}

const GTINS = commaSeparated('gtin, gtin13, gtin12, gtin14, gtin8, isbn');

const nested = (index: EntityIndex, entity: StructuredEntity, property: string): StructuredEntity[] =>
  valuesOf(entity, property).flatMap((value) => entityAt(index, value) ?? []);

/** Names of what a property leads to, or the texts that are in its place. */
function namesOf(index: EntityIndex, entity: StructuredEntity, property: string): string[] {
  return [
    ...textsOf(entity, property),
    ...nested(index, entity, property).flatMap((each) => textOf(each, 'name') || []),
  ];
}

/** The day of a date, by the calendar of the zone that it is written in; empty for what is none. */
const day = (text: string): string => {
  const extended = inExtendedFormat(text.trim());
  return /^\d{4}-\d\d-\d\d/.test(extended) ? extended.slice(0, 10) : (readDate(extended)?.slice(0, 10) ?? '');
};

const datesOfWork = (work: StructuredEntity): Statement[] => [
  ...textsOf(work, 'datePublished').map((text) => ['published', text, day(text)] as const),
  ...textsOf(work, 'dateModified').map((text) => ['modified', text, day(text)] as const),
];

/** Prices of an offer: its own, or that of the specification which is no list price. */
function offerPrices(index: EntityIndex, offer: StructuredEntity): StructuredEntity[] {
  if (has(offer, 'price')) return [offer];
  return nested(index, offer, 'priceSpecification').filter(
    (each) => has(each, 'price') && !has(each, 'priceType') && !has(each, 'billingDuration'),
  );
}

function factsOfOffer(index: EntityIndex, offer: StructuredEntity): SurfaceFact[] {
  const prices = offerPrices(index, offer).flatMap((priced): Statement[] => {
    const written = textOf(priced, 'price');
    const currency = (textOf(priced, 'priceCurrency') || textOf(offer, 'priceCurrency')).toUpperCase();
    const amount = amountIn(written, currency);
    return amount === null ? [] : [['price', written, moneyText(amount, currency)]];
  });
  const availability = textsOf(offer, 'availability').map(
    (text) => ['availability', text, availabilityOf(text)] as const,
  );
  const inner = nested(index, offer, 'offers').flatMap((each) => factsOfOffer(index, each));
  return [
    ...asFacts(offer, [
      ...prices,
      ...availability,
      ...textsOf(offer, 'sku').map((text) => ['sku', text, text] as const),
    ]),
    ...inner,
  ];
}

const MEMBERS = new Map([...ENUMERATIONS.availability].map((name) => [name.toLowerCase(), name]));
/** How feeds name it (Open Graph of Meta's catalogue, Google Merchant Center, Pinterest). */
const FEED_NAMES: Readonly<Record<string, string>> = {
  instock: 'InStock',
  available: 'InStock',
  availablefororder: 'BackOrder',
  oos: 'OutOfStock',
  outofstock: 'OutOfStock',
  unavailable: 'OutOfStock',
  soldout: 'SoldOut',
  preorder: 'PreOrder',
  backorder: 'BackOrder',
  discontinued: 'Discontinued',
};

/** The member of ItemAvailability that a text names, empty for none. */
function availabilityOf(text: string): string {
  const name = (text.trim().split(/[/#]/).at(-1) ?? '').toLowerCase().replaceAll(/[\s_-]/g, '');
  return MEMBERS.get(name) ?? FEED_NAMES[name] ?? '';
}

function factsOfRating(rating: StructuredEntity): SurfaceFact[] {
  const value = textOf(rating, 'ratingValue').replace(',', '.');
  const best = textOf(rating, 'bestRating').replace(',', '.');
  const isNumber = /^\d+(?:\.\d+)?$/.test(value);
  const scale = best === '' ? 5 : Number(best);
  const counts = [...textsOf(rating, 'ratingCount'), ...textsOf(rating, 'reviewCount')];
  return asFacts(rating, [
    ['rating', textOf(rating, 'ratingValue'), isNumber ? `${Number(value)}/${scale}` : ''],
    ...counts.map((text) => ['rating-count', text, text.replaceAll(/\D/g, '')] as const),
  ]);
}

function salariesOf(index: EntityIndex, job: StructuredEntity): Statement[] {
  return nested(index, job, 'baseSalary').flatMap((salary) => {
    const currency = textOf(salary, 'currency').toUpperCase();
    return [salary, ...nested(index, salary, 'value')].flatMap((each) =>
      ['value', 'minValue', 'maxValue'].flatMap((property) =>
        textsOf(each, property).flatMap((text): Statement[] => {
          const amount = amountIn(text, currency);
          return amount === null ? [] : [['salary', text, moneyText(amount, currency)]];
        }),
      ),
    );
  });
}

/** Parts of an address in the order in which they are written. */
const ADDRESS = commaSeparated('streetAddress, postalCode, addressLocality, addressRegion, addressCountry');

function contactOf(index: EntityIndex, business: StructuredEntity): SurfaceFact[] {
  const addresses = [
    ...textsOf(business, 'address'),
    ...nested(index, business, 'address').map((address) =>
      ADDRESS.flatMap((property) => textOf(address, property) || []).join(', '),
    ),
  ];
  return asFacts(business, [
    ...textsOf(business, 'telephone').map((text) => ['telephone', text, telephoneDigits(text)] as const),
    ...addresses.map((text) => ['address', text, text] as const),
    ...textsOf(business, 'openingHours').map((text) => ['opening-hours', text, statedHours(text)] as const),
    ...nested(index, business, 'openingHoursSpecification').flatMap(hoursOf),
  ]);
}

function hoursOf(hours: StructuredEntity): Statement[] {
  const days = [
    ...textsOf(hours, 'dayOfWeek'),
    ...valuesOf(hours, 'dayOfWeek').flatMap((value) =>
      typeof value === 'object' && !isEntity(value) ? value.ref : [],
    ),
  ].map((text) => text.split(/[/#]/).at(-1) ?? '');
  const [opens, closes] = [textOf(hours, 'opens'), textOf(hours, 'closes')];
  if (opens === '' && closes === '') return [];
  const text = `${days.join(', ')} ${opens}–${closes}`.trim();
  const [numbers, from, to] = [days.map(dayNumber), minuteOfDay(opens), minuteOfDay(closes)];
  // Those of a holiday or a season say nothing of other weeks.
  const isOfAnyWeek = !has(hours, 'validFrom') && !has(hours, 'validThrough') && !numbers.includes(-1);
  const isPlain = isOfAnyWeek && days.length > 0 && from !== null && to !== null;
  return [['opening-hours', text, isPlain ? hoursText(numbers, [[from, to]]) : text]];
}

/** The digits of a telephone number; "+" and the two zeros of a call abroad are none, nor is the zero in brackets after them. */
export function telephoneDigits(text: string): string {
  const plain = inAsciiDigits(text.replace(/^tel:/i, '').split(/;|ext|x\d/i)[0] ?? '');
  return plain
    .replace(/^(\s*\+.*?)\(0\)/, '$1')
    .replaceAll(/\D/g, '')
    .replace(/^00/, '');
}

/** Properties of Open Graph and its extensions for products, by what they state. */
const OPEN_GRAPH: Readonly<Record<string, FactName>> = {
  'og:title': 'name',
  'product:availability': 'availability',
  'og:availability': 'availability',
  'product:brand': 'brand',
  'og:brand': 'brand',
  'product:retailer_item_id': 'sku',
  'product:isbn': 'gtin',
  'product:upc': 'gtin',
  'product:ean': 'gtin',
  'article:published_time': 'published',
  'article:modified_time': 'modified',
};
const PRICES = ['product:price', 'og:price', 'product:sale_price'] as const;

/** Facts of the meta elements and of the title. Their places are looked up where they are shown ({@link file://./places.ts}). */
export function tagFacts(page: PageFacts): SurfaceFact[] {
  const at = { line: 0, column: 0 };
  const facts: SurfaceFact[] = [];
  const add = (fact: FactName, surface: Surface, written: string, value: string): void => {
    if (written !== '' && value !== '') facts.push({ fact, surface, written, value, ...at });
  };
  add('name', 'title', page.title, page.title);
  const first = new Map<string, string>();
  for (const { key, content, attribute } of page.metas) {
    if (attribute === 'itemprop' || first.has(key)) continue;
    first.set(key, content);
    const fact = OPEN_GRAPH[key];
    if (fact !== undefined) add(fact, 'open-graph', content, inOneForm(fact, content));
    else if (key === 'author' && !/^https?:/.test(content)) add('author', 'meta', content, content);
    else if (key === 'date' || key === 'dc.date') add('published', 'meta', content, day(content));
    else if (key === 'last-modified') add('modified', 'meta', content, day(content));
  }
  // A price that is lowered for a time is the one that is asked (Open Graph of Meta's catalogue).
  const prefix = [...PRICES].reverse().find((name) => (first.get(`${name}:amount`) ?? '') !== '');
  if (prefix !== undefined) {
    const written = first.get(`${prefix}:amount`) ?? '';
    const currency = (first.get(`${prefix}:currency`) ?? '').toUpperCase();
    const amount = amountIn(written, currency);
    if (amount !== null) add('price', 'open-graph', written, moneyText(amount, currency));
  }
  return facts;
}

function inOneForm(fact: FactName, written: string): string {
  if (fact === 'availability') return availabilityOf(written);
  return fact === 'published' || fact === 'modified' ? day(written) : written;
}
