/** Which bots return the cookies that a site sets, as far as their operators say. Compiled 2026-11-28. */
import { documented, undocumented, type Known } from '../known.ts';

/** By key: `no` where cookies are cleared between any two requests. */
const KNOWN: Readonly<Record<string, Known<'no'>>> = {
  googlebot: documented(
    'no',
    'https://developers.google.com/search/docs/crawling-indexing/javascript/fix-search-javascript',
    '2025-12',
  ),
};

/** Whether a bot returns cookies, by its key. */
export function keepsCookies(key: string): Known<'no' | 'unknown'> {
  return KNOWN[key] ?? undocumented('unknown');
}
