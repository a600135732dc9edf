/** The little of a page that the questions of the whole site need: kept for every page, so it is small and plain. */
import { canonicalOf, canonicalsOf, isSamePage, metaContent } from '../../facts/page-head.ts';
import { indexingForbidden } from '../../facts/directives/page-directives.ts';
import { ownership } from '../../facts/identity/own-organization.ts';
import { leadsToNoPage } from '../../facts/no-page.ts';
import { textOf } from '../../facts/page-entities.ts';
import type { PageLink } from '../../facts/page-facts.ts';
import { dayName, weekOf } from '../../facts/surface/opening-hours.ts';
import { isData, type FactName, type Surface } from '../../facts/surface/model.ts';
import { bareLetters } from '../../facts/text/bare-letters.ts';
import { urlKey, withoutFinalSlash } from '../../values/url.ts';
import { cut } from '../../values/wording.ts';
import { namesAnotherTopic } from '../page/content/title-h1-match.ts';
import type { Subject } from '../page/subject.ts';
import { versionsOf } from '../page/versions.ts';

/** Internal link targets kept of one page: those of the main text first. The join of a site unites them, and keeps none. */
export const MAX_DIGEST_LINKS = 300;
/** Links of one page of which it is kept where they are, and characters of their text: enough to find them by. */
const MAX_LINK_PLACES = 100;
const MAX_LINK_TEXT = 40;
/** Addresses kept of one page that it links to and the sitemap does not list: those of the main text first. */
const MAX_DIGEST_UNLISTED = 10;
/** Language versions kept of one page. */
export const MAX_DIGEST_LANGUAGES = 40;

/** What the questions of a whole site need of one page. */
export interface PageDigest {
  readonly url: string;
  readonly finalUrl: string;
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  readonly hops: number;
  /** What came: `pass` for the page itself, else what was in its place. */
  readonly access: string;
  /** 32-bit hashes, 0 for an absent title or description. */
  readonly title: number;
  readonly description: number;
  /** The title names another topic than the heading; absent where it does not. */
  readonly titleElsewhere?: true | undefined;
  /** 16 hexadecimal digits, empty for a short text. */
  readonly simhash: string;
  /** The canonical address that the page declares, its own without one. */
  readonly canonical: string;
  /** The page declares a canonical address, and it is another one. */
  readonly canonicalElsewhere: boolean;
  readonly noindex: boolean;
  /** Lower-case crawler (empty: all) and directive of what restricts the use of the page; absent where nothing does. */
  readonly restricts?: readonly (readonly [agent: string, directive: string])[] | undefined;
  /** Language tag and address of each version that the page names. */
  readonly languages: readonly (readonly [tag: string, url: string])[];
  /** {@link addressHash} of internal link targets, capped. */
  readonly links: readonly number[];
  /** Line and text of the first of these links; absent where there is none, and in what an earlier version kept. */
  readonly linkPlaces?: readonly (readonly [line: number, text: string])[] | undefined;
  /** Internal link targets that the sitemap does not list, capped; absent where all are listed, or no sitemap was read. */
  readonly unlisted?: readonly string[] | undefined;
  /** Absent where the page says nothing of the business behind it, and in what an earlier version kept. */
  readonly contact?: PageContact | undefined;
}

