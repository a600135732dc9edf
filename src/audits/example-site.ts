/** Turns an example of a site check into what the check judges: its tests run it, its documentation shows the answer. */
import type { SiteExample, SiteFinding } from '../rules/page/site/check.ts';
import { urlKey } from '../facts/url.ts';
import { accessOf, exampleExchange } from '../rules/page/example-subject.ts';
import { auditPage } from './page.ts';
import { joinSite } from './site.ts';

/** Where the site of an example stands. */
const ORIGIN = 'https://example.com';

/** What the site checks find on an example, worst first. */
export function exampleFindings({ pages, sitemap, robots }: SiteExample): readonly SiteFinding[] {
  const join = joinSite({
    origin: ORIGIN,
    sitemap: sitemap === undefined ? null : new Map(sitemap.map((path) => [urlKey(ORIGIN + path), ''])),
    robots: robots === undefined ? null : accessOf(robots, ORIGIN),
  });
  for (const page of pages) join.add(auditPage(exampleExchange(page)));
  return join.findings().site;
}
