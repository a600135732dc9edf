/** Hosts of addresses that were resolved before: read off the text, which is many times cheaper than to parse it. */

/** Scheme, credentials, then the host. Resolved http(s) addresses always have this form. */
const HOST = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/;

/** The host of a resolved http(s) address, empty for anything else. */
export function hostOf(address: string): string {
  return HOST.exec(address)?.[1] ?? '';
}

/** Whether an address stands on one of the listed hosts or a subdomain of it. */
export function isOnHost(address: string, hosts: ReadonlySet<string>): boolean {
  let host = hostOf(address).toLowerCase();
  while (host !== '') {
    if (hosts.has(host)) return true;
    const dot = host.indexOf('.');
    host = dot === -1 ? '' : host.slice(dot + 1);
  }
  return false;
}
