import { jsonLd } from '../page/example-page.ts';
import { COMPLETION_FAULTS } from './incomplete-types.ts';
import { fixOfType, judgeType } from './judge-type.ts';
import { schemaRule } from './schema-rule.ts';
import { ADDITION_WORDS } from './type-addition.ts';
import { SOURCES } from '../sources.ts';

export const schemaWebsite = schemaRule({
  id: 'schema-website',
  area: 'understand',
  title: 'The home page describes the site',
  why: 'Google takes the name of the site from WebSite data on the home page. Google does not require structured data for its AI features.',
  source: SOURCES.googleSiteName,
  grade: 'vendor',

  faults: {
    'add-web-site': { severity: 'medium', title: 'The home page has no WebSite data', ...ADDITION_WORDS },
    'complete-key-type': COMPLETION_FAULTS['complete-key-type'],
  },

  evaluate: (subject) => judgeType(subject, 'website', 'add-web-site', () => 'complete-key-type'),

  fixOf: fixOfType,

  examples: {
    pass: [
      {
        html: jsonLd('WebSite', { name: 'Example', url: 'https://example.com/' }),
        url: 'https://example.com/',
      },
    ],
    fail: [{ html: '<h1>Kettles</h1>', url: 'https://example.com/' }],
    partly: [{ html: jsonLd('WebSite'), url: 'https://example.com/' }],
    none: ['<h1>Descaling</h1>'],
  },
});
