/**
 * The kind of page that its markup, Open Graph type, address, and the shape of its content declare, in this order. Markup is
 * believed when engines read it and it describes something (see {@link provenTypes}).
 */
import {
  ARTICLE_KINDS,
  KINDS_BY_OG_TYPE,
  KINDS_BY_SIDE_TYPE,
  KINDS_BY_TYPE,
  SPARSE_KINDS,
  THREAD_KINDS,
  type KindType,
  type PageKind,
} from '../catalog/page-kinds.ts';
import { isFilled, valuesOf } from '../readers/structured-data/entity-index.ts';
import type { StructuredEntity } from '../readers/structured-data/model.ts';
import { hasType } from '../readers/structured-data/vocabulary.ts';
import { isOfManual } from './generator.ts';
import { authorship } from './page-authors.ts';
import type { PageFacts } from './page-facts.ts';
import { kindOfPath } from './path-kind.ts';
import { isQuestion } from './text/question.ts';
import { countWords } from './text/words.ts';

/** What of the page facts the kind is read from. */
export type PageKindFacts = Pick<
  PageFacts,
  | 'finalUrl'
  | 'lang'
  | 'title'
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

/** A kind, and what gave it away. */
export interface KindReading {
  readonly kind: PageKind;
  readonly source: KindSource;
}

/** Words of main text from which a dated or signed page is an article. */
const ARTICLE_WORDS = 150;

/** Time elements of one text: published, updated, read. More are those of a list or of comments. */
const MAX_OWN_TIMES = 3;

/**
 * The day on which a page was made, and none on which it was issued (DCMI Metadata Terms): Javadoc writes that of its
 * run on every page.
 */
const MADE = /^dc(?:terms)?[.:]created$/;

/** Questions with answers, and their share of the words, from which a page without any other sign is a FAQ. */
const FAQ_QUESTIONS = 3;
const FAQ_SHARE = 2 / 3;

/** What is declared of a page: by markup that proves it, or `claimed` by any at all. */
interface DeclaredKind {
  readonly declared: KindReading;
  readonly claimed: KindReading;
  /** Whether markup that describes something declares it. */
  readonly isProven: boolean;
}

/**
 * The kind that a page at this path declares. A block that is broken, or names a type and little else, may only add to what
 * is asked of the page: else a fault would raise a score, and its repair lower one.
 */
export function declaredKind(facts: PageKindFacts, path: string): DeclaredKind {
  const own = withoutMarkup(facts, kindOfPath(path));
  const proven = withMarkup(own, provenTypes(facts.structuredData.entities));
  const { topTypes, repairs } = facts.structuredData;
  const named = [...topTypes, ...repairs.flatMap((repair) => repair.topTypes)];
  const claimed = withMarkup(
    own,
    named.filter((type) => !COUNTED_TYPES.has(type)),
  );
  const declared = asksAsMuch(claimed.kind, proven.kind) ? claimed : proven;
  return { declared, claimed, isProven: proven.source === 'markup' && proven.kind === declared.kind };
}

/** Whether nothing that is asked of a page of one kind falls away with the other. */
function asksAsMuch(kind: PageKind, than: PageKind): boolean {
  if (kind === than) return true;
  if (ARTICLE_KINDS.has(kind)) return !ARTICLE_KINDS.has(than);
  return than === 'other' && !SPARSE_KINDS.has(kind) && !THREAD_KINDS.has(kind) && kind !== 'legal';
}

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

/** Types of the entities that are on their own and say enough to be what they are called. */
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
  'profile',
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

function byContent(facts: PageKindFacts): PageKind | null {
  if (facts.main.words >= ARTICLE_WORDS && isSigned(facts)) return 'article';
  return isMadeOfQuestions(facts) ? 'faq' : null;
}

/** A manual asks here and there as well, and the page of a service does at its end: most of what a FAQ says is answers. */
function isMadeOfQuestions({ questions, main }: PageKindFacts): boolean {
  // A term with its value ("Weight: 2 kg") asks nothing, nor does a headline that begins with "How".
  const asked = questions.filter(({ question }) => isQuestion(question));
  if (asked.length < FAQ_QUESTIONS) return false;
  const words = asked.reduce((sum, { question, answer }) => sum + countWords(`${question} ${answer}`), 0);
  return words >= FAQ_SHARE * main.words;
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
