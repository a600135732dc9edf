import { isQuestion, knowsQuestions } from '../../../facts/text/question.ts';
import { article, paragraphs } from '../example-page.ts';
import { EXPLAINING } from '../genre.ts';
import { fail, none, pass, unlisted } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

/** Words of an answer that can be quoted whole. */
const ANSWER_WORDS = [20, 90] as const;
/** Words from which a page can be expected to hold a question. */
const MIN_WORDS = 300;

export const questions = pageRule({
  id: 'questions',
  category: 'ai_seo',
  area: 'cite',
  title: 'A heading asks what users ask, and an answer follows',
  why: 'Cited passages contain a question mark twice as often as others; engines do not ask for it.',
  source: SOURCES.indigCitations,
  grade: 'weak',
  reads: 'text',
  appliesTo: EXPLAINING,

  faults: {
    unanswered: {
      severity: 'low',
      effort: 'page',
      title: 'No question in a heading is answered in the paragraph below it',
      message: 'No question in a heading is answered in the paragraph below it in {from}-{to} words',
      fix: 'Answer the question in the first paragraph below its heading, in {from}-{to} words',
    },
    'no-question': {
      severity: 'low',
      effort: 'page',
      message: 'No H2 or H3 heading is a question',
      fix: 'Turn one heading into a question that users ask, and answer it in the paragraph below in {from}-{to} words',
    },
  },

  evaluate({ page, text }) {
    if (page.main.words < MIN_WORDS) return none;
    const { blocks, sections } = page.main;
    const language = text.language.judged ?? page.lang;
    const asks = (line: string): boolean => isQuestion(line, language === '' ? undefined : language);
    const asking = sections.filter(({ heading }) => {
      const block = blocks[heading];
      return block !== undefined && block.level >= 2 && block.level <= 3 && asks(block.text);
    });
    const answered = asking.some(({ from, to }) => {
      const words = from < to ? (blocks[from]?.words ?? 0) : 0;
      return words >= ANSWER_WORDS[0] && words <= ANSWER_WORDS[1];
    });
    if (answered || page.questions.some(({ source, question }) => source !== 'heading' && asks(question)))
      return pass;
    const [from, to] = ANSWER_WORDS;
    if (asking.length > 0) return fail('unanswered', { from, to });
    return knowsQuestions(language) ? fail('no-question', { from, to }) : unlisted;
  },

  examples: {
    pass: [
      article(
        `${paragraphs(310)}<h2>How often should I descale?</h2><p>Descale every eight weeks with hard water, and every six months with soft water that leaves only a little lime behind.</p>`,
      ),
    ],
    fail: [
      article(`${paragraphs(310)}<h2>Intervals</h2><p>Descale every eight weeks.</p>`),
      article(`${paragraphs(310)}<h2>How often?</h2><p>Often.</p>`),
      article(`${paragraphs(310)}<dl><dt>Weight</dt><dd>2 kg</dd></dl>`),
      article(`${paragraphs(310)}<h2>How often should I descale?</h2><p>${'word '.repeat(19)}</p>`),
      article(`${paragraphs(310)}<h2>How often should I descale?</h2><p>${'word '.repeat(91)}</p>`),
    ],
  },
});
