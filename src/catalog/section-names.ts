/**
 * Names of the sections of a generated llms.txt, by language, and the path words that tell to which one a page belongs.
 * Own compilation from the navigation of public sites and the default slugs of common site builders, 2026-11.
 */
import { commaSeparated } from './comma-separated.ts';
import { PAGE_WORDS } from './page-kinds.ts';

/** Kinds of sections in the order in which they are written. */
export const SECTION_KINDS = [
  'main',
  'products',
  'docs',
  'pricing',
  'faq',
  'articles',
  'company',
  'optional',
] as const;

/** What a section of an llms.txt holds. */
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Language → names in the order of {@link SECTION_KINDS}. `Optional` is a name of the format and stays as it is. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  en: commaSeparated(`Main pages, Products and services, Documentation, Pricing, FAQ, Articles, Company`),
  de: commaSeparated(`
    Hauptseiten, Produkte und Leistungen, Dokumentation, Preise, Häufige Fragen, Artikel, Unternehmen
  `),
  fr: commaSeparated(`
    Pages principales, Produits et services, Documentation, Tarifs, Questions fréquentes, Articles,
    Entreprise
  `),
  es: commaSeparated(`
    Páginas principales, Productos y servicios, Documentación, Precios, Preguntas frecuentes, Artículos,
    Empresa
  `),
  pt: commaSeparated(`
    Páginas principais, Produtos e serviços, Documentação, Preços, Perguntas frequentes, Artigos, Empresa
  `),
  it: commaSeparated(`
    Pagine principali, Prodotti e servizi, Documentazione, Prezzi, Domande frequenti, Articoli, Azienda
  `),
  nl: commaSeparated(`
    Belangrijkste pagina's, Producten en diensten, Documentatie, Prijzen, Veelgestelde vragen, Artikelen,
    Bedrijf
  `),
  pl: commaSeparated(`
    Najważniejsze strony, Produkty i usługi, Dokumentacja, Cennik, Często zadawane pytania, Artykuły, Firma
  `),
  cs: commaSeparated(`
    Hlavní stránky, Produkty a služby, Dokumentace, Ceník, Často kladené dotazy, Články, Společnost
  `),
  sk: commaSeparated(`
    Hlavné stránky, Produkty a služby, Dokumentácia, Cenník, Často kladené otázky, Články, Spoločnosť
  `),
  hu: commaSeparated(`
    Főoldalak, Termékek és szolgáltatások, Dokumentáció, Árak, Gyakori kérdések, Cikkek, Rólunk
  `),
  ro: commaSeparated(`
    Pagini principale, Produse și servicii, Documentație, Prețuri, Întrebări frecvente, Articole, Companie
  `),
  sv: commaSeparated(`
    Huvudsidor, Produkter och tjänster, Dokumentation, Priser, Vanliga frågor, Artiklar, Företaget
  `),
  da: commaSeparated(`
    Hovedsider, Produkter og tjenester, Dokumentation, Priser, Ofte stillede spørgsmål, Artikler,
    Virksomheden
  `),
  no: commaSeparated(`
    Hovedsider, Produkter og tjenester, Dokumentasjon, Priser, Ofte stilte spørsmål, Artikler, Om selskapet
  `),
  fi: commaSeparated(`
    Pääsivut, Tuotteet ja palvelut, Dokumentaatio, Hinnat, Usein kysytyt kysymykset, Artikkelit, Yritys
  `),
  tr: commaSeparated(`
    Ana sayfalar, Ürünler ve hizmetler, Belgeler, Fiyatlandırma, Sıkça sorulan sorular, Makaleler, Şirket
  `),
  ru: commaSeparated(`
    Основные страницы, Товары и услуги, Документация, Цены, Часто задаваемые вопросы, Статьи, О компании
  `),
  uk: commaSeparated(`
    Основні сторінки, Товари та послуги, Документація, Ціни, Поширені запитання, Статті, Про компанію
  `),
  el: commaSeparated(`
    Κύριες σελίδες, Προϊόντα και υπηρεσίες, Τεκμηρίωση, Τιμές, Συχνές ερωτήσεις, Άρθρα, Η εταιρεία
  `),
  ar: commaSeparated(`
    الصفحات الرئيسية, المنتجات والخدمات, التوثيق, الأسعار, الأسئلة الشائعة, المقالات, الشركة
  `),
  he: commaSeparated(`דפים ראשיים, מוצרים ושירותים, תיעוד, מחירים, שאלות נפוצות, מאמרים, החברה`),
  fa: commaSeparated(`
    صفحه‌های اصلی, محصولات و خدمات, مستندات, تعرفه‌ها, سوالات متداول, مقاله‌ها, درباره ما
  `),
  hi: commaSeparated(`
    मुख्य पृष्ठ, उत्पाद और सेवाएँ, दस्तावेज़, मूल्य निर्धारण, अक्सर पूछे जाने वाले प्रश्न, लेख, कंपनी
  `),
  th: commaSeparated(`หน้าหลัก, สินค้าและบริการ, เอกสาร, ราคา, คำถามที่พบบ่อย, บทความ, บริษัท`),
  vi: commaSeparated(`
    Trang chính, Sản phẩm và dịch vụ, Tài liệu, Bảng giá, Câu hỏi thường gặp, Bài viết, Công ty
  `),
  id: commaSeparated(`
    Halaman utama, Produk dan layanan, Dokumentasi, Harga, Pertanyaan umum, Artikel, Perusahaan
  `),
  ja: commaSeparated(`主要ページ, 製品とサービス, ドキュメント, 料金, よくある質問, 記事, 会社情報`),
  zh: commaSeparated(`主要页面, 产品与服务, 文档, 价格, 常见问题, 文章, 关于我们`),
  ko: commaSeparated(`주요 페이지, 제품 및 서비스, 문서, 가격, 자주 묻는 질문, 글, 회사`),
};

