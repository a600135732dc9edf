/** Title, description, canonical address, Open Graph and Twitter tags of a page, each as engines pick it. */
import { canonicalsOf, distinctPages, metaDescriptions } from './page-head.ts';
import type { MetaTag, PageFacts } from './page-facts.ts';
import { canParse, httpUrl, withoutFragment } from '../values/url.ts';

/** What the head says, field by field. White space is collapsed; what is absent is empty. */
export interface SocialTags {
  /** Open Graph: the first value that is not empty (ogp.me). */
  readonly og: {
    readonly title: string;
    readonly description: string;
    /** Resolved against the base; as written where that gives no http(s) address. */
    readonly image: string;
    /** The first image that is written as a whole address, else the first; ogp.me asks for whole addresses. */
    readonly imageAsWritten: string;
    readonly type: string;
    readonly url: string;
  };
  readonly twitter: { readonly card: string; readonly title: string; readonly description: string };
  readonly meta: {
    readonly title: string;
    /** That of head. */
    readonly description: string;
    /** First canonical link of head, else of the Link header, resolved; empty without a usable one. */
    readonly canonical: string;
  };
  /** A meta description outside of head, where engines read none; empty without one, or where head has its own. */
  readonly misplacedDescription: string;
  /** Canonical addresses of head and Link header, each page once. */
  readonly canonicals: readonly string[];
}

/** Cards that X draws (developer.x.com, cards markup, read 2026-11). */
export const TWITTER_CARDS = ['summary', 'summary_large_image', 'app', 'player'] as const;

/** og:image and its two synonyms, structured properties of ogp.me. */
const IMAGE_KEYS = ['og:image', 'og:image:url', 'og:image:secure_url'] as const;

/** Whether an address is absolute and one that any engine can fetch. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && canParse(address);
}

/** Reads the tags of a page. Open Graph and X keys count in any case, in the attribute that their documents name before the other; `itemprop` is microdata and none of them. */
export function socialTags(page: PageFacts): SocialTags {
  const first = (key: string): string => contents(page, key, OPEN)[0] ?? '';
  const onCard = (key: string): string => contents(page, key, CARD)[0] ?? '';
  const images = IMAGE_KEYS.flatMap((key) => contents(page, key, OPEN));
  const named = canonicalAddresses(page);
  const { inHead, misplaced } = metaDescriptions(page);
  const description = oneLine(inHead[0] ?? '');
  return {
    og: {
      title: first('og:title'),
      description: first('og:description'),
      image: images.map((image) => wholeAddress(page, image)).find(isWebAddress) ?? images[0] ?? '',
      imageAsWritten: images.find(isWebAddress) ?? images[0] ?? '',
      type: first('og:type'),
      url: first('og:url'),
    },
    twitter: {
      card: onCard('twitter:card'),
      title: onCard('twitter:title'),
      description: onCard('twitter:description'),
    },
    meta: {
      title: page.title,
      description,
      canonical: named[0] ?? '',
    },
    misplacedDescription: description === '' ? oneLine(misplaced[0] ?? '') : '',
    canonicals: distinctPages(named.map(withoutFragment)),
  };
}

/**
 * The canonical addresses that engines can follow, those of head first. What is no web address names no page: they pass
 * over it, and it contradicts nothing.
 */
export function canonicalAddresses(page: PageFacts): string[] {
  const { elements, headers } = canonicalsOf(page);
  return [...elements, ...headers].filter((url) => url !== null).filter(isWebAddress);
}

/** Those that count, the one whose value is taken first in front. */
type Attributes = readonly MetaTag['attribute'][];
/** ogp.me writes its tags in `property`. */
const OPEN: Attributes = ['property', 'name'];
/** The cards markup of X is in `name`. */
const CARD: Attributes = ['name', 'property'];

/** Contents of the metas with this key, empty ones left out, white space collapsed: engines show one line. */
function contents({ metas }: PageFacts, key: string, attributes: Attributes): string[] {
  const found: string[] = [];
  for (const attribute of attributes) {
    for (const meta of metas) {
      if (meta.key !== key || meta.attribute !== attribute) continue;
      const content = oneLine(meta.content);
      if (content !== '') found.push(content);
    }
  }
  return found;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function wholeAddress(page: PageFacts, address: string): string {
  if (isWebAddress(address)) return address;
  return httpUrl(address, page.base ?? page.finalUrl)?.href ?? address;
}

/** The tags of which a preview is drawn: the four that ogp.me requires, and the description. */
export type OpenGraphTag = 'og:title' | 'og:description' | 'og:image' | 'og:type' | 'og:url';

/** The tags of Open Graph that the page lacks. An image that is no address of the web is none. */
export function missingOpenGraph({ og }: SocialTags): OpenGraphTag[] {
  const isThere: Readonly<Record<OpenGraphTag, boolean>> = {
    'og:title': og.title !== '',
    'og:description': og.description !== '',
    'og:image': isWebAddress(og.image),
    'og:type': og.type !== '',
    'og:url': og.url !== '',
  };
  return OPEN_GRAPH_TAGS.filter((tag) => !isThere[tag]);
}

const OPEN_GRAPH_TAGS: readonly OpenGraphTag[] = [
  'og:title',
  'og:description',
  'og:image',
  'og:type',
  'og:url',
];

/** The image of Open Graph as the page writes it, where that is no whole address: ogp.me asks for one. Empty without one. */
export function relativeImage({ og }: SocialTags): string {
  return isWebAddress(og.image) && !isWebAddress(og.imageAsWritten) ? og.imageAsWritten : '';
}

/** Title, description, http(s) image and type are all there: each part is visible in the documented result. */
export function isOpenGraphComplete(tags: SocialTags): boolean {
  return missingOpenGraph(tags).every((tag) => tag === 'og:url');
}

/** Title, description and one canonical address that no other one contradicts. */
export function isMetaComplete({ meta, canonicals }: SocialTags): boolean {
  return meta.title !== '' && meta.description !== '' && meta.canonical !== '' && canonicals.length === 1;
}

/** A card that X draws, with a title of its own or from Open Graph. */
export function hasTwitterCard({ twitter, og }: SocialTags): boolean {
  return (
    TWITTER_CARDS.some((card) => card === twitter.card.toLowerCase()) &&
    (twitter.title !== '' || og.title !== '')
  );
}
