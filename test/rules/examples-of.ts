/** What is asked of the examples of every rule, whichever audit it belongs to. */
import { describe, expect, test } from 'vitest';
import { aiBots } from '../../src/catalog/ai-bots.ts';
import { answerEngines } from '../../src/catalog/answer-engines.ts';
import { WELL_KNOWN_FILES } from '../../src/catalog/well-known.ts';
import type { Rule, Verdict } from '../../src/rules/rule.ts';
import { PHRASES } from '../../src/rules/phrases.ts';
import { fill, keptData, namesIn } from '../../src/rules/words.ts';
import { storableText } from '../../src/values/wording.ts';

/** What engines, bots and standards are called. */
const NAMES = new Set([
  ...answerEngines.map(({ label }) => label),
  ...aiBots.map(({ label }) => label),
  ...WELL_KNOWN_FILES.map(({ label }) => label),
]);

/** The tables of phrases that a template names. */
const tablesIn = (template: string): readonly string[] =>
  [...template.matchAll(/\{\w+((?:@[\w-]+)+)/g)].flatMap(([, tables = '']) => tables.split('@').slice(1));

/** Two words of English in a value: of those that follow its code, where it is one. */
const SENTENCE = /[A-Za-z]{2,} [A-Za-z]{2,}/;

/** A tag as it is written, and what a parser says in its own words; the word at which a long text is cut. */
const MARKUP = /<[^<>]*>|^parser: .*/;
const CUT = /\S*…$/;

/** What a value says beyond codes and names that the examples do not say: words that no other language has. */
function wordsOfOurs(examples: unknown): (value: string | number) => string[] {
  const given = JSON.stringify(examples)
    .replaceAll(/\\[nrt"]|\s{1,1000}/g, ' ')
    .toLowerCase();
  return (value) =>
    String(value)
      .replace(MARKUP, '')
      .replace(CUT, '')
      .split(': ')
      .filter((part) => SENTENCE.test(part) && !NAMES.has(part) && !given.includes(part.toLowerCase()));
}

/** How a verdict is called among examples. */
const kindOf = (verdict: Verdict): string =>
  verdict.kind === 'fail' && verdict.kept > 0 ? 'partly' : verdict.kind;

/** Examples by what they show, with the kinds of verdict that show it. */
type Kinds = Readonly<Record<'pass' | 'fail' | 'partly' | 'none' | 'unknown', readonly string[]>>;

const STRICT: Kinds = {
  pass: ['pass'],
  fail: ['fail'],
  partly: ['partly'],
  none: ['none'],
  unknown: ['unknown'],
};

/**
 * Judges the examples of every rule. `subjectOf` makes the subject of an example, `null` where the rule would not be
 * asked; `wider` names the kinds of verdict that an example shows besides its own.
 */
export function testExamples<Subject, Example, Each extends Rule<Subject, Example>>(
  rules: readonly (Each & Rule<Subject, Example>)[],
  subjectOf: (example: Example, rule: Each) => Subject | null,
  wider: Partial<Kinds> = {},
): void {
  const kinds: Kinds = { ...STRICT, ...wider };

  describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
    const { evaluate, examples, faults } = rule;
    // Pages that show a cap are large: each is judged once.
    const known = new Map<Example, Verdict | null>();
    const verdictOn = (example: Example): Verdict | null => {
      const before = known.get(example);
      if (before !== undefined) return before;
      const subject = subjectOf(example, rule);
      const verdict = subject === null ? null : evaluate(subject);
      known.set(example, verdict);
      return verdict;
    };

    test('answers its examples as it says', () => {
      for (const [kind, shown] of Object.entries(kinds) as [keyof Kinds, readonly string[]][]) {
        const others = (examples[kind] ?? [])
          .map((example) => ({
            example: JSON.stringify(example).slice(0, 300),
            verdict: verdictOn(example),
          }))
          .filter(({ verdict }) => verdict === null || !shown.includes(kindOf(verdict)));
        expect({ kind, others }).toEqual({ kind, others: [] });
      }
      expect([examples.pass.length > 0, examples.fail.length > 0]).toEqual([true, true]);
    });

    test('has words for each fault, and data for all that they name', () => {
      const found = [...examples.fail, ...(examples.partly ?? [])].flatMap((example) => {
        const verdict = verdictOn(example);
        return verdict?.kind === 'fail' ? verdict.found : [];
      });
      for (const { code, data } of found) {
        const { message, fix } = faults[code]!;
        expect([...namesIn(message), ...namesIn(fix)].filter((name) => data[name] === undefined)).toEqual([]);
        // What a finding keeps says the same.
        expect(fill(`${message} ${fix}`, keptData(data))).toBe(storableText(fill(`${message} ${fix}`, data)));
      }
      const wordsIn = wordsOfOurs(examples);
      expect(found.flatMap(({ data }) => Object.values(data).flat().flatMap(wordsIn))).toEqual([]);
      // A table of phrases that a template names is one.
      const tables = Object.values(faults).flatMap(({ message, fix }) => tablesIn(`${message} ${fix}`));
      expect(tables.filter((table) => table !== 'or' && !Object.hasOwn(PHRASES, table))).toEqual([]);
      // Every fault is shown by an example.
      expect(Object.keys(faults).filter((code) => !found.some((one) => one.code === code))).toEqual([]);
      for (const { title, message } of Object.values(faults))
        expect([title ?? message, namesIn(title ?? message)]).toEqual([expect.stringMatching(/\S/), []]);
    });
  });
}
