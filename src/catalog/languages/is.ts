/** Icelandic. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function is(): Language {
  return {
    code: 'is',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: true,

    months: 'janúar, febrúar, mars, apríl, júní, júlí, ágúst, september, október, nóvember, desember',
    shortMonths: 'maí, jan, feb, mar, apr, jún, júl, ágú, sep, okt, nóv, des',

    faq: 'algengar spurningar',
    pricing: 'verðskrá',
    pricingAlone: '',

    paths: {},
  };
}
