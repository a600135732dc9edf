import { emptySite, type SiteContext } from '../rules/page/site-context.ts';
import { organizationOf } from '../rules/page/organization-entity.ts';
import type { SitePlan } from '../contract/index.ts';
import type { Exchange } from '../exchange.ts';
import { statedLanguages } from '../facts/language-sets.ts';
import { readLlmsTxt } from '../facts/llms-txt/index.ts';
import { markdownVariant } from '../facts/markdown-answer.ts';
import { pageKey } from '../facts/page-head.ts';
import { saidInLlmsTxt, saidInMarkdown, type SaidOfPage } from '../facts/surface/plain.ts';
import { pageFacts } from '../facts/page.ts';
import type { RobotsAccess } from '../facts/robots-access.ts';
import { urlKey } from '../values/url.ts';

/** What was read of a site before its pages. */
export interface SiteReading {
  readonly plan: SitePlan;
  readonly robots: RobotsAccess;
  readonly home: Exchange;
  readonly llms: Exchange;
  readonly pointed?: Exchange | null | undefined;
  /** Answers to requests for the Markdown of pages. */
  readonly twins?: readonly Exchange[] | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

const NO_ORGANIZATION = { name: '', url: '', logo: '', sameAs: [] };

/**
 * What the pages of a site are judged with.
 * Other pages are left out (`seen` is null): which were read first is chance, so a score would differ from run to run.
 * Copies and equal titles are findings of the whole site instead.
 */
export function siteContextOf({
  plan,
  robots,
  home,
  llms,
  pointed = null,
  twins = [],
  now,
}: SiteReading): SiteContext {
  const { file } = readLlmsTxt({ response: llms, robotsTxt: robots.text });
  return {
    ...emptySite(plan.origin),
    robots,
    sitemap: listedPages(plan),
    sitemapCut: isPart(plan),
    versions: statedLanguages(plan.versions ?? []),
    said: saidOfPages(
      [...(file.found ? [llms] : []), ...(pointed === null ? [] : [pointed])],
      twins.filter((markdown) => markdownVariant({ html: null, markdown }).answer === 'markdown'),
    ),
    organization: home.outcome === 'answered' ? (organizationOf(pageFacts(home)) ?? NO_ORGANIZATION) : null,
    now,
  };
}

/** What the files and the twins say, by page. */
function saidOfPages(files: readonly Exchange[], twins: readonly Exchange[]): SiteContext['said'] {
  const said = new Map<string, readonly SaidOfPage[]>();
  const add = (key: string, entries: readonly SaidOfPage[]): void => {
    said.set(key, [...(said.get(key) ?? []), ...entries]);
  };
  for (const file of files) for (const [key, entries] of saidInLlmsTxt(file)) add(key, entries);
  for (const twin of twins) add(pageKey(twin.finalUrl), [saidInMarkdown(twin)]);
  return said;
}

/** Whether the site has listed pages that the plan does not name: it was cut, or is a shard. */
export const isPart = ({ urls, totalPages, cut }: SitePlan): boolean =>
  cut === true || urls.length < totalPages;

/** Every address that the sitemap lists, by its key; `null` when the plan was made from links. */
export function listedPages({ sitemapFound, urls }: SitePlan): ReadonlyMap<string, string> | null {
  return sitemapFound ? new Map(urls.map((url) => [urlKey(url), ''])) : null;
}
