/** Comparing addresses: when two of them are the same page, the same host or the same site. */
import { parsedUrl } from './address.ts';

export { canParse, parsedUrl } from './address.ts';

/**
 * Query parameters that only say how the visitor came; dropped from the key of an address.
 * Sources: Google Analytics, Google Ads, Google Merchant Center, Meta, Microsoft, Mailchimp, X, TikTok, LinkedIn,
 * Pinterest, HubSpot and Marketo campaign documentation, read 2026-11.
 */
const TRACKING =
  /^(utm_\w+|gclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|dclid|fbclid|msclkid|twclid|ttclid|li_fat_id|epik|yclid|igshid|mc_cid|mc_eid|_hsenc|_hsmi|mkt_tok|_ga|_gl|ref_src|ref_url)$/i;
/** Names of session ids in an address: PHP, ColdFusion, ASP and common shop systems. */
const SESSION_NAME =
  '(?:phpsessid|jsessionid|sid|sessionid|session_id|cfid|cftoken|aspsessionid\\w*|oscsid|zenid)';
const SESSION = new RegExp(`^${SESSION_NAME}$`, 'i');
const SESSION_VALUE = new RegExp(`[;?&]${SESSION_NAME}=`, 'i');
/** Servlet session id as a path parameter (Jakarta Servlet 6.0, section 7.1.3). */
const SESSION_PATH = /;jsessionid=[^/?#;]*/gi;

/** Where a fragment, credentials, a query or a path parameter begins. Most addresses have none of them. */
const MAY_NEED_CLEANING = /[#@?;]/;

/** Characters. Scrapy drops addresses above 2,083, Nutch above 4,096. */
export const MAX_URL_LENGTH = 2_048;

/** An http(s) address that a page names; `null` for any other text and above {@link MAX_URL_LENGTH} characters. */
export function httpUrl(text: string, base?: string): URL | null {
  const url = webUrl(text, base);
  return url === null || url.href.length > MAX_URL_LENGTH ? null : url;
}

/** An http(s) address of any length, such as the one that a page was asked for at: it names a host all the same. */
export function webUrl(text: string, base?: string): URL | null {
  const url = parsedUrl(text, base);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : null;
}

/**
 * The address to ask for: credentials, fragment, a final dot of the host, tracking and session parameters dropped.
 * The order of the remaining parameters and the case of the path stay as written.
 */
export function fetchUrl(url: URL): string {
  if (!MAY_NEED_CLEANING.test(url.href) && !url.hostname.endsWith('.')) return url.href;
  const clean = new URL(url);
  clean.hash = '';
  clean.username = '';
  clean.password = '';
  if (clean.hostname.endsWith('.')) clean.hostname = clean.hostname.replace(/\.+$/, '');
  clean.pathname = clean.pathname.replaceAll(SESSION_PATH, '');
  const kept = clean.search
    .slice(1)
    .split('&')
    .filter((pair) => isMeaningful(pair.split('=', 1)[0] ?? ''));
  clean.search = kept.length === 0 ? '' : `?${kept.join('&')}`;
  return clean.href;
}

/** Whether an address holds a session id, as a parameter of its query or of its path. */
export function holdsSession({ pathname, search }: URL): boolean {
  return SESSION_VALUE.test(pathname + search);
}

function isMeaningful(parameter: string): boolean {
  return parameter !== '' && !TRACKING.test(parameter) && !SESSION.test(parameter);
}

/** A percent-encoded byte. */
const ESCAPE = /%[\da-f]{2}/gi;
const UNRESERVED = /[\w.~-]/;

/** One spelling of what is percent-encoded: capitals, and no escape for what needs none (RFC 3986, section 6.2.2). */
function withPlainEscapes(address: string): string {
  if (!address.includes('%')) return address;
  return address.replaceAll(ESCAPE, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return UNRESERVED.test(character) ? character : escape.toUpperCase();
  });
}

/**
 * One key for all spellings of an address that name the same page: {@link fetchUrl} with sorted parameters and
 * escapes of one spelling.
 * An address that is its own key is returned itself, so that the keys of a long plan take no memory.
 */
export function urlKey(address: string): string {
  const url = httpUrl(address);
  if (url === null) return address;
  const clean = withPlainEscapes(fetchUrl(url));
  const mark = clean.indexOf('?');
  if (mark === -1) return clean === address ? address : clean;
  return `${clean.slice(0, mark)}?${clean
    .slice(mark + 1)
    .split('&')
    .toSorted()
    .join('&')}`;
}

/** The host without a leading `www.`, lower case; with the port when it is not the scheme's default. */
export function bareHost(url: URL): string {
  return withoutWww(url.host);
}

/** A host name without a leading `www.`. */
export function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

/** Whether a host is another one or a subdomain of it. */
export function isUnder(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`);
}

/** Whether an address is the start page of its host, whatever its query says. */
export function isStartPage(address: string): boolean {
  return webUrl(address)?.pathname === '/';
}

/** The parts of a path between its slashes, as written, empty ones left out: none for the start page of a host. */
export function pathSegments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** An address without the slash at the end of its path: a page is asked for with it or without. */
export function withoutFinalSlash(address: string): string {
  return address.replace(/\/(?=$|\?)/, '');
}

/** An address without its fragment. */
export function withoutFragment(address: string): string {
  const hash = address.indexOf('#');
  return hash === -1 ? address : address.slice(0, hash);
}

/** Hosts are equal after dropping `www.`: the same site for links and crawl scope. */
export function isSameHost(a: URL, b: URL): boolean {
  return bareHost(a) === bareHost(b);
}

/** An http(s) address on the host of `site`, as of {@link isSameHost}; `null` for any other text. */
export function urlOnHost(address: string, site: URL): URL | null {
  const url = httpUrl(address);
  return url !== null && isSameHost(url, site) ? url : null;
}

/**
 * An http(s) address of the site at `base`, whose path ends in a slash: on its host, with that path or one below it. The
 * path without its final slash is the same page. `null` for any other text.
 */
export function urlUnder(address: string, base: URL): URL | null {
  const url = urlOnHost(address, base);
  return url !== null && withFinalSlash(url.pathname).startsWith(base.pathname) ? url : null;
}

/** A path that ends in a slash: the folder that it names. */
export function withFinalSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/** Path and query of an address, without host, port and fragment; the text itself where it is no address. */
export function pathOf(address: string): string {
  const url = parsedUrl(address);
  return url === null ? address : `${url.pathname}${url.search}`;
}
