/** What to repair of a site's llms files and of what robots.txt keeps from answering bots. */
import type { Fix } from '../../contract/index.ts';
import { LLMS_FAULTS, type LlmsFault, type LlmsFaultCode } from '../../facts/llms-txt/index.ts';
import { allowAnswerBots } from '../../fixes/robots-txt.ts';
import { unreachableFault, unreachableRobots } from '../access/robots-unreachable.ts';
import { wordsOf } from '../words.ts';
import { bySeverity } from '../worst-first.ts';
import type { LlmsCheckInput } from './input.ts';
import type { FixMaterial } from './material.ts';
import { RECIPES, type Recipe } from './recipes.ts';

/** A fix, and the faults that it takes away. */
export interface LlmsFix {
  readonly fix: Fix;
  readonly faults: readonly LlmsFaultCode[];
}

/** What to repair, worst first. Every fault leads to at most one fix. */
export function llmsFixes(material: FixMaterial): LlmsFix[] {
  const found = new Map(material.faults.map((fault) => [fault.code, fault]));
  const fixes = RECIPES.flatMap((recipe) => applied(recipe, found, material));
  const bots = botFix(material.input);
  return [...fixes, ...(bots === null ? [] : [bots])].sort((a, b) =>
    bySeverity(a.fix.severity, b.fix.severity),
  );
}

function applied(
  recipe: Recipe,
  found: ReadonlyMap<LlmsFaultCode, LlmsFault>,
  material: FixMaterial,
): LlmsFix[] {
  const faults = recipe.codes.flatMap((code) => found.get(code) ?? []);
  const severity = faults.map((fault) => fault.severity).toSorted(bySeverity)[0];
  if (severity === undefined) return [];
  const details = faults.map(
    ({ code, line, detail }) => `${code}${line > 0 ? ` (line ${line})` : ''}: ${detail}`,
  );
  const { id, title, advice, adviceByHand = advice } = recipe;
  const code = recipe.code(material, new Set(recipe.codes));
  const description = `${details.join('. ')}. ${code === '' ? adviceByHand : advice}`;
  return [{ fix: { id, title, severity, description, code }, faults: faults.map((fault) => fault.code) }];
}

/** robots.txt keeps answering bots out, or cannot be read. */
function botFix({ robots, origin }: LlmsCheckInput): LlmsFix | null {
  const unreachable = unreachableFault(robots, origin);
  if (unreachable !== null) {
    const fault = unreachableRobots[unreachable.code];
    const { message, fix } = wordsOf(fault, unreachable);
    return {
      fix: {
        id: 'robots-unreachable',
        title: fault.title ?? message,
        severity: 'critical',
        description: `${message}. ${fix}.`,
        code: '',
      },
      faults: [],
    };
  }
  const code = allowAnswerBots(robots);
  if (code === '') return null;
  return {
    fix: {
      id: 'robots-bots',
      title: 'robots.txt keeps out bots that answer questions',
      severity: 'high',
      description:
        'Pages that these bots may not fetch cannot be quoted by them. Add these lines at the end of robots.txt. Training bots stay as they are: that choice is yours and costs nothing here.',
      code,
    },
    faults: [],
  };
}

/** A fault that the site as a whole has, beside those of the file. */
export function siteFault(code: LlmsFaultCode, detail: string): LlmsFault {
  return { code, severity: LLMS_FAULTS[code], line: 0, detail, count: 1 };
}
