import { isSamePage } from '../../../facts/page-head.ts';
import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { changeOf, renderedRule } from './rendered-rule.ts';

const page = (path: string): string =>
  `<head><link rel="canonical" href="https://example.com${path}"></head>`;

export const renderedCanonical = renderedRule({
  id: 'rendered-canonical',
  category: 'technical',
  area: 'understand',
  title: 'The canonical URL is the same before and after scripts',
  why: 'With two canonical URLs, one for each kind of reader, engines merge the page into different addresses.',
  source: SOURCES.googleJavaScript,
  grade: 'vendor',

  faults: {
    added: {
      severity: 'low',
      effort: 'template',
      title: 'The canonical URL exists only after scripts',
      message: 'The canonical URL {after} exists only after scripts',
      fix: 'Write the canonical link element into the head of the first HTML answer',
    },
    changed: {
      severity: 'high',
      effort: 'template',
      title: 'Scripts change the canonical URL',
      message: 'Scripts change the canonical URL from {before} to {after}',
      fix: 'Write one canonical URL into the first HTML answer, and let no script touch it',
    },
    removed: {
      severity: 'medium',
      effort: 'template',
      title: 'Scripts remove the canonical URL',
      message: 'Scripts remove the canonical URL {before}',
      fix: 'Leave the canonical link element of the first HTML answer in place',
    },
  },

  evaluate({ canonical }) {
    const change = changeOf(canonical);
    const { before, after } = canonical;
    if (change === null || isSamePage(before, after)) return pass;
    return fail(change, { before, after });
  },

  examples: {
    pass: [
      { html: page('/guide'), rendered: page('/guide/') },
      { html: '<head></head>', rendered: '<head></head>' },
    ],
    fail: [
      { html: '<head></head>', rendered: page('/guide') },
      { html: page('/guide'), rendered: page('/') },
      { html: page('/guide'), rendered: '<head></head>' },
    ],
    none: [page('/guide')],
  },
});
