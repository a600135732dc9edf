/** The name that a site goes by. */
import { domainToUnicode } from 'node:url';
import { decodeHTMLStrict } from '../../values/character-references.ts';
import { metaContent } from '../page-head.ts';
import type { PageFacts } from '../page-facts.ts';
import type { Ownership } from './own-organization.ts';
import { registeredName } from '../../values/registered-name.ts';
import { entityAt, textOf, valuesOf } from '../../readers/structured-data/entity-index.ts';
import type { StructuredEntity } from '../../readers/structured-data/model.ts';
import { hasType } from '../../readers/structured-data/vocabulary.ts';
import { bareLetters } from '../text/bare-letters.ts';
import { TITLE_SEPARATOR } from '../text/topic.ts';
import { webUrl, withoutWww } from '../../values/url.ts';

/**
 * In order: the site's own organization, its WebSite, og:site_name, application-name, the part of the title that
 * the host or its name is made of or that a link to the home page reads, the alternative text of the logo in the home
 * link. Empty where nothing but the host names the site.
 */
export function statedName(page: PageFacts, { index, organization, website }: Ownership): string {
  const owner = organization === null ? '' : textOf(organization, 'name');
  // Some systems publish a site in the name of who writes it: what the site calls itself goes before (jekyll-seo-tag).
  const isAuthor = page.structuredData.entities
    .flatMap((each) => valuesOf(each, 'author'))
    .some((author) => isPersonNamed(owner, entityAt(index, author)));
  const named = [
    isAuthor ? '' : owner,
    website === null ? '' : textOf(website, 'name'),
    siteName(page),
    metaContent(page, 'application-name'),
    titlePart(page),
    homeLinkPart(page),
    logoName(page),
    owner,
  ];
  const found = named.find((name) => name !== '' && !NO_NAME.test(name)) ?? '';
  // Some systems write names into JSON and meta tags that were made for HTML already.
  return decodeHTMLStrict(found);
}

/** og:site_name, unless a template writes the title of each page there: then it names the page by heading and title. */
function siteName(page: PageFacts): string {
  const name = metaContent(page, 'og:site_name');
  const letters = bareLetters(name);
  const isTitle =
    webUrl(page.finalUrl)?.pathname !== '/' &&
    bareLetters(metaContent(page, 'og:title')) === letters &&
    page.headings.some(({ level, text }) => level === 1 && bareLetters(text) === letters);
  return isTitle ? '' : name;
}

/** The name in og:site_name as it is written; empty where that is the title of the page, an address or an account. */
export function statedSiteName(page: PageFacts): string {
  const name = siteName(page);
  return NO_NAME.test(name) ? '' : name;
}

function isPersonNamed(name: string, entity: StructuredEntity | null): boolean {
  return entity !== null && hasType(entity.types, 'Person') && textOf(entity, 'name') === name;
}

/** Some sites write their address or their account where their name belongs. */
const NO_NAME = /^(?:https?:\/\/|www\.|@)\S+$/i;

/** The alternative text of the picture in the home link, without the word that says that it is a logo. */
function logoName({ images }: PageFacts): string {
  const names = images.map(({ inHomeLink, alt }) =>
    inHomeLink
      ? (alt ?? '')
          .replaceAll(/\blogo(?:type)?\b/gi, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim()
      : '',
  );
  return names.find((name) => /^[\p{L}\p{N}]/u.test(name) && !NAVIGATION.test(name)) ?? '';
}

/** What a picture in the home link says of the link and not of the site. */
const NAVIGATION = /^(?:home(?:page)?|back|up|top|menu)$/i;

/** The label of a host that names the site: `example` of `www.example.co.uk`. An IP address names itself. */
export function hostLabel(address: string): string {
  const url = webUrl(address);
  if (url === null) return '';
  if (/^[\d.]+$|^\[/.test(url.hostname)) return url.hostname;
  return readable(registeredName(url.hostname).split('.', 1)[0] ?? '');
}

/** A host name as people write it (UTS 46): `müller` for `xn--mller-kva`. */
function readable(host: string): string {
  return domainToUnicode(host) || host;
}

function titlePart({ title, finalUrl }: PageFacts): string {
  const label = bareLetters(hostLabel(finalUrl));
  if (label.length < 2) return '';
  const host = bareLetters(withoutWww(readable(webUrl(finalUrl)?.hostname ?? '')));
  return partsOf(title).find((part) => bareLetters(part) === label || bareLetters(part) === host) ?? '';
}

/** "Acme: rockets" starts with a name as well. */
const partsOf = (title: string): string[] =>
  title.split(TITLE_SEPARATOR).flatMap((part) => part.trim().split(/:\s+/));

/** "Pumps – The Acme Works" under a header that leads home by that name. The navigation has "Home" in any language. */
function homeLinkPart({ title, links }: PageFacts): string {
  const names = new Set(
    links.flatMap(({ internal, region, url, text }) =>
      internal && region !== 'nav' && url !== null && isRoot(url) ? [bareLetters(text)] : [],
    ),
  );
  return (
    partsOf(title).find(
      (part) => names.has(bareLetters(part)) && /^[\p{L}\p{N}]/u.test(part) && !NAVIGATION.test(part),
    ) ?? ''
  );
}

/** Whether nothing is after the host. */
const isRoot = (url: string): boolean => url.indexOf('/', 'https://'.length) === url.length - 1;
