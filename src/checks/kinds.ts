/** Kinds of page by what may be asked of them. */
import type { PageKind } from '../facts/page-kind.ts';

/**
 * Instructions are none: of HowTo data Google asked for a name and steps, never for an author or a day (catalog/
 * schema-types.ts), and those that somebody signed or dated are articles by that.
 */
const ARTICLES: ReadonlySet<PageKind> = new Set(['article', 'recipe']);

const SPARSE: ReadonlySet<PageKind> = new Set([
  'home',
  'listing',
  'contact',
  'login',
  'product',
  'search',
  'event',
  'job',
  'local',
  'profile',
  'video',
]);

/** Texts by someone at some time: dates, authors and sources belong to them. */
export const isArticleLike = (kind: PageKind): boolean => ARTICLES.has(kind);

/** Pages that lead on, or hold a form or a thing: less text is enough. */
export const isSparse = (kind: PageKind): boolean => SPARSE.has(kind);

/** Pages with one topic to answer: not a collection, a form or a legal text. */
export const isTopical = (kind: PageKind): boolean => !isSparse(kind) && kind !== 'legal';
