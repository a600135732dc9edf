/**
 * Words of a heading that compares options. Whole words; runs of characters in the dense languages.
 * Own compilation, November 2026.
 */
import type { LanguageCode } from './languages.ts';
import { commaSeparated } from '../comma-separated.ts';

export const COMPARISON_WORDS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: commaSeparated(`
    vs, versus, compared, comparison, compare, comparing, alternative, alternatives, difference,
    differences, better than, pros and cons, advantages and disadvantages, or
  `),
  de: commaSeparated(`
    vs, versus, gegen, vergleich, vergleichen, verglichen, alternative, alternativen, unterschied,
    unterschiede, besser als, vor- und nachteile, vorteile und nachteile, oder, gegenüber
  `),
  fr: commaSeparated(`
    vs, versus, contre, comparaison, comparatif, comparer, comparé, comparés, alternative, alternatives,
    différence, différences, ou, avantages et inconvénients
  `),
  es: commaSeparated(`
    vs, versus, frente a, comparación, comparativa, comparar, comparado, comparados, alternativa,
    alternativas, diferencia, diferencias, o, ventajas y desventajas, pros y contras
  `),
  pt: commaSeparated(`
    vs, versus, comparação, comparativo, comparar, alternativa, alternativas, diferença, diferenças, ou,
    prós e contras, vantagens e desvantagens
  `),
  it: commaSeparated(`
    vs, versus, confronto, confrontare, alternativa, alternative, differenza, differenze, o, oppure,
    pro e contro, vantaggi e svantaggi
  `),
  nl: commaSeparated(`
    vs, versus, vergelijking, vergelijken, alternatief, alternatieven, verschil, verschillen, of,
    voor- en nadelen, voordelen en nadelen
  `),
  pl: commaSeparated(`
    vs, kontra, porównanie, porównaj, alternatywa, alternatywy, różnica, różnice, czy, lub, wady i zalety, zalety i wady
  `),
  cs: commaSeparated(`
    vs, versus, srovnání, porovnání, alternativa, alternativy, rozdíl, rozdíly, nebo, výhody a nevýhody
  `),
  sv: commaSeparated(`
    vs, kontra, jämförelse, jämför, alternativ, skillnad, skillnader, eller, fördelar och nackdelar
  `),
  da: commaSeparated(`
    vs, kontra, sammenligning, sammenlign, alternativ, alternativer, forskel, forskelle, eller,
    fordele og ulemper
  `),
  no: commaSeparated(`
    vs, kontra, sammenligning, sammenlign, alternativ, alternativer, forskjell, forskjeller, eller,
    fordeler og ulemper
  `),
  fi: commaSeparated(`
    vs, vastaan, vertailu, vertaile, vaihtoehto, vaihtoehdot, ero, erot, vai, hyvät ja huonot puolet
  `),
  tr: commaSeparated(`
    vs, karşı, karşılaştırma, karşılaştırması, alternatif, alternatifler, fark, farkı, farklar, mı, mi,
    veya, ya da, artıları ve eksileri, avantajları ve dezavantajları
  `),
  vi: commaSeparated(`vs, so sánh, khác nhau, khác biệt, thay thế, hay, hoặc, ưu nhược điểm`),
  id: commaSeparated(`
    vs, perbandingan, bandingkan, dibandingkan, alternatif, perbedaan, atau, kelebihan dan kekurangan
  `),
  ru: commaSeparated(`
    vs, против, сравнение, сравнить, сравниваем, альтернатива, альтернативы, отличие, отличия, отличается,
    разница, или, плюсы и минусы, преимущества и недостатки, по сравнению
  `),
  uk: commaSeparated(`
    vs, проти, порівняння, порівняти, альтернатива, альтернативи, відмінність, відмінності, різниця, чи,
    або, плюси та мінуси, переваги та недоліки, переваги і недоліки
  `),
  ar: commaSeparated(`
    مقابل, مقارنة, المقارنة, قارن, بديل, بدائل, البدائل, الفرق, فرق, الفروق, أم, أو, مزايا وعيوب, المزايا والعيوب, إيجابيات وسلبيات, الإيجابيات والسلبيات
  `),
  he: commaSeparated(`
    מול, לעומת, השוואה, השוואת, חלופה, חלופות, הבדל, ההבדל, הבדלים, או, יתרונות וחסרונות
  `),
  hi: commaSeparated(`बनाम, तुलना, विकल्प, अंतर, फर्क, या, फायदे और नुकसान`),
  ja: commaSeparated(`比較, 対, 違い, どちら, 代替, メリットとデメリット, 長所と短所, vs, 比べ`),
  zh: commaSeparated(
    `对比, 對比, 比较, 比較, 区别, 區別, 差异, 差異, 替代, 还是, 還是, 优缺点, 優缺點, 优点和缺点, 優點和缺點, 优势和劣势, 利弊, vs`,
  ),
  ko: commaSeparated(`비교, 대, 차이, 차이점, 대안, 장단점, vs, 또는`),
};
