/** The answer map of an audited site, from the passages that its ledger keeps: nothing is asked for again. */
import {
  answerMap,
  type AnswerMapOptions,
  type AnswerPage,
  type SiteAnswers,
} from '../passages/answer-map.ts';
import { ownQuestions } from '../passages/questions.ts';
import type { Ledger } from './ledger.ts';
import type { PageUnit } from './page-unit.ts';

/** Where audited pages are kept. */
type KeptPages = Pick<Ledger<PageUnit>, 'kept'>;

/**
 * Asks the pages that a ledger holds, or the ledgers of all shards of a site, one after the other. Without questions those are
 * asked that the pages put themselves, in headings and in pairs of question and answer; the ledger is then read twice. `order`:
 * addresses of a plan; others are left out. Rejects with a failure of the ledger or of the model.
 */
export async function siteAnswers(
  ledger: KeptPages | readonly KeptPages[],
  questions: readonly string[] = [],
  options: AnswerMapOptions = {},
): Promise<SiteAnswers> {
  const wanted = options.order && new Set(options.order);
  const ledgers = 'kept' in ledger ? [ledger] : ledger;
  const found = { pages: 0, passages: 0, unsearched: 0 };
  const asked = questions.length > 0 ? questions : await questionsIn(searched(ledgers, wanted));
  async function* counted(): AsyncGenerator<AnswerPage> {
    for await (const { url, passages, evidence } of searched(ledgers, wanted)) {
      found.unsearched += Number(passages === undefined);
      if (passages === undefined) continue;
      found.pages++;
      found.passages += passages.length;
      yield { url, passages, view: evidence.digest };
    }
  }
  const rows = await answerMap(counted(), asked, options);
  // Of pages that nobody has read nothing can be said.
  return { rows: found.pages === 0 ? [] : rows, ...found };
}

/** The pages that were read, each once. */
async function* searched(
  ledgers: readonly KeptPages[],
  wanted: ReadonlySet<string> | undefined,
): AsyncGenerator<PageUnit> {
  const seen = new Set<string>();
  for (const ledger of ledgers)
    for await (const [, unit] of ledger.kept()) {
      if (unit.result === null || wanted?.has(unit.url) === false || seen.has(unit.url)) continue;
      if (ledgers.length > 1) seen.add(unit.url);
      yield unit;
    }
}

async function questionsIn(units: AsyncIterable<PageUnit>): Promise<string[]> {
  const found = new Set<string>();
  for await (const { passages = [] } of units)
    for (const question of ownQuestions(passages)) found.add(question);
  return [...found].toSorted();
}
