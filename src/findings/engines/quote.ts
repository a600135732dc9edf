/** Whether an engine may use the text of the home page in answers, by the directives that it is documented to follow. */
import type { AnswerEngine } from '../../catalog/answer-engines.ts';
import { labelsOf, type BotCheck } from '../../rules/access/bots.ts';
import { isBlocked } from '../../rules/access/engines.ts';
import type { HomePage } from '../../rules/access/home-page.ts';
import { restrictionsFor } from '../../rules/access/restrictions.ts';
import { cellOf, documentation, type EngineCell, type EngineProof } from './cell.ts';
import { isClosed, statusText, whatCame } from './reach.ts';

/** By the home page alone; {@link file://./pages.ts} adds the audited pages. */
export function quoteCell(
  engine: AnswerEngine,
  home: HomePage,
  bots: ReadonlyMap<string, BotCheck>,
): EngineCell {
  const { directives, agent, token } = engine.quote.value;
  const grounding = token === null ? undefined : bots.get(token);
  if (grounding !== undefined && isBlocked(grounding)) {
    const { line, rule } = grounding.proof;
    const seen: EngineProof = { of: 'robots.txt', bot: grounding.bot.label, line, text: rule ?? '' };
    const data = { bots: labelsOf([grounding]), line, rule: rule ?? '' };
    return cellOf('no', 'grounding-denied', data, [seen, ...documentation(engine.quote)]);
  }
  const stated = restrictionsFor(home, agent);
  if (isClosed(home))
    return cellOf('unknown', 'home-unread', whatCame(home), [
      { of: 'status', bot: '', line: 0, text: statusText(home) },
    ]);
  const followed = stated.filter(({ directive }) => directives.includes(directive));
  if (followed.length === 0) {
    // By noarchive and nocache alone no engine is bound that does not say so: they speak of copies (Google).
    const open = stated.filter(({ directive }) => directive !== 'noarchive' && directive !== 'nocache');
    if (directives.length > 0 || open.length === 0)
      return cellOf('yes', 'unrestricted', {}, documentation(engine.quote));
    const data = { directives: open.map(({ text }) => text), company: engine.company };
    return cellOf('unknown', 'directives-undocumented', data, documentation(engine.quote));
  }
  const isForbidden = followed.some(({ isWhole }) => isWhole);
  const proof = followed.map(({ text }): EngineProof => ({ of: 'page', bot: '', line: 0, text }));
  return cellOf(
    isForbidden ? 'no' : 'partly',
    isForbidden ? 'forbidden' : 'limited',
    { directives: followed.map(({ text }) => text) },
    [...proof, ...documentation(engine.quote)],
  );
}
