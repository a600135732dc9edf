/** What came of running the scripts of a page: how it differs, or why nothing can be said of that. */
import { pageAnswer, type PageAnswer } from '../access/page-answer.ts';
import { renderedExchange, type Exchange } from '../exchange.ts';
import { pageFacts } from '../facts/page.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { pageKind } from '../facts/page-kind.ts';
import { textFacts } from '../facts/surface/facts.ts';
import type { SurfaceFact } from '../facts/surface/model.ts';
import { withPlaces } from '../facts/surface/places.ts';
import { statedFacts } from '../facts/surface/stated.ts';
import { scriptChanges, type ScriptChanges } from '../facts/script-changes.ts';
import { storableText } from '../values/wording.ts';
import { glimpseOf, type PageGlimpse } from './page-glimpse.ts';

/** A page after its scripts. Either it could be compared, or there is a reason why not. */
export interface PageRendering {
  /** Why nothing was compared, a code with a detail; empty where it was. */
  readonly reason: string;
  readonly changes: ScriptChanges | null;
  /** The page after scripts in little. */
  readonly glimpse: PageGlimpse | null;
  /** What people read of its thing then; absent where nothing was compared. */
  readonly facts?: readonly SurfaceFact[];
}

/** What may come in place of the page once its scripts have run: it is not compared with it. */
const NO_PAGE: ReadonlySet<PageAnswer['form']> = new Set(['gate', 'refusal', 'error']);

/** Compares a page with what its scripts have made of it. The head of the answer is that of the server for both. */
export function renderingOf(raw: Exchange, page: PageFacts, rendered: Exchange): PageRendering {
  if (rendered.outcome !== 'answered')
    return notCompared(`${rendered.outcome}: ${rendered.error?.message ?? 'no document'}`);
  const exchange = { ...renderedExchange(raw, rendered.body), finalUrl: rendered.finalUrl };
  const after = pageFacts(exchange);
  const answer = pageAnswer(exchange, after);
  if (NO_PAGE.has(answer.form)) return notCompared(`${answer.form}: after scripts, ${answer.reason}`);
  return {
    reason: '',
    changes: scriptChanges(page, after),
    glimpse: glimpseOf(after),
    facts: renderedFacts(exchange, page, after),
  };
}

/** Where the page states a thing, with their places in what the scripts made of it. */
const renderedFacts = (exchange: Exchange, page: PageFacts, after: PageFacts): SurfaceFact[] =>
  withPlaces(textFacts(after, 'rendered', statedFacts(page), pageKind(page)), exchange);

function notCompared(reason: string): PageRendering {
  return { reason: storableText(reason), changes: null, glimpse: null };
}
