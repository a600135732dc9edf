/**
 * Addresses of a site that are no pages of it: hosts and platforms answer them on their own, for programs, and the owner
 * can neither write nor restore what is there. Each pattern is held against path and query. Read 2026-11.
 */

/** What some addresses are, with where that is documented. */
interface NoPage {
  readonly label: string;
  readonly pattern: RegExp;
  readonly source: string;
}

/** Addresses that only programs ask for. */
export const ENDPOINTS: readonly NoPage[] = [
  {
    label: 'Cloudflare: protected e-mail addresses, challenges, images',
    pattern: /^\/cdn-cgi\//,
    source: 'https://developers.cloudflare.com/fundamentals/reference/cdn-cgi-endpoint/',
  },
  {
    label: 'WordPress: REST API',
    pattern: /\/wp-json(?:[/?]|$)|[?&]rest_route=/,
    source: 'https://developer.wordpress.org/rest-api/key-concepts/#routes-endpoints',
  },
  {
    label: 'WordPress: remote calls, log-in, administration, files of its own',
    pattern:
      /\/(?:xmlrpc|wp-(?:login|signup|activate|cron|comments-post|trackback|mail))\.php(?:[/?]|$)|\/wp-(?:admin|includes)(?:[/?]|$)|\/trackback\/?$/,
    source: 'https://codex.wordpress.org/XML-RPC_Support',
  },
  {
    label: 'Joomla: window to send a link by e-mail',
    pattern: /[?&]option=com_mailto(?:&|$)|\/component\/mailto(?:[/?]|$)/,
    source: 'https://docs.joomla.org/Extensions_Module_Manager',
  },
  {
    label: 'Firebase Hosting: reserved addresses',
    pattern: /^\/__\//,
    source: 'https://firebase.google.com/docs/hosting/reserved-urls',
  },
  {
    label: 'Google App Engine: reserved addresses',
    pattern: /^\/_ah\//,
    source: 'https://cloud.google.com/appengine/docs/standard/reference/app-yaml',
  },
  {
    label: 'Netlify: functions, images, identity',
    pattern: /^\/\.netlify\//,
    source: 'https://docs.netlify.com/build/functions/overview/',
  },
  {
    label: 'Vercel: analytics, images',
    pattern: /^\/_vercel\//,
    source: 'https://vercel.com/docs/analytics/quickstart',
  },
  {
    label: 'Next.js: data, images, scripts',
    pattern: /\/_next\//,
    source: 'https://nextjs.org/docs/app/api-reference/config/next-config-js/assetPrefix',
  },
  {
    label: 'Azure Static Web Apps and App Service: log-in',
    pattern: /^\/\.auth\//,
    source: 'https://learn.microsoft.com/azure/static-web-apps/authentication-authorization',
  },
  {
    label: 'Wix: functions',
    pattern: /^\/_functions(?:-dev)?\//,
    source: 'https://dev.wix.com/docs/velo/velo-only-apis/wix-http-functions/introduction',
  },
];

/** Addresses at which platforms keep feeds. A shop may have a page of that name, which its sitemap then lists. */
export const FEEDS: readonly NoPage[] = [
  {
    label: 'WordPress',
    pattern: /\/feed(?:\/(?:rss2?|rdf|atom))?\/?(?:\?|$)|[?&]feed=(?:rss2?|rdf|atom|comments-rss2)(?:&|$)/,
    source: 'https://developer.wordpress.org/advanced-administration/wordpress/feeds/',
  },
  {
    label: 'Blogger',
    pattern: /^\/feeds\/(?:posts|comments|\d+\/comments)\/(?:default|summary)/,
    source: 'https://support.google.com/blogger/answer/97933',
  },
  {
    label: 'Ghost, Tumblr and others',
    pattern: /\/(?:rss|atom)\/?(?:\?|$)/,
    source: 'https://ghost.org/docs/themes/routing/',
  },
];

/** An address of another scheme in the place of a path, as in `/mailto:a@example.com`. Source: RFC 6068, RFC 3966. */
export const SCHEME_AS_PATH = /\/(?:mailto|tel|sms|javascript|whatsapp|skype|callto):/i;
