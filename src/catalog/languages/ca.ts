/** Catalan. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const ca = (): WrittenLanguage => ({
  code: 'ca',
  script: 'latin',

  months: `gener, febrer, març, abril, maig, juny, juliol, agost, setembre, octubre, novembre, desembre,
    d’abril, d’agost, d’octubre`,
  shortMonths: 'gen, febr, abr, jul, ag, set, oct, nov, des, d’abr, d’ag, d’oct',

  and: 'i',
  nobody: 'redacció',
  publishedLabels: 'publicat, publicada el',

  faq: 'preguntes freqüents, preguntes i respostes',
  pricing: 'llista de preus',
  pricingAlone: 'preus, tarifes',
  pricingFiller: 'i, nostres, serveis, plans',

  notFound: "no s'ha trobat la pàgina",
});
