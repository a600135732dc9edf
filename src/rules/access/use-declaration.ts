import { USE_SIGNALS, type UseMeans } from '../../catalog/use-signals.ts';

/** What text is used for: lists of links, answers of a model, its training. */
export type UsePurpose = 'search' | 'answer' | 'train';

/** The purposes in their order. */
export const USE_PURPOSES: readonly UsePurpose[] = ['search', 'answer', 'train'];

/** One statement about one purpose. */
export interface UseDeclaration {
  readonly purpose: UsePurpose;
  /** `license`: allowed on the terms of a licence. */
  readonly says: 'allow' | 'deny' | 'license';
  readonly means: UseMeans;
  readonly place: 'robots.txt' | 'header' | 'page' | 'licence' | 'tdmrep.json';
  /** 1-based line of robots.txt, 0 elsewhere. */
  readonly line: number;
  /** As it is written there. */
  readonly text: string;
  /** Names of the bots that it is for, empty for all. */
  readonly bots: readonly string[];
  /** Whether it holds for all of the site and all kinds of files. */
  readonly isWhole: boolean;
  /** Who documents that it follows such a statement; empty: nobody that we know of. */
  readonly honouredBy: readonly string[];
}

/** What a statement is made from; what is left out holds for all bots and the whole site. */
type Stated = Omit<UseDeclaration, 'honouredBy' | 'place' | 'line' | 'bots' | 'isWhole'> &
  Partial<Pick<UseDeclaration, 'honouredBy' | 'line' | 'bots' | 'isWhole'>>;

/** A statement at a place. */
export const declare = (place: UseDeclaration['place'], stated: Stated): UseDeclaration => ({
  line: 0,
  bots: [],
  isWhole: true,
  honouredBy: USE_SIGNALS[stated.means].honouredBy,
  place,
  ...stated,
});
