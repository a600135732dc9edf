import { hiddenShare, MUCH_STREAMED } from '../../../facts/streamed-text.ts';
import { fail, pass, taken } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { paragraphs } from '../example-page.ts';
import { technicalRule } from '../page-rule.ts';
import { percent } from '../../wording.ts';

/** Share of the text that has to stand in the landmark. */
const MIN_SHARE = 0.5;
/** Characters from which the main text is told from the rest by its prose, not by the landmark. */
const STORY_CHARACTERS = 300;

/** A whole story in its element, beside more text of comments and teasers. */
const STORY = `<article><h1>Kettles</h1>${paragraphs(200)}</article>${'<div><a href="/a">What else there is to read of kettles and of tea</a></div>'.repeat(60)}`;

export const mainLandmark = technicalRule({
  id: 'main-landmark',
  area: 'read',
  title: 'A main or article element contains the main text',
  why: 'Text extractors read the main or article element and skip the navigation.',
  source: SOURCES.geo16,
  grade: 'moderate',
  reads: 'text',

  severity: 'medium',
  effort: 'template',
  faults: {
    missing: {
      message: 'The text is not in a main or article element',
      fix: 'Put the main content into a <main> element',
    },
    partial: {
      title: 'Less than half of the text is in a main or article element',
      message: 'Only {share} % of the text is in a main or article element',
      fix: 'Put the main content into a <main> element',
    },
  },

  evaluate({ page }) {
    const { main } = page;
    // What else the page shows stands rightly outside of the landmark that holds the whole story.
    const holdsStory = main.source !== 'body' && main.characters >= STORY_CHARACTERS;
    if (main.words === 0 || holdsStory || main.landmarkShare >= MIN_SHARE) return pass;
    // Its script puts it there.
    if (hiddenShare(page) >= MUCH_STREAMED) return taken('server-rendered');
    if (main.landmarkShare === 0) return fail('missing');
    return fail('partial', { share: percent(main.landmarkShare) });
  },

  examples: {
    pass: ['<main><p>All the text.</p></main>', '<article><p>All the text.</p></article>', STORY],
    fail: [
      '<div><p>All the text.</p></div>',
      `<main><p>Little.</p></main><div><p>${'word '.repeat(50)}</p></div>`,
    ],
  },
});
