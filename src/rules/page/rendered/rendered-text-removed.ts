import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { percent } from '../../wording.ts';
import { renderedRule } from './rendered-rule.ts';
import { SCRIPT_ENGINES } from './script-engines.ts';

/** Scripts replace loading lines, fold menus and close notices on most pages: less than this is no text of the page. */
const LEAST_SHARE = 0.2;
const LEAST_WORDS = 30;

const filler = (count: number): string =>
  Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

export const renderedTextRemoved = renderedRule({
  id: 'rendered-text-removed',
  category: 'technical',
  area: 'read',
  title: 'Scripts leave the main text of the answer in place',
  why: 'Google and Bing index what is left after scripts, the engines without scripts what was there before: they quote two different pages.',
  source: SOURCES.googleJavaScript,
  grade: 'vendor',

  faults: {
    removed: {
      severity: 'medium',
      effort: 'template',
      title: 'Scripts remove text of the answer',
      message:
        'Scripts remove {removed} of {words} words ({percent} %) of the answer: {seeing} index the page without them',
      fix: 'Leave the text of the first answer in place, or send only what stays on the page',
    },
  },

  evaluate({ rawWords: { count, removed } }) {
    if (count === 0) return none;
    if (removed < LEAST_WORDS || removed / count < LEAST_SHARE) return pass;
    return fail('removed', {
      removed,
      words: count,
      percent: percent(removed / count),
      seeing: SCRIPT_ENGINES.seeing,
    });
  },

  examples: {
    pass: [
      { html: `<main><p>Loading</p></main>`, rendered: `<main><p>${filler(60)}</p></main>` },
      { html: `<main><p>${filler(100)}</p></main>`, rendered: `<main><p>${filler(81)}</p></main>` },
      { html: `<main><p>${filler(100)}</p></main>`, rendered: `<main><p>${filler(71)}</p></main>` },
    ],
    fail: [
      {
        html: `<main><p>${filler(100)}</p></main>`,
        rendered: `<main><p>${filler(50)}</p><p>Subscribe to read on.</p></main>`,
      },
      { html: `<main><p>${filler(100)}</p></main>`, rendered: `<main><p>${filler(70)}</p></main>` },
    ],
    none: [`<main><p>${filler(100)}</p></main>`],
  },
});
