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
    how much does it cost
  `),
  de: commaSeparated(`
    preise, preisliste, preise und pakete, preismodell, tarife, kosten, gebühren, preisgestaltung
  `),
  fr: commaSeparated(`tarifs, tarif, prix, nos tarifs, grille tarifaire, tarification, honoraires`),
  es: commaSeparated(`precios, precio, tarifas, planes y precios, lista de precios`),
  pt: commaSeparated(`preços, preço, planos e preços, tabela de preços, tarifas`),
  it: commaSeparated(`prezzi, prezzo, listino prezzi, tariffe, piani e prezzi, costi`),
  nl: commaSeparated(`prijzen, tarieven, prijslijst, kosten`),
  pl: commaSeparated(`cennik, ceny, cena, opłaty`),
  cs: commaSeparated(`ceník, ceny, cena`),
  sk: commaSeparated(`cenník, ceny`),
  hu: commaSeparated(`árak, árlista, díjszabás, árazás`),
  ro: commaSeparated(`prețuri, preţuri, tarife, listă de prețuri, preturi, lista de preturi`),
  sv: commaSeparated(`priser, prislista, prissättning`),
  da: commaSeparated(`priser, prisliste`),
  no: commaSeparated(`priser, prisliste`),
  fi: commaSeparated(`hinnat, hinnasto, hinnoittelu`),
  et: commaSeparated(`hinnad, hinnakiri`),
  lt: commaSeparated(`kainos, kainynas`),
  lv: commaSeparated(`cenas, cenrādis`),
  tr: commaSeparated(`fiyatlar, fiyatlandırma, fiyat listesi, ücretler`),
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
  ko: commaSeparated(`가격, 요금, 요금제, 가격표, 요금 안내, 이용 요금, 가격 안내`),
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
  الاسعار, قیمت, कीमत, मूल्य, ราคา, 价格, 価格, 價格, 收費, 收费, 料金, 費用, 费用, 가격, 요금
`);

/** Last path segments of price pages. */
export const PRICING_SLUGS: readonly string[] = commaSeparated(`
  pricing, prices, price-list, plans-and-pricing, plans, preise, preisliste, tarife, tarifs, prix, precios,
  tarifas, planes, precos, planos, prezzi, listino-prezzi, tariffe, prijzen, tarieven, cennik, cenik, arak,
  preturi, priser, hinnasto, hinnat, fiyatlar, fiyatlandirma, ceny, tseny, harga, bang-gia, ryokin, price
`);

/** Words that may stand beside a weak name without changing what it says. */
export const PRICING_FILLER: readonly string[] = commaSeparated(`
  our, the, and, &, y, e, et, und, en, i, a, nos, unsere, nuestros, onze, list, table, packages, pakete,
  leistungen, angebote, prestations, servicios, servizi, diensten, plans, services, service, offers, offer
`);
