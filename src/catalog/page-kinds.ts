/**
 * What gives the kind of a page away: its structured data, its Open Graph type, words of its address.
 * Sources: schema.org 30.0; ogp.me object types; the words of addresses are with their languages.
 */
import { commaSeparated } from './comma-separated.ts';
import type { PathTopic } from './languages/model.ts';

/** Every kind of page that {@link file://../facts/page-kind.ts} tells apart, as a sentence names it. */
export const PAGE_KINDS = {
  home: 'home',
  article: 'article',
  product: 'product',
  local: 'local',
  faq: 'faq',
  qa: 'qa',
  howto: 'howto',
  recipe: 'recipe',
  event: 'event',
  job: 'job',
  course: 'course',
  software: 'software',
  service: 'service',
  video: 'video',
  profile: 'profile',
  forum: 'forum',
  listing: 'listing',
  documentation: 'documentation',
  about: 'about',
  contact: 'contact',
  legal: 'legal',
  login: 'login',
  search: 'search',
  redirect: 'redirect',
  other: 'other',
} as const;

/** A kind of page. */
export type PageKind = keyof typeof PAGE_KINDS;

/**
 * Texts by someone at some time: dates, authors and sources are asked of them. Instructions are none: of HowTo data
 * Google asked for a name and steps, never for an author or a day (schema-types.ts), and those that somebody signed or
 * dated are articles by that.
 */
export const ARTICLE_KINDS: ReadonlySet<PageKind> = new Set(['article', 'recipe']);

/** Pages that lead on, or hold a form or a thing: less is asked of their text. */
export const SPARSE_KINDS: ReadonlySet<PageKind> = new Set([
  'home',
  'listing',
  'contact',
  'login',
  'product',
  'search',
  'event',
  'job',
  'local',
  'profile',
  'video',
  'redirect',
]);

/** Pages that many write, one below the other: nobody divides the whole into sections. */
export const THREAD_KINDS: ReadonlySet<PageKind> = new Set(['forum', 'qa']);

/**
 * Systems that write references, by the first word of `meta[name=generator]` (their templates, November 2026). Javadoc and
 * Doxygen write their name with a version, or with the day of the run.
 */
export const DOCUMENTATION_SYSTEMS: ReadonlySet<string> = new Set(
  commaSeparated(`
  antora, asciidoctor, docusaurus, docutils, dokuwiki, doxygen, gitbook, javadoc, jsdoc, mediawiki, mdbook,
  mkdocs, rustdoc, sphinx, starlight, typedoc, vitepress, vuepress
`),
);

/** Names of systems that run forums and shops, in `meta[name=generator]`. */
export const FORUM_SYSTEMS = /discourse|vbulletin|xenforo|phpbb|invision|flarum|nodebb|mybb|smf|vanilla/;
export const SHOP_SYSTEMS = /shopify|woocommerce|magento|prestashop|bigcommerce/;

/** The kinds that are told by what a page looks like, in the order of what was learned. Collections are of things, listings of texts. */
export const LEARNED_KINDS = [
  'article',
  'documentation',
  'service',
  'forum',
  'collection',
  'listing',
  'product',
] as const;

export type LearnedKind = (typeof LEARNED_KINDS)[number];

/** Topics of paths that are looked for to tell the kind of a page by. */
export const KIND_TOPICS = [
  'lists',
  'groups',
  'articles',
  'news',
  'products',
  'forums',
  'services',
  'docsSection',
  'authors',
  'pricingPages',
  'productsSection',
  'articlesSection',
  'about',
  'contact',
  'faq',
] as const satisfies readonly PathTopic[];

/** Segments of paths that are in no list of a language: what systems of shops, forums and manuals write. */
export const KIND_SEGMENTS: readonly string[] =
  'collections collection category c t p dp questions docs doc wiki guide guides reference api tutorial manual threads topic viewtopic.php showthread.php comments r blog tag best item product products solutions features pricing shop courses'.split(
    ' ',
  );

/** A type that tells the kind of a page. */
export interface KindType {
  readonly type: string;
  readonly kind: PageKind;
  /**
   * What makes sure that data of the type describes something: each filled, of a group in one string any. Less than a
   * rich result needs: what names the thing, and one property that tells it from others (Google's structured data
   * gallery and schema.org 30.0, November 2026).
   */
  readonly proof: readonly string[];
  /** Several of it are something else: questions that are on their own are a list of them. */
  readonly once?: true;
}

const OFFERED = 'offers|review|aggregateRating';
const OF_A_PRODUCT = `${OFFERED}|brand|manufacturer|sku|mpn|productID|gtin|gtin8|gtin12|gtin13|gtin14|additionalProperty`;
const ABOUT_PAGE = ['name|headline|url|description|mainEntity|hasPart'] as const;

