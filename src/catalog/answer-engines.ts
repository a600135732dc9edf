/** The answer engines: the bots that each needs, the indexes it draws on, what it reads and by what it abides. */
import { engines } from './answer-engines/engines.ts';
import type { AnswerEngine } from './answer-engines/model.ts';

export type {
  AnswerEngine,
  QuoteControls,
  QuoteDirective,
  SearchIndex,
  SizeLimit,
  TrainingControls,
} from './answer-engines/model.ts';

/** Every catalogued answer engine, those that reach most people first. */
export const answerEngines: readonly AnswerEngine[] = engines;
