/** Turns an example of a site rule into what the rule judges: its tests run it, its documentation shows the answer. */
import type { SiteExample, SiteView } from '../../../src/rules/site/site-view.ts';
import { urlKey } from '../../../src/values/url.ts';
import { accessOf, exampleExchange } from '../example-subject.ts';
import { linkTarget } from '../../../src/audits/link-target.ts';
import { auditPage } from '../../../src/audits/page.ts';
import { joinSite } from '../../../src/audits/site.ts';

/** The origin of the site of an example. */
const ORIGIN = 'https://example.com';

/** The site of an example, read. */
export function exampleView({ pages, targets = [], sitemap, robots, questions }: SiteExample): SiteView {
  const join = joinSite({
    origin: ORIGIN,
    sitemap: sitemap === undefined ? null : new Map(sitemap.map((path) => [urlKey(ORIGIN + path), ''])),
    robots: robots === undefined ? null : accessOf(robots, ORIGIN),
  });
  for (const page of pages) join.add(auditPage(exampleExchange(page)));
  for (const target of targets) join.addTarget(linkTarget(exampleExchange(target)));
  if (questions !== undefined) join.addQuestions(questions);
  return join.view();
}
