/**
 * An llms.txt made from what is known of a site: llmstxt.org version 2. Equal input gives equal bytes. Nothing is
 * invented: every line names a page, file or text of the input.
 */
import { SECTION_KINDS, sectionName, type SectionKind } from './llms-section-kinds.ts';
import { addressKey } from '../facts/llms-txt/addresses.ts';
import { isPrivateHost } from '../facts/private-host.ts';
import { bareLetters } from '../facts/text/bare-letters.ts';
import { primarySubtag } from '../facts/text/language.ts';
import { TITLE_SEPARATOR } from '../facts/text/topic.ts';
import { countWords } from '../facts/text/words.ts';
import { listedPages, sectionOf, type ListedPage, type LlmsSitePage } from './llms-pages.ts';
import { descriptionCounts, entriesOf, slugWords, titleSuffix, type Entry } from './llms-entries.ts';
import { escapeAddress, escapeBlock, escapeMarkdown, usableSentence, usableText } from './llms-text.ts';
import { tally } from './tally.ts';
import { parsedUrl, pathSegments, withoutFragment } from '../values/url.ts';
import { groupBy } from '../values/groups.ts';

export type { LlmsSitePage } from './llms-pages.ts';

/** Links of the whole file: it is an index, and has to fit into a reader's context. */
export const MAX_LISTED = 60;
/** Links of one section, and of the articles, where the newest count. */
export const MAX_IN_SECTION = 12;
const MAX_ARTICLES = 10;
/** UTF-16 units of the file: above, our own validator calls it large. */
export const MAX_CHARACTERS = 50_000;
/** UTF-16 units of the site's name and the summary. */
const MAX_SITE_NAME = 100;
const MAX_SUMMARY = 300;
/** UTF-16 units below which a file says too little; the limit of Lighthouse. */
const MIN_CHARACTERS = 50;
/** Pages under one path segment that are worth a section. */
const MIN_SEGMENT_PAGES = 3;
/** Path segments that get a section of their own. */
const MAX_SEGMENTS = 6;

/** What is known of a site for whom an llms.txt is written. Absent, `null` and empty mean not known. */
export interface LlmsSite {
  /** For example `https://example.com`. */
  readonly origin: string;
  /** BCP 47; empty when unknown. */
  readonly lang: string;
  /** Name, or name and description, of the site's own Organization data. */
  readonly organization?:
    | string
    | { readonly name?: string | undefined; readonly description?: string | undefined }
    | null
    | undefined;
  /** og:site_name. */
  readonly siteName?: string | null | undefined;
  /** Description of the home page. */
  readonly description?: string | null | undefined;
  readonly pages: readonly LlmsSitePage[];
  /** Addresses of the home page's navigation, in order. */
  readonly navigation?: readonly string[] | undefined;
  readonly sitemapUrl?: string | null | undefined;
  readonly contactUrl?: string | null | undefined;
}

