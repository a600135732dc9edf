import { profilesElsewhere } from '../../facts/identity/profiles.ts';
import { blank } from '../../fixes/graph-source.ts';
import { graphScript, organizationNode } from '../../fixes/json-ld.ts';
import { jsonLd } from '../page/example-page.ts';
import { fail, partly, pass } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { blanksIn, FILL_IN, schemaRule } from './schema-rule.ts';

/** Profiles that tie a name to its owner: one may be a slip, two agree. */
const ENOUGH = 2;

const owner = (...sameAs: readonly string[]): string => jsonLd('Organization', { name: 'Example', sameAs });

export const schemaProfiles = schemaRule({
  id: 'schema-profiles',
  area: 'understand',
  title: 'The page names profiles of its owner elsewhere',
  why: 'Addresses of the same owner elsewhere (Wikidata, LinkedIn, GitHub and the like) in sameAs show who the brand is.',
  source: SOURCES.googleOrganization,
  grade: 'vendor',
  part: 'profiles',

  faults: {
    'add-profiles': {
      severity: 'low',
      effort: 'template',
      title: 'The page names fewer than 2 profiles of its owner',
      message: 'The page names {count} of at least {enough} profiles of its owner',
      fix: `Put Organization data with the addresses of the profiles in sameAs into the head element${FILL_IN}`,
    },
  },

  evaluate(subject) {
    const known = profilesElsewhere(subject.page.finalUrl, subject.identity.sameAs);
    if (known.length >= ENOUGH) return pass;
    const blanks = [blank('address of a profile'), blank('address of another one')];
    const sameAs = [...known, ...blanks].slice(0, ENOUGH);
    const paste = graphScript({ ...organizationNode(subject), sameAs });
    const data = { count: known.length, enough: ENOUGH, blanks: blanksIn(paste) };
    return known.length === 0
      ? fail('add-profiles', data, { paste })
      : partly(1 / 2, 'add-profiles', data, { paste });
  },

  examples: {
    pass: [
      owner('https://x.com/example', 'https://github.com/example'),
      '<a rel="me" href="https://social.example/@e">A</a><footer><a href="https://github.com/example">B</a></footer>',
    ],
    fail: [owner(), '<p>Text</p>'],
    partly: [owner('https://x.com/example'), owner('https://x.com/example', 'https://www.example.com/')],
  },
});
