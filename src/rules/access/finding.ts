import type { Severity } from '../../contract/index.ts';
import { crawlerFindingText, type CrawlerFindingId } from '../topics/crawler-findings.ts';
import type { JudgedBot } from './bots.ts';
import type { HomeProof } from './home.ts';
import type { CrawlerCheckInput } from './input.ts';

/** Something to act on, with the text to paste where one can be made. */
export interface CrawlerFinding {
  readonly id: CrawlerFindingId;
  readonly severity: Severity;
  readonly title: string;
  readonly detail: string;
  /** What to do, in words; empty where the detail ends with it. */
  readonly fix: string;
  readonly code: string;
  /** Address of the page or file that has to change. */
  readonly url: string;
  /** 1-based line of that file, 0 without one. */
  readonly line: number;
}

/** What a rule finds. What it leaves out is said by the table of topics, or absent. */
export type Found = Pick<CrawlerFinding, 'id' | 'severity' | 'detail'> &
  Partial<Pick<CrawlerFinding, 'title' | 'fix' | 'code' | 'url' | 'line'>>;

/** The whole finding about a site. */
export function findingOf(found: Found, origin: string): CrawlerFinding {
  const { id, severity, detail, code = '', line = 0 } = found;
  const { title, fix, isOfHome } = crawlerFindingText(id);
  const file = id === 'llms-missing' ? '/llms.txt' : '/robots.txt';
  // The details of findings about a file end with what to do.
  const words = isOfHome ? fix : '';
  return {
    id,
    severity,
    title: found.title ?? title,
    detail,
    fix: found.fix ?? (code === '' ? words : 'Add the text below at the end of robots.txt.'),
    code,
    url: found.url ?? new URL(isOfHome ? '/' : file, origin).href,
    line,
  };
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

/** One rule: what it finds, or `null` where there is nothing to find. */
export type Rule = (judged: Judged) => Found | null;

/** Labels of bots for a sentence. */
export const names = (bots: readonly JudgedBot[]): string => bots.map(({ bot }) => bot.label).join(', ');
