import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';

/** A few buttons made of links are common and harmless. */
const MAX_SCRIPT_LINKS = 2;

export const scriptLinks = technicalRule({
  id: 'script-links',
  area: 'reach',
  title: 'Links have addresses, not scripts',
  why: 'Crawlers follow only addresses in href attributes.',
  source: SOURCES.googleCrawlable,
  grade: 'vendor',

  faults: {
    script: {
      severity: 'low',
      effort: 'template',
      title: 'Links run a script instead of leading to an address',
      message: '{links|link runs|links run} a script instead of leading to an address',
      fix: 'Put the address into the href attribute',
    },
  },

  evaluate({ page }) {
    const links = page.links.filter(({ href, url }) => url === null && /^javascript:/i.test(href)).length;
    return links <= MAX_SCRIPT_LINKS ? pass : fail('script', { links });
  },

  examples: {
    pass: ['<a href="javascript:print()">Print</a>'],
    fail: ['<a href="javascript:a()">A</a><a href="javascript:b()">B</a><a href="javascript:c()">C</a>'],
  },
});
