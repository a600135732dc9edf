/** The words of rules and of the matrix of engines as one table by code, for a language of the report. */
import { ENGINE_REASONS } from '../findings/engines/cell.ts';
import { PHRASES } from '../rules/phrases.ts';
import { rules } from '../rules/rules.ts';

/** Codes of the texts of a rule. */
export const ruleCode = (rule: string, part: 'title' | 'why'): string => `rule/${rule}/${part}`;

/** Codes of the texts of a fault. */
export const faultCode = (rule: string, fault: string, part: 'title' | 'message' | 'fix'): string =>
  `fault/${rule}/${fault}/${part}`;

/** Codes of the reasons of a cell. */
export const reasonCode = (reason: string): string => `engine/${reason}`;

/** Codes of what a value of a finding is called. */
export const phraseCode = (table: string, code: string): string => `phrase/${table}/${code}`;

/** Templates by code, as the forms of a report fill them. */
export type RuleTexts = Readonly<Record<string, string>>;

/** Every text of a rule, a fault, a phrase and a reason in English: what a translation has to say. */
export function ruleTexts(): RuleTexts {
  const ofRules = rules.flatMap(({ id, title, why, faults }) => [
    [ruleCode(id, 'title'), title],
    [ruleCode(id, 'why'), why],
    ...Object.entries(faults).flatMap(([code, fault]) => [
      ...(fault.title === undefined ? [] : [[faultCode(id, code, 'title'), fault.title]]),
      [faultCode(id, code, 'message'), fault.message],
      [faultCode(id, code, 'fix'), fault.fix],
    ]),
  ]);
  const ofReasons = Object.entries(ENGINE_REASONS).map(([code, text]) => [reasonCode(code), text]);
  const ofPhrases = Object.entries(PHRASES).flatMap(([table, phrases]) =>
    Object.entries(phrases).map(([code, text]) => [phraseCode(table, code), text]),
  );
  return Object.fromEntries([...ofRules, ...ofReasons, ...ofPhrases]);
}
