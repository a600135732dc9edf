/** Slovak. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const sk = (): WrittenLanguage => ({
  code: 'sk',
  script: 'latin',
  ordinalStop: true,

  emptyTitles: 'úvod',

  questionStarters: 'čo, ako, prečo, kedy, kde, kto, ktorý, koľko, môžem',

  months: `január, február, marec, apríl, august, september, október, november, december, januára, februára,
    marca, apríla, mája, júna, júla, augusta, septembra, októbra, novembra, decembra`,
  shortMonths: 'máj, jún, júl, jan, feb, mar, apr, aug, sep, okt, nov, dec',

  nobody: 'redakcia',
  publishedLabels: 'zverejnené, publikované',

  faq: 'často kladené otázky, časté otázky, najčastejšie otázky, otázky a odpovede',
  pricing: 'cenník',
  pricingAlone: 'ceny',
  pricingFiller: 'a, naše, služby, služieb, balíky, produkty',
  sectionNames: `Hlavné stránky, Produkty a služby, Dokumentácia, Cenník, Často kladené otázky, Články,
    Spoločnosť`,

  notFound: 'stránka nebola nájdená, stránka sa nenašla, stránka neexistuje',

  paths: {
    login: 'prihlasenie',
    contact: 'kontakt kontakty',
    about: 'o-nas o-firme o-spolocnosti',
    legal: 'obchodne-podmienky ochrana-osobnych-udajov',
    faq: 'casto-kladene-otazky',
    lists: 'produkty novinky',
    groups: 'kategoria',
    authors: 'autor',
    articles: 'clanky novinky',
    news: 'novinky',
    products: 'produkt produkty',
    recipes: 'recepty',
    services: 'sluzby',
    pricingPages: 'ceny',
    productsSection: 'produkt produkty',
    unlisted: 'autor kosik',
  },
});
