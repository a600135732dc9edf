/**
 * IP addresses as texts that sort as their numbers do: one comparison tells whether an address lies between two
 * others. IPv4: `4` and 8 hexadecimal digits; IPv6: `6` and 32 (RFC 4291, 2.2). An IPv4 address that is mapped into IPv6
 * is the IPv4 address.
 */

/** Digits, colons and dots alone: the length that an address has at most, with a port. */
const MAX_LENGTH = 54;
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?::\d{1,5})?$/;
const IPV6 = /^[\da-f:]+(?:\d+\.\d+\.\d+\.\d+)?$/i;
const BRACKETS = /^\[([\da-f:.]+)\](?::\d{1,5})?$/i;
const GROUPS = 8;
const MAPPED = '600000000000000000000ffff';

/** The key of an address, `null` for any other text. A port after it and a zone are left out. */
export function addressKey(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  const dotted = IPV4.exec(text);
  if (dotted !== null) {
    const digits = hexOfIpv4(dotted.slice(1));
    return digits === null ? null : `4${digits}`;
  }
  if (!text.includes(':')) return null;
  return ipv6Key(BRACKETS.exec(text)?.[1] ?? text.replace(/%.*$/, ''));
}

/** Whether a text is an IP address. */
export function isAddress(text: string): boolean {
  return addressKey(text) !== null;
}

function hexOfIpv4(parts: readonly string[]): string | null {
  let digits = '';
  for (const part of parts) {
    const byte = Number(part);
    if (byte > 255) return null;
    digits += byte.toString(16).padStart(2, '0');
  }
  return digits;
}

function ipv6Key(text: string): string | null {
  if (!IPV6.test(text)) return null;
  const [left = '', right, ...others] = text.split('::');
  if (others.length > 0) return null;
  const head = groupsIn(left);
  const tail = right === undefined ? [] : groupsIn(right);
  if (head === null || tail === null) return null;
  const missing = GROUPS - head.length - tail.length;
  if (right === undefined ? missing !== 0 : missing < 1) return null;
  const key = `6${[...head, ...Array<string>(missing).fill('0000'), ...tail].join('')}`;
  return key.startsWith(MAPPED) ? `4${key.slice(MAPPED.length)}` : key;
}

function groupsIn(text: string): string[] | null {
  if (text === '') return [];
  const groups: string[] = [];
  for (const part of text.split(':')) {
    const dotted = part.includes('.') ? IPV4.exec(part) : null;
    const digits = dotted === null ? part.toLowerCase().padStart(4, '0') : hexOfIpv4(dotted.slice(1));
    if (digits === null || part === '' || (dotted === null && !/^[\da-f]{4}$/.test(digits))) return null;
    groups.push(...(digits.length === 8 ? [digits.slice(0, 4), digits.slice(4)] : [digits]));
  }
  return groups;
}

/** A block of addresses: the keys of its first and its last. */
export interface Block {
  readonly first: string;
  readonly last: string;
}

/** The block of a prefix such as `20.42.10.176/28`, or of one address; `null` for any other text. */
export function blockOf(text: string): Block | null {
  const slash = text.indexOf('/');
  const key = addressKey(slash === -1 ? text : text.slice(0, slash));
  if (key === null) return null;
  const most = key.startsWith('4') ? 32 : 128;
  const written = slash === -1 ? String(most) : text.slice(slash + 1);
  const bits = /^\d{1,3}$/.test(written) ? Number(written) : Number.NaN;
  if (!(bits <= most)) return null;
  return { first: filled(key, bits, 0x0), last: filled(key, bits, 0xf) };
}

/** The key with all bits after the first `bits` set to those of `fill`. */
function filled(key: string, bits: number, fill: number): string {
  let filledKey = key.slice(0, 1);
  for (let at = 1; at < key.length; at += 1) {
    const kept = Math.min(4, Math.max(0, bits - (at - 1) * 4));
    const mask = 0xf & (0xf << (4 - kept));
    const digit = Number.parseInt(key.slice(at, at + 1), 16);
    filledKey += ((digit & mask) | (fill & ~mask)).toString(16);
  }
  return filledKey;
}

/**
 * Blocks that no visitor from the public web has: private, shared, loopback and link-local use (RFC 1918, 6598, 1122,
 * 3927, 4193, 4291). A log with such an address names a proxy of its own network.
 */
const PRIVATE: readonly Block[] = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
].flatMap((text) => blockOf(text) ?? []);

/** Whether an address is one of a private network, by its key. */
export function isPrivate(key: string): boolean {
  return PRIVATE.some(({ first, last }) => key >= first && key <= last);
}
