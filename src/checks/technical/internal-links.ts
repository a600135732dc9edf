import { fail, pageCheck, pass } from '../check.ts';
import { SOURCES } from '../sources.ts';

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
    const { internalTargets } = page.counts;
    if (internalTargets >= MIN_LINKS) return pass;
    return fail(
      `Only ${internalTargets} crawlable internal links`,
      'Link related pages with <a href="…">, not with scripts',
    );
  },

  examples: {
    pass: ['<a href="/a">A</a><a href="/b">B</a><a href="/c">C</a>'],
    fail: [
      '',
      '<a href="/a">A</a><a href="#b">B</a><a href="javascript:go()">C</a><a href="https://other.example/">D</a>',
    ],
  },
});
