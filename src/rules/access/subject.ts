/** What the rules of the Crawler Check judge: what was gathered, and what follows from it. */
import type { LlmsTxt } from '../llms-file/faults.ts';
import { parseLlmsTxt } from '../llms-file/parse.ts';
import { markdownVariant, type MarkdownVariant } from '../../facts/markdown-answer.ts';
import { readWellKnown, type WellKnownFound } from '../../facts/well-known.ts';
import { checkBots, type BotCheck } from './bots.ts';
import { checkEngines, type EngineCheck } from './engines.ts';
import { readHomePage, type HomePage } from './home-page.ts';
import type { CrawlerCheckInput } from './input.ts';
import { usePolicy, type UsePolicyRow } from './use-policy.ts';
import { sampledAddresses } from './sampled-addresses.ts';

/** A domain as crawlers meet it. */
export interface AccessSubject {
  readonly input: CrawlerCheckInput;
  /** Address of the home page. */
  readonly homeUrl: string;
  readonly home: HomePage;
  /** Every scored bot, in catalogue order. */
  readonly bots: readonly BotCheck[];
  /** Every catalogued answer engine with its bots. */
  readonly engines: readonly EngineCheck[];
  /** The bots by the robots.txt of the host that was asked first; `null` where that is the same host. */
  readonly requestedBots: readonly BotCheck[] | null;
  readonly llms: LlmsTxt;
  /** What the site declares about the use of its text, by purpose. */
  readonly policy: readonly UsePolicyRow[];
  /** How the site answers who would rather have Markdown. */
  readonly markdown: readonly MarkdownVariant[];
  /** What is at well-known addresses, whole or broken. */
  readonly wellKnown: readonly WellKnownFound[];
}

/** Reads what was gathered about a domain. Pure: the same input gives the same subject. */
export function accessSubject(input: CrawlerCheckInput): AccessSubject {
  const { origin, requestedOrigin, robots, requestedRobots, probes, baseline } = input;
  const { licenses = [], markdown = [] } = input;
  const wellKnown = (input.wellKnown ?? []).flatMap((one) => readWellKnown(one) ?? []);
  const homeUrl = input.base?.url ?? `${origin}/`;
  const { pathname } = new URL(homeUrl);
  const sample = sampledAddresses(input, homeUrl);
  const bots = checkBots(robots, homeUrl, sample, probes);
  const home = readHomePage(baseline, probes);
  return {
    input,
    homeUrl,
    home,
    bots,
    engines: checkEngines(bots),
    requestedBots:
      requestedRobots === null ? null : checkBots(requestedRobots, requestedOrigin + pathname, sample, []),
    llms: parseLlmsTxt({ response: input.llms, origin, robotsTxt: robots.text }),
    policy: usePolicy({ robots, bots, home, baseline, licenses, wellKnown }),
    markdown: markdown.map(markdownVariant),
    wellKnown,
  };
}
