import { linkedTypes } from '../../../facts/page-head.ts';
import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

const FEED = /^application\/(?:rss|atom|feed)\+(?:xml|json)/i;

export const feedLink = pageCheck({
  id: 'feed-link',
  category: 'ai_seo',
  type: 'info',
  title: 'An article or a list of articles points at its feed',
  why: 'Crawlers find new texts through feeds.',
  source: `${SOURCES.htmlStandard}links.html#rel-alternate`,
  grade: 'moderate',
  reads: 'document',

  evaluate({ page, kind }) {
    if (kind !== 'article' && kind !== 'listing') return none;
    if (linkedTypes(page, 'alternate').some((type) => FEED.test(type))) return pass;
    return fail(
      'No feed is linked',
      '<link rel="alternate" type="application/rss+xml" href="…"> where the site has a feed',
    );
  },

  examples: {
    pass: [
      '<meta property="og:type" content="article"><link rel="alternate" type="application/rss+xml" href="/feed">',
    ],
    fail: ['<meta property="og:type" content="article">'],
  },
});
