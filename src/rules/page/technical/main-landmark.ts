import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import { percent } from '../../wording.ts';

/** Share of the text that has to stand in the landmark. */
const MIN_SHARE = 0.5;

export const mainLandmark = pageRule({
  id: 'main-landmark',
  category: 'technical',
  area: 'read',
  title: 'A main or article element contains the main text',
  why: 'Text extractors read the main or article element and skip the navigation.',
  source: SOURCES.geo16,
  grade: 'moderate',
  reads: 'text',

  faults: {
    missing: {
      severity: 'medium',
      effort: 'template',
      message: 'The text is not in a main or article element',
      fix: 'Put the main content into a <main> element',
    },
    partial: {
      severity: 'medium',
      effort: 'template',
      title: 'Less than half of the text is in a main or article element',
      message: 'Only {share} % of the text is in a main or article element',
      fix: 'Put the main content into a <main> element',
    },
  },

  evaluate({ page: { main } }) {
    if (main.words === 0 || main.landmarkShare >= MIN_SHARE) return pass;
    if (main.landmarkShare === 0) return fail('missing');
    return fail('partial', { share: percent(main.landmarkShare) });
  },

  examples: {
    pass: ['<main><p>All the text.</p></main>', '<article><p>All the text.</p></article>'],
    fail: [
      '<div><p>All the text.</p></div>',
      `<main><p>Little.</p></main><div><p>${'word '.repeat(50)}</p></div>`,
    ],
  },
});
