import type { Exchange } from '../exchange.ts';
import type { RobotsAccess } from '../facts/robots-access.ts';
import type { Web } from '../net/model.ts';
import { askPointed } from './llms.ts';
import { readRobots } from './robots.ts';

/** What of a site is read once before its pages are judged. */
export interface SiteFiles {
  readonly robots: RobotsAccess;
  readonly home: Exchange;
  readonly llms: Exchange;
  /** The llms.txt elsewhere that the home page points to, `null` where it points to no other. */
  readonly pointed: Exchange | null;
}

/** Asks for robots.txt of an origin, the home page, llms.txt of the site at `base` and where the page points, one after the other. */
export async function gatherSiteFiles(
  fetcher: Web,
  { origin, base = `${origin}/` }: { readonly origin: string; readonly base?: string | undefined },
  signal?: AbortSignal,
): Promise<SiteFiles> {
  const robots = await readRobots(fetcher, origin, signal);
  const home = await fetcher.fetch(base, { accept: 'html', signal });
  const llms = await fetcher.fetch(`${base}llms.txt`, { accept: 'text', signal });
  const pointed = await askPointed(fetcher, home, [llms], signal);
  return { robots, home, llms, pointed };
}
