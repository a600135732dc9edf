/** A language that a report is written in: tables of texts by code, filled as the words of rules are. */
import { ENGINE_REASONS, reasonText, type EngineCell } from '../findings/engines/cell.ts';
import type { Finding } from '../findings/finding.ts';
import type { Claim, Data } from '../rules/rule.ts';
import { eitherOf, englishPhrase, fill, pluralForm, type Speech } from '../rules/words.ts';
import { faultCode, phraseCode, reasonCode, ruleCode, type RuleTexts } from './rule-texts.ts';
import { TEXTS, type TextCode } from './texts.ts';

/** What a finding says in words. */
type FindingWords = Pick<Finding, 'title' | 'message' | 'fix'>;

/** What they are filled from, and what they are where no table has them. */
type Worded = FindingWords & Pick<Finding, 'rule' | 'code' | 'data'>;

/** What every form is given to speak with. */
export interface Locale {
  /** BCP 47, for what reads the page aloud, for dates, and for the words of numbers. */
  readonly language: string;
  /** The text of a code, filled from data. */
  readonly tell: (code: TextCode, data?: Data) => string;
  /** The first names of a list, and the number of the others; `total` where the list itself is cut. */
  readonly list: (names: readonly string[], most: number, total?: number) => string;
  /** What a rule claims, and why it matters. */
  readonly claim: (rule: Claim) => Pick<Claim, 'title' | 'why'>;
  /** A finding in the words of the language, from its code and data. */
  readonly words: <Said extends Worded>(finding: Said) => Said;
  /** What a code of a table of phrases is called, filled from data; `undefined` for a code that is in no table. */
  readonly phrase: (table: string, code: string, data?: Data) => string | undefined;
  /** Why a cell of the matrix of engines says what it says, from its code and data. */
  readonly reason: (cell: EngineCell) => string;
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
  const tell: Locale['tell'] = (code, data = {}) => fill(texts[code], data, speech);
  const list: Locale['list'] = (names, most, total = names.length) => {
    const shown = names.slice(0, most).join(', ');
    return total > most ? tell('and-more', { shown, rest: total - most }) : shown;
  };
  const speech: Speech = {
    formOf: pluralForm(language),
    list,
    either: eitherOf(language),
    phrase: (table, code) => rules?.[phraseCode(table, code)] ?? englishPhrase(table, code),
  };
  const phrase: Locale['phrase'] = (table, code, data = {}) => {
    const template = speech.phrase(table, code);
    return template === undefined ? undefined : fill(template, data, speech);
  };
  return { language, tell, list, phrase, ...(rules === undefined ? OWN_WORDS : wordsOfRules(rules, speech)) };
}

/** The words that rules and cells bring. */
const OWN_WORDS: Pick<Locale, 'claim' | 'words' | 'reason'> = {
  claim: (rule) => rule,
  words: (finding) => finding,
  reason: ({ words }) => words,
};

function wordsOfRules(rules: RuleTexts, speech: Speech): Pick<Locale, 'claim' | 'words' | 'reason'> {
  return {
    claim: ({ id, title, why }) => ({
      title: rules[ruleCode(id, 'title')] ?? title,
      why: rules[ruleCode(id, 'why')] ?? why,
    }),
    words: (finding) => {
      const { rule, code, data, title, message, fix } = finding;
      const filled = (part: keyof FindingWords): string | undefined => {
        const template = rules[faultCode(rule, code, part)];
        return template === undefined ? undefined : fill(template, data, speech);
      };
      const heading = filled('title') ?? filled('message') ?? title;
      // What is said of many places at once is the title.
      const said = message === title ? heading : filled('message');
      return { ...finding, title: heading, message: said ?? message, fix: filled('fix') ?? fix };
    },
    reason: ({ reason }) =>
      reasonText(reason, (code, data) => fill(rules[reasonCode(code)] ?? ENGINE_REASONS[code], data, speech)),
  };
}

/** The language of the tables of this package. */
export const ENGLISH = localeOf('en-GB', TEXTS);
