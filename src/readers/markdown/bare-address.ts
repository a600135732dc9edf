/** Addresses that are in the text without link markup. */
import { copy, type Scan } from './inline-scan.ts';
import { endOfMatch } from '../../values/sticky.ts';

const ADDRESS = /https?:\/\/[^\s<>"`[\]|\\]{1,2048}/iy;

/** Reads an address that begins at a position, and returns where it ends; the position itself when none begins. */
export function readBareAddress(scan: Scan, at: number): number {
  const { text } = scan;
  const isStart = at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
  const end = isStart ? endOfMatch(ADDRESS, text, at) : at;
  if (end === at) return at;
  const address = withoutTail(text.slice(at, end));
  scan.bareUrls.push({ line: scan.line, url: address });
  return copy(scan, at, at + address.length);
}

const ADDRESSES = new RegExp(ADDRESS.source, 'gi');
/** What is before an address that is part of a link, of code, or of a word. */
const WITHIN = /(?:\]\(|[<`\p{L}\p{N}])$/u;

/** A line with something else in place of its bare addresses; those that markup makes links stay. */
export function replaceAddresses(line: string, replacementOf: (address: string) => string): string {
  return line.replaceAll(ADDRESSES, (written, at: number) => {
    const before = line.slice(Math.max(0, at - 2), at);
    const isName = before.endsWith('[') && line.startsWith('](', at + written.length);
    if (isName || WITHIN.test(before)) return written;
    const address = withoutTail(written);
    return replacementOf(address) + written.slice(address.length);
  });
}

/** Final punctuation is not part of an address, nor a parenthesis that it did not open (GFM 6.9). */
function withoutTail(address: string): string {
  let end = address.length;
  let surplus = 0;
  for (const character of address) surplus += Number(character === ')') - Number(character === '(');
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    if (last === ')' && surplus > 0) surplus -= 1;
    else if (!/[.,;:!?'*_~）。、，]/.test(last)) break;
  }
  return address.slice(0, end);
}
