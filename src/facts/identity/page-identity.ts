/** What a page says about itself and who is behind it, from every place that says it, in a fixed order. */
import { isLanguageCode } from '../../catalog/language-codes.ts';
import { headerValue } from '../../exchange.ts';
import { hostLabel, statedName } from './brand-name.ts';
import { canonicalsOf, metaContent } from '../page-head.ts';
import type { LinkTag, PageFacts, TextBlock } from '../page-facts.ts';
import { ownership, type Ownership } from './own-organization.ts';
import { profilesOf } from './profiles.ts';
import { isWebAddress, socialTags } from '../social-tags.ts';
import {
  addressTextOf,
  addressTextsOf,
  entityAt,
  refOf,
  textOf,
  valuesOf,
} from '../../readers/structured-data/entity-index.ts';
import { primarySubtag } from '../text/language.ts';
import { httpUrl, withoutFragment } from '../../values/url.ts';
import { DENSE_SCRIPTS } from '../text/letters.ts';

/** What a page says about itself; strings that are not known are empty. */
export interface PageIdentity {
  /** Made of the host where the page names its site nowhere. */
  readonly brandName: string;
  /** The name that the page states, empty without one. */
  readonly statedName: string;
  readonly description: string;
  /** Absolute addresses, empty when unknown. */
  readonly logo: string;
  readonly favicon: string;
  readonly canonical: string;
  readonly inLanguage: string;
  /** Profiles of the same owner elsewhere, in order, each once. */
  readonly sameAs: readonly string[];
  readonly ownership: Ownership;
}

/** Reads the identity of a page. Each field takes the first source that says something. */
export function pageIdentity(page: PageFacts): PageIdentity {
  const own = ownership(page);
  const stated = statedName(page, own);
  return {
    brandName: stated || hostLabel(page.finalUrl),
    statedName: stated,
    description: descriptionOf(page),
    logo: logoOf(page, own),
    favicon: faviconOf(page),
    canonical: canonicalAddress(page),
    inLanguage: languageOf(page),
    sameAs: profilesOf(
      page,
      own.descriptions.flatMap((each) => addressTextsOf(each, 'sameAs')),
    ),
    ownership: own,
  };
}

function descriptionOf(page: PageFacts): string {
  const { meta, og, twitter } = socialTags(page);
  const written = [meta.description, og.description, twitter.description].find((text) => text !== '');
  if (written !== undefined) return written;
  const described = page.structuredData.entities
    .filter(({ top }) => top)
    .map((entity) => textOf(entity, 'description'));
  return described.find((text) => text !== '') ?? firstParagraph(page);
}

/** Characters from which a paragraph says something; those of dense scripts say more, so fewer do. */
const PROSE_CHARACTERS = 50;
const DENSE_PROSE_CHARACTERS = 20;
const DENSE = new RegExp(`[${DENSE_SCRIPTS}]`, 'u');

/**
 * The first paragraph of main text that is more than a byline, a path or a list of links. A short one describes the page
 * only where it opens it: below a list of articles it calls to subscribe.
 */
function firstParagraph({ main: { blocks } }: PageFacts): string {
  const isParagraph = ({ kind }: TextBlock): boolean => kind === 'paragraph';
  const [, second] = blocks.filter(({ kind }) => kind === 'heading');
  const opening = second === undefined ? blocks : blocks.slice(0, blocks.indexOf(second));
  const prose = blocks.find((block) => isParagraph(block) && isProse(block));
  return (prose ?? opening.find(isParagraph))?.text ?? '';
}

/** Whether a block is text to read: long enough, and not mostly links. */
export function isProse({ text, linkCharacters }: Pick<TextBlock, 'text' | 'linkCharacters'>): boolean {
  const enough = DENSE.test(text) ? DENSE_PROSE_CHARACTERS : PROSE_CHARACTERS;
  return text.length >= enough && linkCharacters * 2 <= text.length && !text.includes('©');
}

/** A logo in the header that is a sponsor's or stands for one that is loaded later. */
const OF_OTHERS =
  /sponsor|advert|placeholder|partner|(?:^|[/_.-])(?:1x1|blank|spacer|pixel|transparent)(?=[/_.-]|$)/i;

