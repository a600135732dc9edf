import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { percent } from '../../wording.ts';
import { renderedRule } from './rendered-rule.ts';
import { SCRIPT_ENGINES } from './script-engines.ts';

/** From half of its text on, what is missing is the page. */
const MOST = 0.5;
/** Below a tenth are the times, counters and recommendations that differ from one visit to the next. */
const PART = 0.1;
/** Fewer words are a label, a notice or a button. */
const LEAST_WORDS = 20;

const TO_DO =
  'Render this text on the server (SSR, SSG or prerendering), so that the first HTML answer contains it';
const SEEN_BY = '{seeing} can see them, {blind} cannot';

const filler = (count: number): string =>
  Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const shell = '<div id="root"></div><script src="/app.js"></script>';

export const renderedText = renderedRule({
  id: 'rendered-text',
  category: 'technical',
  area: 'read',
  title: 'The main text is the same before and after scripts',
  why: 'What only scripts add is there for the few engines that run them, and for no other.',
  source: SOURCES.vercelCrawlers,
  grade: 'strong',

  faults: {
    most: {
      severity: 'high',
      effort: 'template',
      title: 'Most of the main text exists only after scripts',
      message: `{added} of {words} words exist only after scripts: ${SEEN_BY}`,
      fix: TO_DO,
    },
    part: {
      severity: 'medium',
      effort: 'template',
      title: 'Part of the main text exists only after scripts',
      message: `{added} of {words} words ({percent} %) exist only after scripts: ${SEEN_BY}`,
      fix: TO_DO,
    },
  },

  evaluate({ words: { count, added } }) {
    if (count === 0) return none;
    const share = added / count;
    const data = { added, words: count, percent: percent(share), ...SCRIPT_ENGINES };
    if (share >= MOST) return fail('most', data);
    return share >= PART && added >= LEAST_WORDS ? fail('part', data) : pass;
  },

  examples: {
    pass: [
      { html: `<main><p>${filler(100)}</p></main>`, rendered: `<main><p>${filler(100)}</p></main>` },
      // The text is the same; only its place is not.
      {
        html: `<nav><a href="/a">${filler(40)}</a></nav><main><p>one two</p></main>`,
        rendered: `<main><p>one two ${filler(40)}</p></main>`,
      },
      { html: `<main><p>${filler(500)}</p></main>`, rendered: `<main><p>${filler(519)}</p></main>` },
      // A copy in noscript is what a reader gets that runs no scripts.
      {
        html: `<div id="root"></div><noscript><p>${filler(60)}</p></noscript>`,
        rendered: `<div id="root"><p>${filler(60)}</p></div><noscript><p>${filler(60)}</p></noscript>`,
      },
    ],
    fail: [
      {
        html: `<main><div id="root"></div></main><script src="/app.js"></script>`,
        rendered: `<main><div id="root"><h1>Guides</h1><p>${filler(60)}</p></div></main>`,
      },
      { html: `<main><p>${filler(100)}</p></main>`, rendered: `<main><p>${filler(130)}</p></main>` },
    ],
    none: [shell, { html: shell, rendered: shell }],
  },
});