/** The name of a section in a language (its primary subtag), in English where the language has none. */
export function sectionName(kind: SectionKind, language: string): string {
  if (kind === 'optional') return 'Optional';
  const names = NAMES[language] ?? NAMES['en'];
  return names?.[SECTION_KINDS.indexOf(kind)] ?? kind;
}

const words = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(' ')));

/** First matching row decides. A word is a whole path segment, its file extension left out. */
export const SECTION_WORDS: readonly { readonly kind: SectionKind; readonly words: ReadonlySet<string> }[] = [
  {
    kind: 'optional',
    words: words(
      PAGE_WORDS.legal,
      'accessibility press presse prensa stampa media careers career jobs job karriere stellenangebote',
      'empleo carreiras lavora-con-noi status changelog security sitemap partners',
    ),
  },
  {
    kind: 'articles',
    words: words(
      'blog news article articles post posts magazine magazin journal insights stories actualites noticias noticia',
      'novedades notizie nieuws aktuelles nachrichten aktualnosci guides guide tutorials',
    ),
  },
  {
    kind: 'docs',
    words: words(
      'docs doc documentation api reference developers developer manual handbook dokumentation documentacion',
      'documentacao documentazione help support wiki learn quickstart getting-started hilfe ayuda aide ajuda',
    ),
  },
  { kind: 'company', words: words(PAGE_WORDS.about, PAGE_WORDS.contact) },
  {
    kind: 'products',
    words: words(
      'product products service services solutions solution features feature shop store collections produkte',
      'produkt leistungen dienstleistungen loesungen produits produit prestations productos producto servicios',
      'produtos servicos prodotti servizi producten diensten produkty uslugi tuotteet palvelut urunler hizmetler',
    ),
  },
];

/** Path segments of pages that are no destination for a reader: lists, forms, sessions. */
export const UNLISTED_WORDS: ReadonlySet<string> = words(
  PAGE_WORDS.login,
  PAGE_WORDS.search,
  'tag tags schlagwort mot-cle etiqueta etichetta category categories author authors autor auteur autore',
  'page print amp preview feed rss 404 thank-you danke unsubscribe logout admin wp-admin wp-json wp-content cgi-bin',
  'cart basket warenkorb panier carrito cesta carrinho carrello winkelwagen winkelmand koszyk kosik kosar varukorg',
  'handlekurv indkobskurv ostoskori sepet korzina checkout kasse caisse finalizar-compra afrekenen kassa wishlist',
  'account my-account mein-konto mon-compte mi-cuenta minha-conta mijn-account moje-konto mitt-konto hesabim',
);
