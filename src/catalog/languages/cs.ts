/** Czech. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function cs(): Language {
  return {
    code: 'cs',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: true,
    sentence: [6, 22],
    wordsOfHundred: 85,
    stopWords: `
    a, aby, ale, ani, ano, asi, až, bez, bude, by, byl, byla, byli, bylo, být, co, což, či, do, ho, i, já, jak,
    jako, je, jeho, jej, její, jejich, jen, ještě, ji, jiné, již, jsem, jsme, jsou, jste, k, kde, kdo, kdy,
    když, ke, která, které, kterou, který, má, mají, může, mezi, mi, mít, mu, my, na, nad, nebo, než, nebyl,
    není, nic, o, od, on, ona, oni, po, pod, podle, pokud, pouze, pro, proto, protože, před, přes, při, s, se,
    si, své, tak, také, tam, tato, ten, tento, to, toho, tom, tu, ty, u, už, v, ve, více, však, všechny, vy, z,
    za, ze, že
  `,
    finiteVerbs: `
    je, jsou, byl, byla, bylo, má, mají, může, mohou, musí, znamená, stojí, trvá, pomáhá, obsahuje, ukazuje
  `,
    abbreviations: `
    např, dr, ing, mgr, prof, tj, tzv, atd, apod, č, čís, str, ul, tel, cca, mj, popř, resp, r, obr, tab
  `,
    definitionCues: '_je_, _jsou_, _znamená_, _označuje_',
    speechVerbs: `
    říká, řekl, řekla, vysvětluje, píše, podle, uvedl, uvedla, dodal, dodala, vysvětlil, popisuje
  `,
    pointerWords: 'to je, toto je, tento je, on, ona, ono, oni, jak bylo uvedeno, proto, tím',

    genericHeadings: `
    úvod, přehled, podrobnosti, více, závěr, shrnutí, pozadí, obecné, informace, obsah, sekce, ostatní,
    poznámky, vítejte, popis, kapitola, část, další informace, detaily
  `,
    emptyTitles: 'domů, úvod, úvodní stránka, bez názvu, vítejte',
    linkTexts: `
    zde, klikněte zde, více, číst více, číst dále, čtěte dále, více informací, zjistit více, detail, odkaz,
    tady, celý článek, pokračovat ve čtení
  `,
    transcripts: 'transkrip',

    howTo: '_krok za krokem, návod',
    howToForm: String.raw`^jak (?:si |se |na )?\p{L}{1,20}t `,
    steps: 'krok',

    questionStarters: 'co, jak, proč, kdy, kde, kdo, který, kolik',

    months: `
    ledna, února, března, dubna, května, června, července, srpna, září, října, listopadu, prosince
  `,
    // Without "pro", which is "for" as well.
    shortMonths: 'led, úno, bře, dub, kvě, čvn, čvc, srp, zář, říj, lis',

    authorLabels: 'autor, autorka, autoři, napsal, napsala',
    bylines: 'autor, napsal, napsala',
    wordsBeforeDates: 'dne',
    nobody: 'redakce, anonym',
    publishedLabels: 'publikováno, zveřejněno, vydáno',

    units: `
    procent, tisíc, milionů, hodin, hodiny, den, dní, týden, týdnů, měsíc, měsíců, rok, roku, roků, let, stupňů,
    lidí, krát, kč, korun, koruna, koruny, milion, milionu
  `,
    unitsOrWords: 'let',
    unitsOfOne: 'den',
    yearWords: 'rok, roku',

    faq: `
    často kladené dotazy, časté dotazy, nejčastější dotazy, často kladené otázky, nejčastější otázky,
    otázky a odpovědi
  `,
    pricing: 'ceník',
    pricingAlone: 'ceny, cena',
    pricingFiller: 'a, naše, služby, služeb, balíčky, produkty',
    sectionNames: `
    Hlavní stránky, Produkty a služby, Dokumentace, Ceník, Často kladené dotazy, Články, Společnost
  `,

    notFound: `
    nenalezen, nenalezena, nenalezeno, stránka nebyla nalezena, stránka neexistuje, stránka nenalezena
  `,
    notices: {
      refused: `
      přístup odmítnut, přístup zakázán, přístup zablokován, nemáte oprávnění, prístup odmietnutý
    `,
      throttled: 'příliš mnoho požadavků',
      region: 'není dostupné ve vaší zemi, není ve vaší zemi k dispozici',
      challenge: 'nejsem robot, ověřte že jste člověk',
      login: 'přihlásit se, přihlášení, musíte se přihlásit',
      age: 'je vám 18, je vám více než 18',
      subscription: 'pouze pro předplatitele',
      consent: 'přijmout všechny, přijmout cookies',
      maintenance: 'probíhá údržba, mimo provoz, stránka ve výstavbě, již brzy',
      parked: 'doména je na prodej, doména je zaparkována, účet pozastaven',
      failure: 'vnitřní chyba serveru, došlo k chybě, služba není dostupná',
      script: 'povolte javascript, zapněte javascript',
      conditional: 'pokud, když, zda',
      beside: `
      přístup, oprávn, zablokov, správce, server, požadav, stránk, adres, chyb, hesl, uživatel, účet,
      omlouv, prosím, později, domén
    `,
    },

    paths: {
      login: 'prihlaseni',
      search: 'hledat hledani vyhledavani',
      contact: 'kontakt kontakty',
      about: 'o-nas o-firme o-spolecnosti',
      legal: 'obchodni-podminky ochrana-osobnich-udaju',
      faq: 'caste-dotazy casto-kladene-otazky',
      lists: 'produkty novinky',
      groups: 'kategorie',
      authors: 'autor',
      articles: 'clanky novinky',
      news: 'novinky',
      products: 'produkt produkty',
      recipes: 'recepty',
      services: 'sluzby',
      pricingPages: 'cenik ceny',
      productsSection: 'produkt produkty',
      unlisted: 'autor kosik',
    },
  };
}
