import { jsonLd } from '../page/example-page.ts';
import { COMPLETION_FAULTS, wantedCompletionCode } from './incomplete-types.ts';
import { fixOfType, judgeType } from './judge-type.ts';
import { schemaRule } from './schema-rule.ts';
import { ADDITION_WORDS } from './type-addition.ts';
import { SOURCES } from '../sources.ts';

export const schemaMainType = schemaRule({
  id: 'schema-main-type',
  area: 'understand',
  title: 'Structured data describes what the page is about',
  why: 'Structured data says what a page is about in words that engines share. Google does not require structured data for its AI features.',
  source: SOURCES.schemaOrg,
  grade: 'vendor',

  faults: {
    'add-type': {
      severity: 'medium',
      title: 'The page has no data of the type that fits it',
      ...ADDITION_WORDS,
    },
    'complete-key-type': COMPLETION_FAULTS['complete-key-type'],
    'complete-type': COMPLETION_FAULTS['complete-type'],
  },

  evaluate: (subject) => judgeType(subject, 'mainType', 'add-type', wantedCompletionCode),

  fixOf: fixOfType,

  examples: {
    pass: [
      jsonLd('Product', {
        name: 'Kettle',
        offers: { '@type': 'Offer', price: '19.90', priceCurrency: 'EUR' },
      }),
    ],
    fail: ['<meta property="og:type" content="article">', '<meta property="og:type" content="product">'],
    partly: [jsonLd('Product', { name: 'Kettle' }), jsonLd('FAQPage'), jsonLd('Course', { name: 'Brewing' })],
    none: ['<p>A page of no kind</p>'],
  },
});
