/** The part of a score that search and user-fetch bots share alike. */

/** The search and user-fetch bots of the catalogue: those that robots.txt lets in, and all of them. */
export interface AnswerBots {
  readonly allowed: number;
  readonly total: number;
}

/** The points of the bots that are let in, in whole points; all of them where there is no bot to ask about. */
export function pointsOfBots(points: number, { allowed, total }: AnswerBots): number {
  return total === 0 ? points : Math.floor((points * allowed) / total);
}