/** Types that are on their own on a page of that kind, most telling first; subtypes count. */
export const KINDS_BY_TYPE: readonly KindType[] = [
  { type: 'Recipe', kind: 'recipe', proof: ['name', 'recipeIngredient|recipeInstructions'] },
  {
    type: 'JobPosting',
    kind: 'job',
    proof: [
      'title|name',
      'description|datePosted|hiringOrganization|jobLocation|applicantLocationRequirements|qualifications|skills',
    ],
  },
  { type: 'QAPage', kind: 'qa', proof: ['mainEntity'] },
  { type: 'DiscussionForumPosting', kind: 'forum', proof: ['author', 'datePublished'] },
  { type: 'ProductGroup', kind: 'product', proof: ['name', `${OF_A_PRODUCT}|hasVariant`] },
  { type: 'Product', kind: 'product', proof: ['name', OF_A_PRODUCT] },
  { type: 'Event', kind: 'event', proof: ['name', 'startDate|eventSchedule|location'] },
  { type: 'Course', kind: 'course', proof: ['name', 'description'] },
  { type: 'SoftwareApplication', kind: 'software', proof: ['name', OFFERED] },
  { type: 'ProfilePage', kind: 'profile', proof: ['mainEntity'] },
  { type: 'SearchResultsPage', kind: 'search', proof: ABOUT_PAGE },
  { type: 'ContactPage', kind: 'contact', proof: ABOUT_PAGE },
  { type: 'AboutPage', kind: 'about', proof: ABOUT_PAGE },
  { type: 'Article', kind: 'article', proof: ['headline|name', 'datePublished|dateModified', 'author'] },
  { type: 'CollectionPage', kind: 'listing', proof: ABOUT_PAGE },
  {
    type: 'VideoObject',
    kind: 'video',
    proof: ['name', 'thumbnailUrl|uploadDate|contentUrl|embedUrl|duration'],
  },
  { type: 'Service', kind: 'service', proof: ['name', 'provider|serviceType|description|areaServed|offers'] },
  {
    type: 'LocalBusiness',
    kind: 'local',
    proof: [
      'name',
      'address|location|telephone|geo|openingHours|openingHoursSpecification|priceRange|servesCuisine|hasMenu',
    ],
  },
];

/** Types that a page of any kind may carry; they tell its kind only when nothing else does. Subtypes do not count: a breadcrumb is an ItemList. */
export const KINDS_BY_SIDE_TYPE: readonly KindType[] = [
  { type: 'FAQPage', kind: 'faq', proof: ['mainEntity'] },
  // A question that is on its own, with the answers of readers (Google, Q&A structured data).
  {
    type: 'Question',
    kind: 'qa',
    proof: ['name|text', 'acceptedAnswer|suggestedAnswer|answerCount'],
    once: true,
  },
  { type: 'HowTo', kind: 'howto', proof: ['name', 'step'] },
  { type: 'ItemList', kind: 'listing', proof: ['itemListElement'] },
];

/** `og:type`, up to the first dot. */
export const KINDS_BY_OG_TYPE: Readonly<Record<string, PageKind>> = {
  article: 'article',
  product: 'product',
  profile: 'profile',
  video: 'video',
  event: 'event',
  business: 'local',
  restaurant: 'local',
};

/** What a word of the address path says of the kind. A word is a whole segment, decoded; the first row that fits decides. */
export const KINDS_BY_PATH: readonly {
  readonly kind: PageKind;
  /** `last`: the last segment names the page. `inside`: a segment before the last names the section it is in. */
  readonly place: 'last' | 'inside';
  readonly topic: PathTopic;
}[] = [
  { kind: 'login', place: 'last', topic: 'login' },
  { kind: 'search', place: 'last', topic: 'search' },
  { kind: 'faq', place: 'last', topic: 'faq' },
  { kind: 'contact', place: 'last', topic: 'contact' },
  { kind: 'about', place: 'last', topic: 'about' },
  { kind: 'legal', place: 'last', topic: 'legal' },
  { kind: 'listing', place: 'last', topic: 'lists' },
  { kind: 'listing', place: 'inside', topic: 'groups' },
  // Before articles: a blog keeps the pages of its authors inside.
  { kind: 'profile', place: 'inside', topic: 'authors' },
  { kind: 'article', place: 'inside', topic: 'articles' },
  { kind: 'product', place: 'inside', topic: 'products' },
  { kind: 'recipe', place: 'inside', topic: 'recipes' },
  { kind: 'event', place: 'inside', topic: 'events' },
  { kind: 'job', place: 'inside', topic: 'jobs' },
  { kind: 'profile', place: 'inside', topic: 'people' },
  { kind: 'forum', place: 'inside', topic: 'forums' },
  { kind: 'service', place: 'inside', topic: 'services' },
];

/** Types of which a page of that kind should be one; empty where none is expected. The first is the one to add. */
export const MAIN_TYPES: Readonly<Record<PageKind, readonly string[]>> = {
  home: [],
  article: ['Article', 'HowTo'],
  product: ['Product'],
  local: ['LocalBusiness'],
  faq: ['FAQPage'],
  qa: ['QAPage'],
  howto: ['HowTo', 'Article'],
  recipe: ['Recipe'],
  event: ['Event'],
  job: ['JobPosting'],
  course: ['Course'],
  software: ['SoftwareApplication'],
  service: ['Service'],
  video: ['VideoObject'],
  profile: ['ProfilePage'],
  forum: ['DiscussionForumPosting'],
  listing: [],
  documentation: [],
  about: [],
  contact: [],
  legal: [],
  login: [],
  search: [],
  redirect: [],
  other: [],
};
