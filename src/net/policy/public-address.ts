/** Which IP addresses are on the public web. Classified by allowing, not by denying: what is unknown is not public. */
import { commaSeparated } from '../../catalog/comma-separated.ts';
import { isIP } from 'node:net';

/**
 * IPv4 blocks that are not public web space. IANA IPv4 Special-Purpose Address Registry (2024-12) and multicast
 * (RFC 5771); 168.63.129.16 is Azure's host channel, reachable from any virtual machine there (Microsoft Learn,
 * "What is IP address 168.63.129.16?").
 */
const SPECIAL_IPV4: readonly string[] = commaSeparated(`
  0.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 168.63.129.16/32, 169.254.0.0/16, 172.16.0.0/12,
  192.0.0.0/24, 192.0.2.0/24, 192.31.196.0/24, 192.52.193.0/24, 192.88.99.0/24, 192.168.0.0/16,
  192.175.48.0/24, 198.18.0.0/15, 198.51.100.0/24, 203.0.113.0/24, 224.0.0.0/4, 240.0.0.0/4
`);

/** The only IPv6 space assigned for global unicast (RFC 4291, IANA IPv6 Address Space). */
const GLOBAL_IPV6 = '2000::/3';

/** Special blocks inside {@link GLOBAL_IPV6}. IANA IPv6 Special-Purpose Address Registry (2024-12). */
const SPECIAL_IPV6: readonly string[] = [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
];

/** IPv6 blocks whose last 32 bits are an IPv4 address that is judged instead: RFC 4291 mapped, RFC 6052 translated. */
const EMBEDDING_IPV6: readonly string[] = ['::ffff:0:0/96', '64:ff9b::/96'];

const IPV6_GROUPS = 8;
const GROUP_BITS = 16;

/** An address block as groups of 16 bits: two for IPv4, eight for IPv6. */
interface Block {
  readonly groups: readonly number[];
  readonly bits: number;
}

const specialIpv4 = SPECIAL_IPV4.map(blockOf);
const globalIpv6 = blockOf(GLOBAL_IPV6);
const specialIpv6 = SPECIAL_IPV6.map(blockOf);
const embeddingIpv6 = EMBEDDING_IPV6.map(blockOf);

/**
 * Whether an IP address literal (dotted IPv4, or IPv6 without brackets) is public web space. Mapped and NAT64 forms
 * are judged by the IPv4 address inside. False for anything that is no address.
 */
export function isPublicAddress(ip: string): boolean {
  // `isIP` reads a list of one address as that address.
  if (typeof ip !== 'string') return false;
  const version = isIP(ip);
  if (version === 4) return isPublicIpv4(ipv4Groups(ip));
  return version === 6 && isPublicIpv6(ipv6Groups(ip));
}

/** One spelling for each address: mapped IPv4 as dotted IPv4, IPv6 in full lower-case groups, the zone dropped. */
export function canonicalAddress(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const groups = ipv6Groups(ip);
  const [mapped] = embeddingIpv6;
  if (mapped !== undefined && isInside(groups, mapped)) return dotted(groups.slice(-2));
  return groups.map((group) => group.toString(16)).join(':');
}

function isPublicIpv4(groups: readonly number[]): boolean {
  return !specialIpv4.some((block) => isInside(groups, block));
}

function isPublicIpv6(groups: readonly number[]): boolean {
  if (embeddingIpv6.some((block) => isInside(groups, block))) return isPublicIpv4(groups.slice(-2));
  return isInside(groups, globalIpv6) && !specialIpv6.some((block) => isInside(groups, block));
}

function isInside(groups: readonly number[], block: Block): boolean {
  let bits = block.bits;
  for (let index = 0; bits > 0; index += 1, bits -= GROUP_BITS) {
    const shift = Math.max(0, GROUP_BITS - bits);
    if ((groups[index] ?? 0) >> shift !== (block.groups[index] ?? 0) >> shift) return false;
  }
  return true;
}

function blockOf(text: string): Block {
  const [address = '', bits = ''] = text.split('/');
  return { groups: address.includes(':') ? ipv6Groups(address) : ipv4Groups(address), bits: Number(bits) };
}

function ipv4Groups(ip: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = ip.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

function dotted(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
}

/** The eight groups of an address that `isIP` has accepted. */
function ipv6Groups(ip: string): number[] {
  const [bare = ''] = ip.split('%');
  const [left = '', right] = bare.split('::');
  const head = groupList(left);
  if (right === undefined) return head;
  const tail = groupList(right);
  const zeros = Array.from({ length: IPV6_GROUPS - head.length - tail.length }, () => 0);
  return [...head, ...zeros, ...tail];
}

function groupList(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => (part.includes('.') ? ipv4Groups(part) : [parseInt(part, 16)]));
}
