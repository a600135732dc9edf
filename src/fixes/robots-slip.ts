/** The smallest change of a robots.txt that lets bots in whom a slip of one line keeps out. */
import type { AiBot } from '../catalog/ai-bots.ts';
import type { RobotsAccess } from '../facts/robots-access.ts';
import { botVerdict, parseRobots, type RobotsTxt } from '../readers/robots/index.ts';

/** A line to write anew, or to add after a line so that a group ends there. */
export interface SlipRepair {
  readonly kind: 'mend' | 'split';
  /** 1-based. */
  readonly line: number;
  /** The line as it is to be. */
  readonly text: string;
}

const HOME = '/';

/**
 * A misspelt key that drops the rules after it into the group before, or a group of all (`*`) that no rule ends before
 * other names follow: the first repair with which all of these bots may fetch the home page. `null` without one.
 */
export function repairSlip({ robots, text }: RobotsAccess, bots: readonly AiBot[]): SlipRepair | null {
  if (robots === null) return null;
  const lines = new TextDecoder().decode(text).split(/\r\n|\r|\n/);
  const opens = (repaired: readonly string[]): boolean => {
    const after = parseRobots(repaired.join('\n'));
    return bots.every((bot) => botVerdict(after, bot, HOME).allowed);
  };
  const mended = misspelt(robots, lines).find(({ line, text: written }) =>
    opens(lines.with(line - 1, written)),
  );
  if (mended !== undefined) return mended;
  return openLists(robots).find(({ line, text: added }) => opens(lines.toSpliced(line, 0, added))) ?? null;
}

/** Lines tried of each kind: a file with more slips is not repaired by one line. */
const MAX_TRIES = 20;

function misspelt({ problems }: RobotsTxt, lines: readonly string[]): SlipRepair[] {
  return problems
    .filter(({ code }) => code === 'key-near')
    .slice(0, MAX_TRIES)
    .map(({ line, meant = '' }) => ({
      kind: 'mend',
      line,
      text: (lines[line - 1] ?? '').replace(/^[^:]*/, meant),
    }));
}

/** User-agent lines of all after which something else than a User-agent line is before the next name. */
function openLists({ groups }: RobotsTxt): SlipRepair[] {
  return groups
    .flatMap(({ agents }) =>
      agents.flatMap(({ line, value }, at): SlipRepair[] => {
        const next = agents[at + 1];
        const isOpen = value === '*' && next !== undefined && next.line > line + 1;
        return isOpen ? [{ kind: 'split', line, text: 'Disallow:' }] : [];
      }),
    )
    .slice(0, MAX_TRIES);
}
