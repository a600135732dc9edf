/** Bulgarian. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const bg = (): WrittenLanguage => ({
  code: 'bg',
  script: 'cyrillic',

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
});
