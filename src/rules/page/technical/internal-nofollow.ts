import { pathSegments } from '../../../values/url.ts';
import { fail, pass } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

export const internalNofollow = technicalRule({
  id: 'internal-nofollow',
  area: 'reach',
  title: 'Internal links have no nofollow',
  why: 'With nofollow a site asks engines not to crawl its own pages through these links.',
  source: SOURCES.googleQualify,
  grade: 'vendor',

  faults: {
    nofollow: {
      severity: 'low',
      effort: 'template',
      title: 'Internal links have rel="nofollow"',
      message: '{count|internal link has|internal links have} rel="nofollow"',
      fix: 'Remove nofollow from the rel attribute of internal links',
    },
  },

  evaluate({ page, url }) {
    const own = withoutQuery(page.finalUrl);
    // "Reply", "Edit" and the links to a single post lead to the page itself in another state, which is rightly kept from crawlers.
    const below =
      url === null || pathSegments(url.pathname).length === 0 ? null : `${own.replace(/\/$/, '')}/`;
    const isOwn = (address: string): boolean => {
      const path = withoutQuery(address);
      return path === own || (below !== null && path.startsWith(below));
    };
    const count = page.links.filter(
      ({ internal, rel, url: target }) =>
        internal && rel.includes('nofollow') && (target === null || !isOwn(target)),
    ).length;
    return count === 0 ? pass : fail('nofollow', { count });
  },

  examples: {
    pass: [
      '<a href="https://other.example/" rel="nofollow">A</a>',
      '<a href="?replytocom=2#respond" rel="nofollow">Reply</a><a href="#respond" rel="nofollow">Cancel</a>',
      { html: '<a href="post-2" rel="nofollow">2</a>', url: 'https://example.com/threads/lime/' },
    ],
    fail: [
      '<a href="/a" rel="nofollow">A</a>',
      { html: '<a href="/a" rel="nofollow">A</a>', url: 'https://example.com/' },
    ],
  },
});

const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';
