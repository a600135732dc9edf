/** What is known of a site while one of its pages is judged. Plain data, gathered once a site. */
import type { LanguageVersion } from '../../facts/language-sets.ts';
import type { SaidOfPage } from '../../facts/surface/plain.ts';
import type { RobotsAccess } from '../../facts/robots-access.ts';

/** The organization that the home page describes. Empty strings and lists for what it does not say. */
export interface SiteOrganization {
  readonly name: string;
  readonly url: string;
  readonly logo: string;
  readonly sameAs: readonly string[];
}

/** A page of the same site that was read before. */
export interface SeenPage {
  readonly url: string;
  /** Canonical address, or its own. */
  readonly canonical: string;
  readonly title: string;
  /** 16 hexadecimal digits; empty for a page with too little text to compare. */
  readonly simhash: string;
}

/** What is known of a site while one of its pages is judged. */
export interface SiteContext {
  /** Scheme, host and port of the site, as in `https://example.com`. */
  readonly origin: string;
  /** What the request for robots.txt gave; `null`: not asked. */
  readonly robots: RobotsAccess | null;
  /** {@link file://../../values/url.ts urlKey} of an address → lastmod as written (empty without) of every listed page; `null` when no sitemap was read. */
  readonly sitemap: ReadonlyMap<string, string> | null;
  /** The sitemap has more entries than were read. */
  readonly sitemapCut: boolean;
  /** Language versions that the sitemap entry of a page states, by the key of its address. */
  readonly versions: ReadonlyMap<string, readonly LanguageVersion[]>;
  /** What llms.txt and Markdown twins that were read say of pages, by the {@link file://../../facts/page-head.ts pageKey} of each. */
  readonly said: ReadonlyMap<string, readonly SaidOfPage[]>;
  /** `null`: the home page was not read. All fields empty: it describes no organization. */
  readonly organization: SiteOrganization | null;
  /** Other pages read so far, capped by the caller; `null`: not kept. */
  readonly seen: readonly SeenPage[] | null;
  /** Epoch milliseconds of the audit, `null` for a saved page without a clock. */
  readonly now: number | null;
}

/** A context that knows nothing beside its origin: every site question stays open. */
export const emptySite = (origin: string): SiteContext => ({
  origin,
  robots: null,
  sitemap: null,
  sitemapCut: false,
  versions: new Map(),
  said: new Map(),
  organization: null,
  seen: null,
  now: null,
});
