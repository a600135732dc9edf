import { article, jsonLd } from '../page/example-page.ts';
import { pass, taken } from '../rule.ts';
import { fixOfType, INCOMPLETE, judgeAbsence } from './judge-type.ts';
import { schemaRule } from './schema-rule.ts';
import { ADDITION_WORDS } from './type-addition.ts';
import { isFaulty, PART_TYPES } from './wanted.ts';

/** A page that answers questions. */
const asking = (data: string, head = ''): string =>
  `${head}${data}<main><h1>Kettle</h1><h2>FAQ</h2><h3>How long?</h3><p>A quarter of an hour.</p><h3>How often?</h3><p>Each month.</p></main>`;

export const schemaFaq = schemaRule({
  id: 'schema-faq',
  area: 'understand',
  title: 'A page of questions and answers is FAQPage data',
  why: 'FAQPage data pairs each question with its answer for engines that read it. Google does not require structured data for its AI features.',
  source: 'https://schema.org/FAQPage',
  grade: 'vendor',

  faults: {
    'add-faq-page': { severity: 'medium', title: 'The page has no FAQPage data', ...ADDITION_WORDS },
  },

  evaluate: (subject) =>
    judgeAbsence(subject, 'faq', 'add-faq-page') ??
    (isFaulty(subject, PART_TYPES.faq) ? taken('schema-main-type', INCOMPLETE) : pass),

  fixOf: fixOfType,

  examples: {
    pass: [
      asking(
        jsonLd('FAQPage', {
          mainEntity: [
            {
              '@type': 'Question',
              name: 'How long?',
              acceptedAnswer: { '@type': 'Answer', text: 'A quarter of an hour.' },
            },
          ],
        }),
      ),
    ],
    fail: [asking('')],
    none: [
      '<h1>Descaling</h1>',
      asking('', '<meta property="og:type" content="product">'),
      article('<h2>How long?</h2><p>A quarter of an hour.</p><h2>How often?</h2><p>Each month.</p>'),
    ],
  },
});
