/** Whether an address stands on one of the listed hosts or a subdomain of it. */
export function isOnHost(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname;
  return hosts.some((listed) => host === listed || host.endsWith(`.${listed}`));
}
