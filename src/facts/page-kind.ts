/**
 * What kind of page this is, so that only what fits it is asked for. In order of trust: the address of a home page, markup
 * of things that are nothing else (a recipe, a job), addresses of pages that every site has (contact, log-in), what the
 * page looks like (learned, see learned-kind.ts), and where that is not sure what markup, Open Graph and address declare.
 * FAQPage and HowTo come last: pages of every kind carry them, and pasting such a block must not change the kind.
 * Markup is believed when engines read it and it describes something. A block that is broken, or names a type and
 * little else, may only add to what is asked of the page: else a fault would raise a score, and its repair lower one.
 */
import { pathWords } from '../catalog/languages/index.ts';
import {
  ARTICLE_KINDS,
  DOCUMENTATION_SYSTEMS,
  KINDS_BY_OG_TYPE,
  KINDS_BY_PATH,
  KINDS_BY_SIDE_TYPE,
  KINDS_BY_TYPE,
  SPARSE_KINDS,
  type KindType,
  type PageKind,
} from '../catalog/page-kinds.ts';
import { namesLanguage } from './language-path.ts';
import { learnedKind, type KindGuess, type LearnedKind } from './learned-kind.ts';
import { authorship } from './page-authors.ts';
import type { PageFacts } from './page-facts.ts';
import { metaContent } from './page-head.ts';
import { sentOnBy } from './sends-on.ts';
import { isFilled, valuesOf } from '../readers/structured-data/entity-index.ts';
import type { StructuredEntity } from '../readers/structured-data/model.ts';
import { hasType } from '../readers/structured-data/vocabulary.ts';
import { isQuestion } from './text/question.ts';
import { readablePath } from './text/slug.ts';
import { parsedUrl, pathSegments } from '../values/url.ts';

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
  | 'signs'
  | 'scripts'
  | 'response'
> & { readonly main: Pick<PageFacts['main'], 'words' | 'source'> };

/** `/`, an index file, or one segment more, which has to be a language: `/de/`, `/pt-br`, `/zh-hant-tw`. */
const HOME_PATH =
  /^\/(?:([a-z]{2,3}(?:[-_][a-z]{4})?(?:[-_][a-z\d]{2,4})?)\/?)?(?:(?:index|home|default)\.[a-z]{3,5})?$/i;

/** Words: a page of no other kind with a form to log in and fewer is nothing but its form. */
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

/** What gave the kind away. `looks`: what the page is made of. `path`: words of the address alone, the weakest of them. */
export type KindSource =
  | 'home'
  | 'form'
  | 'redirect'
  | 'markup'
  | 'looks'
  | 'open-graph'
  | 'path'
  | 'content'
  | 'none';

/** Share of pages that are right from which the looks of a page decide (cross-validated: 89 of 100). */
const SURE = 0.5;
/** Confidence from which they contradict what the markup says it is (95 of 100). */
const PLAIN = 0.7;

/** Kinds that markup is specific of, but that lists of such things, and texts on one, have the markup of as well. */
const OF_THINGS: ReadonlySet<PageKind> = new Set(['product', 'software', 'course', 'local', 'event']);
/** Kinds that are told by their looks: what else says so is asked where these are not sure. */
const BY_LOOKS: ReadonlySet<PageKind> = new Set([
  'article',
  'documentation',
  'service',
  'forum',
  'listing',
  'product',
  'other',
]);
/** Kinds of pages on which questions may be all that there is. */
const MAY_BE_FAQ: ReadonlySet<LearnedKind> = new Set(['service', 'documentation']);
/** Words from which a page that sends its visitors on has a text of its own. */
const OWN_WORDS = 60;

/** The kind of the page, `other` when nothing gives it away. */
export function pageKind(facts: PageKindFacts): PageKind {
  return pageKindReading(facts).kind;
}

/** A kind, and what gave it away. */
interface KindReading {
  readonly kind: PageKind;
  readonly source: KindSource;
  /** What the page looks like, `null` where too little was read or nothing was asked. */
  readonly looks?: KindGuess | null;
}

