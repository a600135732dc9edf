/**
 * What gives the kind of a page away: its structured data, its Open Graph type, words of its address.
 * Sources: schema.org 30.0; ogp.me object types; the address words are own compilation from the default slugs of
 * WordPress, WooCommerce, Shopify, Drupal, TYPO3, Docusaurus and Hexo sites in the languages listed, 2026-11.
 */

/** Every kind of page that {@link file://../facts/page-kind.ts} tells apart. */
export type PageKind =
  | 'home'
  | 'article'
  | 'product'
  | 'local'
  | 'faq'
  | 'qa'
  | 'howto'
  | 'recipe'
  | 'event'
  | 'job'
  | 'course'
  | 'software'
  | 'service'
  | 'video'
  | 'profile'
  | 'forum'
  | 'listing'
  | 'about'
  | 'contact'
  | 'legal'
  | 'login'
  | 'search'
  | 'other';

/** Types that stand on their own on a page of that kind, most telling first; subtypes count. */
export const KINDS_BY_TYPE: readonly (readonly [type: string, kind: PageKind])[] = [
  ['Recipe', 'recipe'],
  ['JobPosting', 'job'],
  ['QAPage', 'qa'],
  ['DiscussionForumPosting', 'forum'],
  ['ProductGroup', 'product'],
  ['Product', 'product'],
  ['Event', 'event'],
  ['Course', 'course'],
  ['SoftwareApplication', 'software'],
  ['ProfilePage', 'profile'],
  ['SearchResultsPage', 'search'],
  ['ContactPage', 'contact'],
  ['AboutPage', 'about'],
  ['Article', 'article'],
  ['CollectionPage', 'listing'],
  ['VideoObject', 'video'],
  ['Service', 'service'],
  ['LocalBusiness', 'local'],
];

/** Types that a page of any kind may carry; they tell its kind only when nothing else does. Subtypes do not count: a breadcrumb is an ItemList. */
export const KINDS_BY_SIDE_TYPE: readonly (readonly [type: string, kind: PageKind])[] = [
  ['FAQPage', 'faq'],
  ['HowTo', 'howto'],
  ['ItemList', 'listing'],
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

/** Whole segments of a path that name pages every site has, with a blank between them. */
export const PAGE_WORDS = {
  login:
    'login log-in wp-login signin sign-in signup sign-up register anmelden anmeldung connexion iniciar-sesion accedi entrar inloggen logowanie prihlaseni logga-in logg-inn log-ind kirjaudu',
  search: 'search suche recherche buscar busca busqueda cerca zoeken szukaj hledat arama haku poisk',
  contact:
    'contact contact-us contacts kontakt contacto contato contatti nous-contacter yhteystiedot iletisim',
  about:
    'about about-us company team ueber-uns uber-uns unternehmen a-propos qui-sommes-nous quienes-somos sobre sobre-nosotros sobre-nos chi-siamo over-ons om-oss om-os o-nas o-firmie hakkimizda',
  legal:
    'privacy privacy-policy terms terms-of-service terms-and-conditions tos legal gdpr cookie-policy cookies imprint impressum datenschutz agb mentions-legales confidentialite aviso-legal politica-de-privacidad privacidad privacidade informativa-privacy note-legali regulamin',
} as const;

/** Words of the address path. A word is a whole segment. */
export const KINDS_BY_PATH: readonly {
  readonly kind: PageKind;
  /** `last`: the last segment names the page. `inside`: a segment before the last names the section it is in. */
  readonly place: 'last' | 'inside';
  readonly words: string;
}[] = [
  { kind: 'login', place: 'last', words: PAGE_WORDS.login },
  { kind: 'search', place: 'last', words: PAGE_WORDS.search },
  {
    kind: 'faq',
    place: 'last',
    words: 'faq faqs frequently-asked-questions questions-frequentes haeufige-fragen',
  },
  { kind: 'contact', place: 'last', words: PAGE_WORDS.contact },
  { kind: 'about', place: 'last', words: PAGE_WORDS.about },
  { kind: 'legal', place: 'last', words: PAGE_WORDS.legal },
  {
    kind: 'listing',
    place: 'last',
    words:
      'blog news products shop store catalog categories tags archive archives authors jobs careers events',
  },
  {
    kind: 'listing',
    place: 'inside',
    words: 'category categories tag tags kategorie categorie categoria topics page',
  },
  // Before articles: a blog keeps the pages of its authors inside.
  { kind: 'profile', place: 'inside', words: 'author authors autor auteur autori' },
  {
    kind: 'article',
    place: 'inside',
    words:
      'blog news article articles post posts stories magazine journal press artikel nachrichten actualites noticias notizie nieuws',
  },
  {
    kind: 'product',
    place: 'inside',
    words: 'product products produkt produkte produit produits producto productos prodotto prodotti',
  },
  {
    kind: 'recipe',
    place: 'inside',
    words: 'recipe recipes rezept rezepte recette recettes receta recetas ricette',
  },
  { kind: 'event', place: 'inside', words: 'event events veranstaltungen evenements eventos eventi' },
  { kind: 'job', place: 'inside', words: 'job jobs career careers stellenangebote' },
  { kind: 'profile', place: 'inside', words: 'people' },
  { kind: 'forum', place: 'inside', words: 'forum forums thread threads topic discussion discussions' },
  {
    kind: 'service',
    place: 'inside',
    words: 'service services leistungen dienstleistungen servicios servizi',
  },
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
  about: [],
  contact: [],
  legal: [],
  login: [],
  search: [],
  other: [],
};
