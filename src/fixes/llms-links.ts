/**
 * The links of an owner's llms.txt set right, line by line: relative addresses become whole ones, addresses without a name
 * get one, and a line whose link nobody should follow is left out. A line is read once, however many links it holds.
 */
import { addressKey, readAddress } from '../facts/llms-txt/addresses.ts';
import { replaceAddresses } from '../readers/markdown/bare-address.ts';
import { literal } from '../readers/markdown/destination.ts';
import type { LlmsDocument } from '../facts/llms-txt/document.ts';
import { isDead } from '../facts/llms-txt/link-sample.ts';
import { isTemplateMark } from '../facts/llms-txt/text-marks.ts';
import { canParse } from '../values/url.ts';
import { escapeMarkdown } from './llms-text.ts';

/** What the addresses of a file are judged by. */
export interface LinkRepair {
  readonly base: string;
  readonly origin: string;
  readonly linkChecks: Readonly<Record<string, number>>;
}

/** What is to be written otherwise on one line: addresses as written, the relative ones with what they mean. */
interface LineRepair {
  readonly relative: Map<string, string>;
  readonly autolinks: Set<string>;
  readonly bare: Set<string>;
}

/** Repairs the links of the lines in place. */
export function repairLinks(lines: string[], document: LlmsDocument, repair: LinkRepair): void {
  const { base, origin } = repair;
  const dead = deadKeys(repair.linkChecks);
  const repairs = new Map<number, LineRepair>();
  const left = new Set(document.malformed.map(({ line }) => line));
  for (const { name, url, line, isAutolink } of document.links) {
    const { href, traits } = readAddress(url, base, origin);
    const isUnsafe = traits.some((trait) => trait !== 'relative' && trait !== 'insecure');
    const isUnfilled = isTemplateMark(name) || isTemplateMark(url);
    if (isUnsafe || isUnfilled || (href !== null && dead.has(addressKey(href)))) left.add(line);
    else if (isAutolink) repairOf(repairs, line).autolinks.add(url);
    else if (href !== null && traits.includes('relative')) repairOf(repairs, line).relative.set(url, href);
  }
  for (const { line, url } of document.bareUrls) {
    const { href, traits } = readAddress(url, base, origin);
    if (href === null || traits.some((trait) => trait !== 'insecure')) left.add(line);
    else repairOf(repairs, line).bare.add(url);
  }
  for (const [line, found] of repairs) lines[line - 1] = repaired(lines[line - 1] ?? '', found);
  for (const line of left) lines[line - 1] = '';
}

function repairOf(repairs: Map<number, LineRepair>, line: number): LineRepair {
  const found = repairs.get(line) ?? { relative: new Map(), autolinks: new Set(), bare: new Set() };
  repairs.set(line, found);
  return found;
}

/** The destination of an inline link: in angle brackets, or with parentheses that close again. */
const DESTINATION = /\]\((?:<([^<>]*)>|([^\s()<>]+(?:\([^\s()]*\)[^\s()]*)*))/g;
const AUTOLINK = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]{0,2048})>/gi;

/** A list item that writes its name before a bare address, with or without bold marks: `- Docs: https://…`. */
const NAMED_ITEM =
  /^(\s*(?:[-*+]|\d{1,9}[.)])\s+)(?:\*\*)?([^[\]*<>`:：]{1,80})(?:[:：]\*\*|\*\*[:：]|[:：])\s*(https?:\/\/[^\s<>"`[\]|\\]{1,2048})(.*)$/i;

/** Such an item in the form that llmstxt.org asks for: the name is the text of the link, what follows are its notes. */
function asListedLink(line: string, bare: ReadonlySet<string>): string {
  const [, mark = '', name = '', address = '', rest = ''] = NAMED_ITEM.exec(line) ?? [];
  if (!bare.has(address)) return line;
  const notes = rest.replace(/^[\s:：,–—-]+/, '');
  return `${mark}${linkTo(address, escapeMarkdown(name.trim()))}${notes === '' ? '' : `: ${notes}`}`;
}

function repaired(line: string, { relative, autolinks, bare }: LineRepair): string {
  let text = line;
  if (relative.size > 0)
    text = text.replaceAll(DESTINATION, (whole, angled?: string, plain?: string) => {
      const href = relative.get(literal(angled ?? plain ?? ''));
      return href === undefined ? whole : `](${href}`;
    });
  if (autolinks.size > 0)
    text = text.replaceAll(AUTOLINK, (whole, url: string) => (autolinks.has(url) ? linkTo(url) : whole));
  return bare.size === 0
    ? text
    : replaceAddresses(asListedLink(text, bare), (address) =>
        bare.has(address) ? linkTo(address) : address,
      );
}

/** A link to an address. Without its scheme it names the link when nothing else does. */
function linkTo(
  address: string,
  name = escapeMarkdown(address.replace(/^[a-z]+:\/\//i, '').replace(/\/$/, '')),
): string {
  return `[${name}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

function deadKeys(linkChecks: Readonly<Record<string, number>>): ReadonlySet<string> {
  return new Set(
    Object.entries(linkChecks)
      .filter(([address, status]) => isDead(status) && canParse(address))
      .map(([address]) => addressKey(new URL(address).href)),
  );
}
