import { pointsOfBots, type AnswerBots } from './answer-bots.ts';

/** Points of the Crawler Check. Version them together: a changed number is a new version. */
export const CRAWLER_WEIGHTS_VERSION = 'crawler-1';

/**
 * Points of each part; they sum to 100.
 * `bots` is shared by the search and user-fetch bots alike. Training bots, agents and tokens that send no request weigh
 * nothing: keeping them out is the owner's policy and costs no citation.
 */
export const CRAWLER_POINTS = {
  bots: 50,
  home: 18,
  signals: 7,
  protection: 5,
  robots: 6,
  sitemap: 9,
  llms: 5,
} as const;

/** A part of the score of a Crawler Check. */
export type CrawlerPart = keyof typeof CRAWLER_POINTS;

/** The score may not exceed these while the fault stands. */
export const CRAWLER_CAPS = { inaccessible: 40, searchBlocked: 30 } as const;

/** What the score is made of. */
export interface CrawlerScoreFacts {
  readonly answerBots: AnswerBots;
  /** Every search bot is kept out. */
  readonly isSearchBlocked: boolean;
  /** The home page answered 200 with text that a crawler without JavaScript can use. */
  readonly isHomeServed: boolean;
  readonly isAccessible: boolean;
  readonly hasSignals: boolean;
  /** A vendor refused, challenged or throttled a visit, or an agent of high impact was refused by name. */
  readonly wasProtected: boolean;
  readonly hasRobots: boolean;
  readonly hasSitemap: boolean;
  readonly hasLlms: boolean;
}

/** The score of a Crawler Check by its parts. */
export interface CrawlerScore {
  readonly score: number;
  /** Earned points by part, before the cap. */
  readonly parts: Readonly<Record<CrawlerPart, number>>;
  readonly cap: number;
}

/** The score 0 to 100: the sum of the parts, at most the lowest cap. A page that was not served loses what hangs on it. */
export function scoreCrawlerCheck(facts: CrawlerScoreFacts): CrawlerScore {
  const earned = (part: CrawlerPart, isEarned: boolean) => (isEarned ? CRAWLER_POINTS[part] : 0);
  const parts = {
    bots: pointsOfBots(CRAWLER_POINTS.bots, facts.answerBots),
    home: earned('home', facts.isHomeServed),
    signals: earned('signals', facts.isAccessible && !facts.hasSignals),
    protection: earned('protection', facts.isAccessible && !facts.wasProtected),
    robots: earned('robots', facts.hasRobots),
    sitemap: earned('sitemap', facts.hasSitemap),
    llms: earned('llms', facts.hasLlms),
  };
  const cap = Math.min(
    facts.isAccessible ? 100 : CRAWLER_CAPS.inaccessible,
    facts.isSearchBlocked ? CRAWLER_CAPS.searchBlocked : 100,
  );
  const sum = Object.values(parts).reduce((total, points) => total + points, 0);
  return { score: Math.min(sum, cap), parts, cap };
}
