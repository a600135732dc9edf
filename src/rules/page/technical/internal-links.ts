import { withoutFragment } from '../../../values/url.ts';
import type { PageFacts } from '../../../facts/page-facts.ts';
import { fail, pass } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

/** Distinct targets from which a page is part of its site. */
const MIN_LINKS = 3;

const LINK = 'Link to related pages with <a href="…">, not with scripts';

export const internalLinks = technicalRule({
  id: 'internal-links',
  area: 'reach',
  title: 'The page links to other pages of the site',
  why: 'Crawlers find pages through links with a URL; scripts and fragments lead them nowhere.',
  source: SOURCES.googleCrawlable,
  grade: 'weak',

  severity: 'low',
  effort: 'template',
  faults: {
    none: {
      message: 'The page has no crawlable link to other pages of the site',
      fix: LINK,
    },
    few: {
      title: 'The page has crawlable links to few other pages of the site',
      message: 'The page has crawlable links to only {count|other page|other pages} of the site',
      fix: LINK,
    },
  },

  evaluate({ page }) {
    if (page.counts.internalTargets > MIN_LINKS) return pass;
    const count = page.counts.internalTargets - (pointsOnlyInside(page) ? 1 : 0);
    if (count >= MIN_LINKS) return pass;
    return count === 0 ? fail('none') : fail('few', { count });
  },

  examples: {
    pass: ['<a href="/a">A</a><a href="/b">B</a><a href="/c">C</a>'],
    fail: [
      '',
      '<a href="/a">A</a><a href="#b">B</a><a href="javascript:go()">C</a><a href="https://other.example/">D</a>',
      '<a href="/a">A</a><a href="/b">B</a><a href="#top">C</a><a href="#">D</a>',
    ],
  },
});

/** Whether the page is among its own targets, and only by fragments: they lead to no page. */
function pointsOnlyInside({ links, finalUrl }: PageFacts): boolean {
  const own = withoutFragment(finalUrl);
  const inside = links.filter(({ url }) => url === own);
  return inside.length > 0 && inside.every(({ href }) => href.startsWith('#'));
}
