/** What a rule of a whole site is: it judges the digests of its pages, and names each page at fault. */
import type { IssueCategory } from '../../contract/index.ts';
import {
  failEach,
  unknown,
  wholeFaults,
  type Data,
  type Fail,
  type Pass,
  type Rule,
  type Unknown,
  type Written,
} from '../rule.ts';
import type { SiteExample, SitePage, SiteView } from './site-view.ts';

/** A rule of a whole site. It has no points: the score of a site is the mean of its pages. */
export interface SiteRule<Id extends string = string> extends Rule<SiteView, SiteExample, Id> {
  readonly category: IssueCategory;
}

/** The rule as it is written. Linear in the pages. */
export function siteRule<const Id extends string, Code extends string>(
  rule: Written<SiteRule<Id>, Code>,
): SiteRule<Id> {
  return { ...rule, audit: 'site', faults: wholeFaults(rule) };
}

/** What is wrong with one page. */
export interface PageFault<Code extends string> {
  readonly code: Code;
  readonly data?: Data;
  readonly about?: readonly string[];
}

const NOTHING: Data = {};

/** The same fault on every page that a test picks; the rule passes when it picks none. */
export function failOn<const Code extends string>(
  pages: readonly SitePage[],
  isFaulty: (page: SitePage) => boolean,
  code: Code,
): Fail<Code> | Pass {
  return failWhere(pages, (page) => (isFaulty(page) ? { code } : null));
}

/** The fault of every page that has one; the rule passes when none has. */
export function failWhere<const Code extends string, Page extends Pick<SitePage, 'url'> = SitePage>(
  pages: readonly Page[],
  faultOf: (page: Page) => PageFault<Code> | null,
): Fail<Code> | Pass {
  return failEach(
    pages.flatMap((page) => {
      const fault = faultOf(page);
      if (fault === null) return [];
      const { code, data = NOTHING, about } = fault;
      return [{ code, data, url: page.url, ...(about !== undefined && { about }) }];
    }),
  );
}

/** The verdict where the answer hangs on robots.txt, and what it allows is not known. */
export const robotsUnread: Unknown = unknown('robots-unread');
