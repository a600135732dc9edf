import { jsonLd } from '../page/example-page.ts';
import { pass } from '../rule.ts';
import { fixOfType, judgeAbsence } from './judge-type.ts';
import { schemaRule } from './schema-rule.ts';
import { ADDITION_WORDS } from './type-addition.ts';
import { SOURCES } from '../sources.ts';

export const schemaOrganization = schemaRule({
  id: 'schema-organization',
  area: 'understand',
  title: 'The page says who publishes it',
  why: 'Organization data ties the name of the brand to one address, logo and set of profiles. Google does not require structured data for its AI features.',
  source: SOURCES.googleOrganization,
  grade: 'vendor',

  faults: {
    'add-organization': { severity: 'high', title: 'The page has no Organization data', ...ADDITION_WORDS },
  },

  evaluate: (subject) => judgeAbsence(subject, 'organization', 'add-organization') ?? pass,

  fixOf: fixOfType,

  examples: {
    pass: [jsonLd('Organization', { name: 'Example' }), jsonLd('Dentist', { name: 'Example' })],
    fail: ['<title>Descaling</title>'],
  },
});
