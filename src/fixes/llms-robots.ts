/** The change of a robots.txt that opens the llms files to crawlers that it keeps from them, and nothing else. */
import { scoredBots, type AiBot } from '../catalog/ai-bots.ts';
import { botVerdict, tokensOf } from '../readers/robots/bots.ts';
import { groupsFor, robotsVerdict } from '../readers/robots/verdict.ts';
import { parseRobots } from '../readers/robots/parse.ts';
import type { RobotsTxt } from '../readers/robots/model.ts';
import { type RobotsAccess } from '../facts/robots-access.ts';
import { addedAtEnd, editedLines } from './line-edits.ts';
import { robotsDiff, robotsLines } from './robots-lines.ts';

/** What is opened; the longer path is not covered by the shorter. */
const RULES = ['Allow: /llms.txt', 'Allow: /llms-full.txt'];

/**
 * Groups to add at the end of a robots.txt, as a unified diff: one for `*`, one for the bots whose own groups close the file. Groups of one
 * name are read as one (RFC 9309 2.2.1), and an Allow wins at equal length. Empty when nothing is closed or when a longer
 * rule would win all the same.
 */
export function allowLlmsFiles(access: RobotsAccess, url: string): string {
  const { robots } = access;
  if (robots === null) return '';
  const named = scoredBots.filter(
    (bot) => ownGroup(robots, bot) !== null && !botVerdict(robots, bot, url).allowed,
  );
  const names = new Set([
    ...(robotsVerdict(robots, '*', url).allowed ? [] : ['*']),
    ...named.flatMap((bot) => ownGroup(robots, bot) ?? []),
  ]);
  if (names.size === 0) return '';
  const lines = robotsLines(access);
  const groups = [...Array.from(names, (name) => `User-agent: ${name}`), ...RULES];
  const edits = addedAtEnd(lines, ['', ...groups]);
  const fixed = parseRobots(editedLines(lines, edits).join('\n'));
  const isOpen =
    robotsVerdict(fixed, '*', url).allowed && named.every((bot) => botVerdict(fixed, bot, url).allowed);
  return isOpen ? robotsDiff(lines, edits) : '';
}

/** The name under which a group addresses the bot, its fallbacks included; `null` for a bot that only `*` covers. */
function ownGroup(robots: RobotsTxt, bot: AiBot): string | null {
  const { group, token } = groupsFor(robots, tokensOf(bot), { wildcard: 'ignored' });
  return group === 'named' ? token : null;
}
