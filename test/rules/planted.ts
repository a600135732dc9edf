/** Pages of one thing with every surface in agreement, and the same pages with one surface changed. Deterministic. */
import type { PageRuleId } from '../../src/rules/page/rules.ts';

type Json = Readonly<Record<string, unknown>>;
type Surface = 'text' | 'json-ld' | 'open-graph' | 'microdata';

/** What a page states, surface by surface. */
export interface Stated {
  readonly type: string;
  readonly name: string;
  readonly price?: number;
  readonly currency?: string;
  readonly availability?: 'InStock' | 'OutOfStock';
  readonly rating?: number;
  readonly published?: string;
}

/** A page that one rule is to find. */
export interface Planted {
  readonly html: string;
  readonly rule: PageRuleId;
  readonly what: string;
}

const objects = (value: unknown): Json[] => {
  if (Array.isArray(value)) return value.flatMap(objects);
  if (typeof value !== 'object' || value === null) return [];
  const own: Json = { ...value };
  return [own, ...Object.values(own).flatMap(objects)];
};

const textIn = (thing: Json, property: string): string => {
  const value = thing[property];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const TYPES = [
  'Product',
  'NewsArticle',
  'Article',
  'BlogPosting',
  'Recipe',
  'Event',
  'Course',
  'SoftwareApplication',
  'JobPosting',
  'Book',
];
const typesOf = ({ '@type': type }: Json): string[] =>
  Array.isArray(type) ? type.map(String) : [String(type)];

/** The things of a sample of structured data that can be the one of a page. */
export function thingsIn(html: string): Stated[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const all = blocks.flatMap(([, text = '']) => {
    try {
      const parsed: unknown = JSON.parse(text);
      return objects(parsed);
    } catch {
      return [];
    }
  });
  return all.flatMap((thing): Stated[] => {
    const type = TYPES.find((each) => typesOf(thing).includes(each));
    const name = textIn(thing, 'name') || textIn(thing, 'headline') || textIn(thing, 'title');
    if (type === undefined || name.split(/\s+/).length < 2) return [];
    const inner = (property: string): Json => objects(thing[property])[0] ?? {};
    const [offer, rating] = [inner('offers'), inner('aggregateRating')];
    const price = Number(textIn(offer, 'price') || NaN);
    const value = Number(textIn(rating, 'ratingValue') || NaN);
    const published = /^\d{4}-\d\d-\d\d/.exec(textIn(thing, 'datePublished'))?.[0];
    return [
      {
        type,
        name,
        ...(price > 0 && { price, currency: textIn(offer, 'priceCurrency') || 'USD' }),
        ...(price > 0 && { availability: 'InStock' as const }),
        ...(value > 0 && value <= 5 && { rating: value }),
        ...(published !== undefined && { published }),
      },
    ];
  });
}

const NAME_OF: Readonly<Record<string, string>> = {
  JobPosting: 'title',
  NewsArticle: 'headline',
  Article: 'headline',
  BlogPosting: 'headline',
};

const dataOf = ({ type, name, price, currency, availability, rating, published }: Stated): Json => ({
  '@context': 'https://schema.org',
  '@type': type,
  [NAME_OF[type] ?? 'name']: name,
  ...(price !== undefined && {
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: currency,
      availability: `https://schema.org/${availability}`,
    },
  }),
  ...(rating !== undefined && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount: 89 },
  }),
  ...(published !== undefined && { datePublished: published }),
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const STOCK = { InStock: 'In stock', OutOfStock: 'Out of stock' } as const;

/** A page whose surfaces may state different things. */
export function pageOf(base: Stated, changed: Partial<Record<Surface, Partial<Stated>>> = {}): string {
  const on = (surface: Surface): Stated => ({ ...base, ...changed[surface] });
  const [text, graph, micro] = [on('text'), on('open-graph'), on('microdata')];
  const isArticle = base.published !== undefined;
  const metas = [
    `<meta property="og:title" content="${escaped(graph.name)}">`,
    isArticle
      ? `<meta property="og:type" content="article"><meta property="article:published_time" content="${graph.published}T08:00:00Z">`
      : '',
    graph.price === undefined
      ? ''
      : `<meta property="product:price:amount" content="${graph.price}"><meta property="product:price:currency" content="${graph.currency}"><meta property="product:availability" content="${graph.availability === 'InStock' ? 'in stock' : 'out of stock'}">`,
  ];
  const money =
    text.price === undefined
      ? ''
      : `<p class="price">${new Intl.NumberFormat('en', { style: 'currency', currency: text.currency ?? 'USD' }).format(text.price)}</p>`;
  const lines = [
    money,
    text.availability === undefined ? '' : `<p>${STOCK[text.availability]}</p>`,
    text.rating === undefined ? '' : `<p>${text.rating} out of 5 (89 reviews)</p>`,
    text.published === undefined
      ? ''
      : `<p>Published <time datetime="${text.published}">${text.published}</time></p>`,
  ];
  const microdata =
    changed.microdata === undefined
      ? ''
      : `<div itemscope itemtype="https://schema.org/${base.type}"><meta itemprop="${NAME_OF[base.type] ?? 'name'}" content="${escaped(micro.name)}">${
          micro.price === undefined
            ? ''
            : `<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="${micro.price}"><meta itemprop="priceCurrency" content="${micro.currency}"><link itemprop="availability" href="https://schema.org/${micro.availability}"></div>`
        }${micro.rating === undefined ? '' : `<div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><meta itemprop="ratingValue" content="${micro.rating}"></div>`}</div>`;
  return `<!doctype html><html lang="en"><head><title>${escaped(base.name)} – Shop</title>${metas.join('')}
<script type="application/ld+json">${JSON.stringify(dataOf(on('json-ld')))}</script></head>
<body><main><h1>${escaped(text.name)}</h1>${lines.join('')}<p>${'It is made to last and easy to keep clean every day. '.repeat(12)}</p></main>${microdata}</body></html>`;
}

/** Every way to change one fact on one surface of a page. */
export function plantedIn(base: Stated): Planted[] {
  const planted: Planted[] = [];
  const plant = (rule: PageRuleId, surface: Surface, change: Partial<Stated>): void => {
    planted.push({
      rule,
      html: pageOf(base, { [surface]: change }),
      what: `${base.name}: ${surface} ${JSON.stringify(change)}`,
    });
  };
  const { price, availability, rating, published } = base;
  const data = ['json-ld', 'open-graph', 'microdata'] as const;
  const all = ['text', ...data] as const;
  if (price !== undefined)
    for (const surface of all)
      for (const other of [price + 5, Math.round(price * 73) / 100])
        plant('price-agrees', surface, { price: other });
  if (availability !== undefined)
    for (const surface of all) plant('availability-agrees', surface, { availability: 'OutOfStock' });
  if (rating !== undefined)
    for (const surface of ['text', 'json-ld', 'microdata'] as const)
      plant('rating-agrees', surface, {
        rating: Math.round((rating > 3 ? rating - 1.3 : rating + 1.3) * 10) / 10,
      });
  if (published !== undefined)
    for (const surface of ['text', 'json-ld', 'open-graph'] as const)
      plant('date-agrees', surface, { published: '2019-03-11' });
  for (const surface of all) plant('name-agrees', surface, { name: 'Folding garden chair with armrests' });
  return planted;
}
