/** What is known of a whole site when its rules judge it, and the questions that several of them ask of its pages. */
import { ACCESS_KINDS } from '../../access/model.ts';
import { formOf } from '../../access/page-answer.ts';
import type { RobotsAccess } from '../../facts/robots-access.ts';
import type { ExampleExchange } from '../page/page-rule.ts';
import { addressHash, type PageDigest } from './page-digest.ts';
import type { QuestionView } from './question-view.ts';

/** A page as the rules of a site keep it: its digest without the links, which are united over the site. */
export type SitePage = Omit<PageDigest, 'links' | 'linkPlaces' | 'unlisted'>;

/** A link: the page that it is on, and where there (line 0: not known). */
export interface Linker {
  readonly url: string;
  readonly line: number;
  readonly text: string;
}

/** An address beside the pages that were to be read, which was asked for because pages link to it or call it canonical. */
export interface LinkTarget extends Pick<PageDigest, 'url' | 'finalUrl' | 'status' | 'access'> {
  /** Where each of its redirects led. */
  readonly chain: readonly string[];
}

/** Links kept to one address, of a page each: enough to find the template or the list that holds the link. */
export const MAX_LINKERS = 3;

/** Everything known of a site once its pages were read. */
export interface SiteView {
  readonly origin: string;
  /** Address under which the site lies, with a slash at the end: that of its home page. */
  readonly base: string;
  readonly pages: readonly SitePage[];
  readonly targets: readonly LinkTarget[];
  /** Position in `pages` by the address hash of what was asked for and of what answered. */
  readonly byAddress: ReadonlyMap<number, number>;
  /**
   * By the hashes of the addresses that pages of the site link to: the first {@link MAX_LINKERS} of these pages in the
   * order of their code units, each itself left out.
   */
  readonly linked: ReadonlyMap<number, readonly Linker[]>;
  /** Some page had more links than a digest keeps: a page without links to it may have one there. */
  readonly linksCut: boolean;
  /** Keys of the addresses that the sitemaps list, `null` when none was read. */
  readonly sitemap: ReadonlyMap<string, string> | null;
  /** The sitemaps list more pages than were to be read. */
  readonly sitemapCut: boolean;
  readonly robots: RobotsAccess | null;
  /** What the site says to questions that were asked of it; absent: none were. */
  readonly questions?: readonly QuestionView[] | undefined;
}

/** A small site for an example: its pages, the paths that its sitemap lists, its robots.txt. */
export interface SiteExample {
  readonly pages: readonly ExampleExchange[];
  /** What was asked for beside them. */
  readonly targets?: readonly ExampleExchange[];
  /** Absent: no sitemap was read. */
  readonly sitemap?: readonly string[];
  readonly robots?: string;
  /** What it says to questions, as its answer map has it. */
  readonly questions?: readonly QuestionView[];
}

/** The page itself was seen. */
export const isServed = ({ status, access }: SitePage): boolean => status === 200 && access === 'pass';

/** A refusal came in place of the page: what the page is was not seen. */
export const isTurnedAway = ({ access }: Pick<SitePage, 'access'>): boolean =>
  ACCESS_KINDS.some((kind) => kind === access && formOf(kind) === 'refusal');

/** Each page once, by its own address where that was asked for: one that redirects to it is no other page. */
export function distinct(pages: readonly SitePage[]): readonly SitePage[] {
  const byAddress = new Map<string, SitePage>();
  for (const page of pages)
    if (page.url === page.finalUrl || !byAddress.has(page.finalUrl)) byAddress.set(page.finalUrl, page);
  return [...byAddress.values()];
}

/** The page can be a source: it is served, indexable and canonical for itself. */
export const isSource = (page: SitePage): boolean =>
  isServed(page) && !page.noindex && !page.canonicalElsewhere;

/** The page that was asked for at an address, or that answered there. */
export function pageAt({ byAddress, pages }: SiteView, address: string): SitePage | undefined {
  const index = byAddress.get(addressHash(address));
  return index === undefined ? undefined : pages[index];
}

/** What an address answered that is no page of the audit. */
export function targetAt({ targets }: SiteView, address: string): LinkTarget | undefined {
  const hash = addressHash(address);
  return targets.find(({ url }) => addressHash(url) === hash);
}

/** What robots.txt allows, `null` when that is not known: the file was not read, or could not be. */
export function knownRobots({ robots }: SiteView): RobotsAccess | null {
  return robots?.state === 'unreachable' ? null : robots;
}
