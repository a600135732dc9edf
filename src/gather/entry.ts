import { isSameName } from '../facts/registered-name.ts';
import { webUrl } from '../facts/url.ts';
import type { Exchange } from '../exchange.ts';
import type { Web } from '../net/model.ts';
import type { Target } from './target.ts';

/** Where a site really lives, found by asking for its home page. */
export interface SiteEntry {
  /** The requested host, as documented: lower-case ASCII, port when not the default. */
  readonly domain: string;
  /** Canonical origin: site files are read here. */
  readonly origin: string;
  /** The origin that was asked and answered, before redirects. Equal to `origin` when nothing redirected. */
  readonly requestedOrigin: string;
  /** The home page as our own robot got it. */
  readonly home: Exchange;
  /** Tries that failed before, for example https before http. */
  readonly failed: readonly Exchange[];
  /** Address on another registrable name that the home page redirected to; it is not followed as the target. */
  readonly landing: string | null;
}

/**
 * Asks for the home page over https, then http when https cannot be reached, and follows it to the canonical origin.
 * Never rejects except for the caller's abort: an unreachable site has a `home` without an answer.
 */
export async function enterSite(fetcher: Web, target: Target, signal?: AbortSignal): Promise<SiteEntry> {
  const failed: Exchange[] = [];
  for (const origin of target.origins) {
    const home = await fetcher.fetch(`${origin}/`, { accept: 'html', signal });
    if (wasReached(home)) return entryOf(target, home, failed);
    failed.push(home);
  }
  const [first] = failed;
  if (first === undefined) throw new TypeError('a target has at least one origin');
  return { ...entryOf(target, first, []), failed };
}

/** A HTTP answer, or a failure that lies behind a connection (redirects, decoding, size): the scheme works. */
function wasReached(exchange: Exchange): boolean {
  return exchange.status !== 0 || exchange.hops.length > 0;
}

function entryOf(target: Target, home: Exchange, failed: readonly Exchange[]): SiteEntry {
  const requested = new URL(home.url);
  const final = webUrl(home.finalUrl) ?? requested;
  const isElsewhere = !isSameName(requested, final);
  return {
    domain: target.domain,
    origin: isElsewhere ? requested.origin : final.origin,
    requestedOrigin: requested.origin,
    home,
    failed,
    landing: isElsewhere ? final.href : null,
  };
}