function logoOf(page: PageFacts, { index, descriptions }: Ownership): string {
  const values = descriptions.flatMap((each) => valuesOf(each, 'logo'));
  const declared = values.map((value) => {
    if (typeof value === 'string') return value;
    const image = entityAt(index, value);
    return image === null
      ? fileOf(refOf(value))
      : addressTextOf(image, 'url') || addressTextOf(image, 'contentUrl') || fileOf(image.id ?? '');
  });
  const shown = page.images.filter(
    ({ logo, inHomeLink, region, alt, src }) =>
      logo && (inHomeLink || region === 'header') && !OF_OTHERS.test(`${alt ?? ''} ${src}`),
  );
  return firstAddress(page, [
    ...declared,
    metaContent(page, 'og:logo'),
    metaContent(page, 'logo'),
    ...shown.map(({ src }) => src),
  ]);
}

/** An id as the address of a file: one with a fragment is the name of a node. */
function fileOf(id: string): string {
  return id.includes('#') ? '' : id;
}

/** Nothing, or words without a path: an itemprop of logo around the name of the site. */
const isSentence = (text: string): boolean => text === '' || (/\s/.test(text) && !text.includes('/'));

/** The first of these that is an http(s) address once it is resolved. */
function firstAddress(page: PageFacts, candidates: readonly string[]): string {
  for (const candidate of candidates) {
    const url = isSentence(candidate.trim()) ? null : httpUrl(candidate.trim(), page.base ?? page.finalUrl);
    if (url !== null) return url.href;
  }
  return '';
}

/** An icon that scales beats any size; sizes="any" is beside .ico files too, so that browsers prefer the SVG. */
const VECTOR = 200_000;
const SCALABLE = 100_000;

function iconSize({ sizes, type, href }: LinkTag): number {
  if (/svg/i.test(type) || /\.svg(?:[?#]|$)/i.test(href)) return VECTOR;
  if (/\bany\b/i.test(sizes)) return SCALABLE;
  return Math.max(0, ...[...sizes.matchAll(/\b(\d{1,5})x\d{1,5}\b/gi)].map(([, width]) => Number(width)));
}

/** The largest icon that is declared, of equal ones the first; else the icon for touch screens. */
function faviconOf(page: PageFacts): string {
  const icons = page.linkTags
    .filter(({ rel }) => rel.includes('icon'))
    .toSorted((a, b) => iconSize(b) - iconSize(a));
  const touch = page.linkTags.filter(({ rel }) => rel.some((token) => token.startsWith('apple-touch-icon')));
  return [...icons, ...touch].map(({ url }) => url).find((url) => url !== null && isWebAddress(url)) ?? '';
}

function canonicalAddress(page: PageFacts): string {
  const { og, canonicals } = socialTags(page);
  const element = canonicalsOf(page).elements.find((url) => url !== null && isWebAddress(url));
  if (element !== undefined && element !== null) return element;
  const [inHeader] = canonicals;
  if (inHeader !== undefined && canonicals.length === 1) return inHeader;
  if (isWebAddress(og.url)) return og.url;
  return withoutFragment(page.finalUrl);
}

/** Several languages in Content-Language are those of its readers: the text is in none known (HTML Standard, 3.2.6.2). */
function languageOf(page: PageFacts): string {
  const header =
    headerValue(page.response.headers, 'content-language') ?? metaContent(page, 'content-language');
  const stated = page.structuredData.entities.map((entity) => textOf(entity, 'inLanguage'));
  const candidates = [
    page.lang,
    header.includes(',') ? '' : header,
    metaContent(page, 'og:locale'),
    ...stated,
  ];
  // Open Graph writes en_US, and so do pages; a language tag has hyphens (RFC 5646, 2.1). "{{ lang }}" is none.
  const tags = candidates.map((tag) => tag.trim().replaceAll('_', '-'));
  return tags.find((tag) => isLanguageCode(primarySubtag(tag))) ?? '';
}
