import { fail, pageCheck, partly, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { percent } from '../../wording.ts';

/** Characters of text that fetch tools pass on whole, and the most that any of them passes on. */
const WHOLE = 50_000;
const MOST = 100_000;
/** Share of the text before the main text that costs nothing, and the one that costs all. */
const EARLY_START = 0.1;
const LATE_START = 0.5;
/** On a page with less text nothing is cut wherever it starts. */
const SHORT = 5_000;

export const fetchSize = pageCheck({
  id: 'fetch-size',
  category: 'technical',
  type: 'warning',
  title: 'The main text lies within what fetch tools read',
  why: 'Assistants cut a fetched page at 5,000 to 100,000 characters.',
  source: SOURCES.agentFriendlyDocs,
  grade: 'moderate',
  reads: 'text',

  evaluate({ page }) {
    // Tools convert the whole body: a menu before or after the text takes its room.
    const { visibleCharacters: characters } = page;
    const { startShare } = page.main;
    if (characters > MOST) {
      return fail(
        `The page has ${characters} characters of text; fetch tools read at most ${MOST}`,
        'Split the page by topic, or shorten navigation and banners',
      );
    }
    const late = `Main text starts at ${percent(startShare)} % of the page`;
    const move = 'Move navigation and banners behind the main content in the HTML, or shorten them';
    const long = characters > SHORT;
    if (long && startShare > LATE_START) return fail(late, move);
    if (characters > WHOLE) {
      return partly(
        1 / 2,
        `The page has ${characters} characters of text; some fetch tools stop at ${WHOLE}`,
        'Split the page by topic, or shorten navigation and banners',
      );
    }
    return long && startShare > EARLY_START ? partly(1 / 2, late, move) : pass;
  },

  examples: {
    pass: ['<main><p>Short.</p></main>'],
    fail: [
      `<main><p>${'word '.repeat(12_000)}</p></main>`,
      `<main><p>${'word '.repeat(21_000)}</p></main>`,
      `<nav>${'<a href="/a">Category</a> '.repeat(900)}</nav><main><p>${'word '.repeat(300)}</p></main>`,
      `<div class="menu"><nav>${'<a href="/a">Category</a> '.repeat(900)}</nav></div><main><p>${'word '.repeat(1_100)}</p></main>`,
    ],
  },
});
