/** robots.txt: what it says and what it means for a crawler. Re-exports only. */
export { accessVerdict, robotsAccess } from './access.ts';
export type { AccessVerdict, RobotsAccess } from './access.ts';
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
export {
  crawlDelay,
  decisionsOn,
  groupsFor,
  groupsOfBots,
  matrix,
  reach,
  robotsVerdict,
  tokensOf,
  wildcardOf,
} from './verdict.ts';
export type {
  BotGroups,
  Reach,
  RobotsBot,
  RobotsDecision,
  RobotsVerdict,
  VerdictOptions,
} from './verdict.ts';
