import { entitiesOf, nestedOf, textOf } from '../../../facts/page-entities.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';
import { jsonLd } from '../example-page.ts';

/** Questions compared; more would not change the verdict. */
const MAX_QUESTIONS = 50;

const ANSWER = { '@type': 'Answer', text: 'Every eight weeks.' };
const ASKED = jsonLd('FAQPage', {
  mainEntity: [{ '@type': 'Question', name: 'How often?', acceptedAnswer: ANSWER }],
});

export const faqVisible = pageRule({
  id: 'faq-visible',
  category: 'ai_seo',
  area: 'understand',
  title: 'Questions of FAQ data are visible on the page',
  why: 'The policies of Google forbid structured data that readers cannot see.',
  source: SOURCES.googleSdPolicies,
  grade: 'vendor',
  reads: 'text',

  faults: {
    hidden: {
      severity: 'low',
      effort: 'page',
      title: 'The page does not show a question of its FAQ data',
      message: 'The FAQ data has the question "{question}", but the page does not show it',
      fix: 'Show every question and answer of the FAQ data on the page',
    },
  },

  evaluate({ page, text }) {
    const faqs = entitiesOf(page, 'FAQPage');
    const asked = faqs.flatMap((faq) =>
      nestedOf(page, faq, 'mainEntity').map((entity) => textOf(entity, 'name')),
    );
    const questions = asked.filter((question) => question !== '').slice(0, MAX_QUESTIONS);
    if (questions.length === 0 || text.cut) return none;
    const seen = [...page.main.blocks, ...page.headings].map((block) => plain(block.text));
    seen.push(...page.questions.map(({ question }) => plain(question)));
    const missing = questions.find((question) => !seen.some((block) => block.includes(plain(question))));
    if (missing === undefined) return pass;
    return fail('hidden', { question: shown(missing) });
  },

  examples: {
    pass: [`<main><h2>How often?</h2><p>Every eight weeks.</p></main>${ASKED}`],
    fail: [`<main><p>Text</p></main>${ASKED}`],
  },
});

/** Letters and digits in lower case: marks and spaces differ between data and page. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
