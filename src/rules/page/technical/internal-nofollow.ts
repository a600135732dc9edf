import { fail, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

export const internalNofollow = pageRule({
  id: 'internal-nofollow',
  category: 'technical',
  area: 'reach',
  title: 'Internal links have no nofollow',
  why: 'With nofollow a site asks engines not to crawl its own pages through these links.',
  source: SOURCES.googleQualify,
  grade: 'vendor',
  reads: 'document',

  faults: {
    nofollow: {
      severity: 'low',
      effort: 'template',
      title: 'Internal links have rel="nofollow"',
      message: '{count|internal link has|internal links have} rel="nofollow"',
      fix: 'Remove nofollow from the rel attribute of internal links',
    },
  },

  evaluate({ page }) {
    const own = withoutQuery(page.finalUrl);
    // "Reply" and "Edit" lead to the page itself in another state, which is rightly kept from crawlers.
    const count = page.links.filter(
      ({ internal, rel, url }) =>
        internal && rel.includes('nofollow') && (url === null || withoutQuery(url) !== own),
    ).length;
    return count === 0 ? pass : fail('nofollow', { count });
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
