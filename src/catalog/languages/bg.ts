/** Bulgarian. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function bg(): Language {
  return {
    code: 'bg',
    script: 'cyrillic',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: false,

    emptyTitles: 'начало',

    questionStarters: 'какво, как, защо, кога, къде, кой, колко, мога ли',

    months: 'януари, февруари, март, април, август, септември, октомври, ноември, декември',
    shortMonths: 'май, юни, юли',

    publishedLabels: 'публикувано, публикувана на',

    units: 'лв',

    faq: 'често задавани въпроси, въпроси и отговори',
    pricing: 'ценоразпис',
    pricingAlone: 'цени',
    pricingFiller: 'и, на, нашите, услуги, пакети',

    notFound: 'страницата не е намерена',

    paths: {},
  };
}
