/** What a check of a whole site is: a record that judges the digests of its pages and names what it found. */
import type { RobotsAccess } from '../../facts/robots/index.ts';
import type { Grade } from '../rule.ts';
import type { ExampleExchange } from '../page/page-rule.ts';
import type { IssueCategory, IssueType } from '../../contract/index.ts';
import type { PageDigest } from './page-digest.ts';

/** Addresses named beside a finding. */
export const MAX_EXAMPLES = 10;

/** A page as the site checks keep it: its digest without the links, which are united over the site. */
export type SitePage = Omit<PageDigest, 'links'>;

/** Everything known of a site once its pages were read. */
export interface SiteView {
  readonly origin: string;
  readonly pages: readonly SitePage[];
  /** Position in `pages` by the address hash of what was asked for and of what answered. */
  readonly byAddress: ReadonlyMap<number, number>;
  /** Address hashes that any page of the site links to, itself left out. */
  readonly linked: ReadonlySet<number>;
  /** Some page had more links than a digest keeps: a page without links to it may have one there. */
  readonly linksCut: boolean;
  /** Keys of the addresses that the sitemaps list, `null` when none was read. */
  readonly sitemap: ReadonlyMap<string, string> | null;
  /** The sitemaps list more pages than were to be read. */
  readonly sitemapCut: boolean;
  readonly robots: RobotsAccess | null;
}

/** One cause, found on a number of pages. */
export interface SiteFinding {
  readonly id: string;
  /** The fault of the rule. */
  readonly code: string;
  readonly category: IssueCategory;
  readonly type: IssueType;
  readonly message: string;
  readonly fix: string;
  /** Pages concerned, 0 for a cause that lies in a file of the site. */
  readonly pages: number;
  /** Addresses, at most {@link MAX_EXAMPLES}. */
  readonly examples: readonly string[];
}

/** What a check found: nothing, or a message with the pages concerned. */
export interface SiteFault {
  readonly message: string;
  readonly fix: string;
  readonly pages: readonly string[];
}

/** A small site for an example: its pages, the paths that its sitemap lists, its robots.txt. */
export interface SiteExample {
  readonly pages: readonly ExampleExchange[];
  /** Absent: no sitemap was read. */
  readonly sitemap?: readonly string[];
  readonly robots?: string;
}

/** A check of a whole site: one claim, what founds it, and how it is judged. */
export interface SiteCheck {
  readonly id: string;
  readonly category: IssueCategory;
  readonly type: IssueType;
  readonly title: string;
  readonly why: string;
  readonly source: string;
  readonly grade: Grade;
  /** Linear in the pages. `null` when the fault is absent or cannot be decided. */
  readonly evaluate: (site: SiteView) => SiteFault | null;
  readonly examples: { readonly pass: readonly SiteExample[]; readonly fail: readonly SiteExample[] };
}

/** The page itself was seen. */
export const isServed = ({ status, access }: SitePage): boolean => status === 200 && access === 'pass';

/** A firewall or a throttle stood in place of the page: what the page is was not seen. */
export const isTurnedAway = ({ access }: SitePage): boolean =>
  access === 'challenge' || access === 'block' || access === 'rate-limit';

/** Each page once, by its own address where that was asked for: one that redirects to it is no other page. */
export function distinct(pages: readonly SitePage[]): readonly SitePage[] {
  const byAddress = new Map<string, SitePage>();
  for (const page of pages)
    if (page.url === page.finalUrl || !byAddress.has(page.finalUrl)) byAddress.set(page.finalUrl, page);
  return [...byAddress.values()];
}

/** A fault on the pages that a test picks; `null` when it picks none. */
export function faultOn(
  pages: readonly SitePage[],
  isFaulty: (page: SitePage) => boolean,
  message: (count: number) => string,
  fix: string,
): SiteFault | null {
  const found = pages.filter(isFaulty).map(({ url }) => url);
  return found.length === 0 ? null : { message: message(found.length), fix, pages: found };
}
