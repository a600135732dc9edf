/** Bengali. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function bn(): Language {
  return {
    code: 'bn',
    script: 'other',
    spacing: 'spaced',
    verbLast: true,
    ordinalStop: false,

    faq: 'সচরাচর জিজ্ঞাসা, সাধারণ জিজ্ঞাসা',
    pricing: 'মূল্য তালিকা',
    pricingAlone: 'মূল্য',
    pricingFiller: 'ও, এবং, সেবা',

    notFound: 'পাতাটি পাওয়া যায়নি',

    paths: {},
  };
}
