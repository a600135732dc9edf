import { languageNamed } from '../../../catalog/languages/index.ts';
import type { PageFacts } from '../../../facts/page-facts.ts';
import { countWords } from '../../../facts/text/words.ts';
import { isSparse } from '../kinds.ts';
import { fail, none, partly, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { paragraphs } from '../example-page.ts';
import { contentRule } from '../page-rule.ts';
import { playersOf } from './media-text.ts';

/**
 * Words of main text in English. The lowest quarter of cited pages has under 170, so that short texts are cited as well:
 * only what is far below is too little.
 */
const ENOUGH = 70;
const LITTLE = 50;

const ONLY = 'The main text has only {words|word|words}';
const ADD_FACTS = 'Add the facts that visitors ask for, without padding; {enough} words are enough';

export const textAmount = contentRule({
  id: 'text-amount',
  area: 'cite',
  title: 'The page has enough text to cite',
  why: 'Thin pages are rarely cited; beyond a few hundred words length does not matter.',
  source: SOURCES.citationLab,
  grade: 'moderate',
  reads: 'whole-text',
  prose: true,

  severity: 'critical',
  effort: 'page',
  faults: {
    'no-text': {
      message: 'The page has no main text',
      fix: ADD_FACTS,
    },
    outside: {
      effort: 'template',
      title: 'All text of the page stands outside of its main text',
      message:
        'All text of the page, {visible} words, stands outside of its main text, in elements such as header, nav, aside and footer',
      fix: 'Put what the page says into main or article: readers of main text leave the other elements out',
    },
    thin: {
      title: 'The page has very little text',
      message: ONLY,
      fix: ADD_FACTS,
    },
    short: {
      severity: 'medium',
      title: 'The page has little text',
      message: ONLY,
      fix: ADD_FACTS,
    },
  },

  evaluate({ page, kind, genre, text }) {
    const words = isSparse(kind) ? Math.max(page.main.words, linkedWords(page)) : page.main.words;
    const { judged } = text.language;
    const measured = languageNamed(judged ?? '')?.wordsOfHundred;
    const share = (measured ?? 100) / 100;
    // A report is as long as what happened.
    const scale = isSparse(kind) || genre === 'news' ? share / 2 : share;
    if (words >= ENOUGH * scale) return pass;
    // What the page says is in what it plays.
    if (words > 0 && playersOf(page).length > 0) return none;
    const found = { words, enough: Math.ceil(ENOUGH * scale) };
    const { visibleWords: visible } = page;
    if (words === 0) return visible < found.enough ? fail('no-text', found) : fail('outside', { visible });
    return words >= LITTLE * scale ? partly(6 / 10, 'short', found) : fail('thin', found);
  },

  examples: {
    pass: [
      `<main>${paragraphs(110)}</main>`,
      `<header><h1>Kettles</h1><nav><a href="/a">Another page</a></nav><main>${paragraphs(110)}</main>`,
      { html: `<main>${paragraphs(60)}</main>`, url: 'https://example.com/' },
    ],
    fail: [
      '<main><p>Hello.</p></main>',
      '<main></main>',
      `<header>${paragraphs(110)}</header><nav><a href="/a">Another page</a></nav>`,
    ],
    partly: [`<main>${paragraphs(60)}</main>`],
    none: ['<main><p>Hear the talk.</p><audio src="a.mp3"></audio></main>'],
  },
});

/** Words of what the main part leads to: on a page that lists things, their names are its text. */
function linkedWords({ links }: PageFacts): number {
  const names = new Set<string>();
  for (const { region, text } of links) if (region === 'main') names.add(text);
  let words = 0;
  for (const name of names) words += countWords(name);
  return words;
}
