/** The organization that a page belongs to, among all that its structured data names. */
import type { PageFacts } from '../page-facts.ts';
import {
  addressTextOf,
  entityAt,
  indexEntities,
  textOf,
  valuesOf,
  type EntityIndex,
} from '../../readers/structured-data/entity-index.ts';
import type { StructuredEntity } from '../../readers/structured-data/model.ts';
import { hasType } from '../../readers/structured-data/vocabulary.ts';
import { isSameName } from '../../values/registered-name.ts';
import { bareLetters } from '../text/bare-letters.ts';
import { metaContent } from '../page-head.ts';
import { httpUrl, isStartPage, webUrl, withoutFragment } from '../../values/url.ts';

/** Properties by which a page names who is behind it. */
const BEHIND = [
  'publisher',
  'sourceOrganization',
  'copyrightHolder',
  'isPartOf',
  'about',
  'mainEntity',
] as const;

/**
 * Properties by which it names somebody else. What is nested there is never looked at, and a reference to an entity that
 * is on its own says the same (JSON-LD 1.1 API, section 4.3, flattening).
 */
const OTHERS = ['itemReviewed', 'hiringOrganization'] as const;

/** Hops from an entity of the page to its publisher: Article → WebPage → WebSite → Organization. */
const MAX_HOPS = 4;

/** Who is behind a page, as far as its structured data says. */
export interface Ownership {
  readonly index: EntityIndex;
  readonly organization: StructuredEntity | null;
  /** That organization first, then whatever else the page says of the same one in entities of their own. */
  readonly descriptions: readonly StructuredEntity[];
  readonly website: StructuredEntity | null;
}

/**
 * The site's own organization: one whose address is under the registered name of the page, else the publisher of the
 * site or the page, else the only organization on its own, which names no address elsewhere unless this is a home
 * page. A review subject or an employer is never taken for it.
 */
export function ownership(page: PageFacts): Ownership {
  const { entities } = page.structuredData;
  const index = indexEntities(entities);
  const tops = entities.filter(({ top }) => top);
  const websites = reachable(index, tops).filter(({ types }) => hasType(types, 'WebSite'));
  const website = websites.find((site) => isOnHost(site, page.finalUrl)) ?? websites[0] ?? null;
  const named = behindAll(index, tops);
  const others = namedBy(index, tops, OTHERS);
  const isOther = (each: StructuredEntity): boolean =>
    isAnother(each, page) || (others.has(each) && !named.has(each) && !isOfWholeSite(each, page.finalUrl));
  const organizations = reachable(index, tops).filter(
    (each) => hasType(each.types, 'Organization') && !isOther(each),
  );
  const onHost = organizations.filter((each) => isOnHost(each, page.finalUrl));
  const publishers = organizations.filter((each) => !each.top || named.has(each));
  const descriptions = descriptionsOf(
    onHost,
    publishers,
    aloneIn(tops, page).filter((each) => !isOther(each)),
  );
  return { index, website, organization: descriptions[0] ?? null, descriptions };
}

/** Whether an organization is surely not the one behind the site. */
function isAnother(entity: StructuredEntity, page: PageFacts): boolean {
  const name = bareLetters(textOf(entity, 'name'));
  return name !== '' && (isMaker(name, page) || isSubject(entity, name, page));
}

/** The maker of the software, which themes name as the publisher; on its own site it is the owner. */
function isMaker(name: string, page: PageFacts): boolean {
  const maker = bareLetters(metaContent(page, 'generator').replace(/[\d.]+.*$/, ''));
  return name === maker && !bareLetters(webUrl(page.finalUrl)?.hostname ?? '').includes(name);
}

/**
 * What an inner page of another site is about: a band in a list of concerts, a shop in a directory. Its address is that
 * of the page, and the site has its own name.
 */
function isSubject(entity: StructuredEntity, name: string, page: PageFacts): boolean {
  const siteName = bareLetters(metaContent(page, 'og:site_name'));
  if (siteName === '' || siteName.includes(name) || name.includes(siteName)) return false;
  const url = httpUrl(addressTextOf(entity, 'url'));
  return url !== null && url.pathname !== '/' && withoutFragment(url.href) === withoutFragment(page.finalUrl);
}

/**
 * Organizations on their own, if they can be one: all have the same name, and none names an address elsewhere. A home
 * page may: it describes whom it belongs to, also at the address of another name of theirs.
 */
function aloneIn(tops: readonly StructuredEntity[], { finalUrl }: PageFacts): readonly StructuredEntity[] {
  const alone = tops.filter(({ types }) => hasType(types, 'Organization'));
  if (alone.length === 1) return isStartPage(finalUrl) ? alone : alone.filter(hasNoAddress);
  const names = new Set(alone.map((each) => textOf(each, 'name').toLowerCase()));
  return names.size === 1 ? alone.filter(hasNoAddress) : [];
}

function hasNoAddress(entity: StructuredEntity): boolean {
  return addressTextOf(entity, 'url') === '';
}

/** Beside an organization on the host of the page, a publisher with an address of its own is another one. */
function descriptionsOf(
  onHost: readonly StructuredEntity[],
  publishers: readonly StructuredEntity[],
  alone: readonly StructuredEntity[],
): readonly StructuredEntity[] {
  const others = onHost.length === 0 ? publishers : publishers.filter(hasNoAddress);
  return [...new Set([...onHost, ...others, ...alone])];
}

/** The entities on their own and those behind them. */
function reachable(index: EntityIndex, tops: readonly StructuredEntity[]): StructuredEntity[] {
  const found = new Set(tops);
  let edge = tops;
  for (let hop = 0; hop < MAX_HOPS && edge.length > 0; hop++) {
    edge = [...behindAll(index, edge)].filter((entity) => !found.has(entity));
    for (const entity of edge) found.add(entity);
  }
  return [...found];
}

/** The entities that any of these names as behind it, each once. */
function behindAll(index: EntityIndex, entities: readonly StructuredEntity[]): Set<StructuredEntity> {
  return namedBy(index, entities, BEHIND);
}

/** The entities that any of these names by one of the properties, each once. */
function namedBy(
  index: EntityIndex,
  entities: readonly StructuredEntity[],
  properties: readonly string[],
): Set<StructuredEntity> {
  const named = new Set<StructuredEntity>();
  for (const entity of entities) {
    for (const value of properties.flatMap((property) => valuesOf(entity, property))) {
      const found = entityAt(index, value);
      if (found !== null) named.add(found);
    }
  }
  return named;
}

function isOnHost(entity: StructuredEntity, pageUrl: string): boolean {
  return addressesUnder(entity, pageUrl).length > 0;
}

/** Whether its address is that of the site itself: businesses publish reviews of themselves and jobs at home. */
function isOfWholeSite(entity: StructuredEntity, pageUrl: string): boolean {
  return addressesUnder(entity, pageUrl).some(({ href }) => isStartPage(href));
}

/** The addresses of an entity under the registered name of the page. */
function addressesUnder(entity: StructuredEntity, pageUrl: string): URL[] {
  const page = webUrl(pageUrl);
  return [addressTextOf(entity, 'url'), entity.id ?? ''].flatMap((address) => {
    const url = httpUrl(address);
    return url !== null && page !== null && isSameName(url, page) ? [url] : [];
  });
}
