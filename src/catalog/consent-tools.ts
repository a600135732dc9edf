/**
 * The windows that tools for consent to cookies lay over a page, by the id or a class of their outermost elements. Every
 * name holds that of its tool, so that no part of a site bears it by chance.
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
  // Usercentrics, Termly, Cookie Script, CookieFirst, Axeptio, Klaro, and CookieConsent of Orest Bida.
  'usercentrics-root',
  'usercentrics-cmp-ui',
  'termly-code-snippet-support',
  'cookiescript_injected',
  'cookiefirst-root',
  'axeptio_overlay',
  'klaro-cookie-notice',
  'cc--main',
  'cc-main',
];

/** Classes of the same. Tools that make their windows in a browser leave them in pages that are saved or prerendered. */
export const consentWindowClasses: readonly string[] = [
  // Osano, once Cookie Consent by Insites.
  'cc-window',
  'osano-cm-window',
  'osano-cm-dialog',
  // CookieYes.
  'cky-consent-container',
  'cky-modal',
  // Funding Choices of Google.
  'fc-consent-root',
  'klaro',
  // OneTrust, once Optanon.
  'optanon-alert-box-wrapper',
  'onetrust-pc-dark-filter',
  'didomi-popup-container',
  'iubenda-cs-container',
  'truste_box_overlay',
  'cookiefirst-root',
  'cmplz-cookiebanner',
  'BorlabsCookie',
  'moove-gdpr-info-bar-container',
];

/**
 * What cookies are called by those who ask to set them. Most languages say "cookies"; others as in the notices of the
 * European Commission in its official languages, and of Google in Turkish, Russian, Japanese and Korean, 2026-11.
 */
export const COOKIE_WORDS =
  /cookie|бисквитк|куки|küpsis|eväste|fianáin|kolačić|süti|slapuk|sīkdatn|piškotk|kakor|çerez|クッキー|쿠키/iu;

/** Words of a window that asks; what says more is a text about it. */
export const CONSENT_WORDS_AT_MOST = 150;
