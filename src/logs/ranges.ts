/**
 * The address ranges that operators publish for their bots. Most publish JSON: `{"creationTime":…,"prefixes":
 * [{"ipv4Prefix":"…"},{"ipv6Prefix":"…"}]}` (Google, OpenAI, Microsoft, Apple, Perplexity, Common Crawl;
 * draft-illyes-webbotauth-jafar-00), some with names or a nesting of their own (`ip_prefix`), some as text or CSV, a
 * line each (RFC 8805), some in the source of an HTML page (Amazon, Yandex). What they share is read: every value that
 * is an address or a prefix.
 */
import { addressKey, blockOf, type Block } from './ip-address.ts';

/** The addresses that one operator publishes. */
export interface AddressRanges {
  /** When the operator made the list, as it says; `null` where it does not. */
  readonly created: string | null;
  /** Blocks in the order of their first addresses, none within another. */
  readonly blocks: readonly Block[];
}

/** Characters of a list. The longest that is known, of a whole cloud, has 4 MB. */
const MAX_LIST = 8_000_000;
/** Blocks of a list. */
const MAX_BLOCKS = 200_000;
const MAX_DEPTH = 16;
/** Bits that a prefix has at least: no operator owns more than a /8 (17.0.0.0/8 is Apple's), and a /0 would be everyone. */
const LEAST_BITS = { 4: 8, 6: 16 } as const;

/**
 * The ranges in the text of an operator's file: JSON of any nesting, lines or CSV, or an HTML page that shows them. `null`
 * for a text without any, and over 8 MB.
 */
export function readRanges(text: string): AddressRanges | null {
  if (text.length > MAX_LIST) return null;
  const json = jsonOf(text);
  const values = json === undefined ? valuesInText(text) : valuesIn(json);
  const blocks = joined(values.slice(0, MAX_BLOCKS).flatMap((value) => wholeBlock(value) ?? []));
  return blocks.length === 0 ? null : { created: createdIn(json), blocks };
}

function jsonOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return value;
  } catch {
    return undefined;
  }
}

function createdIn(json: unknown): string | null {
  if (typeof json !== 'object' || json === null || !('creationTime' in json)) return null;
  return typeof json.creationTime === 'string' ? json.creationTime.slice(0, 40) : null;
}

/** Every text in a JSON value. */
function valuesIn(json: unknown, depth = 0): string[] {
  if (typeof json === 'string') return [json.trim()];
  if (typeof json !== 'object' || json === null || depth > MAX_DEPTH) return [];
  return Object.values(json).flatMap((value) => valuesIn(value, depth + 1));
}

/** What is between quotes or tags of a page. */
const IN_PAGE = /(?:["'>]|&quot;|&#34;)\s*([\da-f:.]{3,45}(?:\/\d{1,3})?)(?=\s*(?:["'<]|&quot;|&#34;))/gi;

/** Words of a text; of a page only those that are a whole value or the whole text of an element. */
function valuesInText(text: string): string[] {
  if (/^\s*<|<\/[a-z]+>/i.test(text)) return [...text.matchAll(IN_PAGE)].map(([, value = '']) => value);
  return text.split(/[\s,;"']+/);
}

function wholeBlock(value: string): Block | null {
  const block = blockOf(value);
  if (block === null) return null;
  const [, bits] = value.split('/');
  const least = block.first.startsWith('4') ? LEAST_BITS[4] : LEAST_BITS[6];
  return bits === undefined || Number(bits) >= least ? block : null;
}

/** The blocks in order, those that lie in another one left out. */
function joined(blocks: readonly Block[]): Block[] {
  const kept: Block[] = [];
  // Of two that begin alike the wider one comes first.
  const sorted = blocks.toSorted((a, b) => compare(a.first, b.first) || compare(b.last, a.last));
  for (const block of sorted) {
    const before = kept.at(-1);
    if (before === undefined || block.first > before.last) kept.push(block);
  }
  return kept;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Whether an IP address, IPv4 or IPv6, lies in the ranges. False for a text that is no address. */
export function isInRanges({ blocks }: AddressRanges, address: string): boolean {
  const key = addressKey(address);
  if (key === null) return false;
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.first ?? '') <= key) low = middle + 1;
    else high = middle;
  }
  return key <= (blocks[low - 1]?.last ?? '');
}
