/** Icelandic. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const is = (): WrittenLanguage => ({
  code: 'is',
  script: 'latin',
  ordinalStop: true,

  months: 'janúar, febrúar, mars, apríl, júní, júlí, ágúst, september, október, nóvember, desember',
  shortMonths: 'maí, jan, feb, mar, apr, jún, júl, ágú, sep, okt, nóv, des',

  faq: 'algengar spurningar',
  pricing: 'verðskrá',
  pricingAlone: '',
});
