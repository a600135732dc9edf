/** Where an answer leads. Redirects are followed here and not by the client library, so that each hop is judged anew. */
import { parsedUrl } from '../values/address.ts';
import { headerValue, type HeaderLine } from '../exchange.ts';
import { FetchFailure } from './failure.ts';
import { MAX_URL_CHARACTERS } from './limits.ts';

/** Statuses that redirect (Fetch Standard, "redirect status"). 300 and 304 are answers. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * The address a redirect answer leads to, resolved; `null` for an answer that is final, which one without a Location
 * is. Of several Location lines the first counts. Throws FetchFailure `redirect` for a Location that leads nowhere.
 */
export function redirectTarget(status: number, headers: readonly HeaderLine[], from: URL): URL | null {
  if (!REDIRECTS.has(status)) return null;
  const location = headerValue(headers, 'location');
  if (location === null) return null;
  if (location === '') throw new FetchFailure('redirect', `status ${status} with an empty Location`);
  const target = parsedUrl(location, from.href);
  if (target === null)
    throw new FetchFailure('redirect', `status ${status} with a Location that is no address`);
  if (target.href.length > MAX_URL_CHARACTERS) {
    throw new FetchFailure(
      'redirect',
      `status ${status} with a Location of ${target.href.length} characters`,
    );
  }
  return target;
}
