import { ownAddress } from '../../../facts/page-head.ts';
import { pathSegments } from '../../../values/url.ts';
import { entitiesOf, nestedOf } from '../../../facts/page-entities.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';
import { SCHEMA_WRITER } from '../../wording.ts';
import { isUnread, unread } from '../unread-data.ts';
import { jsonLd } from '../example-page.ts';

/** Levels below the home page from which a page has a path to show. */
const MIN_DEPTH = 2;

export const breadcrumb = aiSeoRule({
  id: 'breadcrumb',
  area: 'understand',
  title: 'A deep page has breadcrumb data',
  why: 'It says where in its site the page is; the effect on citations is only a correlation.',
  source: SOURCES.googleBreadcrumb,
  grade: 'weak',
  subsumes: ['schema-breadcrumb'],

  faults: {
    missing: {
      severity: 'low',
      effort: 'template',
      message: 'The page has no breadcrumb data',
      fix: `Add BreadcrumbList JSON-LD with at least two items; ${SCHEMA_WRITER}`,
    },
  },

  evaluate({ page, url }) {
    if (pathSegments(url?.pathname ?? '').length < MIN_DEPTH) return none;
    const lists = entitiesOf(page, 'BreadcrumbList');
    if (lists.some((list) => nestedOf(page, list, 'itemListElement').length > 0)) return pass;
    return isUnread(page, 'BreadcrumbList') ? unread : fail('missing', { address: ownAddress(page) });
  },

  examples: {
    pass: [
      {
        html: jsonLd('BreadcrumbList', {
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'A', item: 'https://example.com/a' },
            { '@type': 'ListItem', position: 2, name: 'B' },
          ],
        }),
        url: 'https://example.com/a/b',
      },
    ],
    fail: [{ html: '<p>Text</p>', url: 'https://example.com/a/b' }],
    none: [{ html: '<p>Text</p>', url: 'https://example.com/a' }],
  },
});
