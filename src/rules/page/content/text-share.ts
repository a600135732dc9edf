import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

/** Bytes of HTML for one character of main text; typical pages have 10 to 40. */
const MAX_RATIO = 200;
/** A small page is cheap whatever its ratio. */
const MIN_BYTES = 100_000;

export const textShare = pageRule({
  id: 'text-share',
  category: 'content',
  area: 'read',
  title: 'The HTML is not many times larger than its text',
  why: 'Fetch tools spend their budget on markup before they reach the text.',
  source: SOURCES.agentFriendlyDocs,
  grade: 'moderate',
  reads: 'text',

  faults: {
    markup: {
      severity: 'low',
      effort: 'template',
      title: 'The HTML is many times larger than its text',
      message: 'The page has {ratio} bytes of HTML for each character of text',
      fix: 'Move inline scripts, styles and data into separate files',
    },
  },

  evaluate({ page }) {
    const { bytes } = page.response;
    const { characters } = page.main;
    if (characters === 0 || bytes < MIN_BYTES) return none;
    const ratio = Math.round(bytes / characters);
    if (ratio <= MAX_RATIO) return pass;
    return fail('markup', { ratio });
  },

  examples: {
    pass: [`<main><p>${'word '.repeat(2_000)}</p></main><!--${'x'.repeat(MIN_BYTES)}-->`],
    fail: [`<main><p>A short text.</p></main><!--${'x'.repeat(MIN_BYTES)}-->`],
    none: ['<main><p>A short text.</p></main>'],
  },
});
