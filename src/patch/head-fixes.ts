/** Repairs of the head: what it lacks and the page says elsewhere. */
import { canonicalOf, ownAddress } from '../facts/page-head.ts';
import { textFacts } from '../facts/text/text-facts.ts';
import { seenMainHeadings } from '../facts/text/main-heading.ts';
import { escapeHtml, linkTag, metaTag, propertyTag, titleTag } from '../fixes/head-tags.ts';
import { pageAddress } from '../fixes/json-ld.ts';
import { isBareAddress } from '../fixes/page-name.ts';
import { pageImage } from '../fixes/page-picture.ts';
import { BLANK } from '../readers/structured-data/texts.ts';
import { openGraphGaps } from '../rules/schema/open-graph.ts';
import { pageDescription } from '../rules/schema/page-description.ts';
import { fetchUrl, httpUrl } from '../values/url.ts';
import { refusal } from './change.ts';
import type { PageFixer } from './fix-site.ts';
import { addedTags, blankIn, breakBefore, firstTag, htmlIn, sourcesOf, type NewTag } from './head-tags.ts';
import type { PageFile } from './page-file.ts';
import { attributeIn, relationsOf, type PlacedElement } from './page-layout.ts';
import { attributeEdit, fileSource, valueEdit } from './tag-edits.ts';

/** The first element of a name in head. */
const inHead = (page: PageFile, name: string): PlacedElement | undefined =>
  page.layout().elements.find((element) => element.name === name && element.inHead);

/** A title from the H1 of the page. */
export const addTitle: PageFixer = (page, _, site) => {
  const { page: facts, name } = page.subject();
  const headings = seenMainHeadings(facts);
  const heading = headings.includes(name) ? name : headings.length === 1 ? headings[0] : undefined;
  if (heading === undefined) return refusal('blank', { what: 'h1' });
  const empty = inHead(page, 'title');
  if (empty === undefined) return addedTags(page, [{ html: titleTag(heading), values: [heading] }], site);
  const sources = sourcesOf(page, [heading], site);
  if (!Array.isArray(sources)) return sources;
  if (empty.end === null || empty.text.trim() !== '') return refusal('place');
  const text = htmlIn(page, escapeHtml(heading));
  return { file: page.path, edits: [{ from: empty.tag.to, to: empty.end.from, text }], sources };
};

/** A description from what the page says of itself, else from its first sentences. */
export const addDescription: PageFixer = (page, _, site) => {
  const subject = page.subject();
  if (!isWritten(page)) return refusal('author');
  const value = wholeSentences(pageDescription(subject));
  const empty = page
    .layout()
    .elements.find(
      (element) =>
        element.inHead && attributeIn(element, 'name')?.value.trim().toLowerCase() === 'description',
    );
  if (empty === undefined)
    return addedTags(page, [{ html: metaTag('description', value), values: [value] }], site);
  return valueEdit(page, empty, { name: 'content', value }, site);
};

/** Whether the text of a page is its own, without filler and marks of templates: else its sentences describe nothing. */
function isWritten(page: PageFile): boolean {
  const { filler, placeholder, defaultPage } = textFacts(page.subject().page);
  return filler === null && placeholder === null && defaultPage === null;
}

/** Characters from which whole sentences describe a page. */
const MIN_DESCRIPTION = 60;

/** A text that was cut, up to the end of its last whole sentence, where that is enough. */
function wholeSentences(text: string): string {
  if (!text.endsWith('…')) return text;
  const sentences = Array.from(new Intl.Segmenter('und', { granularity: 'sentence' }).segment(text));
  const whole = sentences
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('')
    .trim();
  return whole.length >= MIN_DESCRIPTION ? whole : text;
}

/** The own address as the canonical one. */
export const addCanonical: PageFixer = (page, _, site) => {
  const address = pageAddress(page.subject());
  return addedTags(page, [{ html: linkTag('canonical', address), values: [address] }], site);
};

/** What Open Graph lacks and the page says; the picture too where it shows one. */
export const completeOpenGraph: PageFixer = (page, _, site) => {
  const { lacks, tags } = openGraphGaps(page.subject());
  const known = tags
    .filter(([tag, content]) => lacks.includes(tag) && !content.startsWith(BLANK))
    .filter(([tag]) => tag !== 'og:description' || isWritten(page))
    .map(([tag, content]) => ({
      html: propertyTag(tag, content),
      ...(tag === 'og:type' ? { values: [], constant: content } : { values: [content] }),
    }));
  if (known.length === 0) return refusal('blank', { what: lacks.join(', ') || 'og:image' });
  return addedTags(page, known, site);
};

