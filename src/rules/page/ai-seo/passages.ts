import { languageNamed } from '../../../catalog/languages/index.ts';
import type { PageKind } from '../../../catalog/page-kinds.ts';
import { passagesOf, type PassageLengths } from '../../../facts/text/passages.ts';
import { isListOfQuestions, isSparse } from '../kinds.ts';
import { none, partly, pass, taken } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { subheadings } from '../content/subheadings.ts';
import { textAmount } from '../content/text-amount.ts';
import { article, jsonLd, paragraphs, thread } from '../example-page.ts';
import { aiSeoRule } from '../page-rule.ts';
import type { Subject } from '../subject.ts';

/** What is asked of the text of a kind of page, in English words. */
interface Asked {
  /** A run that says something: a sentence or two of a text, a fact of a product or of an entry of a list. */
  readonly run: PassageLengths['run'];
  /** Words in such runs from which more change nothing. */
  readonly enough: number;
  /** A section that says something, and the number of them from which more change nothing. */
  readonly section: PassageLengths['section'];
  readonly headed: number;
}

/**
 * 523 answers of ChatGPT with 3,323 pages that they cite (geo-citation-lab): the likeness of an answer to a page that it
 * cites is 0.28 below 50 words, 0.46 at 50 to 100, 0.51 at 100 to 300, 0.59 at 300 to 500, and 0.62 to 0.66 above. Three
 * sections of 50 to 200 words and more went with citations.
 */
const OF_TEXTS: Asked = { run: [10, 30], enough: 500, section: [30, 50], headed: 4 };
/** The question names what its answers are about. */
const OF_POSTS: Asked = { ...OF_TEXTS, headed: 0 };
/** Lists say what there is in facts, which are short. */
const OF_LISTS: Asked = { run: [0, 3], enough: 500, section: [30, 50], headed: 4 };
/** One thing is said in less than many. */
const OF_PRODUCTS: Asked = { ...OF_LISTS, enough: 300 };
/** What a place, a person, an event or a job is can be said in little. */
const OF_ENTRIES: Asked = { run: [0, 3], enough: 250, section: [30, 50], headed: 0 };
/** An answer may be short: its question says the rest. */
const OF_ANSWERS: Asked = { run: [3, 10], enough: 100, section: [5, 15], headed: 4 };

const LISTS: ReadonlySet<PageKind> = new Set(['listing', 'search']);
/** A form, and a page that sends on, answer nothing. */
const NO_TEXTS: ReadonlySet<PageKind> = new Set(['login', 'redirect']);

/** Words of scripts without spaces are shorter: so many say what one says elsewhere. */
const DENSE_SCALE = 1.2;
/** Words up to which the likeness grows in proportion, then ever more slowly. */
const FIRST = 50;
/** Share of the points for sections that headings name. */
const HEADED_SHARE = 0.4;
/** Shares of the points from which a page has what it needs, and below which it has little. */
const GOOD = 0.85;
const LITTLE = 0.4;

const MESSAGE =
  'Its passages have {words|word|words} in all[, and {sections|heading has|headings have} enough text below]';
const WRITE_OUT =
  'Write out what the page only names, in passages of two sentences and more, each group of them below a heading that names its subject';

