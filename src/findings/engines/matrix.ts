/**
 * The engine matrix: one row for each answer engine, with what a site lets it do and the proof of it. A cell holds a
 * verdict, a code with data, the words that these make, and what was seen: lines of robots.txt, headers, statuses,
 * visits. What was not asked is said as such and never taken for a yes of the server.
 */
import type { Exchange } from '../../exchange.ts';
import type { ProbeResult } from '../../access/compare-probes.ts';
import type { RobotsAccess } from '../../facts/robots-access.ts';
import { checkBots, type BotCheck } from '../../rules/access/bots.ts';
import { checkEngines, type EngineCheck } from '../../rules/access/engines.ts';
import { readHomePage, type HomePage } from '../../rules/access/home-page.ts';
import { usePolicy, type UsePolicyRow } from '../../rules/access/use-policy.ts';
import type { EngineRow } from './cell.ts';
import { quoteCell } from './quote.ts';
import { reachCell } from './reach.ts';
import { readCell } from './read.ts';
import { trainCell } from './train.ts';

/** What a matrix is made of: what was read of the site. */
export interface EngineView {
  readonly engines: readonly EngineCheck[];
  /** Every scored bot. */
  readonly bots: readonly BotCheck[];
  readonly robots: RobotsAccess;
  /** What the site declares about the use of its text, by purpose. */
  readonly policy: readonly UsePolicyRow[];
  readonly home: HomePage;
  /** The home page as it came. */
  readonly baseline: Exchange;
}

/** One row an engine, in the order of the catalogue. */
export function engineRows(view: EngineView): readonly EngineRow[] {
  const byKey = new Map(view.bots.map((check) => [check.bot.key, check]));
  return view.engines.map((check) => {
    const { key, label, company, status } = check.engine;
    return {
      key,
      label,
      company,
      status,
      reach: reachCell(check, view.home),
      read: readCell(check.engine, view.home, view.baseline),
      quote: quoteCell(check.engine, view.home, byKey),
      train: trainCell(check.engine, view.home, view, byKey),
    };
  });
}

/** What the matrix of a site is asked with. */
export interface EngineMatrixInput {
  /** Address of the home page. */
  readonly url: string;
  /** As of `robotsAccess`. */
  readonly robots: RobotsAccess;
  /** The home page as a browser, or our own robot, got it. */
  readonly home: Exchange;
  /** Visits under the names of bots; default none. */
  readonly probes?: readonly ProbeResult[] | undefined;
  /** More addresses of the site that bots may be kept from; default none. */
  readonly sample?: readonly string[] | undefined;
}

/** What each answer engine can do with a site: reach it, read it, quote it, train on it, each with verdict, reason and proof. */
export function engineMatrix({
  url,
  robots,
  home,
  probes = [],
  sample = [],
}: EngineMatrixInput): readonly EngineRow[] {
  const bots = checkBots(robots, url, sample, probes);
  const page = readHomePage(home, probes);
  const declared = { robots, bots, home: page, baseline: home, licenses: [], wellKnown: [] };
  return engineRows({
    engines: checkEngines(bots),
    bots,
    robots,
    policy: usePolicy(declared),
    home: page,
    baseline: home,
  });
}
