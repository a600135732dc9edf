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
]);

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
}

const OFFERED = 'offers|review|aggregateRating';
const OF_A_PRODUCT = `${OFFERED}|brand|manufacturer|sku|mpn|productID|gtin|gtin8|gtin12|gtin13|gtin14|additionalProperty`;
const ABOUT_PAGE = ['name|headline|url|description|mainEntity|hasPart'] as const;

/** Types that stand on their own on a page of that kind, most telling first; subtypes count. */
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
  { type: 'HowTo', kind: 'howto', proof: ['name', 'step'] },
  { type: 'ItemList', kind: 'listing', proof: ['itemListElement'] },
];

const words = (...lists: readonly string[]): string => lists.join(' ');

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

/** Whole segments of a path that name pages every site has, decoded, with a blank between them. */
export const PAGE_WORDS = {
  login: words(
    'login log-in wp-login signin sign-in signup sign-up register anmelden anmeldung connexion se-connecter',
    'iniciar-sesion iniciar-sessao accedi entrar inloggen logowanie prihlaseni prihlasenie bejelentkezes logga-in',
    'logg-inn log-ind kirjaudu giris-yap uye-girisi masuk dang-nhap ログイン 登录 登入 로그인 вход войти',
  ),
  search: words(
    'search suche recherche buscar busca busqueda pesquisa cerca zoeken szukaj hledat hledani vyhledavani kereses',
    'cautare arama sogning haku pencarian tim-kiem poisk 検索 搜索 搜尋 검색 поиск',
  ),
  contact: words(
    'contact contact-us contacts kontakt contacto contactos contactanos contactar contato fale-conosco contatti',
    'contattaci nous-contacter contactez-nous kontakty kontakta-oss kontakt-oss kontakt-os yhteystiedot ota-yhteytta',
    'iletisim bize-ulasin kapcsolat kontakti kontaktai epikoinonia kontak hubungi-kami lien-he otoiawase toiawase',
    'inquiry お問い合わせ 联系我们 聯絡我們 문의하기 контакты контакти επικοινωνία اتصل-بنا تواصل-معنا تماس-با-ما צור-קשר',
    'ติดต่อเรา संपर्क',
  ),
  about: words(
    'about about-us company team ueber-uns uber-uns unternehmen a-propos qui-sommes-nous quienes-somos nosotros',
    'acerca-de sobre sobre-nosotros sobre-nos quem-somos chi-siamo azienda over-ons om-oss om-os o-nas o-firmie',
    'o-firme o-spolecnosti o-spolocnosti rolunk despre-noi tietoa-meista hakkimizda kurumsal tentang-kami gioi-thieu',
    've-chung-toi o-kompanii o-nama 会社概要 会社案内 关于我们 關於我們 회사소개 о-нас о-компании про-нас من-نحن درباره-ما אודות',
    'เกี่ยวกับเรา',
  ),
  legal: words(
    'privacy privacy-policy terms terms-of-service terms-and-conditions tos legal gdpr cookie-policy cookies imprint',
    'impressum datenschutz datenschutzerklaerung agb nutzungsbedingungen widerrufsrecht widerrufsbelehrung',
    'mentions-legales confidentialite politique-de-confidentialite conditions-generales-de-vente cgv cgu aviso-legal',
    'politica-de-privacidad terminos-y-condiciones politica-de-cookies privacidad privacidade politica-de-privacidade',
    'termos-de-uso termos-e-condicoes informativa-privacy note-legali termini-e-condizioni condizioni-di-vendita',
    'privacybeleid privacyverklaring algemene-voorwaarden cookiebeleid regulamin polityka-prywatnosci',
    'obchodni-podminky obchodne-podmienky ochrana-osobnich-udaju ochrana-osobnych-udajov adatvedelem aszf impresszum',
    'adatkezelesi-tajekoztato politica-de-confidentialitate termeni-si-conditii integritetspolicy kopvillkor',
    'personvern personvernerklaering privatlivspolitik handelsbetingelser tietosuoja tietosuojaseloste kayttoehdot',
    'gizlilik-politikasi kvkk kullanim-kosullari mesafeli-satis-sozlesmesi kebijakan-privasi syarat-dan-ketentuan',
    'chinh-sach-bao-mat politika-konfidencialnosti politika-konfidentsialnosti tokushoho プライバシーポリシー 利用規約',
    '特定商取引法に基づく表記 隐私政策 隱私權政策 服务条款 개인정보처리방침 이용약관 سياسة-الخصوصية',
  ),
  faq: words(
    'faq faqs frequently-asked-questions questions-frequentes foire-aux-questions haeufige-fragen',
    'preguntas-frecuentes perguntas-frequentes domande-frequenti veelgestelde-vragen pytania-i-odpowiedzi',
    'najczesciej-zadawane-pytania caste-dotazy casto-kladene-otazky gyik gyakori-kerdesek intrebari-frecvente',
    'vanliga-fragor fragor-och-svar ofte-stilte-sporsmal ofte-stillede-spoergsmaal usein-kysyttya',
    'usein-kysytyt-kysymykset sikca-sorulan-sorular sik-sorulan-sorular sss pertanyaan-umum tanya-jawab',
    'cau-hoi-thuong-gap voprosy-i-otvety vopros-otvet よくある質問 よくあるご質問 常见问题 常見問題 자주-묻는-질문',
    'الأسئلة-الشائعة',
  ),
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
  { kind: 'faq', place: 'last', words: PAGE_WORDS.faq },
  { kind: 'contact', place: 'last', words: PAGE_WORDS.contact },
  { kind: 'about', place: 'last', words: PAGE_WORDS.about },
  { kind: 'legal', place: 'last', words: PAGE_WORDS.legal },
  {
    kind: 'listing',
    place: 'last',
    words: words(
      'blog news products shop store catalog categories tags archive archives authors jobs careers events produkte',
      'produits productos produtos prodotti producten produkty tuotteet urunler aktuelles nachrichten actualites',
      'noticias notizie nieuws aktualnosci novinky nyheter nyheder uutiset haberler berita tin-tuc novosti',
    ),
  },
  {
    kind: 'listing',
    place: 'inside',
    words:
      'category categories tag tags kategorie kategoria kategori categorie categoria categorias rubrique topics page',
  },
  // Before articles: a blog keeps the pages of its authors inside.
  {
    kind: 'profile',
    place: 'inside',
    words: 'author authors autor autoren auteur auteurs autore autori autores autorzy yazar yazarlar penulis',
  },
  {
    kind: 'article',
    place: 'inside',
    words: words(
      'blog news article articles post posts stories magazine journal press artikel aktuelles nachrichten actualites',
      'noticias noticia articulos artigos notizie articoli nieuws artikelen aktualnosci wiadomosci artykuly clanky',
      'novinky cikkek hirek articole nyheter artiklar artikler nyheder uutiset haber haberler makale berita tin-tuc',
      'novosti',
    ),
  },
  {
    kind: 'product',
    place: 'inside',
    words: words(
      'product products produkt produkte produit produits producto productos produto produtos prodotto prodotti',
      'producten produkty produkter tuote tuotteet urun urunler termek termekek produk san-pham',
    ),
  },
  {
    kind: 'recipe',
    place: 'inside',
    words: words(
      'recipe recipes rezept rezepte recette recettes receta recetas receita receitas ricetta ricette recept recepten',
      'recepty receptek przepis przepisy opskrift opskrifter oppskrift oppskrifter resepti reseptit',
      'yemek-tarifleri resep',
    ),
  },
  {
    kind: 'event',
    place: 'inside',
    words:
      'event events veranstaltungen evenements eventos eventi evenementen wydarzenia tapahtumat etkinlikler',
  },
  {
    kind: 'job',
    place: 'inside',
    words: 'job jobs career careers stellenangebote emploi empleo vagas vacatures vacature oferty-pracy',
  },
  { kind: 'profile', place: 'inside', words: 'people' },
  { kind: 'forum', place: 'inside', words: 'forum forums thread threads topic discussion discussions' },
  {
    kind: 'service',
    place: 'inside',
    words:
      'service services leistungen dienstleistungen servicios servicos servizi diensten uslugi sluzby palvelut hizmetler tjanster tjenester',
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
