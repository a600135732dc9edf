/** `citeworthy/robots`: what a robots.txt says, and what it means for a crawler. Re-exports only. */
export { parseRobots } from '../readers/robots/parse.ts';
export { robotsMatrix, type RobotsBot } from '../readers/robots/bots.ts';
export {
  robotsReach,
  robotsVerdict,
  type Reach,
  type RobotsDecision,
  type RobotsVerdict,
  type VerdictOptions,
} from '../readers/robots/verdict.ts';
export { sitemapsInRobots } from '../readers/robots/sitemap-lines.ts';
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
} from '../readers/robots/model.ts';
export { accessVerdict, robotsAccess } from '../facts/robots-access.ts';
export type { AccessVerdict, RobotsAccess, RobotsReason } from '../facts/robots-access.ts';
