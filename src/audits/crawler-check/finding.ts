import type { Severity } from '../../contract/index.ts';
import type { CrawlerFindingId } from '../topics/crawler-findings.ts';
import type { JudgedBot } from './bots.ts';
import type { HomeProof } from './home.ts';
import type { CrawlerCheckInput } from './input.ts';

/** Something to act on, with the text to paste where one can be made. */
export interface CrawlerFinding {
  readonly id: CrawlerFindingId;
  readonly severity: Severity;
  readonly title: string;
  readonly detail: string;
  readonly code: string;
}

/** What is judged so far, for the rules below. */
export interface Judged {
  readonly input: CrawlerCheckInput;
  readonly bots: readonly JudgedBot[];
  readonly home: HomeProof;
  readonly llmsFound: boolean;
  /** The bots as the host that was asked for judges them, in the same order; `null` without another host. */
  readonly requestedBots: readonly JudgedBot[] | null;
}

/** One rule: its finding, or `null` where there is nothing to find. */
export type Rule = (judged: Judged) => CrawlerFinding | null;

/** Labels of bots for a sentence. */
export const names = (bots: readonly JudgedBot[]): string => bots.map(({ bot }) => bot.label).join(', ');