/** The name of the site, as its home page or the page itself states it. */
export const addSiteName: PageFixer = (page, { paste }, site) => {
  const { statedName } = page.subject().identity;
  const home = site.pathAt(site.base);
  const stated = statedName || (home === null ? '' : (site.page(home)?.subject().identity.statedName ?? ''));
  if (stated === '' || isBareAddress(stated, page.url)) return blankIn(paste);
  return addedTags(page, [{ html: propertyTag('og:site_name', stated), values: [stated] }], site);
};

/** og:image with its whole address. */
export const wholeImage: PageFixer = (page, _, site) => {
  const element = metaOf(page, 'og:image');
  const written = element === undefined ? '' : (attributeIn(element, 'content')?.value.trim() ?? '');
  const url = httpUrl(written, page.subject().page.base ?? page.url);
  if (element === undefined || url === null) return refusal('place');
  return valueEdit(page, element, { name: 'content', value: url.href }, site);
};

/** og:url as the canonical link has it. */
export const canonicalOgUrl: PageFixer = (page, _, site) => {
  const element = metaOf(page, 'og:url');
  if (element === undefined) return refusal('place');
  return valueEdit(page, element, { name: 'content', value: canonicalOf(page.subject().page) }, site);
};

/** The first meta element in head of a name or property. */
function metaOf(page: PageFile, key: string): PlacedElement | undefined {
  return page
    .layout()
    .elements.find(
      (element) =>
        element.inHead &&
        element.name === 'meta' &&
        ['property', 'name'].some((name) => attributeIn(element, name)?.value.trim().toLowerCase() === key),
    );
}

/** A card for X, and its title where neither it nor Open Graph has one. */
export const addTwitterCard: PageFixer = (page, { code }, site) => {
  const subject = page.subject();
  const { card } = subject.tags.twitter;
  const wanted = pageImage(subject) === '' ? 'summary' : 'summary_large_image';
  const element = metaOf(page, 'twitter:card');
  if (code === 'correct-twitter-card' && element !== undefined && card !== '')
    return valueEdit(page, element, { name: 'content', value: wanted, isConstant: true }, site);
  const title = subject.tags.twitter.title === '' && subject.tags.og.title === '';
  const added: NewTag[] = [
    ...(code === 'add-twitter-title'
      ? []
      : [{ html: metaTag('twitter:card', wanted), values: [], constant: wanted }]),
    ...(title ? [{ html: metaTag('twitter:title', subject.name), values: [subject.name] }] : []),
  ];
  return addedTags(page, added, site);
};

/** The encoding that the bytes of the page are in, as the first element of head. */
export const declareCharset: PageFixer = (page) => {
  if (page.encoding !== 'utf-8') return refusal('charset', { encoding: page.encoding });
  // What is in the body comes too late to say anything.
  const old = page
    .layout()
    .elements.filter((element) => element.name === 'meta' && element.inHead && declaresCharset(element));
  const removed = old.map(({ tag }) => ({
    from: tag.from - breakBefore(page, tag.from).length,
    to: tag.to,
    text: '',
  }));
  return {
    file: page.path,
    edits: [firstTag(page, '<meta charset="utf-8">'), ...removed],
    sources: [fileSource(page, 'utf-8')],
  };
};

const declaresCharset = (element: PlacedElement): boolean =>
  attributeIn(element, 'charset') !== null ||
  attributeIn(element, 'http-equiv')?.value.trim().toLowerCase() === 'content-type';

/** The language that the page surely is in, where the html element says none or another. */
export const declareLanguage: PageFixer = (page, { data }) => {
  const { right } = data;
  if (typeof right !== 'string' || right === '') return refusal('author');
  const html = page.layout().elements.find(({ name }) => name === 'html');
  if (html === undefined) return refusal('place');
  const source = { ...fileSource(page, right), kind: 'language' } as const;
  return { file: page.path, edits: [attributeEdit(page, html, 'lang', right)], sources: [source] };
};

/** The page itself among its language versions, as the finding has it. */
export const addLanguageVersion: PageFixer = (page, { paste }, site) => {
  if (paste.includes(BLANK)) return blankIn(paste);
  return addedTags(page, [{ html: paste, values: [ownAddress(page.subject().page)] }], site);
};

/** The whole address of the page as its canonical one, where it is written as a relative one or names the home page. */
export const wholeCanonical: PageFixer = (page, { code }, site) => {
  const element = page
    .layout()
    .elements.find((one) => one.inHead && one.name === 'link' && relationsOf(one).includes('canonical'));
  const written = element === undefined ? '' : (attributeIn(element, 'href')?.value.trim() ?? '');
  const url = httpUrl(written, page.subject().page.base ?? page.url);
  if (element === undefined || url === null) return refusal('place');
  const value = code === 'home' ? ownAddress(page.subject().page) : fetchUrl(url);
  return valueEdit(page, element, { name: 'href', value }, site);
};
