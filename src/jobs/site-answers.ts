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

/**
 * Asks the pages that a ledger holds, one after the other. Without questions those are asked that the pages put themselves, in
 * headings and in pairs of question and answer; the ledger is then read twice. `order`: addresses of a plan; others are left out.
 * Rejects with a failure of the ledger or of the model.
 */
export async function siteAnswers(
  ledger: Pick<Ledger<PageUnit>, 'kept'>,
  questions: readonly string[] = [],
  options: AnswerMapOptions = {},
): Promise<SiteAnswers> {
  const wanted = options.order && new Set(options.order);
  const found = { pages: 0, passages: 0, unsearched: 0 };
  const asked = questions.length > 0 ? questions : await questionsIn(searched(ledger, wanted));
  async function* counted(): AsyncGenerator<AnswerPage> {
    for await (const { url, passages, evidence } of searched(ledger, wanted)) {
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
  ledger: Pick<Ledger<PageUnit>, 'kept'>,
  wanted: ReadonlySet<string> | undefined,
): AsyncGenerator<PageUnit> {
  for await (const [, unit] of ledger.kept())
    if (unit.result !== null && wanted?.has(unit.url) !== false) yield unit;
}

async function questionsIn(units: AsyncIterable<PageUnit>): Promise<string[]> {
  const found = new Set<string>();
  for await (const { passages = [] } of units)
    for (const question of ownQuestions(passages)) found.add(question);
  return [...found].toSorted();
}
