import { fail, pass, taken, type Fault } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import type { NoindexDirective } from './home-page.ts';

/** A directive with its place. */
export const NOINDEX_PLACES = {
  'meta-robots': '{1} (robots meta element)',
  'x-robots-tag': '{1} (X-Robots-Tag header)',
} as const satisfies Readonly<Record<NoindexDirective['place'], string>>;

const forbids = (title: string, fix: string): Fault => ({
  severity: 'critical',
  effort: 'template',
  title,
  message: `${title}: {directives@noindex-places}`,
  fix,
});

export const homeNoindex = accessRule({
  id: 'home-noindex',
  area: 'reach',
  place: '/',
  title: 'The home page may be indexed',
  why: 'Answer engines that search an index never see a page that is not in it.',
  source: SOURCES.googleRobotsMeta,
  grade: 'vendor',
  subsumes: ['indexable', 'unavailable-after'],

  faults: {
    noindex: forbids('The home page forbids indexing', 'Remove {directives@noindex-places}'),
    expired: forbids(
      'The home page leaves the indexes on a day that is past',
      'Remove {directives@noindex-places}, or name a later day',
    ),
  },

  evaluate({ home: { noindex, crawlSim } }) {
    if (noindex.length > 0) {
      const isNow = noindex.some(({ name }) => name === 'noindex');
      const directives = noindex.map(({ name, place }) => `${place}: ${name}`);
      return fail(isNow ? 'noindex' : 'expired', { directives });
    }
    return crawlSim.accessible ? pass : taken('home-inaccessible');
  },

  examples: {
    pass: [{}, { '/': { body: '<meta name="robots" content="nofollow"><p>Tea is grown in gardens.</p>' } }],
    fail: [
      { '/': '<title>Tea</title><meta name="robots" content="noindex"><h1>Tea</h1>' },
      { '/': { body: '<title>Tea</title><h1>Tea</h1>', headers: [['x-robots-tag', 'noindex']] } },
      {
        '/': '<title>Tea</title><meta name="robots" content="unavailable_after: 2020-01-01"><h1>Tea</h1>',
        now: Date.UTC(2026, 10, 21),
      },
    ],
  },
});
