/** Kinds of page by what may be asked of them. */
import type { PageKind } from '../facts/page-kind.ts';

/** Texts by someone at some time: dates, authors and sources belong to them. */
export const isArticleLike = (kind: PageKind): boolean =>
  kind === 'article' || kind === 'howto' || kind === 'recipe';

/** Pages that lead on, or hold a form or a thing: less text is enough. */
export const isSparse = (kind: PageKind): boolean =>
  kind === 'home' ||
  kind === 'listing' ||
  kind === 'contact' ||
  kind === 'login' ||
  kind === 'product' ||
  kind === 'search' ||
  kind === 'event' ||
  kind === 'job' ||
  kind === 'local' ||
  kind === 'profile' ||
  kind === 'video';

/** Pages with one topic to answer: not a collection, a form or a legal text. */
export const isTopical = (kind: PageKind): boolean => !isSparse(kind) && kind !== 'legal';
