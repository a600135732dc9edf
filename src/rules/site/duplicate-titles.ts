import { SOURCES } from '../sources.ts';
import type { ExampleExchange } from '../page/page-rule.ts';
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

  effort: 'page',
  faults: {
    shared: {
      severity: 'medium',
      title: 'Pages have the same title',
      message: 'This page has the same title as {twin}',
      fix: 'Name in the title what only this page holds',
    },
    copied: {
      severity: 'high',
      title: 'Pages have the title of another page',
      message: 'This page has the title of {twin}, and its heading names another topic',
      fix: 'Name in the title what the heading of this page names',
    },
  },

  evaluate: (site) =>
    failOnShared(
      site,
      ({ title }) => title,
      ({ titleElsewhere }, twin) =>
        titleElsewhere === true && twin.titleElsewhere !== true ? 'copied' : 'shared',
    ),

  examples: {
    pass: [
      { pages: [page('/a'), page('/b')] },
      { pages: [page('/a'), { ...page('/a'), hops: [[`${ORIGIN}/old`, 301]] }] },
    ],
    fail: [
      { pages: [page('/a'), { ...page('/a'), url: `${ORIGIN}/b` }] },
      { pages: [headed('/kettles', 'Copper kettles'), headed('/grinders', 'Hand grinders for coffee')] },
    ],
  },
});

/** A page with the same title as all others, and a heading of its own. */
function headed(path: string, heading: string): ExampleExchange {
  return {
    url: ORIGIN + path,
    html: `<title>Copper kettles</title><main><h1>${heading}</h1><p>A page that says what it is for.</p></main>`,
  };
}
