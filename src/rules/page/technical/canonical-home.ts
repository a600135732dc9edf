import { canonicalOf, ownAddress } from '../../../facts/page-head.ts';
import { isStartPage } from '../../../values/url.ts';
import { linkTag } from '../../../fixes/head-tags.ts';
import { fail, pass } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

/** The home page under its address, or under the name of its file. */
const HOME_PATH = /^\/(?:(?:index|default)\.[a-z]{2,5})?$/i;

export const canonicalHome = technicalRule({
  id: 'canonical-home',
  area: 'understand',
  title: 'The canonical URL of an inner page is not the home page',
  why: 'A template that makes the home page the canonical URL of every page removes all other pages from the index.',
  source: SOURCES.googleCanonical,
  grade: 'vendor',

  faults: {
    home: {
      severity: 'low',
      effort: 'template',
      title: 'The canonical URL is the home page',
      message: 'The canonical URL is the home page {canonical}',
      fix: 'Make each page name its own URL, here:',
    },
  },

  evaluate({ page, url }) {
    if (url === null || HOME_PATH.test(url.pathname)) return pass;
    const canonical = canonicalOf(page);
    if (!isStartPage(canonical)) return pass;
    return fail('home', { canonical }, { paste: linkTag('canonical', ownAddress(page)) });
  },

  examples: {
    pass: [
      '<link rel="canonical" href="/guide">',
      { html: '<link rel="canonical" href="/">', url: 'https://example.com/' },
      { html: '<link rel="canonical" href="/">', url: 'https://example.com/index.php' },
    ],
    fail: ['<link rel="canonical" href="https://example.com/">'],
  },
});
