import { isGenericHeading } from '../../../facts/text/generic.ts';
import { fail, none, partly, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { article, paragraphs, thread } from '../example-page.ts';
import { isSparse, isThread } from '../kinds.ts';
import { aiSeoRule } from '../page-rule.ts';
import type { Subject } from '../subject.ts';

/** Words over which a section answers more than one thing; those of scripts without spaces are shorter. */
const LONG_WORDS = 500;
const LONG_WORDS_DENSE = 600;
/** Share of the text in long sections from which most of it is. */
const MOST = 0.6;

const LONG = '{sections|section has|sections have} more than {over} words';
const BREAK = 'Divide sections of more than {over} words with subheadings';

export const sectionLength = aiSeoRule({
  id: 'section-length',
  area: 'cite',
  title: 'Sections are short enough to quote',
  why: 'Sections of 100 to 150 words are mentioned a third more often than those over 500.',
  source: SOURCES.citationLab,
  grade: 'moderate',
  reads: 'text',
  prose: true,

  effort: 'page',
  faults: {
    long: {
      severity: 'medium',
      title: 'Most of the text is in sections that are too long',
      message: LONG,
      fix: BREAK,
    },
    'some-long': {
      severity: 'low',
      title: 'Some sections are too long',
      message: LONG,
      fix: BREAK,
    },
  },

  evaluate(subject) {
    const sections = namedSections(subject);
    const total = sections.reduce((sum, words) => sum + words, 0);
    const over = subject.text.language.dense ? LONG_WORDS_DENSE : LONG_WORDS;
    if (total <= over || isSparse(subject.kind) || isThread(subject.kind)) return none;
    const long = sections.filter((words) => words > over);
    if (long.length === 0) return pass;
    const share = long.reduce((sum, words) => sum + words, 0) / total;
    const found = { sections: long.length, over };
    return share > MOST ? fail('long', found) : partly(5 / 8, 'some-long', found);
  },

  examples: {
    pass: [
      article(`${paragraphs(220)}<h2>Hard water</h2>${paragraphs(220)}<h2>Soft water</h2>${paragraphs(220)}`),
      article(
        `${paragraphs(450)}<pre>${'let lime = 3;\n'.repeat(90)}</pre><h2>Hard water</h2>${paragraphs(220)}`,
      ),
    ],
    fail: [article(paragraphs(700))],
    partly: [
      article(`${paragraphs(250)}<h2>Hard water</h2>${paragraphs(250)}<h2>Soft water</h2>${paragraphs(510)}`),
    ],
    none: [
      article(paragraphs(450)),
      `<meta property="og:type" content="product"><main>${paragraphs(700)}</main>`,
      thread(paragraphs(700)),
    ],
  },
});

/**
 * Words per section, without its code: an example is quoted by itself. A heading that names nothing, and every H1 after the
 * first, begin none: they split no text.
 */
function namedSections({ page, text }: Subject): number[] {
  const sections: number[] = [];
  let seenFirst = false;
  const { blocks } = page.main;
  for (const { heading, words: all, from, to } of page.main.sections) {
    const code = blocks.slice(from, to).filter(({ kind }) => kind === 'code');
    const words = code.reduce((rest, block) => rest - block.words, all);
    const block = blocks[heading];
    const repeated = block?.level === 1 && seenFirst;
    seenFirst ||= block?.level === 1;
    const begins = block !== undefined && !repeated && !isGenericHeading(block.text, text.language.judged);
    if (begins || sections.length === 0) sections.push(words);
    else sections.push((sections.pop() ?? 0) + words);
  }
  return sections;
}