/** The kind of the page, and what gave it away; and the kind that its markup claims, proven or not. */
export function pageKindReading(facts: PageKindFacts): KindReading & { readonly claimed: KindReading } {
  const url = parsedUrl(facts.finalUrl);
  if (url !== null && url.search === '' && isHomePath(url.pathname, facts.lang))
    return whatever({ kind: 'home', source: 'home' });
  if (facts.main.words < OWN_WORDS && sentOnBy(facts) !== null)
    return whatever({ kind: 'redirect', source: 'redirect' });
  const own = withoutMarkup(facts, kindOfPath(url?.pathname ?? '/'));
  const proven = withMarkup(own, provenTypes(facts.structuredData.entities));
  const { topTypes, repairs } = facts.structuredData;
  const named = [...topTypes, ...repairs.flatMap((repair) => repair.topTypes)];
  const claimed = withMarkup(
    own,
    named.filter((type) => !COUNTED_TYPES.has(type)),
  );
  const reading = asksAsMuch(claimed.kind, proven.kind) ? claimed : proven;
  if (reading.kind === 'other' && facts.counts.passwordInputs > 0 && facts.main.words < FORM_WORDS)
    return whatever({ kind: 'login', source: 'form' });
  const looks = learnedKind(facts);
  return { ...(looks !== null && decides(looks, reading) ? byLooks(looks) : reading), looks, claimed };
}

/** Whether the looks of a page tell more of its kind than what was declared. */
function decides({ kind, confidence }: KindGuess, { kind: declared, source }: KindReading): boolean {
  if (confidence < SURE) return false;
  if (source === 'markup' && OF_THINGS.has(declared)) return confidence >= PLAIN;
  if (declared === 'faq' && source === 'content') return !MAY_BE_FAQ.has(kind);
  return BY_LOOKS.has(declared) || (declared === 'faq' && source === 'markup');
}

const byLooks = (looks: KindGuess): KindReading => ({
  kind: looks.kind === 'collection' ? 'listing' : looks.kind,
  source: 'looks',
});

/**
 * The kind that structured data is asked for. A page of no other kind is asked for what its data claims to be, proven or
 * not: a product without an offer is half a product.
 */
export function askedKind(facts: PageKindFacts): KindReading {
  const { claimed, ...reading } = pageKindReading(facts);
  return reading.kind === 'other' || reading.kind === claimed.kind ? claimed : reading;
}

/** A kind whatever the markup claims. */
const whatever = (reading: KindReading) => ({ ...reading, claimed: reading });

/** What the Open Graph type, the words of the address and the shape of the content say, in this order. */
function withoutMarkup(facts: PageKindFacts, named: PageKind | null): KindReading {
  const declared = byOpenGraph(facts);
  const isArticleByDefault = declared === 'article' && !isPublished(facts) && NO_ARTICLES.has(named);
  if (declared !== null && !isArticleByDefault) return { kind: declared, source: 'open-graph' };
  if (named !== null) return { kind: named, source: 'path' };
  const kind = byContent(facts);
  if (kind === null && isOfManual(facts)) return { kind: 'documentation', source: 'content' };
  return kind === null ? { kind: 'other', source: 'none' } : { kind, source: 'content' };
}

/** The same with types of structured data. Beside its own data an article may describe what it is about: a product in a test. */
function withMarkup(own: KindReading, types: readonly string[]): KindReading {
  const kind = byType(types);
  if (kind !== null) {
    const isOfArticle = own.kind === 'article' && hasType(types, 'Article') && !ARTICLE_KINDS.has(kind);
    return { kind: isOfArticle ? 'article' : kind, source: 'markup' };
  }
  if (own.kind !== 'other') return own;
  const side = KINDS_BY_SIDE_TYPE.find(({ type, once: isOne }) =>
    isOne === true ? types.filter((each) => each === type).length === 1 : types.includes(type),
  );
  return side === undefined ? own : { kind: side.kind, source: 'markup' };
}

