/** Faults of the links: their form, their addresses, and what answered when they were tried. */
import { addressKey, readAddress, type AddressTrait } from '../../facts/llms-txt/addresses.ts';
import type { DocumentLink } from '../../facts/llms-txt/document-link.ts';
import type { LlmsDocument } from '../../facts/llms-txt/document.ts';
import { isDead } from '../../facts/llms-txt/link-sample.ts';
import type { LinkProblem } from '../../readers/markdown/inline-scan.ts';
import { parsedUrl } from '../../values/url.ts';
import type { FaultList } from './fault-list.ts';
import type { LlmsFaultCode } from './faults.ts';

const WEB = /^https?:/i;

/** The fault that each trait of an address is. */
const TRAIT_FAULTS: Readonly<Record<AddressTrait, LlmsFaultCode>> = {
  malformed: 'malformed-link',
  relative: 'relative-link',
  'private-host': 'private-host',
  'unfollowed-scheme': 'bad-scheme',
  credential: 'credential-in-url',
  insecure: 'insecure-link',
};

/** What is said of something that looks like a link and is none. */
const PROBLEMS: Readonly<Record<LinkProblem['code'], (named: string) => string>> = {
  'blank-in-address': (name) => `[${name}] has an address that does not end or holds a blank`,
  empty: () => '[]() is empty',
  'no-name': (url) => `${url} has no name`,
  'space-before-address': (name) => `[${name}] (…) has a space before the address`,
  swapped: (name) => `(…)[${name}] has its brackets and parentheses swapped`,
};

/** What a link is judged against. */
export interface LinkContext {
  /** Address of the file: relative links count from there. */
  readonly base: string;
  readonly origin: string;
  readonly linkChecks: Readonly<Record<string, number>> | undefined;
}

/** Adds the faults of all links and bare addresses. */
export function addLinkFaults(faults: FaultList, document: LlmsDocument, context: LinkContext): void {
  const { links, linkTotal, bareUrls, malformed } = document;
  if (linkTotal === 0) faults.add('no-links', 0, 'no Markdown link: nothing can be followed');
  for (const { code, line, data } of malformed)
    faults.add('malformed-link', line, PROBLEMS[code](data['name'] ?? data['url'] ?? ''));
  for (const { line, url } of bareUrls) addAddressFaults(faults, url, { line, ...context });
  for (const { line, url } of bareUrls) faults.add('bare-url', line, url);
  addFormFaults(faults, links);
  const statuses = statusByKey(context);
  const seen = new Map<string, number>();
  for (const link of links) {
    if (link.isAutolink && WEB.test(link.url)) faults.add('bare-url', link.line, link.url);
    const href = addAddressFaults(faults, link.url, { line: link.line, ...context });
    if (href === null) continue;
    const key = addressKey(href);
    if (seen.has(key))
      faults.add('duplicate-link', link.line, `${link.url} is already listed on line ${seen.get(key)}`);
    const status = seen.has(key) ? undefined : statuses.get(key);
    if (status !== undefined && isDead(status))
      faults.add(
        'dead-link',
        link.line,
        `${link.url} ${status === 0 ? 'does not answer' : `answers ${status}`}`,
      );
    if (!seen.has(key)) seen.set(key, link.line);
  }
}

function addFormFaults(faults: FaultList, links: readonly DocumentLink[]): void {
  const outside = links.filter(({ section }) => section === -1);
  for (const { line, url } of outside) faults.add('links-outside-sections', line, url);
  for (const { line, hasOtherSeparator, name } of links) {
    if (hasOtherSeparator) faults.add('nonstandard-separator', line, name);
  }
  const listed = links.filter(({ opensItem }) => opensItem);
  const bare = listed.filter(({ notes }) => notes === '');
  if (bare.length * 2 > listed.length)
    faults.add('links-without-notes', bare[0]?.line ?? 0, `${bare.length} of ${listed.length} links`);
}

/** The absolute address, `null` when there is none to ask. */
function addAddressFaults(
  faults: FaultList,
  address: string,
  { line, base, origin }: LinkContext & { readonly line: number },
): string | null {
  const { href, traits } = readAddress(address, base, origin);
  for (const trait of traits)
    faults.add(TRAIT_FAULTS[trait], line, address === '' ? 'a link without an address' : address);
  return href;
}

function statusByKey({ linkChecks = {}, base }: LinkContext): ReadonlyMap<string, number> {
  const statuses = new Map<string, number>();
  for (const [address, status] of Object.entries(linkChecks)) {
    const url = parsedUrl(address, base);
    if (url !== null) statuses.set(addressKey(url.href), status);
  }
  return statuses;
}
