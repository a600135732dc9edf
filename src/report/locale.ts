/** A language that a report is written in: tables of texts by code, filled as the words of rules are. */
import { ENGINE_REASONS, reasonText, type EngineCell } from '../findings/engines/cell.ts';
import type { Claim } from '../rules/rule.ts';
import { fill, type Data } from '../rules/words.ts';
import { reasonCode, ruleCode, type RuleTexts } from './rule-texts.ts';
import { TEXTS, type TextCode } from './texts.ts';

/** What every form is given to speak with. */
export interface Locale {
  /** BCP 47, for what reads the page aloud and for dates. */
  readonly language: string;
  /** The text of a code, filled from data. */
  readonly tell: (code: TextCode, data?: Data) => string;
  /** The first names of a list, and the number of the others; `total` where the list itself is cut. */
  readonly list: (names: readonly string[], most: number, total?: number) => string;
  /** What a rule claims, and why it matters. */
  readonly claim: (rule: Claim) => Pick<Claim, 'title' | 'why'>;
  /** Why a cell of the matrix of engines says what it says, from its code and data. */
  readonly reason: (cell: EngineCell) => string;
  /** The words of rules; absent where they are those that the rules bring. */
  readonly rules?: RuleTexts | undefined;
}

/** How a form speaks; English where nothing is said. */
export interface FormOptions {
  readonly locale?: Locale;
}

/**
 * A language from its tables. The compiler asks for every text of the report; of `rules`, a table of the codes of
 * `ruleTexts`, what is absent stays English.
 */
export function localeOf(
  language: string,
  texts: Readonly<Record<TextCode, string>>,
  rules?: RuleTexts,
): Locale {
  const tell: Locale['tell'] = (code, data = {}) => fill(texts[code], data);
  return {
    language,
    tell,
    rules,
    list: (names, most, total = names.length) => {
      const shown = names.slice(0, most).join(', ');
      return total > most ? tell('and-more', { shown, rest: total - most }) : shown;
    },
    claim: ({ id, title, why }) => ({
      title: rules?.[ruleCode(id, 'title')] ?? title,
      why: rules?.[ruleCode(id, 'why')] ?? why,
    }),
    reason: ({ reason, words }) =>
      rules === undefined
        ? words
        : reasonText(reason, (code) => rules[reasonCode(code)] ?? ENGINE_REASONS[code]),
  };
}

/** The language of the table that stands here. */
export const ENGLISH = localeOf('en-GB', TEXTS);
