import { stopsOf } from '../../../facts/text/stop-words.ts';
import { tokensOf } from '../../../facts/text/tokens.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { article, paragraphs } from '../example-page.ts';
import { pageRule } from '../page-rule.ts';
import type { Subject } from '../subject.ts';
import { isWide } from '../../wording.ts';

/** Words of text without which a share says nothing. */
const MIN_WORDS = 150;
const MIN_TOPIC_WORDS = 60;
/**
 * Share of the words of running text that carry a topic. The word that names a topic reaches 0.08 in an encyclopedia and
 * 0.13 in the announcement of a product: nobody stuffed them.
 */
const MAX_SHARE = 0.15;
/** Standard errors by which a share has to exceed its limit: a short text reaches the limit by chance. */
const BEYOND_CHANCE = 2;
const TITLE_REPEATS = 3;
/** Letters from which a word of an alphabet is more than a unit or an abbreviation. */
const MIN_LETTERS = 4;
/** A word, or the two characters that stand for one in Chinese and Japanese. */
const LETTERS = /^[\p{L}\p{M}]{2,40}$/u;

export const keywordDensity = pageRule({
  id: 'keyword-density',
  category: 'content',
  area: 'cite',
  title: 'Title and text do not repeat a word too often',
  why: 'Keyword stuffing lowers the share of a page in answers by 8 to 9%; it is the only GEO method that does harm.',
  source: SOURCES.aggarwalGeo,
  grade: 'strong',
  reads: 'text',

  faults: {
    title: {
      severity: 'medium',
      effort: 'page',
      title: 'The title repeats a word too often',
      message: 'The title contains the word "{word}" {times} times',
      fix: 'Use the word once in the title',
    },
    text: {
      severity: 'medium',
      effort: 'page',
      title: 'One word makes up too much of the text',
      message: 'The word "{word}" makes up {percent}% of the words of the text',
      fix: 'Use the word only where the sentence needs it',
    },
  },

  evaluate(subject) {
    const { page, text } = subject;
    const repeated = repeatedInTitle(subject);
    if (repeated !== null) return fail('title', { word: repeated.word, times: repeated.count });
    if (page.main.words < MIN_WORDS || text.topWord === null || text.topicWords < MIN_TOPIC_WORDS)
      return none;
    // Without a list of function words the commonest word is one of them.
    if (text.language.judged === null) return none;
    const { word, share } = text.topWord;
    // A unit or an abbreviation beside every number of a list of results.
    if (!isWide(word) && word.length < MIN_LETTERS) return pass;
    if (share <= MAX_SHARE + BEYOND_CHANCE * Math.sqrt((MAX_SHARE * (1 - MAX_SHARE)) / text.topicWords))
      return pass;
    return fail('text', { word, percent: Math.round(share * 1000) / 10 });
  },

  examples: {
    pass: [article('<p>Short.</p>')],
    fail: [
      '<html lang="en"><title>Coffee machine, coffee maker, coffee grinder</title>',
      '<html lang="en"><title>SEO tips, SEO tools and SEO prices</title><p>What it is and how it is done.</p>',
      '<html lang="ja"><title>水管 水管 水管 修理</title><p>水管を直します。</p>',
      article(`${paragraphs(180)}<p>${'espresso '.repeat(60)}</p>`),
    ],
  },
});

/** A word that the title has three times and more without the name of its site, `null` without one. */
function repeatedInTitle({
  text: {
    language,
    title: { topic: title },
  },
}: Subject): { readonly word: string; readonly count: number } | null {
  const tokens = tokensOf([title]);
  const stops = stopsOf(tokens, [title], language.judged);
  const counts = new Map<string, number>();
  for (const [at, start] of tokens.start.entries()) {
    const word = title.slice(start, tokens.end[at]).toLowerCase();
    if (stops[at] !== 0 || !LETTERS.test(word)) continue;
    // Without a list the words of three letters are function words as often as names.
    if (!isWide(word) && word.length < (language.judged === null ? 4 : 3)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  for (const [word, count] of counts) if (count >= TITLE_REPEATS) return { word, count };
  return null;
}
