/**
 * Names under which sites publish their prices, in 41 languages. Own compilation from the navigation and section names of
 * public price pages, 2026-11. Lower case; matched after folding.
 */
import { commaSeparated } from '../comma-separated.ts';

/** Language → names of a pricing section or link, strong and weak. */
export const PRICING_NAMES: Readonly<Record<string, readonly string[]>> = {
  en: commaSeparated(`
    pricing, prices, price list, price, plans and pricing, plans & pricing, pricing and plans,
    pricing & plans, cost, costs, rates, fees, fee schedule, tariffs, our plans, subscription plans,
    how much does it cost, fees and charges
  `),
  de: commaSeparated(`
    preise, preisliste, preisübersicht, preise und pakete, preismodell, tarife, kosten, gebühren,
    preisgestaltung
  `),
  fr: commaSeparated(`tarifs, tarif, prix, nos tarifs, grille tarifaire, tarification, honoraires`),
  es: commaSeparated(`precios, precio, tarifas, planes y precios, lista de precios`),
  pt: commaSeparated(`preços, preço, planos e preços, tabela de preços, tarifas`),
  it: commaSeparated(`prezzi, prezzo, listino prezzi, tariffe, piani e prezzi, costi`),
  nl: commaSeparated(`prijzen, tarieven, prijslijst, kosten`),
  pl: commaSeparated(`cennik, ceny, cena, opłaty`),
  cs: commaSeparated(`ceník, ceny, cena`),
  sk: commaSeparated(`cenník, ceny`),
  hu: commaSeparated(`árak, áraink, árlista, díjszabás, árazás`),
  ro: commaSeparated(`prețuri, preţuri, tarife, listă de prețuri, preturi, lista de preturi`),
  sv: commaSeparated(`priser, prislista, prissättning`),
  da: commaSeparated(`priser, prisliste`),
  no: commaSeparated(`priser, prisliste`),
  fi: commaSeparated(`hinnat, hinnasto, hinnoittelu`),
  et: commaSeparated(`hinnad, hinnakiri`),
  lt: commaSeparated(`kainos, kainynas`),
  lv: commaSeparated(`cenas, cenrādis`),
  tr: commaSeparated(`fiyatlar, fiyatlarımız, fiyatlandırma, fiyat listesi, ücretler`),
  ru: commaSeparated(`цены, цена, тарифы, стоимость, прайс-лист, прайс`),
  uk: commaSeparated(`ціни, тарифи, вартість, прайс-лист`),
  bg: commaSeparated(`цени, ценоразпис`),
  el: commaSeparated(`τιμές, τιμοκατάλογος, τιμολόγηση`),
  ar: commaSeparated(`الأسعار, الاسعار, التسعير, أسعار, قائمة الأسعار, خطط الأسعار`),
  he: commaSeparated(`מחירים, מחירון, תמחור`),
  fa: commaSeparated(`قیمت, قیمت‌ها, تعرفه, تعرفه‌ها, قیمت گذاری, قیمت‌گذاری`),
  hi: commaSeparated(`मूल्य निर्धारण, कीमतें, कीमत, मूल्य`),
  th: commaSeparated(`ราคา, ค่าบริการ, อัตราค่าบริการ`),
  vi: commaSeparated(`bảng giá, giá cả, giá`),
  id: commaSeparated(`harga, daftar harga, biaya`),
  ja: commaSeparated(`料金, 価格, 料金プラン, 料金表, 価格表`),
  zh: commaSeparated(
    `价格, 定价, 價格, 定價, 收费, 收費, 价目表, 價目表, 收费标准, 收費標準, 价格方案, 費用, 费用`,
  ),
  ko: commaSeparated(`가격, 요금, 요금제, 가격표, 요금 안내, 요금안내, 이용 요금, 이용요금, 가격 안내`),
  hr: commaSeparated(`cjenik, cijene`),
  sl: commaSeparated(`cenik, cene`),
  sr: commaSeparated(`cenovnik, cene, ценовник, цене`),
  ca: commaSeparated(`preus, tarifes, llista de preus`),
  eu: commaSeparated(`prezioak`),
  is: commaSeparated(`verðskrá`),
  bn: commaSeparated(`মূল্য তালিকা, মূল্য`),
};

/** Names that also mean something else ("rates feeds", "cost of living"): they count only when nothing but filler stands beside them. */
export const WEAK_PRICING_NAMES: readonly string[] = commaSeparated(`
  cene, cijene, preus, prezioak, tariffs, tarifes, মূল্য, цене, biaya, cena, cenas, ceny, cost, costi,
  costs, fees, fiyatlar, gebühren, giá, giá cả, harga, hinnad, hinnat, honoraires, kainos, kosten, opłaty,
  our plans, plans, precio, precios, preise, prezzi, prezzo, preço, preços, price, prices, prijzen, priser,
  prix, rates, subscription, subscriptions, tarieven, tarif, tarifas, tarife, tariffe, tarifs, árak,
  ücretler, τιμές, вартість, стоимость, тарифи, тарифы, цена, цени, цены, ціни, מחירים, أسعار, الأسعار,
  الاسعار, والأسعار, ומחירים, قیمت, कीमत, मूल्य, ราคา, 价格, 価格, 價格, 收費, 收费, 料金, 費用, 费用, 가격, 요금
`);

