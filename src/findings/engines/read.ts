/** Whether an engine finds the text of the home page in what it gets: in the HTML, or where it runs scripts. */
import type { RendersScripts } from '../../catalog/ai-bots.ts';
import type { AnswerEngine } from '../../catalog/answer-engines.ts';
import type { Exchange } from '../../exchange.ts';
import type { HomePage } from '../../rules/access/home-page.ts';
import {
  cellOf,
  documentation,
  type EngineCell,
  type EngineProof,
  type EngineReason,
  type EngineVerdict,
} from './cell.ts';
import { isClosed, statusText, whatCame } from './reach.ts';

/** What a page without text in its HTML is to an engine. */
const OF_SHELL: Readonly<Record<RendersScripts, readonly [EngineVerdict, EngineReason]>> = {
  yes: ['yes', 'scripts-from-index'],
  'from-index': ['partly', 'scripts-from-index'],
  no: ['no', 'scripts-needed'],
  unknown: ['unknown', 'scripts-unknown'],
};

/** By the home page alone; {@link file://./pages.ts} adds the audited pages. */
export function readCell(engine: AnswerEngine, home: HomePage, { body, truncated }: Exchange): EngineCell {
  const seen: EngineProof = { of: 'status', bot: '', line: 0, text: statusText(home) };
  if (home.isForAgents) return cellOf('yes', 'text-by-name', {}, [seen]);
  if (isClosed(home)) return cellOf('unknown', 'home-unread', whatCame(home), [seen]);
  if (home.answer.form === 'shell') {
    const [verdict, code] = OF_SHELL[engine.rendersScripts.value];
    return cellOf(verdict, code, {}, [seen, ...documentation(engine.rendersScripts)]);
  }
  const most = engine.limit.value?.unit === 'bytes' ? engine.limit.value.most : Infinity;
  if (body.byteLength > most || (truncated !== null && body.byteLength === most))
    return cellOf('partly', 'over-limit', { size: body.byteLength, most }, [
      seen,
      ...documentation(engine.limit),
    ]);
  return cellOf('yes', 'text-in-html', {}, [seen]);
}
