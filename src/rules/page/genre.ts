/** The kind of a page as far as advice goes. */
import { pathWords } from '../../catalog/languages/index.ts';
import { isOfManual } from '../../facts/generator.ts';
import { entitiesOf } from '../../facts/page-entities.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import type { PageKind } from '../../catalog/page-kinds.ts';
import { pathSegments } from '../../values/url.ts';

/**
 * The kind of a page as far as advice goes: a report of news has no options to weigh and no term to define, and a page of a
 * reference is looked up, not read.
 */
export type Genre = PageKind | 'news' | 'reference';

/** Pages that somebody wrote to explain, to advise or to offer something: advice on style suits them. */
const EXPLAINING: readonly Genre[] = ['article', 'howto', 'course', 'service', 'software'];

/** Texts that are read from beginning to end, and divided by their author. */
export const PROSE_GENRES: readonly Genre[] = [...EXPLAINING, 'news'];

/** Kinds that reports and references are mistaken for. */
const ARTICLE_OR_NOTHING: ReadonlySet<PageKind> = new Set(['article', 'howto', 'other']);

/** The genre of a page of a kind. `url`: the address that answered. */
export function genreOf(page: PageFacts, kind: PageKind, url: URL | null): Genre {
  if (kind === 'documentation') return 'reference';
  if (!ARTICLE_OR_NOTHING.has(kind)) return kind;
  const sections = pathSegments((url?.pathname ?? '/').toLowerCase()).slice(0, -1);
  const isIn = (topic: 'news' | 'docsSection'): boolean =>
    sections.some((section) => pathWords(topic).has(section));
  const isOfReference = isOfManual(page) || entitiesOf(page, 'TechArticle').length > 0;
  if (isOfReference || isIn('docsSection')) return 'reference';
  if (entitiesOf(page, 'NewsArticle').length > 0 || (kind === 'article' && isIn('news'))) return 'news';
  return kind;
}