/** Last path segments of price pages. */
export const PRICING_SLUGS: readonly string[] = commaSeparated(`
  pricing, prices, price-list, plans-and-pricing, plans, preise, preisliste, tarife, tarifs, prix, precios,
  tarifas, planes, precos, planos, prezzi, listino-prezzi, tariffe, prijzen, tarieven, cennik, cenik, arak,
  preturi, priser, hinnasto, hinnat, fiyatlar, fiyatlandirma, ceny, tseny, harga, bang-gia, ryokin, price
`);

/**
 * Words that may stand beside a weak name without changing what it says: and, our, services, products, packages. In
 * scripts without spaces they are parts of the name.
 */
export const PRICING_FILLER: Readonly<Record<string, readonly string[]>> = {
  en: commaSeparated(`
    our, the, and, &, a, list, table, overview, packages, plans, products, services, service, offers, offer
  `),
  de: commaSeparated(`und, unsere, leistungen, angebote, pakete, produkte, übersicht`),
  fr: commaSeparated(
    `et, nos, les, prestations, services, offres, formules, forfaits, abonnements, produits`,
  ),
  es: commaSeparated(`y, nuestros, nuestras, servicios, planes, paquetes, productos`),
  pt: commaSeparated(`e, nossos, nossas, serviços, planos, pacotes, produtos`),
  it: commaSeparated(`e, i, nostri, servizi, piani, pacchetti, abbonamenti, prodotti`),
  nl: commaSeparated(`en, onze, diensten, abonnementen, pakketten, producten`),
  pl: commaSeparated(`i, oraz, nasze, usługi, usług, plany, pakiety, produkty`),
  cs: commaSeparated(`a, naše, služby, služeb, balíčky, produkty`),
  sk: commaSeparated(`a, naše, služby, služieb, balíky, produkty`),
  hu: commaSeparated(`és, szolgáltatások, csomagok, termékek`),
  ro: commaSeparated(`și, şi, noastre, servicii, pachete, produse`),
  sv: commaSeparated(`och, våra, tjänster, paket, produkter`),
  da: commaSeparated(`og, vores, ydelser, tjenester, pakker, produkter`),
  no: commaSeparated(`og, våre, tjenester, pakker, produkter`),
  fi: commaSeparated(`ja, palvelut, paketit, tuotteet`),
  et: commaSeparated(`ja, meie, teenused, paketid, tooted`),
  lt: commaSeparated(`ir, mūsų, paslaugos, paslaugų, paketai`),
  lv: commaSeparated(`un, mūsu, pakalpojumi, paketes`),
  tr: commaSeparated(`ve, hizmetler, hizmetlerimiz, paketler, planlar, ürünler`),
  ru: commaSeparated(`и, на, наши, услуги, услуг, пакеты, планы, товары`),
  uk: commaSeparated(`та, і, й, на, наші, послуги, послуг, пакети, товари`),
  bg: commaSeparated(`и, на, нашите, услуги, пакети`),
  el: commaSeparated(`και, μας, υπηρεσίες, πακέτα, προϊόντα`),
  ar: commaSeparated(`خدمات, الخدمات, والخدمات, الباقات, والباقات`),
  he: commaSeparated(`שלנו, שירותים, ושירותים, חבילות, וחבילות`),
  fa: commaSeparated(`و, ما, خدمات`),
  hi: commaSeparated(`और, हमारी, सेवाएं, सेवाएँ`),
  th: commaSeparated(`และ, ของเรา, บริการ, แพ็กเกจ, แพ็คเกจ, สินค้า`),
  vi: commaSeparated(`và, dịch, vụ, gói`),
  id: commaSeparated(`dan, kami, layanan, paket, produk`),
  ja: commaSeparated(`
    と, の, ご利用, 利用, ご案内, 案内, 一覧, 体系, システム, について, サービス, プラン, コース, 商品
  `),
  zh: commaSeparated(`
    与, 與, 和, 及, 的, 我们的, 我們的, 服务, 服務, 产品, 產品, 套餐, 方案, 说明, 說明, 一览, 一覽
  `),
  ko: commaSeparated(`및, 서비스, 서비스와, 상품, 안내`),
  hr: commaSeparated(`i, naše, usluge, usluga, paketi`),
  sl: commaSeparated(`in, naše, storitve, storitev, paketi`),
  sr: commaSeparated(`i, naše, usluge, и, наше, услуге`),
  ca: commaSeparated(`i, nostres, serveis, plans`),
  eu: commaSeparated(`eta, zerbitzuak`),
  bn: commaSeparated(`ও, এবং, সেবা`),
};
