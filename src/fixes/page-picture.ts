/** The picture of a page that stands for its content. */
import type { PageImage } from '../facts/page-facts.ts';
import { isWebAddress } from '../facts/social-tags.ts';
import { httpUrl } from '../values/url.ts';
import type { PageSource } from './graph-source.ts';

/** Pixels, width times height, that Google asks of the picture of an article (Search Central, Article, read 2026-11). */
const MIN_PIXELS = 50_000;

/** Pixels: a picture of this width is as a rule large enough. */
const MIN_WIDTH = 200;

/** Names of files and folders of what is not content, and formats that mostly hold icons and animations. */
const FURNITURE =
  /(?:^|[/_.-])(?:icons?|avatars?|badges?|buttons?|btn|sprites?|spacers?|blank|pixel|placeholder|emojis?|smil(?:ey|ies)|flags?|arrows?|captcha|loader|loading|banners?|ads?|logos?|thumb(?:nail)?s?)(?:[/_.-]|$)|\.(?:gif|svg|ico)$/i;

/** A size written into the address: `110x70`, `44px-`. */
const SIZE = /(?<![\da-z])(\d{1,4})x(\d{1,4})(?![\da-z])/gi;
const WIDTH = /(?<![\da-z])(\d{1,4})px-/i;

/** og:image, else the first picture of the content that is neither decoration nor too small by its own address. */
export function pageImage({ page, tags }: Pick<PageSource, 'page' | 'tags'>): string {
  if (isWebAddress(tags.og.image)) return tags.og.image;
  const base = page.base ?? page.finalUrl;
  for (const image of page.images.filter(isContent)) {
    const url = httpUrl(image.src, base);
    if (url !== null && !FURNITURE.test(url.pathname) && isLarge(url.pathname)) return url.href;
  }
  return '';
}

function isContent({ inMain, decorative, logo, inHomeLink, alt }: PageImage): boolean {
  return inMain && !decorative && !logo && !inHomeLink && !/^click\b/i.test(alt ?? '');
}

function isLarge(path: string): boolean {
  const sizes = [...path.matchAll(SIZE)].map(([, width, height]) => Number(width) * Number(height));
  const width = WIDTH.exec(path)?.[1];
  return sizes.every((pixels) => pixels >= MIN_PIXELS) && (width === undefined || Number(width) >= MIN_WIDTH);
}
