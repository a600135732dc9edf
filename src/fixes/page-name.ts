/** The name of a page: of all its headings and titles the one that says what it is about. */
import type { Heading } from '../facts/page-facts.ts';
import { bareLetters } from '../facts/text/bare-letters.ts';
import { coverage, siteNames, TITLE_SEPARATOR, titleParts, topicStems } from '../facts/text/topic.ts';
import { isStartPage, webUrl } from '../values/url.ts';
import { blank, type PageSource } from './graph-source.ts';

/** Share of the words of a title from which a heading speaks of the same. */
const MIN_AGREEMENT = 0.3;

/** Characters; a longer heading is a text. Titles are cut far below, Google's own headlines had 110. */
const MAX_NAME = 200;

/** Letters from which the beginning of a name stands for it. */
const MIN_LETTERS = 4;

/**
 * In order: the h1 that agrees with the title, the heading that is the title, the h1 of the main text, the title
 * without the name of the site. The headline of the site itself is none, but on its home page. A blank when the page
 * names itself nowhere.
 */
export function pageName(source: PageSource): string {
  const { page, tags, identity } = source;
  const headings = page.headings.filter(
    ({ hidden, text }) => !hidden && text.length <= MAX_NAME && text !== '',
  );
  const first = headings.filter(({ level }) => level === 1);
  const declared = [tags.og.title, page.title].map((title) => withoutSite(title, source));
  const isHome = isStartPage(page.finalUrl);
  const name = isHome ? [] : [nameFrom(source, headings)];
  const candidates = [...name, ...first.map(({ text }) => text), ...declared, tags.og.title, page.title];
  return (
    [...candidates, isHome ? identity.statedName : ''].find(
      (text) => text !== '' && !isBareAddress(text, page.finalUrl),
    ) ?? blank('the topic of the page')
  );
}

/** An address with its scheme or www, or the numbers of one (RFC 4291, RFC 791). */
const ADDRESS = /^(?:https?:\/\/\S+|www\.\S+|\[[\da-f:.]+\](?::\d+)?|\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?)$/i;

/** Whether a text is nothing but an address, or the host of the page where that has no name of its own (`localhost:3000`). */
export function isBareAddress(text: string, finalUrl: string): boolean {
  const name = text.trim();
  if (ADDRESS.test(name)) return true;
  const url = webUrl(finalUrl);
  return url !== null && !url.hostname.includes('.') && [url.hostname, url.host].includes(name.toLowerCase());
}

function nameFrom(source: PageSource, headings: readonly Heading[]): string {
  const { page, tags } = source;
  const title = tags.og.title === '' ? page.title : tags.og.title;
  const own = headings.filter(({ text }) => !isSiteName(text, source));
  const first = own.filter(({ level }) => level === 1);
  const topic = topicOf(title, source);
  const parts = new Set([title, ...title.split(TITLE_SEPARATOR)].map(bareLetters));
  const agreeing = first.filter(({ text }) => agrees(text, topic));
  const found =
    agreeing.find(({ inMain }) => inMain) ??
    own.find(({ text }) => parts.has(bareLetters(text))) ??
    agreeing[0] ??
    first.find(({ inMain }) => inMain);
  return found === undefined ? withoutSite(title, source) : found.text;
}

/** The title without the part that is the name of the site, and without that name elsewhere in it. */
function topicOf(title: string, { page, identity: { brandName } }: PageSource): string {
  const { topic } = titleParts(title, [...siteNames(page), brandName]);
  return topic.replaceAll(brandName, ' ');
}

function agrees(heading: string, topic: string): boolean {
  const [ours, theirs] = [bareLetters(heading), bareLetters(topic)];
  if (theirs === '') return false;
  if (theirs.startsWith(ours) || ours.startsWith(theirs)) return true;
  return coverage(topicStems(topic, null), topicStems(heading, null)) >= MIN_AGREEMENT;
}

/** Whether a text is the name of the site, the beginning of it, or it and one short word more. */
function isSiteName(text: string, { page, identity }: PageSource): boolean {
  const ours = bareLetters(text);
  return [identity.brandName, ...siteNames(page)].map(bareLetters).some((name) => {
    if (ours === name) return true;
    if (Math.min(ours.length, name.length) < MIN_LETTERS) return false;
    return name.startsWith(ours) || (ours.startsWith(name) && ours.length < name.length + MIN_LETTERS + 1);
  });
}

/** A title without its first or last part where that is the name of the site. */
function withoutSite(title: string, source: PageSource): string {
  const parts = title.split(TITLE_SEPARATOR).filter((part) => part.trim() !== '');
  const last = parts.at(-1) ?? '';
  const [first] = parts;
  if (parts.length < 2 || first === undefined) return isSiteName(title, source) ? '' : title;
  if (isSiteName(last, source)) return withoutOuterMarks(title.slice(0, title.lastIndexOf(last)));
  return isSiteName(first, source)
    ? withoutOuterMarks(title.slice(title.indexOf(first) + first.length))
    : title;
}

/** The text without separators at its ends. */
function withoutOuterMarks(text: string): string {
  return text.replace(/^[\s\-–—·•:»|/@｜]+/, '').replace(/[\s\-–—·•:»|/@｜]+$/, '');
}