/** What may be spelled in several ways: a query, a fragment, a path parameter, escapes other than those of UTF-8 in capitals. */
const MAY_VARY = /[?#;]|%(?![89A-F][\dA-F])/;

/** A 32-bit hash of what an address means: of its key without a final slash. */
export function addressHash(address: string): number {
  if (MAY_VARY.test(address)) return textHash(withoutFinalSlash(urlKey(address)));
  // Without these the resolved address is its own key: parsing it again would cost more than all other checks.
  return textHash(address, address.endsWith('/') ? address.length - 1 : address.length);
}

/** FNV-1a over all characters up to `end`: accents, signs and case tell texts apart (`C` and `C++`). */
function textHash(text: string, end = text.length): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

/** What a page says of the business behind the site. */
export interface PageContact {
  /** Letters of its name. */
  readonly name: string;
  /** Digits of the telephone numbers that data gives. */
  readonly telephones: readonly string[];
  /** The street as data gives it, which tells one branch from another; empty without one. */
  readonly address: string;
  /** Digits of the numbers that the page can be called by, capped. */
  readonly shown: readonly string[];
  /** Opening hours of data and those that people read, where they differ on a day. */
  readonly hoursApart?: readonly [stated: string, shown: string] | undefined;
}

/** Telephone numbers kept of one page. */
const MAX_TELEPHONES = 5;

/** What the page says of the business; `null` where its data gives neither number nor address. */
function contactOf({ page, facts }: Subject): PageContact | null {
  const values = (name: FactName, surfaces: (surface: Surface) => boolean): string[] =>
    facts().flatMap(({ fact, surface, value }) => (fact === name && surfaces(surface) ? [value] : []));
  const telephones = values('telephone', isData).slice(0, MAX_TELEPHONES);
  const [address = ''] = values('address', isData);
  const stated = values('opening-hours', isData);
  const hoursApart = hoursThatDiffer(stated, values('opening-hours', isText));
  if (telephones.length === 0 && address === '' && hoursApart === null) return null;
  const { organization } = ownership(page);
  if (organization === null) return null;
  return {
    name: bareLetters(textOf(organization, 'name')),
    telephones,
    address: cut(address.split(', ', 1)[0] ?? '', MAX_ADDRESS),
    shown: values('telephone', isText).slice(0, MAX_TELEPHONES),
    ...(hoursApart !== null && { hoursApart }),
  };
}
const MAX_ADDRESS = 200;
const isText = (surface: Surface): boolean => surface === 'text';

/** A day on which data and text open or close at another time, as both say it. Both are read as a whole, or nothing is said. */
function hoursThatDiffer(
  stated: readonly string[],
  shown: readonly string[],
): readonly [stated: string, shown: string] | null {
  const [ofData, ofText] = [weekOf(stated), weekOf(shown)];
  if (ofData === null || ofText === null) return null;
  const day = [...ofData.keys()].find((each) => ofText.has(each) && ofText.get(each) !== ofData.get(each));
  if (day === undefined) return null;
  return [`${dayName(day)} ${ofData.get(day) ?? ''}`, `${dayName(day)} ${ofText.get(day) ?? ''}`];
}

/** The digest of a judged page. */
export function digestPage(subject: Subject): PageDigest {
  const { page, directives, text, access, site } = subject;
  const canonical = canonicalOf(page);
  const { elements, headers } = canonicalsOf(page);
  const isOwn = isSamePage(canonical, page.finalUrl);
  const restricts = restrictionsIn(subject);
  const targets = linkTargets(subject);
  const contact = contactOf(subject);
  const unlisted = unlistedOf(targets.keys(), subject);
  const links = linksOf(targets);
  return {
    url: page.url,
    finalUrl: page.finalUrl === page.url ? page.url : page.finalUrl,
    status: page.response.status,
    hops: page.response.hops.length,
    access: access?.kind ?? 'pass',
    title: shownHash(page.title),
    description: shownHash(metaContent(page, 'description')),
    ...(namesAnotherTopic(subject) && { titleElsewhere: true as const }),
    simhash: text.simhash,
    canonical: isOwn ? page.finalUrl : canonical,
    canonicalElsewhere: elements.length + headers.length > 0 && !isOwn,
    noindex: indexingForbidden(directives).length > 0,
    ...(restricts.length > 0 && { restricts }),
    languages: versionsOf(page, site).slice(0, MAX_DIGEST_LANGUAGES),
    links: [...links.keys()],
    ...(links.size > 0 && {
      linkPlaces: [...links.values()]
        .slice(0, MAX_LINK_PLACES)
        .map(({ line, text }) => [line, cut(text, MAX_LINK_TEXT)] as const),
    }),
    ...(unlisted.length > 0 && { unlisted }),
    ...(contact !== null && { contact }),
  };
}

/** Directives that restrict the use of a page in answers. */
const RESTRICTING: ReadonlySet<string> = new Set(['noindex', 'none', 'nosnippet', 'noarchive', 'nocache']);
/** Share of the main text under data-nosnippet from which a page is mostly withheld. */
const MOSTLY = 0.5;

/** What a page says against its use in answers, by crawler. */
export function restrictionsIn({
  directives,
  page,
}: Pick<Subject, 'directives' | 'page'>): NonNullable<PageDigest['restricts']> {
  const stated = directives.flatMap(({ agent, name, value }): (readonly [string, string])[] => {
    if (name === 'max-snippet') return /^\d+$/.test(value) ? [[agent, `${name}:${value}`]] : [];
    return RESTRICTING.has(name) ? [[agent, name === 'none' ? 'noindex' : name]] : [];
  });
  return page.main.nosnippetShare > MOSTLY ? [...stated, ['', 'data-nosnippet']] : stated;
}

/** Of a text as it is shown: spellings of one character and runs of white space are equal. 0 is kept for no text. */
const shownHash = (text: string): number =>
  text === '' ? 0 : textHash(text.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ')) >>> 0 || 1;

/** The first link to each address of the site, those of the main text first. */
function linkTargets({ page }: Subject): ReadonlyMap<string, PageLink> {
  const targets = new Map<string, PageLink>();
  const add = (link: PageLink): void => {
    if (link.internal && link.url !== null && !targets.has(link.url)) targets.set(link.url, link);
  };
  for (const link of page.links) if (link.region === 'main') add(link);
  for (const link of page.links) add(link);
  return targets;
}

function unlistedOf(targets: Iterable<string>, { site }: Subject): string[] {
  const found: string[] = [];
  const sitemap = site?.sitemap ?? null;
  if (sitemap === null) return found;
  for (const address of targets) {
    if (found.length >= MAX_DIGEST_UNLISTED) break;
    if (!sitemap.has(urlKey(address)) && !leadsToNoPage(address)) found.push(address);
  }
  return found;
}

/** The links that are kept, by the hash of where they lead. */
function linksOf(targets: ReadonlyMap<string, PageLink>): ReadonlyMap<number, PageLink> {
  const links = new Map<number, PageLink>();
  for (const [address, link] of targets) {
    if (links.size >= MAX_DIGEST_LINKS) break;
    const hash = addressHash(address);
    if (!links.has(hash)) links.set(hash, link);
  }
  return links;
}
