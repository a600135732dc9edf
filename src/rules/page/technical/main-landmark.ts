import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { percent } from '../../wording.ts';

/** Share of the text that has to stand in the landmark. */
const MIN_SHARE = 0.5;

export const mainLandmark = pageCheck({
  id: 'main-landmark',
  category: 'technical',
  type: 'warning',
  title: 'A main or article element holds the content',
  why: 'Extractors take the text of main or article and leave navigation out.',
  source: SOURCES.geo16,
  grade: 'moderate',
  reads: 'text',

  evaluate({ page: { main } }) {
    if (main.words === 0 || main.landmarkShare >= MIN_SHARE) return pass;
    const state =
      main.landmarkShare === 0
        ? 'No main or article element around the content'
        : `main and article hold only ${percent(main.landmarkShare)} % of the text`;
    return fail(state, 'Wrap the content in <main>');
  },

  examples: {
    pass: ['<main><p>All the text.</p></main>', '<article><p>All the text.</p></article>'],
    fail: [
      '<div><p>All the text.</p></div>',
      `<main><p>Little.</p></main><div><p>${'word '.repeat(50)}</p></div>`,
    ],
  },
});
