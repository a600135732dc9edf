import { SCHEME_AS_PATH } from '../../../catalog/no-pages.ts';
import type { PageLink } from '../../../facts/page-facts.ts';
import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

const OTHER_SCHEME = /^(?!https?:)[a-z][a-z0-9+.-]*:/i;

export const linkAddresses = technicalRule({
  id: 'link-addresses',
  area: 'reach',
  title: 'Link addresses are well formed',
  why: 'Crawlers skip addresses that do not parse, and an address with a space can lead to another page.',
  source: SOURCES.googleCrawlable,
  grade: 'vendor',

  faults: {
    malformed: {
      severity: 'low',
      effort: 'page',
      title: 'Links have a malformed address',
      message: '{links|link has|links have} a malformed address, such as "{href}"',
      fix: 'Write a valid address: percent-encode spaces and special characters',
    },
  },

  evaluate({ page }) {
    const broken = page.links.filter(isBroken);
    const [first] = broken;
    if (first === undefined) return pass;
    return fail('malformed', { links: broken.length, href: shown(first.href) });
  },

  examples: {
    pass: ['<a href="/a%20b">A</a><a href="mailto:a@example.com">B</a>'],
    fail: [
      '<a href="https://exa mple.com/">A</a>',
      '<a href="/my page">A</a>',
      '<a href="http://[x">B</a>',
      '<a href="/mailto:a@example.com">C</a>',
    ],
  },
});

function isBroken({ href, url, internal }: PageLink): boolean {
  if (internal && SCHEME_AS_PATH.test(href)) return true;
  // A resolved address holds no white space, so neither does what it ends in.
  if (url !== null && (url.endsWith(href) || !/\s/.test(href))) return false;
  return href !== '' && !href.startsWith('#') && !OTHER_SCHEME.test(href);
}
