import { fail, pass } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';

export const landsElsewhere = accessRule({
  id: 'lands-elsewhere',
  area: 'reach',
  place: '/',
  title: 'The home page stays under the name that was asked for',
  why: 'Files and rules of one name say nothing of another. The redirect is not followed, so that no other site is audited by mistake.',
  source: SOURCES.googleSoft404,
  grade: 'vendor',

  faults: {
    'other-name': {
      severity: 'high',
      effort: 'server',
      title: 'The home page redirects to another name',
      message: 'The home page of {domain} redirects to {landing}; the files of {domain} were judged',
      fix: 'Audit the other name on its own, or redirect to a host of this site',
    },
  },

  evaluate: ({ input: { landing, domain } }) =>
    landing === null ? pass : fail('other-name', { domain, landing }),

  examples: { pass: [{}], fail: [{ landing: 'https://other.example/' }] },
});
