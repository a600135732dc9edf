import { linkedTypes } from '../../../facts/page-head.ts';
import { blank } from '../../../fixes/graph-source.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

const FEED = /^application\/(?:rss|atom|feed)\+(?:xml|json)/i;

const LINK = `<link rel="alternate" type="application/rss+xml" href="${blank('address of the feed')}">`;

export const feedLink = pageRule({
  id: 'feed-link',
  category: 'ai_seo',
  area: 'reach',
  title: 'An article or a list of articles links to its feed',
  why: 'Crawlers find new texts through feeds.',
  source: `${SOURCES.htmlStandard}links.html#rel-alternate`,
  grade: 'moderate',
  scope: 'site',
  reads: 'document',

  faults: {
    missing: {
      severity: 'low',
      effort: 'template',
      message: 'The page links to no feed',
      fix: 'If the site has a feed, add to head:',
    },
  },

  evaluate({ page, kind }) {
    if (kind !== 'article' && kind !== 'listing') return none;
    if (linkedTypes(page, 'alternate').some((type) => FEED.test(type))) return pass;
    return fail('missing', {}, { paste: LINK });
  },

  examples: {
    pass: [
      '<meta property="og:type" content="article"><link rel="alternate" type="application/rss+xml" href="/feed">',
    ],
    fail: ['<meta property="og:type" content="article">'],
  },
});