interface Section {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** An llms.txt made from what is known of a site, ending with a line feed (format of llmstxt.org). Throws a TypeError for an `origin` that is no http(s) address. */
export function generateLlmsTxt(site: LlmsSite): string {
  const origin = originOf(site.origin);
  const lang = primarySubtag(site.lang) || commonLanguage(site.pages);
  const navigation = site.navigation ?? [];
  const listed = listedPages(site.pages, { origin: origin.origin, lang, navigation });
  const suffix = titleSuffix(listed);
  const name = nameOf(site, suffix, origin);
  const summary = summaryOf(site, listed, { lang, name }) || origin.host;
  const sections = sectionsOf({ listed, lang, suffix, name, origin, site });
  const text = written(name, summary, sections);
  if (text.trim().length >= MIN_CHARACTERS) return text;
  const title = name === origin.host ? name : `${name} (${origin.host})`;
  return written(title, summary, withNotes(sections, origin.host));
}

function originOf(address: string): URL {
  const url = parsedUrl(address);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new TypeError(`origin must be an http(s) address: ${address}`);
  return new URL(url.origin);
}

function nameOf({ organization, siteName }: LlmsSite, suffix: string, origin: URL): string {
  const own = typeof organization === 'string' ? organization : organization?.name;
  for (const candidate of [own ?? '', siteName ?? '', suffix]) {
    const name = usableText(candidate, MAX_SITE_NAME);
    if (name !== '') return name;
  }
  return origin.host;
}

function summaryOf(
  site: LlmsSite,
  listed: readonly ListedPage[],
  { lang, name }: { readonly lang: string; readonly name: string },
): string {
  const { organization, description } = site;
  const own = typeof organization === 'string' ? '' : (organization?.description ?? '');
  const home = listed.find(({ segments }) => segments.length === 0)?.page;
  for (const candidate of [
    own,
    description ?? '',
    home?.description ?? '',
    taglineIn(home?.title ?? '', name),
  ]) {
    const summary = usableSentence(candidate, MAX_SUMMARY, lang);
    if (summary !== '') return summary;
  }
  return '';
}

/** Words that say what a site is; fewer are a label, such as "Home". */
const MIN_TAGLINE_WORDS = 3;

/** What the title of the home page says beside the name of the site: "Acme – Anvils for every desert". */
function taglineIn(title: string, name: string): string {
  const parts = title.split(TITLE_SEPARATOR).filter((part) => bareLetters(part) !== bareLetters(name));
  return parts.find((part) => countWords(part) >= MIN_TAGLINE_WORDS) ?? '';
}

interface Plan {
  readonly listed: readonly ListedPage[];
  readonly lang: string;
  readonly suffix: string;
  readonly name: string;
  readonly origin: URL;
  readonly site: LlmsSite;
}

function sectionsOf(plan: Plan): Section[] {
  const { listed, lang, origin, site } = plan;
  const context = { ...plan, alike: descriptionCounts(listed) };
  const entryOf = (page: ListedPage) => entriesOf(page, context);
  const byKind = new Map<SectionKind, ListedPage[]>(SECTION_KINDS.map((kind) => [kind, []]));
  const others: ListedPage[] = [];
  for (const page of listed) {
    const kind = sectionOf(page);
    (kind === null ? others : (byKind.get(kind) ?? others)).push(page);
  }
  const { segments, rest } = bySegment(others);
  const pagesOf = (kind: SectionKind) => [...(byKind.get(kind) ?? []), ...(kind === 'main' ? rest : [])];
  const sections: Section[] = [];
  for (const kind of SECTION_KINDS) {
    const pages = kind === 'articles' ? newest(pagesOf(kind)) : pagesOf(kind).slice(0, MAX_IN_SECTION);
    sections.push({ name: sectionName(kind, lang), entries: pages.flatMap(entryOf) });
    if (kind === 'faq') for (const group of segments) sections.push(segmentSection(group, entryOf));
  }
  if (listed.some(({ segments: path }) => path.length > 0))
    return sections.filter(({ entries }) => entries.length > 0);
  const home = listed.flatMap(entryOf);
  const places = knownPlaces(site, origin, home.length > 0 ? null : plan.name);
  return [{ name: sectionName('main', lang), entries: [...home, ...places] }];
}

/** Without a page after the home page: that one, unless it is listed, and what the site says of its contact and sitemap. */
function knownPlaces({ contactUrl, sitemapUrl }: LlmsSite, origin: URL, name: string | null): Entry[] {
  const places = [
    { name: name ?? '', address: name === null ? '' : origin.href },
    { name: contactName(contactUrl ?? ''), address: contactUrl ?? '' },
    { name: 'Sitemap', address: sitemapUrl ?? '' },
  ];
  const seen = new Set<string>();
  return places.flatMap((place) => {
    const url = parsedUrl(place.address, origin.href);
    const isOpen = url !== null && (url.host === origin.host || !isPrivateHost(url.hostname));
    if (place.address === '' || !isOpen || !/^https?:$/.test(url.protocol) || url.username !== '') return [];
    if (seen.has(addressKey(url.href)) || url.search !== '') return [];
    seen.add(addressKey(url.href));
    return [{ name: place.name, href: escapeAddress(withoutFragment(url.href)), notes: '' }];
  });
}

/** In the language of the site, as its address has it: `/kontakt` is "Kontakt". */
function contactName(address: string): string {
  const segment = pathSegments(parsedUrl(address)?.pathname ?? '').at(-1) ?? '';
  return usableText(slugWords(segment.replace(/\.\w+$/, '')), MAX_SITE_NAME) || 'Contact';
}

/** Pages of a path segment with three or more get a section of their own; the rest stays together. */
function bySegment(pages: readonly ListedPage[]): { segments: ListedPage[][]; rest: ListedPage[] } {
  const groups = groupBy(pages, ({ segments: [segment = ''] }) => segment);
  const segments = [...groups.values()]
    .filter(({ length }) => length >= MIN_SEGMENT_PAGES)
    .slice(0, MAX_SEGMENTS);
  const grouped = new Set(segments.flat());
  return { segments, rest: pages.filter((page) => !grouped.has(page)) };
}

/** Named by the page of the segment itself, else by its word. */
function segmentSection(pages: readonly ListedPage[], entryOf: (page: ListedPage) => Entry[]): Section {
  const hub = pages.find(({ segments }) => segments.length === 1);
  const entries = pages.slice(0, MAX_IN_SECTION).flatMap(entryOf);
  const [hubEntry] = hub === undefined ? [] : entryOf(hub);
  const name = hubEntry?.name ?? slugWords(pages[0]?.segments[0] ?? '');
  return { name: name === '' ? (entries[0]?.name ?? '') : name, entries };
}

function newest(pages: readonly ListedPage[]): ListedPage[] {
  const time = ({ page }: ListedPage) => page.lastmod ?? '';
  return pages
    .toSorted((a, b) => (time(a) === time(b) ? 0 : time(a) < time(b) ? 1 : -1))
    .slice(0, MAX_ARTICLES);
}

function commonLanguage(pages: readonly LlmsSitePage[]): string {
  const declared = pages.map(({ lang }) => primarySubtag(lang)).filter((lang) => lang !== '');
  return [...tally(declared).keys()][0] ?? '';
}

function withNotes(sections: readonly Section[], host: string): Section[] {
  return sections.map(({ name, entries }) => ({
    name,
    entries: entries.map((entry) => (entry.notes === '' ? { ...entry, notes: host } : entry)),
  }));
}

/** Names every address once and stops before the file is too long. */
function written(name: string, summary: string, sections: readonly Section[]): string {
  let text = `# ${escapeMarkdown(name)}\n\n> ${escapeBlock(summary)}\n`;
  const seen = new Set<string>();
  for (const section of sections) {
    let head = `\n## ${escapeMarkdown(section.name)}\n\n`;
    for (const { name: linkName, href, notes } of section.entries) {
      const tail = notes === '' ? '' : `: ${escapeMarkdown(notes)}`;
      const line = `- [${escapeMarkdown(linkName)}](${href})${tail}\n`;
      const isFull = seen.size >= MAX_LISTED || text.length + head.length + line.length > MAX_CHARACTERS;
      if (isFull || seen.has(addressKey(href))) continue;
      seen.add(addressKey(href));
      text += head + line;
      head = '';
    }
  }
  return text;
}
