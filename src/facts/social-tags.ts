/** Title, description, canonical address, Open Graph and Twitter tags of a page, each as engines pick it. */
import { canonicalsOf, metaContents } from './page-head.ts';
import type { PageFacts } from './page-facts.ts';

/** What the head says, field by field. White space is collapsed; what is absent is empty. */
export interface SocialTags {
  /** Open Graph: the first value that is not empty (ogp.me); the image is the first absolute one, if there is any. */
  readonly og: {
    readonly title: string;
    readonly description: string;
    readonly image: string;
    readonly type: string;
    readonly url: string;
    readonly siteName: string;
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
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

/** Reads the tags of a page. Open Graph keys count in `property` and in `name`, in any case. */
export function socialTags(page: PageFacts): SocialTags {
  const first = (key: string): string => contents(page, key)[0] ?? '';
  const images = IMAGE_KEYS.flatMap((key) => contents(page, key));
  const canonicals = canonicalsOf(page);
  const named = [...canonicals.elements, ...canonicals.headers].filter((url) => url !== null);
  return {
    og: {
      title: first('og:title'),
      description: first('og:description'),
      image: images.find(isWebAddress) ?? images[0] ?? '',
      type: first('og:type'),
      url: first('og:url'),
      siteName: first('og:site_name'),
    },
    twitter: {
      card: first('twitter:card'),
      title: first('twitter:title'),
      description: first('twitter:description'),
    },
    meta: {
      title: page.title,
      description: contents(page, 'description')[0] ?? '',
      canonical: canonicals.elements.find((url) => url !== null && isWebAddress(url)) ?? '',
    },
    canonicals: [...new Set(named.map(withoutFragment))],
  };
}

/** White space collapsed: engines show one line. */
function contents(page: PageFacts, key: string): string[] {
  return metaContents(page, key).map((content) => content.replaceAll(/\s+/g, ' '));
}

function withoutFragment(address: string): string {
  const hash = address.indexOf('#');
  return hash === -1 ? address : address.slice(0, hash);
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
