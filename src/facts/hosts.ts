/** Hosts of addresses that were resolved before: read off the text, which is many times cheaper than to parse it. */

const SCHEMES = ['https://', 'http://'] as const;
const CREDENTIALS_END = 0x40;

/** The host of a resolved http(s) address, empty for anything else. */
export function hostOf(address: string): string {
  const scheme = SCHEMES.find((prefix) => address.startsWith(prefix));
  if (scheme === undefined) return '';
  let from = scheme.length;
  let end = address.length;
  for (let at = from; at < end; at++) {
    const code = address.charCodeAt(at);
    if (endsAuthority(code)) end = at;
    else if (code === CREDENTIALS_END && from === scheme.length) from = at + 1;
  }
  // The colons of an IPv6 address are in brackets.
  const port = address.indexOf(':', Math.max(from, address.lastIndexOf(']', end)));
  return address.slice(from, port === -1 ? end : Math.min(port, end));
}

/** A slash, a question mark or a number sign. */
const endsAuthority = (code: number): boolean => code === 0x2f || code === 0x3f || code === 0x23;

/** Whether an address is on one of the listed hosts or a subdomain of it. */
export function isOnHost(address: string, hosts: ReadonlySet<string>): boolean {
  let host = hostOf(address).toLowerCase();
  while (host !== '') {
    if (hosts.has(host)) return true;
    const dot = host.indexOf('.');
    host = dot === -1 ? '' : host.slice(dot + 1);
  }
  return false;
}
