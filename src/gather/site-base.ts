/** Whether the site that a target with a path means is the whole host or what lies under the path. */
import type { Exchange } from '../exchange.ts';
import { isRead, pageAnswer, type PageAnswer } from '../access/page-answer.ts';
import type { SiteBaseReason } from '../catalog/site-bases.ts';
import { isAnotherSite } from '../facts/identity/another-site.ts';
import { pageFacts } from '../facts/page.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { isSameName } from '../values/registered-name.ts';
import { urlUnder, webUrl, urlOnHost, withFinalSlash } from '../values/url.ts';

/**
 * Path of the folder that a path names, ending in a slash: everything up to its last slash. A page without that slash
 * (`/docs`) names the folder `/docs/` when it was found below it, or when most of its links lead there. A redirect out of
 * the folder names the one that it leads to.
 *
 * @param asked Path that was asked for.
 * @param page What answered.
 */
export function namedFolder(asked: string, page: PageFacts): string {
  const final = webUrl(page.finalUrl)?.pathname ?? asked;
  const folder = withFinalSlash(asked);
  // Many servers take the slash away again: whoever wrote it meant the folder.
  const isWritten = asked === folder && withFinalSlash(final) === folder;
  if (final.startsWith(folder) || isWritten) return folder;
  const own = withFinalSlash(final);
  if (own !== final && leadsBelow(page, own)) return own;
  const around = folderAround(asked);
  return around !== '/' && final.startsWith(around) ? around : folderAround(final);
}

const folderAround = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Whether more pages of the host that the page links to lie below the folder than elsewhere. */
function leadsBelow({ links, finalUrl }: PageFacts, folder: string): boolean {
  const own = webUrl(finalUrl);
  if (own === null) return false;
  const base = new URL(own.origin + folder);
  const targets = new Set(links.flatMap(({ url }) => url ?? []));
  let below = 0;
  let elsewhere = 0;
  for (const target of targets) {
    const url = urlOnHost(target, base);
    if (url === null || withFinalSlash(url.pathname) === folder) continue;
    if (urlUnder(target, base) === null) elsewhere += 1;
    else below += 1;
  }
  return below > elsewhere;
}

/** Asks for one page. */
export type Ask = (url: string) => Promise<Exchange>;

/** Why the base of a site is what it is: a code, and the answers that decided. */
export interface BaseReason {
  readonly code: SiteBaseReason;
  readonly data: Readonly<Record<string, string>>;
}

/** Under which address of its host a site lies. */
export interface SiteBase {
  readonly reason: BaseReason;
  /** `null`: the site is the whole host. */
  readonly under: {
    /** Its path ends in a slash and is not that of the root. */
    readonly url: URL;
    readonly homeUrl: string;
    readonly home: Exchange;
  } | null;
}

/**
 * The base of a site, from the answers at the root of its host and at the path that was named. What lies under the path
 * is a site of its own when there is a page at the path, and at the root none or surely that of another site; a wrong base
 * is worse than the whole host.
 */
export async function baseOf(ask: Ask, root: Exchange, named: Exchange): Promise<SiteBase> {
  const whole = (reason: BaseReason): SiteBase => ({ reason, under: null });
  if (leadsAway(named)) return whole({ code: 'path-elsewhere', data: { url: named.url } });
  const page = pageRead(named);
  if (page === null)
    return whole({ code: 'path-no-page', data: { url: named.url, why: why(answerTo(named)) } });
  const folder = namedFolder(new URL(named.url).pathname, page);
  if (folder === '/') return whole({ code: 'path-of-root', data: { url: named.url } });
  const url = new URL(new URL(named.finalUrl).origin + folder);
  const reason = apart(root, page, url);
  if (reason === null) return whole({ code: 'root-same-site', data: { url: url.href } });
  return { reason, under: { url, ...(await homeAt(ask, url, named)) } };
}

/** A page by what it says, `null` where something else came in its place. */
export function pageRead(exchange: Exchange): PageFacts | null {
  const page = pageFacts(exchange);
  return isRead(pageAnswer(exchange, page)) ? page : null;
}

const answerTo = (exchange: Exchange): PageAnswer => pageAnswer(exchange, pageFacts(exchange));

const why = ({ reason, form }: PageAnswer): string => (reason === '' ? form : reason);

/** Why the root is not the site that the page under `base` belongs to, `null` where it may be. */
function apart(root: Exchange, page: PageFacts, base: URL): BaseReason | null {
  const { url } = root;
  if (leadsAway(root)) return { code: 'root-elsewhere', data: { url } };
  const answer = answerTo(root);
  // Whoever throttles us has a page there.
  if (answer.kind === 'rate-limit') return null;
  if (!isRead(answer)) return { code: 'root-no-page', data: { url, why: why(answer) } };
  // What scripts would write into a shell, its links among it, is not known.
  return answer.form === 'page' && isAnotherSite(pageFacts(root), page, base)
    ? { code: 'root-another-site', data: { url, other: base.href } }
    : null;
}

/** Whether a redirect led to somebody else's name. */
function leadsAway({ url, finalUrl }: Exchange): boolean {
  const [asked, final] = [webUrl(url), webUrl(finalUrl)];
  return asked !== null && final !== null && !isSameName(asked, final);
}

/** The page at the base. Where nothing answers there (`/docs` is served and `/docs/` is not) the page that was named stands for it. */
async function homeAt(ask: Ask, base: URL, named: Exchange) {
  const isBase = (address: string): boolean => {
    const { pathname, search } = new URL(address);
    return pathname === base.pathname && search === '';
  };
  if (isBase(named.url) || isBase(named.finalUrl)) return { home: named, homeUrl: base.href };
  const home = await ask(base.href);
  const isThere = pageRead(home) !== null && urlUnder(home.finalUrl, base) !== null;
  return isThere ? { home, homeUrl: base.href } : { home: named, homeUrl: named.finalUrl };
}
