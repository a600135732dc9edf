import { SOURCES } from '../sources.ts';
import { ORIGIN, page } from './example-pages.ts';
import { siteRule } from './site-rule.ts';
import { failOnShared } from './twins.ts';

export const duplicateTitles = siteRule({
  id: 'duplicate-titles',
  category: 'content',
  area: 'cite',
  title: 'Every page has a title of its own',
  why: 'Equal titles make pages indistinguishable as sources.',
  source: SOURCES.googleTitle,
  grade: 'vendor',

  faults: {
    shared: {
      severity: 'medium',
      effort: 'page',
      title: 'Pages have the same title',
      message: 'This page has the same title as {twin}',
      fix: 'Name in the title what only this page holds',
    },
  },

  evaluate: (site) => failOnShared(site, ({ title }) => title, 'shared'),

  examples: {
    pass: [
      { pages: [page('/a'), page('/b')] },
      { pages: [page('/a'), { ...page('/a'), hops: [[`${ORIGIN}/old`, 301]] }] },
    ],
    fail: [{ pages: [page('/a'), { ...page('/a'), url: `${ORIGIN}/b` }] }],
  },
});
