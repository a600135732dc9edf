/** Profiles of the owner of a page elsewhere: what its organization names, what rel=me claims, what header and footer link to. */
import { PROFILE_HOSTS } from '../../catalog/hosts.ts';
import { hostLabel } from './brand-name.ts';
import type { PageFacts, PageLink } from '../page-facts.ts';
import { isWebAddress } from '../social-tags.ts';
import { bareLetters } from '../text/bare-letters.ts';
import { bareHost, httpUrl, isSameHost, isStartPage, pathSegments, webUrl } from '../../values/url.ts';

/** Profiles given; a list that is longer is a directory. */
const MAX_PROFILES = 50;

/** Addresses that pass something on instead of naming someone. */
const SHARING =
  /\/(?:share|sharer|sharer\.php|intent|dialog|sharearticle|pin\/create|submit)(?:[/?]|$)|[?&](?:url|u|text|mini)=/i;

/**
 * Addresses on the hosts of profiles that name one post, film, search or action, or a page about the encyclopedia itself
 * (address schemes of these hosts, read 2026-11). Of paths the first or the second segment tells.
 */
const NO_PROFILE =
  /^\/(?:watch|playlist|results|shorts|embed|search|hashtag|explore|follow|home|login|signup|p|reel|feed|jobs|pulse|questions|w|photo(?:\.php)?|permalink\.php|story\.php|wiki\/(?:main_page|[a-z]+(?:_talk)?:[^/]*))(?:\/|$)|^\/[^/]+\/(?:status|statuses|posts|photos|videos|events)\/[^/]|^\/[^/]+\/[^/]+\/(?:issues|pulls?|blob|tree|releases|comments)(?:\/|$)/i;

/** Hosts of code: the first step of a path names an owner, the second a work, as often the theme or generator of the page. */
const CODE_HOSTS: ReadonlySet<string> = new Set(['github.com', 'gitlab.com']);

/** Profiles of the same owner elsewhere, in order, each once: `declared` ones first. */
export function profilesOf(page: PageFacts, declared: readonly string[]): string[] {
  const claimed = [
    ...page.linkTags.filter(({ rel }) => rel.includes('me')).map(({ url }) => url),
    ...page.links.filter((link) => link.rel.includes('me') && !isOfAuthor(page, link)).map(({ url }) => url),
  ];
  const own = hostLabel(page.finalUrl);
  const authors = new Set(page.authors.map(({ name }) => bareLetters(name)).filter((name) => name !== own));
  const shown = page.links
    .filter(
      ({ region, internal, url }) =>
        (region === 'header' || region === 'footer') &&
        !internal &&
        url !== null &&
        isProfile(url) &&
        hostLabel(url) !== own &&
        !isOtherWork(url, own) &&
        !authors.has(lastStep(url)),
    )
    .map(({ url }) => url);
  const elsewhere = profilesElsewhere(
    page.finalUrl,
    claimed.filter((url) => url !== null),
  );
  const all = [...declared, ...elsewhere, ...shown].flatMap((url) =>
    url !== null && isWebAddress(url) ? [url] : [],
  );
  return onePerProfile(all).slice(0, MAX_PROFILES);
}

/** In the text of a page that names its author, rel=me leads to that author and not to who owns the site. */
function isOfAuthor({ authors, finalUrl }: PageFacts, { region }: PageLink): boolean {
  const isText = region === 'main' || region === 'body';
  return isText && authors.length > 0 && !isStartPage(finalUrl);
}

/** Whether it is code that does not bear the name of the site. */
function isOtherWork(address: string, own: string): boolean {
  const url = httpUrl(address);
  if (url === null || !CODE_HOSTS.has(bareHost(url))) return false;
  const steps = pathSegments(url.pathname);
  return steps.length > 1 && !steps.some((step) => bareLetters(step) === bareLetters(own));
}

/** The name in the address of a profile, as {@link bareLetters}. */
function lastStep(address: string): string {
  return bareLetters(pathSegments(httpUrl(address)?.pathname ?? '').at(-1) ?? '');
}

/** The first spelling of each profile: http or https, with or without www. and final slash are the same one. */
function onePerProfile(addresses: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const address of addresses) {
    const url = httpUrl(address);
    const key =
      url === null
        ? address
        : `${bareHost(url)}${url.pathname.replace(/\/$/, '').toLowerCase()}${url.search}`;
    if (!first.has(key)) first.set(key, address);
  }
  return [...first.values()];
}

function isProfile(address: string): boolean {
  const url = httpUrl(address);
  if (url === null || url.pathname === '/') return false;
  if (SHARING.test(url.pathname + url.search) || NO_PROFILE.test(url.pathname)) return false;
  const labels = bareHost(url).split('.');
  return labels.some((_, index) => PROFILE_HOSTS.has(labels.slice(index).join('.')));
}

/** Those profiles that are not on the host of the page itself: naming the own address there proves nothing. */
export function profilesElsewhere(pageUrl: string, profiles: readonly string[]): readonly string[] {
  const page = webUrl(pageUrl);
  return profiles.filter((profile) => {
    const url = httpUrl(profile);
    return url === null || page === null || !isSameHost(url, page);
  });
}
