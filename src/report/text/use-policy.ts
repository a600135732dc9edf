/** What a site declares about the use of its text for a terminal: a line a purpose, and what it rests on. */
import type { UsePolicyRow } from '../../rules/access/use-policy.ts';
import { oneLine } from '../plain.ts';
import { declarationText, honoursText } from '../use-policy.ts';
import type { Setting } from './setting.ts';
import { padded, wrapped } from './width.ts';

const NAME_WIDTH = 10;
const INDENT = '      ';

/** A line a purpose with every statement. */
export function useLines(rows: readonly UsePolicyRow[], { width, paint, locale }: Setting): string[] {
  return rows.flatMap(({ purpose, verdict, declarations }) => [
    `  ${padded(locale.tell(`use-${purpose}`), NAME_WIDTH)} ${locale.tell(`use-${verdict}`)}`,
    ...declarations.flatMap((one) =>
      wrapped(
        oneLine(`${declarationText(one, locale)}; ${honoursText(one, locale)}`),
        width - INDENT.length,
      ).map((line) => paint.dim(INDENT + line)),
    ),
  ]);
}
