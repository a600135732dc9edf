/**
 * What kind of page this is, so that only what fits it is asked for. In order of trust: the address of a home
 * page, what the markup and the Open Graph type declare, the words of the address, the shape of the content.
 * FAQPage and HowTo come last: pages of every kind carry them, and pasting such a block must not change the kind.
 */
import {
  KINDS_BY_OG_TYPE,
  KINDS_BY_PATH,
  KINDS_BY_SIDE_TYPE,
  KINDS_BY_TYPE,
  type PageKind,
} from '../catalog/page-kinds.ts';
import { namesLanguage } from './language-path.ts';
import { authorship } from './page-authors.ts';
import type { PageFacts } from './page-facts.ts';
import { hasType } from './structured-data/vocabulary.ts';
import { isQuestion } from './text/question.ts';
import { readablePath } from './text/slug.ts';
import { parsedUrl, pathSegments } from './url.ts';

export type { PageKind } from '../catalog/page-kinds.ts';

/** What of the page facts the kind is read from. */
export type PageKindFacts = Pick<
  PageFacts,
  | 'finalUrl'
  | 'lang'
  | 'metas'
  | 'linkTags'
  | 'structuredData'
  | 'dates'
  | 'datelines'
  | 'footers'
  | 'authors'
  | 'headings'
  | 'questions'
  | 'counts'
> & { readonly main: Pick<PageFacts['main'], 'words' | 'source'> };

/** `/`, an index file, or one segment more, which has to be a language: `/de/`, `/pt-br`, `/zh-hant-tw`. */
const HOME_PATH =
  /^\/(?:([a-z]{2,3}(?:[-_][a-z]{4})?(?:[-_][a-z\d]{2,4})?)\/?)?(?:(?:index|home|default)\.[a-z]{3,5})?$/i;

/** Words: a form page with fewer is nothing but its form. */
const FORM_WORDS = 120;

/** Words of main text from which a dated or signed page is an article. */
const ARTICLE_WORDS = 150;

/** Time elements of one text: published, updated, read. More are those of a list or of comments. */
const MAX_OWN_TIMES = 3;

/**
 * The day on which a page was made, and none on which it was issued (DCMI Metadata Terms): Javadoc writes that of its
 * run on every page.
 */
const MADE = /^dc(?:terms)?[.:]created$/;

/** Questions with answers from which a page without any other sign is a FAQ. */
const FAQ_QUESTIONS = 3;

/** What gave the kind away. `path`: words of the address alone, the weakest of them. */
export type KindSource = 'home' | 'form' | 'markup' | 'open-graph' | 'path' | 'content' | 'none';

/** The kind of the page, `other` when nothing gives it away. */
export function pageKind(facts: PageKindFacts): PageKind {
  return pageKindReading(facts).kind;
}

/** The kind of the page, and what gave it away. */
export function pageKindReading(facts: PageKindFacts): {
  readonly kind: PageKind;
  readonly source: KindSource;
} {
  const url = parsedUrl(facts.finalUrl);
  if (url !== null && url.search === '' && isHomePath(url.pathname, facts.lang))
    return { kind: 'home', source: 'home' };
  if (facts.counts.passwordInputs > 0 && facts.main.words < FORM_WORDS)
    return { kind: 'login', source: 'form' };
  // A block that is broken still says what the page is: repairing it must not change the kind.
  const { topTypes: counted, repairs } = facts.structuredData;
  const topTypes = [...counted, ...repairs.flatMap((repair) => repair.topTypes)];
  const sideKind = KINDS_BY_SIDE_TYPE.find(([type]) => topTypes.includes(type))?.[1] ?? null;
  const [declared, named] = [byOpenGraph(facts), kindOfPath(url?.pathname ?? '/')];
  const isArticleByDefault = declared === 'article' && !isPublished(facts) && NO_ARTICLES.has(named);
  const readings: readonly (readonly [kind: PageKind | null, source: KindSource])[] = [
    [byType(topTypes), 'markup'],
    [isArticleByDefault ? null : declared, 'open-graph'],
    [named, 'path'],
    [byContent(facts), 'content'],
    [sideKind, 'markup'],
  ];
  for (const [kind, source] of readings) if (kind !== null) return { kind, source };
  return { kind: 'other', source: 'none' };
}

