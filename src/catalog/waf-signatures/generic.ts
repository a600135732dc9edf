/**
 * What is known about refusals and empty pages that no vendor signs: hosts, addresses, titles, widgets. Compiled 2026-11-20
 * from wafw00f, is-antibot, crawl4ai, FlareSolverr and the default pages of nginx, Apache, Caddy, lighttpd, IIS and Plesk.
 * Lower case. What notices say is in `catalog/languages`.
 */
import { commaSeparated } from '../comma-separated.ts';
import { any, type Condition } from './conditions.ts';

/** Hosts of identity providers: landing there means that a login is before the page. */
export const identityHosts: readonly string[] = commaSeparated(`
  login.microsoftonline.com, accounts.google.com, okta.com, oktapreview.com, auth0.com, onelogin.com,
  cloudflareaccess.com, login.live.com
`);

/** Paths of login pages that a redirect can end on. */
export const loginPaths: readonly string[] = ['/wp-login.php', '/adfs/ls', '/cdn-cgi/access/login'];

/** Paths of storefront password pages (Shopify). */
export const passwordPaths: readonly string[] = ['/password'];

/** Waiting rooms in front of crowded sites: each customer has a name below these. */
export const queueHosts: readonly string[] = ['queue-it.net'];

/** First labels of hosts that ask for consent: consent.google.com, consent.youtube.com, guce.yahoo.com. */
export const consentHostPrefixes: readonly string[] = ['consent.', 'guce.'];

/** Markets and parking services for names that nobody uses. */
export const parkingHosts: readonly string[] = commaSeparated(`
  sedo.com, sedoparking.com, afternic.com, dan.com, hugedomains.com, parkingcrew.net, bodis.com, above.com,
  forsale.godaddy.com, domainmarket.com, buydomains.com
`);

/** The advertising accounts of parking services mark their pages; no page of a site carries these. */
export const parkingMark: Condition = any(
  { select: "script[src*='sedoparking.com']" },
  { select: "script[src*='parkingcrew.net']" },
  { select: 'html[data-adblockkey]' },
  { header: 'x-adblock-key', exists: true },
);

/** Paths of the pages that hosts show for a suspended account (cPanel). */
export const suspendedPaths: readonly string[] = ['/cgi-sys/suspendedpage.cgi', '/suspended.page'];

/** Forms that send the answer of a test: Amazon's and Yandex' own (public recordings, 2026-11). */
export const captchaForms: readonly { readonly key: string; readonly select: string }[] = [
  {
    key: 'amazon',
    select: "form[action*='/errors/validateCaptcha'], form[action*='/errors_page/validateCaptcha']",
  },
  { key: 'yandex', select: "form[action^='/checkcaptcha']" },
];

/** Captcha widgets. Evidence of a gate only where they are the whole page or the status refuses. */
export const captchaWidgets: readonly { readonly key: string; readonly select: string }[] = [
  { key: 'turnstile', select: ".cf-turnstile, script[src*='challenges.cloudflare.com/turnstile/']" },
  {
    key: 'recaptcha',
    select: ".g-recaptcha, script[src*='/recaptcha/api'], script[src*='/recaptcha/enterprise']",
  },
  { key: 'hcaptcha', select: ".h-captcha, script[src*='hcaptcha.com/1/api']" },
  { key: 'friendly-captcha', select: '.frc-captcha' },
  { key: 'arkose', select: "script[src*='arkoselabs.com']" },
  { key: 'geetest', select: "script[src*='geetest.com']" },
  // cloud.tencent.com/document/product/1110/36841, read 2026-11.
  { key: 'tencent-captcha', select: "script[src*='captcha.qcloud.com/']" },
];

/** Mount points of client-side applications. */
export const appRoots: readonly string[] = commaSeparated(
  '#root, #app, #__next, #__nuxt, #___gatsby, app-root, #svelte, #q-app',
);

/**
 * Statuses outside the standard reasons that firewalls answer refused requests with, where no better
 * evidence names another cause. 460, 463, 494 and 509 are left out: they are faults of a connection or a quota.
 */
export const refusalStatuses: ReadonlySet<number> = new Set([
  405, 406, 418, 423, 428, 430, 444, 456, 474, 481, 492, 493, 566, 567, 999,
]);

/**
 * Titles of pages that servers, panels and hosts put in place of a site, whole: nginx and its distributions, Apache, IIS,
 * Plesk, Caddy, Tomcat, Python's listing, Heroku.
 */
export const defaultTitles: readonly RegExp[] = [
  /^welcome to nginx(?: on [\w .]{1,30})?!?$/,
  /^apache2? [\w .]{0,20}default page(?:: it works!?)?$/,
  /^it works!?$/,
  /^iis windows(?: server)?$/,
  /^test page for the [\w ]{0,30}(?:http server|web server)[\w .]{0,40}$/,
  /^default (?:web site|parallels plesk|plesk)[\w ]{0,20} page$/,
  /^caddy works!$/,
  /^apache tomcat\/\d[\w.-]{0,20}$/,
  /^http server test page(?: powered by:? [\w ]{1,40})?$/,
  /^(?:index of|directory listing for) \/\S*$/,
  /^plesk(?:$| (?:onyx|obsidian|default))/,
  /^web server['’]s default page$/,
  /^domain default page$/,
  /^heroku \| welcome to your new app!?$/,
];

/**
 * The beginning of the line with which a server, a panel or a framework says on such a page how well it was installed, or
 * that there is no site (nginx and its forks, the test pages of Red Hat, lighttpd, Tomcat, Django, FASTPANEL, ISPConfig, cPanel,
 * Firebase, Azure, Shopify; read 2026-11).
 */
export const serverLines: readonly string[] = commaSeparated(`
  if you see this page the, if you can see this page the, if you can read this page,
  if you're seeing this page it means, you're seeing this page because, you are seeing this page because,
  you have successfully installed, this page is used to test the proper operation of,
  this page is used to test the correct operation of, this is the default welcome page used to test,
  this is the default index page, this is the default welcome page, the install worked successfully,
  this domain is not linked to any site, if you are the owner of this website,
  if you are the owner of this domain, the owner of this web site has not put up any web pages yet,
  you haven't deployed an app yet, your web app is running, your azure static web app is live,
  to finish setting up your new web address
`);
