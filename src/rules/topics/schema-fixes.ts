/** The fixes of the Schema Audit. Those of a type come from the table of what Google asks of each type. */
import { SCHEMA_TYPES, type SchemaTypeRule } from '../../catalog/schema-types.ts';
import { SCHEMA_CONTEXT } from '../../facts/structured-data/schema-names.ts';
import { topicsOf, type Topic, type TopicRow } from '../../report/glossary/topic.ts';

const OG = 'Chat and social applications draw their preview of a link from these tags.';

const HEAD = {
  'add-title': [
    'The page has no title',
    'It is the name under which engines list and cite the page.',
    'Put a title first in head.',
    '<title>Descale an espresso machine</title>',
  ],
  'add-meta-description': [
    'The page has no meta description',
    'Search engines show it under the title and may use it as the summary.',
    'Add one or two sentences on what the page answers.',
    '<meta name="description" content="…">',
  ],
  'add-canonical': [
    'Head names no canonical address',
    'Engines must guess which of several addresses of the page to index and cite.',
    'Add one canonical link.',
    '<link rel="canonical" href="https://example.com/guide">',
  ],
  'resolve-canonical-conflict': [
    'The page names several canonical addresses',
    'Engines follow none of them for sure.',
    'Keep one and remove the others.',
  ],
  'add-h1': [
    'The page has no h1',
    'One h1 names the topic of the page.',
    'Put it at the start of the content.',
    '<h1>Descale an espresso machine</h1>',
  ],
  'keep-one-h1': [
    'The page has several h1 elements',
    'Which of them names the topic is left open.',
    'Keep one and turn the others into h2.',
  ],
  'declare-language': [
    'The page does not say its language',
    'Readers must guess it from the text.',
    'Write it on the html element.',
    '<html lang="en">',
  ],
  'declare-favicon': [
    'Head names no icon',
    'Result lists show it beside the name of the site.',
    'Add the link, and the file.',
    '<link rel="icon" href="/favicon.ico">',
  ],
  'page-not-seen': [
    'The server sent something other than the page',
    'A challenge, an error or an empty shell is not judged as the page.',
    'Answer with status 200 and the page itself, to robots as to browsers.',
  ],
} as const satisfies Readonly<Record<string, TopicRow>>;

const SOCIAL = {
  'complete-open-graph': [
    'Open Graph is not complete',
    OG,
    'Add what is missing of title, description, image, type and url.',
    '<meta property="og:title" content="…">',
  ],
  'add-og-image': [
    'og:image is missing',
    OG,
    'Add the whole address of a picture.',
    '<meta property="og:image" content="https://example.com/guide.png">',
  ],
  'add-twitter-card': [
    'The page asks for no Twitter card',
    'X takes title, text and picture from Open Graph, but needs twitter:card to draw a card for sure.',
    'Add the tag.',
    '<meta name="twitter:card" content="summary_large_image">',
  ],
} as const satisfies Readonly<Record<string, TopicRow>>;

const DATA = {
  'add-profiles': [
    'The page names fewer than two profiles of its owner',
    'Addresses of the same owner elsewhere show who the brand is.',
    'List them in sameAs of the Organization.',
    '"sameAs": ["https://www.wikidata.org/wiki/Q42"]',
  ],
  'repair-json-ld': [
    'A JSON-LD block does not count',
    'Its text or its words are broken, so engines read nothing of it. The number is that of the block in the page.',
    'Put the repaired block in its place.',
    '{"@type": "Product",}',
  ],
  'repair-markup': [
    'Microdata or RDFa does not count',
    'The start tag does not lead to schema.org.',
    'Put the repaired tag in its place.',
    '<div itemscope itemtype="Product">',
  ],
  'repair-script-type': [
    'JSON-LD is in a script of another type',
    'Engines read application/ld+json alone.',
    'Put the repaired element in its place.',
    '<script type="application/json">',
  ],
} as const satisfies Readonly<Record<string, TopicRow>>;

/** The name of a fix that no type of structured data gives its name. A fix without its words here does not compile. */
export type SchemaFixName = keyof typeof HEAD | keyof typeof SOCIAL | keyof typeof DATA;

const ROWS: Readonly<Record<SchemaFixName, TopicRow>> = { ...HEAD, ...SOCIAL, ...DATA };

/** The title of a fix in the table. */
export function schemaFixTitle(name: SchemaFixName): string {
  return ROWS[name][0];
}

/** `FAQPage` as `faq-page`: type names as parts of the names of fixes. */
export function kebabCase(type: string): string {
  return type.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
}

const TYPE_FAMILY = { kind: 'fix', grade: 'vendor' } as const;

function typeTopics({ type, google, required = [], oneOf = [] }: SchemaTypeRule): Topic[] {
  const name = kebabCase(type);
  const { status, feature, since, source } = google;
  const needs = [...required, ...oneOf.map((group) => group.join(' or '))].join(', ');
  const shown =
    status === 'retired'
      ? `Google shows nothing for it since ${since ?? 'its retirement'}; other engines may read it.`
      : `Google: ${feature === '' ? 'no result of its own' : feature} (${status}).`;
  const honest = 'Google does not require structured data for its AI features.';
  const example = JSON.stringify({ '@context': SCHEMA_CONTEXT, '@type': type });
  const asked = needs === '' ? `State what the page shows of the ${type}.` : `State ${needs}.`;
  return [
    {
      ...TYPE_FAMILY,
      id: `add-${name}`,
      title: `The page has no ${type} data`,
      why: `${shown} ${honest}`,
      source,
      fix: asked,
      example,
    },
    {
      ...TYPE_FAMILY,
      id: `complete-${name}`,
      title: `${type} lacks what it needs`,
      why: shown,
      source,
      fix: asked,
      example,
    },
    {
      ...TYPE_FAMILY,
      id: `correct-${name}`,
      title: `${type} has values that engines cannot read`,
      why: shown,
      source,
      fix: 'Write dates as ISO 8601, addresses whole, numbers as numbers, and texts where texts are asked for.',
      example: '"datePublished": "20.11.2026"',
    },
  ];
}

/** What there is to know of each fix of the Schema Audit. */
export const schemaFixTopics: readonly Topic[] = [
  ...topicsOf(
    { kind: 'fix', source: 'https://developers.google.com/search/docs/appearance', grade: 'vendor' },
    HEAD,
  ),
  ...topicsOf({ kind: 'fix', source: 'https://ogp.me/', grade: 'standard' }, SOCIAL),
  ...topicsOf(
    {
      kind: 'fix',
      source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
      grade: 'vendor',
    },
    DATA,
  ),
  ...SCHEMA_TYPES.flatMap(typeTopics),
];

/** Fixes that are counted through the page: `repair-json-ld-3` is the repair of the third block. */
const COUNTED = /^(repair-(?:json-ld|markup|script-type))-\d{1,6}$/;

/** The name under which a fix is explained. */
export function uncounted(id: string): string {
  return COUNTED.exec(id)?.[1] ?? id;
}
