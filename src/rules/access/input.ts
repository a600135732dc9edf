import type { SiteBaseReason } from '../../catalog/site-bases.ts';
import type { Limit } from '../limit.ts';
import type { Data } from '../rule.ts';
import type { Exchange } from '../../exchange.ts';
import type { ProbeResult } from '../../access/compare-probes.ts';
import type { MarkdownAnswer } from '../../facts/markdown-answer.ts';
import type { WellKnownAnswer } from '../../facts/well-known.ts';
import type { RobotsAccess } from '../../facts/robots-access.ts';
import type { Sitemap } from '../../readers/sitemap/model.ts';

/** One sitemap address that was tried. */
export interface TriedSitemap {
  readonly url: string;
  readonly outcome: Exchange['outcome'];
  readonly status: number;
  readonly kind: Sitemap['kind'];
  readonly problems: readonly { readonly code: string; readonly detail?: string }[];
}

/** Where the site of a target with a path lies. */
export interface SiteBase {
  /** With a slash at the end: the address of the home page. */
  readonly url: string;
  /** Why this address and not another one: a stable code, and the answers that decided. */
  readonly reason: { readonly code: SiteBaseReason; readonly data: Data };
}

/** Everything a Crawler Check judges: answers of the site as data. */
export interface CrawlerCheckInput {
  /** The requested host as documented. */
  readonly domain: string;
  /** Origin of the site files. */
  readonly origin: string;
  /** Where the site lies that is a part of its host; absent for a target without a path. */
  readonly base?: SiteBase | undefined;
  /** Origin that was asked first; differs from `origin` after a redirect between hosts. */
  readonly requestedOrigin: string;
  /** Address on another name that the home page led to. */
  readonly landing: string | null;
  /** Tries that failed before the home page answered, for example https. */
  readonly failed: readonly Exchange[];
  /** The home page as the baseline got it: a browser, or our own robot when probing is off. */
  readonly baseline: Exchange;
  readonly robots: RobotsAccess;
  /** robots.txt of the requested origin when its host is another. */
  readonly requestedRobots: RobotsAccess | null;
  /** Empty when probing is off. */
  readonly probes: readonly ProbeResult[];
  /** What could not be known. */
  readonly limits: readonly Limit[];
  readonly llms: Exchange;
  /** Answers to requests for the documents of the License lines; absent: none was asked for. */
  readonly licenses?: readonly Exchange[] | undefined;
  /** Pages that were asked for as Markdown; absent: none was. */
  readonly markdown?: readonly MarkdownAnswer[] | undefined;
  /** Answers at well-known addresses; absent: none was asked for. */
  readonly wellKnown?: readonly WellKnownAnswer[] | undefined;
  readonly sitemap: {
    readonly found: {
      readonly exchange: Exchange;
      readonly sitemap: Sitemap;
      readonly declared: boolean;
    } | null;
    readonly tried: readonly TriedSitemap[];
  };
}
