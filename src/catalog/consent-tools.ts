/**
 * The windows that tools for consent to cookies lay over a page, by the id of their outermost elements. Every id holds
 * the name of its tool, so that no part of a site bears it by chance.
 * Source: EasyList Cookie List (easylist_cookie_general_hide.txt) and public filter lists that repeat it, 2026-11.
 */
export const consentWindowIds: readonly string[] = [
  // OneTrust: the two windows and what is put around them.
  'onetrust-consent-sdk',
  'onetrust-banner-sdk',
  'onetrust-pc-sdk',
  // Cookiebot by Usercentrics.
  'CybotCookiebotDialog',
  // Didomi.
  'didomi-host',
  // InMobi, once Quantcast Choice.
  'qc-cmp2-container',
  // TrustArc.
  'truste-consent-track',
  // iubenda.
  'iubenda-cs-banner',
  // HubSpot.
  'hs-eu-cookie-confirmation',
  // tarteaucitron.
  'tarteaucitronRoot',
  // Extensions of WordPress, which write their windows on the server: Complianz, Borlabs, CookieYes, Moove.
  'cmplz-cookiebanner-container',
  'BorlabsCookieBox',
  'cookie-law-info-bar',
  'moove_gdpr_cookie_info_bar',
];
