/** `citeworthy/robots`: what a robots.txt says, and what it means for a crawler. Re-exports only. */
export {
  parseRobots,
  robotsMatrix,
  robotsReach,
  robotsVerdict,
  sitemapsInRobots,
  type ContentSignal,
  type ContentUsage,
  type Reach,
  type RobotsAgent,
  type RobotsBot,
  type RobotsDecision,
  type RobotsGroup,
  type RobotsLine,
  type RobotsLineKind,
  type RobotsNote,
  type RobotsProblem,
  type RobotsProblemCode,
  type RobotsRule,
  type RobotsTxt,
  type RobotsVerdict,
  type VerdictOptions,
} from '../readers/robots/index.ts';
export { accessVerdict, robotsAccess } from '../facts/robots-access.ts';
export type { AccessVerdict, RobotsAccess, RobotsReason } from '../facts/robots-access.ts';
