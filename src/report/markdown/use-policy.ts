/** What a site declares about the use of its text as a Markdown table. */
import type { UsePolicyRow } from '../../rules/access/use-policy.ts';
import type { Locale } from '../locale.ts';
import { declarationText, honoursText } from '../use-policy.ts';
import { cut } from '../../values/wording.ts';
import { escaped } from './escape.ts';

/** Characters of one statement; a header may hold more than a table can show. */
const MAX_TEXT = 300;

/** One row a statement; a purpose without one has a row as well. */
export function useBlocks(
  policy: readonly UsePolicyRow[],
  locale: Locale,
  table: (columns: readonly string[], rows: readonly (readonly string[])[]) => string,
): readonly string[] {
  const { tell } = locale;
  const say = (text: string): string => escaped(cut(text, MAX_TEXT));
  const rows = policy.flatMap(({ purpose, verdict, declarations }) => {
    const head = [tell(`use-${purpose}`), tell(`use-${verdict}`)];
    if (declarations.length === 0) return [[...head, '', '']];
    return declarations.map((one) => [
      ...head,
      say(declarationText(one, locale)),
      say(honoursText(one, locale)),
    ]);
  });
  return [
    `## ${tell('use-title')}`,
    table([tell('use-purpose'), tell('use-declared'), tell('md-statement'), tell('md-follows')], rows),
  ];
}
