import { withoutFragment } from '../../../facts/url.ts';
import type { PageFacts } from '../../../facts/page-facts.ts';
import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted } from '../../wording.ts';

/** Distinct targets from which a page is part of its site. */
const MIN_LINKS = 3;

export const internalLinks = pageCheck({
  id: 'internal-links',
  category: 'technical',
  type: 'warning',
  title: 'The page links to other pages of the site',
  why: 'Crawlers find pages through links with an address; scripts and fragments lead nowhere.',
  source: SOURCES.googleCrawlable,
  grade: 'weak',
  reads: 'document',

  evaluate({ page }) {
    if (page.counts.internalTargets > MIN_LINKS) return pass;
    const targets = page.counts.internalTargets - (pointsOnlyInside(page) ? 1 : 0);
    if (targets >= MIN_LINKS) return pass;
    return fail(
      targets === 0 ? 'No crawlable internal link' : `Only ${counted(targets, 'crawlable internal link')}`,
      'Link related pages with <a href="…">, not with scripts',
    );
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
