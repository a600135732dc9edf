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
  title: 'A main or article element holds the content',
  why: 'Extractors take the text of main or article and leave navigation out.',
  source: SOURCES.geo16,
  grade: 'moderate',
  reads: 'text',

  faults: {
    missing: {
      severity: 'medium',
      effort: 'template',
      message: 'No main or article element around the content',
      fix: 'Wrap the content in <main>',
    },
    partial: {
      severity: 'medium',
      effort: 'template',
      title: 'main and article hold less than half of the text',
      message: 'main and article hold only {share} % of the text',
      fix: 'Wrap the content in <main>',
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
