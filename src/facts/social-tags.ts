/** Title, description, canonical address, Open Graph and Twitter tags of a page, each as engines pick it. */
import { canonicalsOf } from './page-head.ts';
import type { MetaTag, PageFacts } from './page-facts.ts';
import { canParse, httpUrl, withoutFragment } from './url.ts';

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
    readonly description: string;
    /** First canonical link in head, resolved; empty without a usable one. */
    readonly canonical: string;
  };
  /** Distinct canonical addresses of head and Link header. */
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
  const canonicals = canonicalsOf(page);
  // What is no web address names no page: engines pass over it, and it contradicts nothing.
  const named = [...canonicals.elements, ...canonicals.headers].flatMap((url) =>
    url !== null && isWebAddress(url) ? [url] : [],
  );
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
      description: contents(page, 'description', NAMED)[0] ?? '',
      canonical: canonicals.elements.find((url) => url !== null && isWebAddress(url)) ?? '',
    },
    canonicals: [...new Set(named.map(withoutFragment))],
  };
}

/** Those that count, the one whose value is taken first in front. */
type Attributes = readonly MetaTag['attribute'][];
/** ogp.me writes its tags in `property`. */
const OPEN: Attributes = ['property', 'name'];
/** The cards markup of X stands in `name`. */
const CARD: Attributes = ['name', 'property'];
/** HTML's own metadata has names (HTML Living Standard, 4.2.5.1). */
const NAMED: Attributes = ['name'];

/** Contents of the metas with this key, empty ones left out, white space collapsed: engines show one line. */
function contents({ metas }: PageFacts, key: string, attributes: Attributes): string[] {
  const found: string[] = [];
  for (const attribute of attributes) {
    for (const meta of metas) {
      if (meta.key !== key || meta.attribute !== attribute) continue;
      const content = meta.content.replaceAll(/\s+/g, ' ').trim();
      if (content !== '') found.push(content);
    }
  }
  return found;
}

function wholeAddress(page: PageFacts, address: string): string {
  if (isWebAddress(address)) return address;
  return httpUrl(address, page.base ?? page.finalUrl)?.href ?? address;
}

/** Title, description, http(s) image and type are all there: each part is visible in the documented result. */
export function isOpenGraphComplete({ og }: SocialTags): boolean {
  return og.title !== '' && og.description !== '' && isWebAddress(og.image) && og.type !== '';
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
