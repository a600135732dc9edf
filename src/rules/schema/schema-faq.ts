import { article, jsonLd } from '../page/example-page.ts';
import { COMPLETION_FAULTS } from './incomplete-types.ts';
import { fixOfType, judgeType } from './judge-type.ts';
import { schemaRule } from './schema-rule.ts';
import { ADDITION_WORDS } from './type-addition.ts';

/** A page about a product that answers questions. */
const asking = (data: string): string =>
  `<meta property="og:type" content="product">${data}<main><h1>Kettle</h1><h2>FAQ</h2><h3>How long?</h3><p>A quarter of an hour.</p><h3>How often?</h3><p>Each month.</p></main>`;

export const schemaFaq = schemaRule({
  id: 'schema-faq',
  area: 'understand',
  title: 'Questions that the page answers are FAQPage data',
  why: 'FAQPage data pairs each question with its answer for engines that read it. Google does not require structured data for its AI features.',
  source: 'https://schema.org/FAQPage',
  grade: 'vendor',

  faults: {
    'add-faq-page': { severity: 'medium', title: 'The page has no FAQPage data', ...ADDITION_WORDS },
    'complete-type': COMPLETION_FAULTS['complete-type'],
  },

  evaluate: (subject) => judgeType(subject, 'faq', 'add-faq-page', () => 'complete-type'),

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
    partly: [asking(jsonLd('FAQPage'))],
    none: [
      '<h1>Descaling</h1>',
      article('<h2>How long?</h2><p>A quarter of an hour.</p><h2>How often?</h2><p>Each month.</p>'),
    ],
  },
});
