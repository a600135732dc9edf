/**
 * Marks that servers, proxies and site software put into the pages they send in place of one. They are in the markup
 * and are the same in every language, where the words differ in each. Compiled 2026-11 from the templates of Debian's
 * packages (Squid 5.7, Apache 2.4, Traffic Server 9.2, e2guardian 5.4, Privoxy 3.0, DokuWiki 2022-07-31) and from the
 * sources named beside each.
 */
import { all, any, type Condition } from './conditions.ts';

/** Units of the longest of these pages. */
const PROXY_PAGE = 150;

/**
 * Pages of a proxy that could not or would not fetch the page. Squid names its error in a header and, as the templates
 * of all its languages do, in the id of the body (wiki.squid-cache.org, Features/CustomErrors). The templates of
 * Traffic Server give the body an attribute that HTML never had. Those of e2guardian link to a page about blocking or
 * are named like it; Privoxy signs the title with its host. A page about one of them is longer or has none of it.
 */
export const proxyErrorMark: Condition = any(
  { header: 'x-squid-error', exists: true },
  all({ select: "meta[content*='The Squid Software Foundation']" }, { select: "body[id^='ERR_']" }),
  all(
    { wordsAtMost: PROXY_PAGE },
    // That it denies the access by a rule of its own is a refusal and no error.
    { not: { titleEquals: 'Access Denied' } },
    { select: "body[bgcolor='white'][fgcolor='black']" },
    { text: 'Description: ' },
  ),
  all(
    { wordsAtMost: PROXY_PAGE },
    any(
      { select: "a[href*='e2guardian.org?block']" },
      all({ titleStarts: 'e2guardian - ' }, { select: '#nifty .errortext' }),
    ),
  ),
  // The error documents of S3, Google Cloud Storage and Azure Blob Storage (their REST references).
  {
    plainMatches: /^(?:<\?xml[^<>]{0,100}\?>\s{0,4})?<Error>\s{0,4}<Code>\w{3,60}<\/Code>\s{0,4}<Message>/,
  },
  // Heroku frames its pages for a crashed or missing application (devcenter.heroku.com, error-pages).
  all({ wordsAtMost: PROXY_PAGE }, { select: "iframe[src*='herokucdn.com/error-pages/']" }),
  all({ wordsAtMost: PROXY_PAGE }, { titleMatches: /\(privoxy@[^()\s]{1,255}\)$/i }),
);

/**
 * Where site software says that there is no such page, whatever the status: the classes that WordPress (`body_class`),
 * DokuWiki (`tpl_classes`; it sends 200 unless `send404` is set) and Magento (`cms/noroute/index`) give their pages, and
 * the id of PrestaShop (`page_name` of its PageNotFoundController).
 */
export const missingPageMark: Condition = any(
  { select: 'body.error404' },
  { select: '.dokuwiki.mode_show.notFound' },
  { select: 'body.cms-noroute-index' },
  { select: 'body#pagenotfound' },
);

/** The same for a page that is not for everybody: DokuWiki. */
export const deniedPageMark: Condition = { select: '.dokuwiki.mode_denied' };

/**
 * What is around the status on the pages of servers: the documents of Apache (`error/include`) end with the line that
 * names it and the address of the server, those of Tomcat (ErrorReportValve) begin with it and a rule.
 */
export const signedByServer: Condition = any(
  all({ select: "link[rev='made']" }, { select: "h2 + address > a[href='/']" }),
  { select: 'h1 + hr.line' },
);
