import { ownAddress } from '../../../facts/page-head.ts';
import { entitiesOf, textOf } from '../../../facts/page-entities.ts';
import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { schemaWriter } from '../../wording.ts';
import { jsonLd } from '../example-page.ts';

export const websiteName = pageCheck({
  id: 'website-name',
  category: 'ai_seo',
  type: 'info',
  title: 'The home page has WebSite data with a name',
  why: 'It is the first place where Google looks for the name of a site.',
  source: SOURCES.googleSiteName,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page, kind }) {
    if (kind !== 'home') return none;
    if (entitiesOf(page, 'WebSite').some((entity) => textOf(entity, 'name') !== '')) return pass;
    return fail(
      'No WebSite data with a name',
      `Add WebSite JSON-LD with name and url to the home page; ${schemaWriter(ownAddress(page))}`,
    );
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
