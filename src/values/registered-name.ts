/** The name that somebody registered. */
import type * as tldts from 'tldts';
import { once } from './once.ts';
import { packageNamed } from './package.ts';

const suffixList = once((): typeof tldts => packageNamed('tldts'));

/**
 * `example.co.uk` of `www.example.co.uk`, `ada.github.io` of itself, by the Public Suffix List with its private part:
 * under a hosting service each customer has a name of their own. An IP address, a name without a dot and a public
 * suffix are their own names.
 */
export function registeredName(host: string): string {
  return suffixList().getDomain(host, { allowPrivateDomains: true, extractHostname: false }) ?? host;
}

/** Whether two hosts belong to one registered name: a shop at `shop.example.com` and the site at `www.example.com`. */
export function isSameName(a: URL, b: URL): boolean {
  return registeredName(a.hostname) === registeredName(b.hostname);
}
