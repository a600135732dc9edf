import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted } from '../../wording.ts';

export const insecureLinks = pageCheck({
  id: 'insecure-links',
  category: 'technical',
  type: 'info',
  title: 'Links inside the site use https',
  why: 'Each such link costs crawlers a redirect and names the page by an address that is not canonical.',
  source: SOURCES.googleCanonical,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page, url }) {
    if (url?.protocol !== 'https:') return none;
    const plain = page.links.filter(
      ({ internal, url: target }) => internal && target?.startsWith('http://') === true,
    );
    if (plain.length === 0) return pass;
    return fail(`${counted(plain.length, 'internal link')} over http`, 'Link with https:// or a path');
  },

  examples: { pass: ['<a href="/a">A</a>'], fail: ['<a href="http://example.com/a">A</a>'] },
});
