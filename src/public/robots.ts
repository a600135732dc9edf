/** `citeworthy/robots`: what a robots.txt says, and what it means for a crawler. Re-exports only. */
export {
  parseRobots,
  robotsMatrix,
  robotsReach,
  robotsVerdict,
  sitemapsInRobots,
} from '../readers/robots/index.ts';
export { accessVerdict, robotsAccess } from '../facts/robots-access.ts';
export type {
  ContentSignal,
  ContentUsage,
  Reach,
  RobotsAgent,
  RobotsBot,
  RobotsDecision,
  RobotsGroup,
  RobotsLine,
  RobotsLineKind,
  RobotsNote,
  RobotsProblem,
  RobotsProblemCode,
  RobotsRule,
  RobotsTxt,
  RobotsVerdict,
  VerdictOptions,
} from '../readers/robots/index.ts';
export type { AccessVerdict, RobotsAccess, RobotsReason } from '../facts/robots-access.ts';
