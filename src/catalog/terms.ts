/**
 * Words and phrases of many languages that the facts and checks look for, as typed tables. Every table names its source
 * and date in its own file. A language code is the ISO 639-1 primary subtag; a language without a line is not judged.
 */
export { FAQ_NAMES, FAQ_SLUGS, MIN_QUESTION_HEADINGS, WEAK_FAQ_NAMES } from './terms/faq.ts';
export { AMBIGUOUS_STEERING, SOFT_404_PHRASES, STEERING_PHRASES } from './terms/phrases.ts';
export { PRICING_FILLER, PRICING_NAMES, PRICING_SLUGS, WEAK_PRICING_NAMES } from './terms/pricing.ts';
export { QUESTION_ENDINGS, QUESTION_MARKS, QUESTION_STARTERS } from './terms/questions.ts';
