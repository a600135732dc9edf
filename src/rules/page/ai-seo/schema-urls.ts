import { allEntities, textsOf } from '../../../facts/page-entities.ts';
import { none } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';
import { jsonLd } from '../example-page.ts';
import { failOf } from '../wrong-values.ts';

const URL_PROPERTIES = ['url', 'logo', 'image', 'sameAs', 'thumbnailUrl', 'contentUrl', 'embedUrl'];

export const schemaUrls = aiSeoRule({
  id: 'schema-urls',
  area: 'understand',
  title: 'Addresses in structured data are absolute',
  why: 'A relative address leads nowhere when the data is read without its page.',
  source: SOURCES.googleSdPolicies,
  grade: 'vendor',

  faults: {
    relative: {
      severity: 'low',
      effort: 'template',
      title: 'An address in structured data is not absolute',
      message: '{wrong} {count:is not an absolute address|are not absolute addresses}',
      fix: 'Write the full address, beginning with https://',
    },
  },

  evaluate({ page }) {
    const wrong = new Map<string, string>();
    let addresses = 0;
    for (const entity of allEntities(page.structuredData.entities)) {
      // Attributes of microdata and RDFa are resolved against the page by every reader.
      if (entity.format !== 'json-ld') continue;
      for (const property of URL_PROPERTIES) {
        for (const value of textsOf(entity, property)) {
          addresses++;
          if (/^(?:https?:)?\/\/|^data:|^urn:/i.test(value) || wrong.has(property)) continue;
          wrong.set(property, `${property} "${shown(value)}"`);
        }
      }
    }
    return addresses === 0 ? none : failOf('relative', wrong);
  },

  examples: {
    pass: [jsonLd('Organization', { url: 'https://example.com/' })],
    fail: [jsonLd('Organization', { logo: '/logo.png', image: '/front.png' })],
  },
});
