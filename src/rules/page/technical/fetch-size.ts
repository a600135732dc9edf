import { fail, partly, pass } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';
import { percent } from '../../wording.ts';

/** Characters of text that fetch tools pass on whole. */
const WHOLE = 50_000;
/** Characters of text that any of them passes on at most. */
export const MOST_FETCHED = 100_000;
/** Share of the text from which what comes before the main text is most of the page: a menu of every site comes first. */
const LATE_START = 0.5;
/** On a page with less text nothing is cut wherever it starts. */
const SHORT = 5_000;

const SHORTEN = 'Split the page by topic, or shorten navigation and banners';
const MOVE = 'Move navigation and banners after the main content in the HTML, or shorten them';

export const fetchSize = technicalRule({
  id: 'fetch-size',
  area: 'read',
  title: 'The main text is in the part of the page that fetch tools read',
  why: 'Assistants cut off a fetched page after 5,000 to 100,000 characters.',
  source: SOURCES.agentFriendlyDocs,
  grade: 'moderate',
  reads: 'text',

  severity: 'medium',
  effort: 'page',
  faults: {
    'cut-by-all': {
      title: 'The page has more text than any fetch tool reads',
      message: 'The page has {characters} characters of text; fetch tools read at most {most}',
      fix: SHORTEN,
    },
    'cut-by-some': {
      severity: 'low',
      title: 'The page has more text than some fetch tools read',
      message: 'The page has {characters} characters of text; some fetch tools stop after {whole}',
      fix: SHORTEN,
    },
    late: {
      effort: 'template',
      title: 'The main text starts in the second half of the page',
      message: 'The main text starts after {start} % of the text of the page',
      fix: MOVE,
    },
  },

  evaluate({ page }) {
    // Tools convert the whole body: a menu before or after the text takes its room.
    const { visibleCharacters: characters } = page;
    const { startShare } = page.main;
    const start = percent(startShare);
    if (characters > MOST_FETCHED) return fail('cut-by-all', { characters, most: MOST_FETCHED });
    const isLong = characters > SHORT;
    if (isLong && startShare > LATE_START) return fail('late', { start });
    return characters > WHOLE ? partly(1 / 2, 'cut-by-some', { characters, whole: WHOLE }) : pass;
  },

  examples: {
    pass: [
      '<main><p>Short.</p></main>',
      `<nav>${'<a href="/a">Category</a> '.repeat(200)}</nav><main><p>${'word '.repeat(900)}</p></main>`,
    ],
    fail: [
      `<main><p>${'word '.repeat(21_000)}</p></main>`,
      `<nav>${'<a href="/a">Category</a> '.repeat(900)}</nav><main><p>${'word '.repeat(300)}</p></main>`,
      `<div class="menu"><nav>${'<a href="/a">Category</a> '.repeat(900)}</nav></div><main><p>${'word '.repeat(1_100)}</p></main>`,
    ],
    partly: [`<main><p>${'word '.repeat(12_000)}</p></main>`],
  },
});
