/** Pages that repeat each other, each with another one that it repeats. */
import { failEach, type Fail, type Pass } from '../rule.ts';
import { listAddress, versionsKey } from '../page/versions.ts';
import { distinct, isSource, type SitePage, type SiteView } from './site-view.ts';
import { groupBy } from '../../values/groups.ts';

/**
 * The fault of every page of groups that repeat each other, with the address of another page as `twin`. Pages of one unit
 * may repeat each other: a group of a single unit has no fault.
 */
export function failOnTwins<const Code extends string>(
  groups: readonly (readonly SitePage[])[],
  unitOf: (page: SitePage) => string,
  codeOf: (page: SitePage, twin: SitePage) => Code,
): Fail<Code> | Pass {
  return failEach(
    groups.flatMap((group) => {
      const units = group.map(unitOf);
      const stranger = group[units.findIndex((unit) => unit !== units[0])];
      return group.flatMap((page, at) => {
        const twin = units[at] === units[0] ? stranger : group[0];
        return twin === undefined
          ? []
          : [{ code: codeOf(page, twin), data: { twin: twin.url }, url: page.url }];
      });
    }),
  );
}

/** The fault of every source that shares a value with another one; 0 is no value. */
export function failOnShared<const Code extends string>(
  { pages }: SiteView,
  valueOf: (page: SitePage) => number,
  codeOf: (page: SitePage, twin: SitePage) => Code,
): Fail<Code> | Pass {
  const sources = distinct(pages).filter((page) => valueOf(page) !== 0 && isSource(page));
  return failOnTwins([...groupBy(sources, valueOf).values()], unitOf, codeOf);
}

/** Parts of a list, and the versions of a page in other languages or regions, may share title and description. */
const unitOf = ({ languages, finalUrl }: SitePage): string => listAddress(versionsKey(languages) || finalUrl);
