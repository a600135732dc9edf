/** What a Sitemap line may name. */
import { webUrl } from '../../values/url.ts';

/**
 * Characters that no address holds as they are (RFC 3986 2): they are left of a template that was not filled in, or
 * are around an address. Nobody meant the address that comes of escaping them.
 */
const NO_ADDRESS = /[{}<>]/;

/**
 * The http(s) address that the value of a Sitemap line names, `null` when it names none that can be fetched. Without a
 * name and password in front of the host: nobody sends them, and a report must not carry them further.
 */
export function sitemapAddress(written: string, base: string | undefined): string | null {
  const url = NO_ADDRESS.test(written) ? null : webUrl(written, base);
  if (url === null) return null;
  url.username = '';
  url.password = '';
  return url.href;
}
