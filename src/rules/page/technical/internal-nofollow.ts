import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted } from '../../wording.ts';

export const internalNofollow = pageCheck({
  id: 'internal-nofollow',
  category: 'technical',
  type: 'info',
  title: 'Links inside the site are not marked nofollow',
  why: 'nofollow tells engines not to vouch for one’s own pages.',
  source: SOURCES.googleQualify,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page }) {
    const own = withoutQuery(page.finalUrl);
    // "Reply" and "Edit" lead to the page itself in another state, which is rightly kept from crawlers.
    const marked = page.links.filter(
      ({ internal, rel, url }) =>
        internal && rel.includes('nofollow') && (url === null || withoutQuery(url) !== own),
    );
    if (marked.length === 0) return pass;
    return fail(
      `${counted(marked.length, 'internal link')} marked nofollow`,
      'Remove rel="nofollow" from links to own pages',
    );
  },

  examples: {
    pass: [
      '<a href="https://other.example/" rel="nofollow">A</a>',
      '<a href="?replytocom=2#respond" rel="nofollow">Reply</a><a href="#respond" rel="nofollow">Cancel</a>',
    ],
    fail: ['<a href="/a" rel="nofollow">A</a>'],
  },
});

const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';
