import { SOURCES } from '../sources.ts';
import { page } from './example-pages.ts';
import { siteRule } from './site-rule.ts';
import { failOnShared } from './twins.ts';

const SUMMARY = '<meta name="description" content="How to keep a boiler free of lime, step by step.">';

export const duplicateDescriptions = siteRule({
  id: 'duplicate-descriptions',
  category: 'content',
  area: 'cite',
  title: 'Every page has a description of its own',
  why: 'Engines replace a description that many pages share.',
  source: SOURCES.googleSnippet,
  grade: 'vendor',

  faults: {
    shared: {
      severity: 'low',
      effort: 'page',
      title: 'Pages have the same meta description',
      message: 'This page has the same meta description as {twin}',
      fix: 'Describe what only this page holds, or remove the description',
    },
  },

  evaluate: (site) =>
    failOnShared(
      site,
      ({ description }) => description,
      () => 'shared',
    ),

  examples: {
    pass: [{ pages: [page('/a', { head: SUMMARY }), page('/b')] }],
    fail: [{ pages: [page('/a', { head: SUMMARY }), page('/b', { head: SUMMARY })] }],
  },
});
