/** Bengali. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const bn = (): WrittenLanguage => ({
  code: 'bn',
  script: 'other',

  faq: 'সচরাচর জিজ্ঞাসা, সাধারণ জিজ্ঞাসা',
  pricing: 'মূল্য তালিকা',
  pricingAlone: 'মূল্য',
  pricingFiller: 'ও, এবং, সেবা',

  notFound: 'পাতাটি পাওয়া যায়নি',
});
