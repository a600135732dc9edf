/** Kinds of page by what may be asked of them. */
import { ARTICLE_KINDS, SPARSE_KINDS, THREAD_KINDS, type PageKind } from '../../catalog/page-kinds.ts';
import type { Subject } from './subject.ts';

/** Texts by someone at some time: dates, authors and sources belong to them. */
export const isArticleLike = (kind: PageKind): boolean => ARTICLE_KINDS.has(kind);

/** Pages that lead on, or hold a form or a thing: less text is enough. */
export const isSparse = (kind: PageKind): boolean => SPARSE_KINDS.has(kind);

/** Pages that many write: no one is asked to divide the whole, or to open what another goes on with. */
export const isThread = (kind: PageKind): boolean => THREAD_KINDS.has(kind);

/** Pages with a topic: not a collection, a form or a legal text. */
const isTopical = (kind: PageKind): boolean => !isSparse(kind) && kind !== 'legal';

/**
 * Whether the page is a list of questions, each answered below itself: its title names the list, and no topic that its
 * opening could answer. A page that merely carries the markup for some questions is none.
 */
export const isListOfQuestions = ({ kind, kindSource }: Pick<Subject, 'kind' | 'kindSource'>): boolean =>
  kind === 'faq' && kindSource !== 'markup';

/** Whether the title of the page names one topic that its text has to answer. */
export const answersItsTitle = (subject: Pick<Subject, 'kind' | 'kindSource'>): boolean =>
  isTopical(subject.kind) && !isThread(subject.kind) && !isListOfQuestions(subject);