export const passages = aiSeoRule({
  id: 'passages',
  area: 'cite',
  title: 'The page has passages that an answer can be taken from',
  why: 'Answers take over more of a cited page the more it says, up to about 500 words, and find passages by their headings.',
  source: SOURCES.citationLab,
  grade: 'moderate',
  reads: 'whole-text',
  prose: true,

  severity: 'low',
  effort: 'page',
  faults: {
    few: {
      severity: 'medium',
      title: 'An answer can be taken from little of the page',
      message: MESSAGE,
      fix: WRITE_OUT,
    },
    some: {
      title: 'An answer can be taken from a part of the page alone',
      message: MESSAGE,
      fix: WRITE_OUT,
    },
    posts: {
      effort: 'template',
      title: 'An answer has to be picked from the posts of a thread',
      message: 'An answer has to be picked from {words|word|words} of posts',
      fix: 'Show what the thread found out at its top, in a summary with a heading for each question, or the answer that the asker took',
    },
    undivided: {
      title: 'Few headings have much below them',
      message:
        'Beside names and links the main text has {words|word|words}, but {sections|heading has|headings have} enough text below',
      fix: 'Say more below the headings, or put what the page says below headings that name its subjects',
    },
    'few-facts': {
      title: 'The main text states little beside names and links',
      message: 'Beside names and links the main text has {words|word|words}',
      fix: 'State the facts that visitors ask for, of each thing that the page names: what it is, for whom, and its measures, prices and times',
    },
  },

  evaluate(subject) {
    const { kind, page, text } = subject;
    if (NO_TEXTS.has(kind)) return none;
    const amount = textAmount.evaluate(subject);
    if (amount.kind === 'taken' || amount.kind === 'none') return amount;
    const { run, enough, section, headed } = askedOf(subject);
    const { judged, dense } = text.language;
    const scale = dense ? DENSE_SCALE : (languageNamed(judged ?? '')?.wordsOfHundred ?? 100) / 100;
    const scaled = ([from, to]: PassageLengths['run']) => [from * scale, to * scale] as const;
    const found = passagesOf(
      page,
      {
        run: scaled(run),
        section: scaled(section),
        isThread: kind === 'forum',
        isOfCards: run[0] === 0,
      },
      judged,
    );
    const share = headed === 0 ? 0 : HEADED_SHARE;
    const said = Math.log1p(found.words / FIRST / scale) / Math.log1p(enough / FIRST);
    const kept = (1 - share) * Math.min(1, said) + share * Math.min(1, found.headed / Math.max(1, headed));
    if (amount.kind === 'fail') return taken(textAmount.id, kept);
    if (kept >= GOOD) return pass;
    const sections = headed === 0 ? {} : { sections: Math.round(found.headed) };
    const data = { words: found.words, ...sections };
    if (kind === 'forum') return partly(kept, 'posts', data);
    if (run[0] === 0) return partly(kept, said < GOOD ? 'few-facts' : 'undivided', data);
    if (said < GOOD) return partly(kept, kept < LITTLE ? 'few' : 'some', data);
    // What is left to ask of a text that says enough is headings: how many it needs is said there.
    return subheadings.evaluate(subject).kind === 'fail' ? taken(subheadings.id, kept) : pass;
  },

  examples: {
    pass: [
      article(
        ['Hard', 'Soft', 'Cold', 'Warm'].map((name) => `<h2>${name} water</h2>${paragraphs(200)}`).join(''),
      ),
      {
        html: `<main><h1>Guides</h1>${['Hard', 'Soft', 'Cold', 'Warm'].map((name) => `<h2>${name} water</h2>${'<p><a href="/guide">Lime is what this water leaves behind in a kettle, and acid is what takes it off again in no time.</a></p>'.repeat(6)}`).join('')}</main>`,
        url: 'https://example.com/category/water',
      },
      `<html lang="en"><main><h1>Why is water hard?</h1>${paragraphs(450)}</main>${jsonLd('QAPage', {
        mainEntity: {
          '@type': 'Question',
          name: 'Why is water hard?',
          answerCount: 1,
          acceptedAnswer: { '@type': 'Answer', text: 'Lime' },
        },
      })}`,
    ],
    fail: [article('<p>Hard water leaves lime.</p>'.repeat(40))],
    partly: [
      article(paragraphs(110)),
      article(`${paragraphs(150)}<h2>Hard water</h2>${paragraphs(100)}`),
      `<meta property="og:type" content="product"><main><h1>Kettle</h1>${paragraphs(90)}</main>`,
      {
        html: `<meta property="og:type" content="product"><main><h1>Kettle</h1>${paragraphs(600)}</main>`,
        url: 'https://example.com/products/kettle',
      },
      thread(`<h4>Ana</h4>${paragraphs(200)}<h4>Ben</h4>${paragraphs(300)}`),
    ],
    none: [
      { html: `<main>${paragraphs(200)}</main>`, url: 'https://example.com/login' },
      '<main><p>Hear the talk.</p><audio src="a.mp3"></audio></main>',
    ],
  },
});

function askedOf({ kind, kindSource }: Subject): Asked {
  if (LISTS.has(kind)) return OF_LISTS;
  if (kind === 'product') return OF_PRODUCTS;
  if (isListOfQuestions({ kind, kindSource })) return OF_ANSWERS;
  if (kind === 'qa') return OF_POSTS;
  return isSparse(kind) && kind !== 'home' ? OF_ENTRIES : OF_TEXTS;
}
