/** Catalan. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function ca(): Language {
  return {
    code: 'ca',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: false,

    months: `
    gener, febrer, març, abril, maig, juny, juliol, agost, setembre, octubre, novembre, desembre, d’abril,
    d’agost, d’octubre
  `,
    shortMonths: 'gen, febr, abr, jul, ag, set, oct, nov, des, d’abr, d’ag, d’oct',

    and: 'i',
    nobody: 'redacció',
    publishedLabels: 'publicat, publicada el',

    faq: 'preguntes freqüents, preguntes i respostes',
    pricing: 'llista de preus',
    pricingAlone: 'preus, tarifes',
    pricingFiller: 'i, nostres, serveis, plans',

    notFound: `no s'ha trobat la pàgina`,

    paths: {},
  };
}
