import type { Exchange } from '../exchange.ts';
import { robotsAccess, type RobotsAccess } from '../facts/robots-access.ts';
import type { Web } from '../net/model.ts';
import { askForAgents, NOTHING_ASKED, type ForAgents, type ForAgentsRequest } from './for-agents.ts';
import { readRobots } from './robots.ts';
import { enterSite, type SiteEntry } from './entry.ts';
import { mostVisits, type ProbeOptions } from './probe-visits.ts';
import { probeSite, type Probing } from './probes.ts';
import { findSitemap, type SitemapSearch } from './find-sitemap.ts';
import { createSteps, type OnStep } from './steps.ts';
import type { Target } from './target.ts';
import { webUrl } from '../values/url.ts';

/** License lines that are followed: a site has one, or one for a part of it. */
const MAX_LICENSES = 3;
/** Bytes of a licence document. */
const MAX_LICENSE_BYTES = 256 * 1024;

/** The answers to requests for the documents of the License lines, in their order. What is no address is not asked. */
async function readLicenses(
  fetcher: Web,
  { robots }: RobotsAccess,
  origin: string,
  signal?: AbortSignal,
): Promise<readonly Exchange[]> {
  const written = (robots?.licenses ?? []).map(({ value }) => webUrl(value, `${origin}/robots.txt`)?.href);
  const urls = [...new Set(written.filter((url) => url !== undefined))].slice(0, MAX_LICENSES);
  const answers: Exchange[] = [];
  for (const url of urls)
    answers.push(
      await fetcher.fetch(url, { accept: 'xml', limits: { decodedBytes: MAX_LICENSE_BYTES }, signal }),
    );
  return answers;
}

/** Everything that was asked of a domain for its Crawler Check. */
export interface CrawlerCheckGathered {
  readonly entry: SiteEntry;
  readonly robots: RobotsAccess;
  /** robots.txt of the requested origin when the canonical origin has another host. */
  readonly requestedRobots: RobotsAccess | null;
  readonly sitemap: SitemapSearch;
  readonly llms: Exchange;
  /** The documents of the License lines of robots.txt. */
  readonly licenses: readonly Exchange[];
  readonly forAgents: ForAgents;
  /** `null` when probing is off. */
  readonly probing: Probing | null;
}

/** How a Crawler Check is gathered. */
export interface CrawlerCheckRequest extends Pick<ForAgentsRequest, 'gate' | 'gates'> {
  /** `off`: no request is made under another name than our own. */
  readonly probing: 'on' | 'off';
  readonly probe: ProbeOptions;
  readonly signal?: AbortSignal | undefined;
  readonly onStep?: OnStep | undefined;
}

/** What is asked for before the visits, as it is told. */
const FIRST_STEPS = 5;

/** Asks for the home page, robots.txt, sitemap and llms.txt under our own name, then visits the home page as others would. */
export async function gatherCrawlerCheck(
  fetcher: Web,
  target: Target,
  request: CrawlerCheckRequest,
): Promise<CrawlerCheckGathered> {
  const { signal } = request;
  const visits = request.probing === 'off' ? 0 : mostVisits(request.probe);
  const steps = createSteps(FIRST_STEPS + visits, request.onStep);
  await steps.begin('home page');
  const entry = await enterSite(fetcher, target, signal);
  if (leadsNowhere(entry)) return nothingGathered(entry);
  await steps.begin('robots.txt');
  const read = await readRobots(fetcher, entry.origin, signal);
  const isOneHost = new URL(entry.origin).host === new URL(entry.requestedOrigin).host;
  const requestedRobots = isOneHost ? null : await readRobots(fetcher, entry.requestedOrigin, signal);
  const licenses = await readLicenses(fetcher, read, entry.origin, signal);
  await steps.begin('llms.txt');
  const llms = await fetcher.fetch(new URL('llms.txt', entry.base).href, { accept: 'text', signal });
  await steps.begin('sitemap');
  const isSilent = entry.home.status === 0 && read.status === 0;
  const sitemap = isSilent ? UNTRIED : await findSitemap(fetcher, entry.base, read.sitemaps, signal);
  const robots = withoutSitemaps(read, sitemap.foreign);
  const known = { entry, robots, requestedRobots, sitemap, llms, licenses };
  if (isSilent) return { ...known, forAgents: NOTHING_ASKED, probing: null };
  await steps.begin('what is there for agents');
  const listed = (sitemap.found?.sitemap.urls ?? []).map(({ loc }) => loc);
  const { gate, gates } = request;
  const forAgents = await askForAgents(fetcher, entry, { robots, listed, gate, gates, signal });
  const onVisit = (visit: number) => steps.begin(`visit ${visit} of ${visits}`);
  const probing =
    visits === 0 ? null : await probeSite(fetcher, entry.homeUrl, { ...request.probe, onVisit, signal });
  await steps.end();
  return { ...known, forAgents, probing };
}

/** Failures after which nothing else of the site can answer: no such host, not on the public web, no address at all. */
const NOWHERE: ReadonlySet<string> = new Set(['dns', 'blocked', 'url']);

/** A redirect that leads to such a place is an answer of the site all the same. */
function leadsNowhere({ home }: SiteEntry): boolean {
  return NOWHERE.has(home.outcome) && home.hops.length === 0;
}

/** What a target that leads nowhere gives: every file failed as the home page did. */
export function nothingGathered(entry: SiteEntry): CrawlerCheckGathered {
  const robots = robotsAccess(entry.home);
  return {
    entry,
    robots,
    requestedRobots: null,
    sitemap: UNTRIED,
    llms: entry.home,
    licenses: [],
    forAgents: NOTHING_ASKED,
    probing: null,
  };
}

/** A host without an answer is not asked a dozen times more. */
const UNTRIED: SitemapSearch = { found: null, tried: [], readings: new Map(), foreign: new Set() };

/** What robots.txt says to those who read the site: the sitemaps of others that it names are none of its own. */
function withoutSitemaps(robots: RobotsAccess, foreign: ReadonlySet<string>): RobotsAccess {
  if (foreign.size === 0) return robots;
  return { ...robots, sitemaps: robots.sitemaps.filter((url) => !foreign.has(url)) };
}
