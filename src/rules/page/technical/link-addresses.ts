import type { PageLink } from '../../../facts/page-facts.ts';
import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted, shown } from '../../wording.ts';

const OTHER_SCHEME = /^(?!https?:)[a-z][a-z0-9+.-]*:/i;

export const linkAddresses = pageCheck({
  id: 'link-addresses',
  category: 'technical',
  type: 'info',
  title: 'Link addresses are well formed',
  why: 'Crawlers skip what does not parse, and a space inside an address leads elsewhere.',
  source: SOURCES.googleCrawlable,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page }) {
    const broken = page.links.filter(isBroken);
    const [first] = broken;
    if (first === undefined) return pass;
    return fail(
      `${counted(broken.length, 'link')} with a malformed address, such as "${shown(first.href)}"`,
      'Write the address without spaces, and encode special characters',
    );
  },

  examples: {
    pass: ['<a href="/a%20b">A</a><a href="mailto:a@example.com">B</a>'],
    fail: ['<a href="https://exa mple.com/">A</a>', '<a href="/my page">A</a>', '<a href="http://[x">B</a>'],
  },
});

function isBroken({ href, url }: PageLink): boolean {
  // A resolved address holds no white space, so neither does what it ends in.
  if (url !== null && (url.endsWith(href) || !/\s/.test(href))) return false;
  return href !== '' && !href.startsWith('#') && !OTHER_SCHEME.test(href);
}
