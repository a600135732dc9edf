/** What a page shows of its kind, as numbers: what it is made of, what it declares, and the words of its address. */
import { pathWords } from '../catalog/languages/index.ts';
import type { PathTopic } from '../catalog/languages/model.ts';
import { DOCUMENTATION_SYSTEMS } from '../catalog/page-kinds.ts';
import type { PageFacts } from './page-facts.ts';
import { metaContent } from './page-head.ts';
import { PAGE_SIGNS } from './page/page-signs.ts';
import { readablePath } from './text/slug.ts';
import { parsedUrl, pathSegments } from '../values/url.ts';

/** What of the page facts the numbers come from. */
export type KindFacts = Pick<
  PageFacts,
  | 'finalUrl'
  | 'metas'
  | 'structuredData'
  | 'dates'
  | 'authors'
  | 'questions'
  | 'counts'
  | 'headings'
  | 'signs'
>;

const TYPES = [
  'Article',
  'NewsArticle',
  'BlogPosting',
  'TechArticle',
  'Product',
  'ProductGroup',
  'Offer',
].concat(
  ['ItemList', 'CollectionPage', 'BreadcrumbList', 'FAQPage', 'QAPage', 'DiscussionForumPosting', 'Question'],
  [
    'Service',
    'SoftwareApplication',
    'LocalBusiness',
    'Organization',
    'WebSite',
    'WebPage',
    'Blog',
    'Person',
    'Review',
  ],
);
const TOPICS: readonly PathTopic[] = [
  ...([
    'lists',
    'groups',
    'articles',
    'news',
    'products',
    'forums',
    'services',
    'docsSection',
    'authors',
  ] as const),
  ...(['pricingPages', 'productsSection', 'articlesSection', 'about', 'contact', 'faq'] as const),
];
/** Words of addresses that stand in no list of a language: what systems of shops, forums and manuals write. */
const SEGMENTS = [
  'collections',
  'collection',
  'category',
  'c',
  't',
  'p',
  'dp',
  'questions',
  'docs',
  'doc',
  'wiki',
  'guide',
  'guides',
  'reference',
  'api',
  'tutorial',
  'manual',
  'threads',
  'topic',
  'viewtopic.php',
  'showthread.php',
  'comments',
  'r',
  'blog',
  'tag',
  'best',
  'item',
  'product',
  'products',
  'solutions',
  'features',
  'pricing',
  'shop',
  'courses',
];
const OG_TYPES = ['article', 'product', 'website', 'blog'] as const;
const FORUMS = /discourse|vbulletin|xenforo|phpbb|invision|flarum|nodebb|mybb|smf|vanilla/;
const SHOPS = /shopify|woocommerce|magento|prestashop|bigcommerce/;

/** The names of the numbers, in their order. */
export const KIND_FEATURES: readonly string[] = [
  ...PAGE_SIGNS,
  'h1',
  'h2',
  'h3',
  'h4',
  'lists',
  'tables',
  'images',
  'number of links',
  'forms',
  'controls',
  'iframes',
  'dates',
  'authors',
  'questions',
  'asking headings',
  'published',
  'priced',
  'manual',
  'forum',
  'shop',

  'path segments',
  'words of the slug',
  'digits in the path',
  'query',
  'ends in a slash',
  'a date in the path',
  ...OG_TYPES.map((type) => `og:type ${type}`),
  ...TYPES.map((type) => `data of ${type}`),
  ...TOPICS.flatMap((topic) => [`section of ${topic}`, `named ${topic}`]),
  ...SEGMENTS.map((word) => `/${word}/`),
];

/** The numbers of a page. */
export function kindFeatures(facts: KindFacts): Float64Array {
  const { counts, metas, structuredData, headings } = facts;
  const url = parsedUrl(facts.finalUrl);
  const path = readablePath(url?.pathname ?? '/').toLowerCase();
  const segments = pathSegments(path);
  const last = segments.at(-1) ?? '';
  const sections = segments.slice(0, -1);
  const slug = last.replace(/\.[a-z]{3,5}$/, '');
  const type = metaContent(facts, 'og:type').toLowerCase().split('.', 1)[0] ?? '';
  const maker = metaContent(facts, 'generator').toLowerCase();
  const hasMeta = (name: string): number => Number(metas.some(({ key }) => key === name));
  const types = new Map<string, number>();
  for (const entity of structuredData.entities)
    for (const each of entity.types) types.set(each, (types.get(each) ?? 0) + 1);
  return Float64Array.from([
    ...(facts.signs.length === 0 ? PAGE_SIGNS.map(() => 0) : facts.signs),
    counts.headings.h1,
    counts.headings.h2,
    counts.headings.h3,
    counts.headings.h4,

    counts.lists,
    counts.tables,
    counts.images,
    counts.links,
    counts.forms,
    counts.controls,
    counts.iframes,
    facts.dates.length,
    facts.authors.length,
    facts.questions.length,
    headings.filter(({ text }) => text.endsWith('?')).length,
    hasMeta('article:published_time'),
    hasMeta('product:price:amount'),
    Number(DOCUMENTATION_SYSTEMS.has(maker.split(/[\s,/]/, 1)[0] ?? '')),
    Number(FORUMS.test(maker)),
    Number(SHOPS.test(maker)),
    segments.length,
    slug.split(/[-_]/).length,
    path.replaceAll(/\D/g, '').length,
    Number((url?.search ?? '') !== ''),
    Number(path.endsWith('/')),
    Number(/\/(?:19|20)\d\d\//.test(path)),
    ...OG_TYPES.map((each) => Number(each === type)),
    ...TYPES.map((each) => types.get(each) ?? 0),
    ...TOPICS.flatMap((topic) => {
      const words = pathWords(topic);
      return [Number(sections.some((section) => words.has(section))), Number(words.has(slug))];
    }),
    ...SEGMENTS.map((word) => Number(segments.includes(word))),
  ]);
}
