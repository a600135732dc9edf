import { jsonLd } from '../page/example-page.ts';
import { COMPLETION_FAULTS, wantedCompletionCode } from './incomplete-types.ts';
import { fixOfType, judgeType } from './judge-type.ts';
import { schemaRule } from './schema-rule.ts';
import { ADDITION_WORDS } from './type-addition.ts';
import { SOURCES } from '../sources.ts';

export const schemaBreadcrumb = schemaRule({
  id: 'schema-breadcrumb',
  area: 'understand',
  title: 'The page shows its place in the site',
  why: 'BreadcrumbList data names the pages above this one. Google does not require structured data for its AI features.',
  source: SOURCES.googleBreadcrumb,
  grade: 'vendor',

  faults: {
    'add-breadcrumb-list': {
      severity: 'low',
      title: 'The page has no BreadcrumbList data',
      ...ADDITION_WORDS,
    },
    'complete-key-type': COMPLETION_FAULTS['complete-key-type'],
    'complete-type': COMPLETION_FAULTS['complete-type'],
  },

  evaluate: (subject) => judgeType(subject, 'breadcrumb', 'add-breadcrumb-list', wantedCompletionCode),

  fixOf: fixOfType,

  examples: {
    pass: [
      jsonLd('BreadcrumbList', {
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' },
          { '@type': 'ListItem', position: 2, name: 'Kettles' },
        ],
      }),
    ],
    fail: ['<h1>Descaling</h1>'],
    partly: [
      jsonLd('BreadcrumbList'),
      jsonLd('BreadcrumbList', {
        itemListElement: [
          { '@type': 'ListItem', position: 1, item: 'https://example.com/' },
          { '@type': 'ListItem', position: 2, name: 'Kettles' },
        ],
      }),
    ],
    none: [{ html: '<h1>Kettles</h1>', url: 'https://example.com/' }],
  },
});