/** Types of the entities that stand on their own and say enough to be what they are called. */
function provenTypes(entities: readonly StructuredEntity[]): string[] {
  return entities
    .filter(({ top }) => top)
    .flatMap((entity) => entity.types.filter((type) => isProven(entity, type)));
}

function isProven(entity: StructuredEntity, name: string): boolean {
  const found = KIND_TYPES.find(({ type }) => hasType([name], type));
  return (found?.proof ?? []).every((group) =>
    group.split('|').some((property) => valuesOf(entity, property).some(isFilled)),
  );
}

/** Names of types do not say how often each is there. */
const COUNTED_TYPES: ReadonlySet<string> = new Set(
  KINDS_BY_SIDE_TYPE.flatMap(({ type, once }) => (once === true ? [type] : [])),
);

const KIND_TYPES: readonly KindType[] = [...KINDS_BY_TYPE, ...KINDS_BY_SIDE_TYPE];

/** Whether nothing that is asked of a page of one kind falls away with the other. */
function asksAsMuch(kind: PageKind, than: PageKind): boolean {
  if (kind === than) return true;
  if (ARTICLE_KINDS.has(kind)) return !ARTICLE_KINDS.has(than);
  return than === 'other' && !SPARSE_KINDS.has(kind) && kind !== 'legal';
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
  return KINDS_BY_TYPE.find(({ type }) => hasType(named, type))?.kind ?? null;
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

/** Facebook's product objects; pages of a shop carry it whatever `og:type` its theme writes. */
const isPriced = ({ metas }: PageKindFacts): boolean =>
  metas.some(({ key, content }) => key === 'product:price:amount' && content !== '');

const isPublished = ({ metas }: PageKindFacts): boolean =>
  metas.some(({ key }) => key === 'article:published_time');

function byOpenGraph(facts: PageKindFacts): PageKind | null {
  const { metas } = facts;
  const declared = metas.find(({ key, content }) => key === 'og:type' && content !== '');
  const type = declared?.content.toLowerCase().split('.', 1)[0] ?? '';
  if (Object.hasOwn(KINDS_BY_OG_TYPE, type)) return KINDS_BY_OG_TYPE[type] ?? null;
  if (isPriced(facts)) return 'product';
  return isPublished(facts) ? 'article' : null;
}

/** The kind that the words of a path name, `null` for most: the address of a login page says what it is. */
export function kindOfPath(path: string): PageKind | null {
  const segments = pathSegments(readablePath(path).toLowerCase());
  const last = (segments.at(-1) ?? '').replace(/\.[a-z]{3,5}$/, '');
  const before = segments.slice(0, -1);
  const match = KINDS_BY_PATH.find(({ place, topic }) => {
    const words = pathWords(topic);
    return place === 'last' ? words.has(last) : before.some((segment) => words.has(segment));
  });
  return match?.kind ?? null;
}

function byContent(facts: PageKindFacts): PageKind | null {
  if (facts.main.words >= ARTICLE_WORDS && isSigned(facts)) return 'article';
  return isMadeOfQuestions(facts) ? 'faq' : null;
}

/** Whether a system that writes manuals made the page. */
function isOfManual(facts: Pick<PageKindFacts, 'metas'>): boolean {
  const [system = ''] = metaContent(facts, 'generator')
    .toLowerCase()
    .split(/[\s,/]/, 1);
  return DOCUMENTATION_SYSTEMS.has(system);
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
  const { dates, datelines, footers } = facts;
  // Systems write the name of their owner into the head of every page.
  const authors = facts.authors.filter(({ source }) => source !== 'meta');
  if (authors.length > 0 && !authorship({ ...facts, authors }).isList) return true;
  const times = dates.filter(({ source }) => source === 'time');
  if (dates.some(({ source, name }) => source === 'itemprop' || (source === 'meta' && !MADE.test(name))))
    return true;
  if (times.length <= MAX_OWN_TIMES) return times.length > 0;
  const lines = [...datelines, ...footers];
  return times.some(({ text }) => text !== '' && lines.some((line) => line.includes(text)));
}
