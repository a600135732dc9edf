import type { Exchange } from '../exchange.ts';
import type { RobotsAccess } from '../facts/robots/index.ts';
import type { Web } from '../net/model.ts';
import { readRobots } from './robots.ts';

/** What of a site is read once before its pages are judged. */
export interface SiteFiles {
  readonly robots: RobotsAccess;
  readonly home: Exchange;
  readonly llms: Exchange;
}

/** Asks for robots.txt, the home page and llms.txt of an origin, one after the other. */
export async function gatherSiteFiles(
  fetcher: Web,
  origin: string,
  signal?: AbortSignal,
): Promise<SiteFiles> {
  const robots = await readRobots(fetcher, origin, signal);
  const home = await fetcher.fetch(`${origin}/`, { accept: 'html', signal });
  const llms = await fetcher.fetch(`${origin}/llms.txt`, { accept: 'text', signal });
  return { robots, home, llms };
}
