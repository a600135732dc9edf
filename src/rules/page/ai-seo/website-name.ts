import { ownAddress } from '../../../facts/page-head.ts';
import { entitiesOf, textOf } from '../../../facts/page-entities.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';
import { SCHEMA_WRITER } from '../../wording.ts';
import { jsonLd } from '../example-page.ts';
import { isUnread, unread } from '../unread-data.ts';

export const websiteName = aiSeoRule({
  id: 'website-name',
  area: 'understand',
  title: 'The home page has WebSite data with a name',
  why: 'It is the first place where Google looks for the name of a site.',
  source: SOURCES.googleSiteName,
  grade: 'vendor',
  subsumes: ['schema-website'],

  faults: {
    missing: {
      severity: 'low',
      effort: 'template',
      message: 'The home page has no WebSite data with a name',
      fix: `Add WebSite JSON-LD with name and url to the home page; ${SCHEMA_WRITER}`,
    },
  },

  evaluate({ page, kind }) {
    if (kind !== 'home') return none;
    if (entitiesOf(page, 'WebSite').some((entity) => textOf(entity, 'name') !== '')) return pass;
    return isUnread(page, 'WebSite') ? unread : fail('missing', { address: ownAddress(page) });
  },

  examples: {
    pass: [
      {
        html: jsonLd('WebSite', { name: 'Example', url: 'https://example.com/' }),
        url: 'https://example.com/',
      },
    ],
    fail: [{ html: '<p>Text</p>', url: 'https://example.com/' }],
  },
});
