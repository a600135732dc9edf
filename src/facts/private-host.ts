/** Hosts that nobody reaches from the public internet, as far as their name or address tells. */
import { SPECIAL_NAMES } from '../catalog/special-names.ts';

/** The reserved names, and `test`, below which nobody can register one either (RFC 6761, 6.2). */
const PRIVATE_SUFFIX = new RegExp(`(?:^|\\.)(?:${SPECIAL_NAMES.join('|')}|test)$`);

/** Whether a name with a dot, in lower case, is one of a local network. */
export const isPrivateName = (name: string): boolean => PRIVATE_SUFFIX.test(name);

/** Whether a host, as the URL parser writes it, is loopback, private, link-local or a name of a local network. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (host.startsWith('[')) return isPrivateIpv6(host.slice(1, -1));
  const ipv4 = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(host);
  if (ipv4 !== null) return isPrivateIpv4(Number(ipv4[1]), Number(ipv4[2]));
  return !host.includes('.') || isPrivateName(host);
}

/** RFC 1918, RFC 6598, RFC 3927, RFC 1122: this host, private use, shared space, loopback, link-local. */
function isPrivateIpv4(first: number, second: number): boolean {
  if (first === 0 || first === 10 || first === 127) return true;
  if (first === 100) return second >= 64 && second <= 127;
  if (first === 172) return second >= 16 && second <= 31;
  return (first === 169 && second === 254) || (first === 192 && second === 168);
}

/** RFC 4291 loopback, unspecified and link-local; RFC 4193 unique local; IPv4 addresses inside IPv6. */
function isPrivateIpv6(address: string): boolean {
  if (address === '::1' || address === '::' || /^f[cd]/.test(address) || /^fe[89ab]/.test(address))
    return true;
  const mapped = /^::(?:ffff:)?([0-9a-f]{1,4}):[0-9a-f]{1,4}$/.exec(address)?.[1];
  if (mapped === undefined) return false;
  const high = Number.parseInt(mapped, 16);
  return isPrivateIpv4(high >> 8, high & 0xff);
}
