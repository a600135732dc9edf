/** robots.txt: what it says and what it means for a crawler. Re-exports only. */
export {
  botGroups,
  botReach,
  botVerdict,
  decisionsOn,
  groupsOfBots,
  robotsMatrix,
  tokensOf,
} from './bots.ts';
export type { BotGroups, RobotsBot } from './bots.ts';
export type {
  ContentSignal,
  ContentUsage,
  RobotsAgent,
  RobotsGroup,
  RobotsLine,
  RobotsLineKind,
  RobotsNote,
  RobotsProblem,
  RobotsProblemCode,
  RobotsRule,
  RobotsTxt,
} from './model.ts';
export { parseRobots } from './parse.ts';
export { sitemapsInRobots } from './sitemap-lines.ts';
export { crawlDelay, groupsFor, robotsReach, robotsVerdict } from './verdict.ts';
export type { Reach, RobotsDecision, RobotsVerdict, VerdictOptions } from './verdict.ts';
