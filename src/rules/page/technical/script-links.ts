import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted } from '../../wording.ts';

/** A few buttons made of links are common and harmless. */
const MAX_SCRIPT_LINKS = 2;

export const scriptLinks = pageCheck({
  id: 'script-links',
  category: 'technical',
  type: 'info',
  title: 'Links have addresses, not scripts',
  why: 'Crawlers follow href only.',
  source: SOURCES.googleCrawlable,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page }) {
    const scripts = page.links.filter(({ href, url }) => url === null && /^javascript:/i.test(href)).length;
    if (scripts <= MAX_SCRIPT_LINKS) return pass;
    return fail(
      `${counted(scripts, 'link')} run a script instead of leading to an address`,
      'Put the address into href',
    );
  },

  examples: {
    pass: ['<a href="javascript:print()">Print</a>'],
    fail: ['<a href="javascript:a()">A</a><a href="javascript:b()">B</a><a href="javascript:c()">C</a>'],
  },
});
