/** What a site declares about the use of its text for a terminal: a line a purpose, and what it rests on. */
import type { UsePolicyRow } from '../../rules/access/use-policy.ts';
import { counted } from '../../values/wording.ts';
import { plainLine } from '../plain.ts';
import { declarationText, honoursText, USE_TITLES, USE_VERDICTS } from '../use-policy.ts';
import type { EngineSetting } from './engines.ts';
import { padded, wrapped } from './width.ts';

const NAME_WIDTH = 10;
const INDENT = '      ';
/** Statements of a purpose that the short form shows. */
const MAX_SHORT = 2;

/** `whole` shows every statement. */
export function useLines(rows: readonly UsePolicyRow[], { width, paint, detail }: EngineSetting): string[] {
  return rows.flatMap(({ purpose, verdict, declarations }) => {
    const most = detail === 'whole' ? declarations.length : MAX_SHORT;
    const rest = declarations.length - most;
    const said = declarations.slice(0, most).map((one) => `${declarationText(one)}; ${honoursText(one)}`);
    const lines = rest > 0 ? [...said, `${counted(rest, 'more statement')} with --verbose`] : said;
    return [
      `  ${padded(USE_TITLES[purpose], NAME_WIDTH)} ${USE_VERDICTS[verdict]}`,
      ...lines.flatMap((text) =>
        wrapped(plainLine(text), width - INDENT.length).map((line) => paint.dim(INDENT + line)),
      ),
    ];
  });
}
