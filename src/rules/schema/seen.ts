/** Whether the answer is the page at all. What came instead of it is never judged as if it were the page. */
import type { Exchange, FetchCode } from '../../exchange.ts';
import { isRead, pageAnswer, type PageAnswer } from '../../access/page-answer.ts';
import type { AccessKind } from '../../access/model.ts';
import type { PageFacts } from '../../facts/page-facts.ts';

/** Answers that are in the way of a page, as access names them. */
const STANDING_IN_THE_WAY = ['login', 'challenge', 'block', 'rate-limit', 'geo', 'error'] as const;

/**
 * What came instead of the page. `not-asked`: our own robot asked for nothing, or gave up. `no-answer`: the address gave
 * none that can be used. Else what access says.
 */
export type Instead = (typeof STANDING_IN_THE_WAY)[number] | 'not-asked' | 'no-answer' | 'not-html';

/** What came, and whether it is the page. */
export interface Seen {
  readonly isPage: boolean;
  /** What came instead of the page, `null` for the page. */
  readonly instead: Instead | null;
  /** Why it is not the page, or what is to be doubted; empty when nothing is. */
  readonly reason: string;
  /** What the answer was taken for, `null` where none could be classified. */
  readonly access: AccessKind | null;
  /** Key of the vendor that acted, `null` without one. */
  readonly vendor: string | null;
  /** How the fetch failed, `null` with an answer. */
  readonly failure: FetchCode | null;
}

/** Failures that say something of our own robot, and nothing of the site. */
const OUR_OWN: ReadonlySet<FetchCode> = new Set(['blocked', 'aborted']);

/**
 * Tells the page from what is in its place. An empty shell is what a crawler that runs no scripts gets at this
 * address, so its head and markup are judged, with a note; what a gate shows is no part of the page behind it.
 */
export function viewOf(exchange: Exchange, page: PageFacts): Seen {
  const answer = pageAnswer(exchange, page);
  const { kind, vendor, reason } = answer;
  const { outcome } = exchange;
  const failure = answer.form === 'silence' && outcome !== 'answered' ? outcome : null;
  return {
    isPage: isRead(answer),
    instead: insteadOf(answer, failure),
    reason: answer.form === 'shell' ? 'empty-shell' : reason,
    access: kind,
    vendor,
    failure,
  };
}

function insteadOf({ form, kind }: PageAnswer, failure: FetchCode | null): Instead | null {
  if (form === 'silence') return failure !== null && OUR_OWN.has(failure) ? 'not-asked' : 'no-answer';
  if (form === 'other-type') return 'not-html';
  return STANDING_IN_THE_WAY.find((each) => each === kind) ?? null;
}
