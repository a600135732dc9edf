import { isSameName } from '../values/registered-name.ts';
import { webUrl } from '../values/url.ts';
import type { Exchange } from '../exchange.ts';
import type { Web } from '../net/model.ts';
import { baseOf, pageRead, type Ask, type SiteBase } from './site-base.ts';
import type { Target } from './target.ts';

/** Where a site really lives, found by asking for its home page. */
export interface SiteEntry {
  /** The requested host, as documented: lower-case ASCII, port when not the default. */
  readonly domain: string;
  /** Canonical origin: robots.txt is read here. */
  readonly origin: string;
  /** The origin that was asked and answered, before redirects. Equal to `origin` when nothing redirected. */
  readonly requestedOrigin: string;
  /** Under which address the site lies: origin and path, with a slash at the end. Other site files are read here. */
  readonly base: string;
  /** Why; `null` for a target without a path, whose base is the whole origin. */
  readonly baseReason: SiteBase['reason'] | null;
  /** Address of the home page: that of the base, or of the page that was named where nothing answers at the base. */
  readonly homeUrl: string;
  /** The home page as our own robot got it. */
  readonly home: Exchange;
  /** Tries that failed before, for example https before http. */
  readonly failed: readonly Exchange[];
  /** Address on another registrable name that the home page redirected to; it is not followed as the target. */
  readonly landing: string | null;
}

/**
 * Asks for the home page over https, then http when https cannot be reached, and follows it to the canonical origin. Of
 * a target with a path the page there is asked for as well: the site is what lies under the path when the root of the
 * host is missing or another site.
 * Never rejects except for the caller's abort: an unreachable site has a `home` without an answer.
 */
export async function enterSite(fetcher: Web, target: Target, signal?: AbortSignal): Promise<SiteEntry> {
  const ask: Ask = (url) => fetcher.fetch(url, { accept: 'html', signal });
  const failed: Exchange[] = [];
  for (const origin of target.origins) {
    const root = await ask(`${origin}/`);
    const named = hasPath(target) && mayAnswer(root) ? await ask(origin + target.path) : null;
    if (named !== null && (wasReached(root) || pageRead(named) !== null))
      return settled(entryOf(target, root, failed), await baseOf(ask, root, named));
    if (wasReached(root)) return entryOf(target, root, failed);
    failed.push(root);
  }
  const [most] = failed.toSorted((a, b) => progressOf(b) - progressOf(a));
  if (most === undefined) throw new TypeError('a target has at least one origin');
  return entryOf(target, most, failed);
}

/** Failures without an answer by how far the request came: the further, the more is said of the site. */
const BY_PROGRESS: readonly Exchange['outcome'][] = [
  'aborted',
  'blocked',
  'url',
  'dns',
  'timeout',
  'connection',
  'tls',
  'protocol',
];

const progressOf = ({ outcome }: Exchange): number => BY_PROGRESS.indexOf(outcome);

/** A query alone names a page of the root. */
const hasPath = ({ path }: Target): boolean => !/^\/(?:\?|$)/.test(path);

/** Failures that no other address of the host escapes: no such host, no TLS with it. */
const OF_HOST: ReadonlySet<Exchange['outcome']> = new Set(['dns', 'url', 'tls']);

/** A redirect that leads to such a place is an answer of the host all the same. */
const mayAnswer = ({ outcome, hops }: Exchange): boolean => !OF_HOST.has(outcome) || hops.length > 0;

/** A HTTP answer, or a failure that lies after a connection (redirects, decoding, size): the scheme works. */
function wasReached(exchange: Exchange): boolean {
  return exchange.status !== 0 || exchange.hops.length > 0;
}

function entryOf(target: Target, home: Exchange, failed: readonly Exchange[]): SiteEntry {
  const requested = new URL(home.url);
  const final = webUrl(home.finalUrl) ?? requested;
  const isElsewhere = !isSameName(requested, final);
  const { origin } = isElsewhere ? requested : final;
  return {
    domain: target.domain,
    origin,
    requestedOrigin: requested.origin,
    base: `${origin}/`,
    baseReason: null,
    homeUrl: `${origin}/`,
    home,
    failed,
    landing: isElsewhere ? final.href : null,
  };
}

/** The entry of a site whose target has a path. */
function settled(root: SiteEntry, { reason, under }: SiteBase): SiteEntry {
  if (under === null) return { ...root, baseReason: reason };
  const { url, home, homeUrl } = under;
  return { ...root, origin: url.origin, base: url.href, baseReason: reason, homeUrl, home, landing: null };
}
