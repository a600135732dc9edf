/** What a rule of a whole site is: it judges the digests of its pages, and names each page at fault. */
import type { IssueCategory } from '../../contract/index.ts';
import { failEach, type Fail, type Pass, type Rule, type Written } from '../rule.ts';
import type { Data } from '../words.ts';
import type { SiteExample, SitePage, SiteView } from './check.ts';

/** A rule of a whole site. It has no points: the score of a site is the mean of its pages. */
export interface SiteRule<Id extends string = string> extends Rule<SiteView, SiteExample, Id> {
  readonly category: IssueCategory;
}

/** The rule as it is written. Linear in the pages. */
export function siteRule<const Id extends string, Code extends string>(
  rule: Written<SiteRule<Id>, Code>,
): SiteRule<Id> {
  return { ...rule, audit: 'site' };
}

/** The same fault on every page that a test picks; the rule passes when it picks none. */
export function failOn<const Code extends string>(
  pages: readonly SitePage[],
  isFaulty: (page: SitePage) => boolean,
  code: Code,
  data: (page: SitePage) => Data = () => ({}),
): Fail<Code> | Pass {
  return failEach(pages.filter(isFaulty).map((page) => ({ code, data: data(page), url: page.url })));
}