/** Whether a path is that of the home page, or of the one in a language. `lang`: as the page declares it, empty for nothing. */
export function isHomePath(path: string, lang: string): boolean {
  const match = HOME_PATH.exec(path);
  if (match === null) return false;
  const [, segment] = match;
  return segment === undefined || namesLanguage(segment.toLowerCase(), lang);
}

function byType(types: readonly string[]): PageKind | null {
  // An event by its ancestors alone: schema.org calls it an old way of counting what visitors did (UserComments, UserLikes).
  const named = types.filter((type) => !hasType([type], 'UserInteraction'));
  return KINDS_BY_TYPE.find(([type]) => hasType(named, type))?.[1] ?? null;
}

/**
 * Kinds that are no article whatever `og:type` says: Yoast SEO and the template of Hugo write `article` on pages of
 * these kinds too, and `article:published_time` only on those with a day of their own.
 */
const NO_ARTICLES: ReadonlySet<PageKind | null> = new Set<PageKind>([
  'login',
  'search',
  'faq',
  'contact',
  'about',
  'legal',
  'listing',
]);

const isPublished = ({ metas }: PageKindFacts): boolean =>
  metas.some(({ key }) => key === 'article:published_time');

function byOpenGraph(facts: PageKindFacts): PageKind | null {
  const { metas } = facts;
  const declared = metas.find(({ key, content }) => key === 'og:type' && content !== '');
  const type = declared?.content.toLowerCase().split('.', 1)[0] ?? '';
  if (Object.hasOwn(KINDS_BY_OG_TYPE, type)) return KINDS_BY_OG_TYPE[type] ?? null;
  return isPublished(facts) ? 'article' : null;
}

const pathWords = KINDS_BY_PATH.map(({ kind, place, words }) => ({
  kind,
  place,
  words: new Set(words.split(' ')),
}));

/** The kind that the words of a path name, `null` for most: the address of a login page says what it is. */
export function kindOfPath(path: string): PageKind | null {
  const segments = pathSegments(readablePath(path).toLowerCase());
  const last = (segments.at(-1) ?? '').replace(/\.[a-z]{3,5}$/, '');
  const before = segments.slice(0, -1);
  const match = pathWords.find(({ place, words }) =>
    place === 'last' ? words.has(last) : before.some((segment) => words.has(segment)),
  );
  return match?.kind ?? null;
}

function byContent(facts: PageKindFacts): PageKind | null {
  if (facts.main.words >= ARTICLE_WORDS && isSigned(facts)) return 'article';
  return isMadeOfQuestions(facts) ? 'faq' : null;
}

/** A manual asks here and there as well, and the page of a service does at its end: most of a FAQ is questions. */
function isMadeOfQuestions({ questions, headings }: PageKindFacts): boolean {
  // A term with its value ("Weight: 2 kg") asks nothing, nor does a headline that begins with "How".
  const asked = questions.filter(({ question }) => isQuestion(question)).length;
  if (asked < FAQ_QUESTIONS) return false;
  const others = headings.filter(
    ({ level, inMain, hidden, text }) => level > 1 && inMain && !hidden && !isQuestion(text),
  );
  return asked >= others.length;
}

/**
 * Whether somebody signed or dated the page: bylines of many people, and many days far from its heading, are those of
 * the texts that a portal leads to.
 */
function isSigned(facts: PageKindFacts): boolean {
  const { authors, dates, datelines, footers } = facts;
  if (authors.length > 0 && !authorship(facts, []).isList) return true;
  const times = dates.filter(({ source }) => source === 'time');
  if (dates.some(({ source, name }) => source === 'itemprop' || (source === 'meta' && !MADE.test(name))))
    return true;
  if (times.length <= MAX_OWN_TIMES) return times.length > 0;
  const lines = [...datelines, ...footers];
  return times.some(({ text }) => text !== '' && lines.some((line) => line.includes(text)));
}
