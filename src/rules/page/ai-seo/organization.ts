import { ownAddress } from '../../../facts/page-head.ts';
import { PROFILE_HOSTS } from '../../../catalog/text-terms/hosts.ts';
import { organizationOf } from '../organization-entity.ts';
import { isOnHost } from '../../../facts/hosts.ts';
import type { SiteOrganization } from '../site-context.ts';
import { fail, partly, pass, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import { isUnread, unreadData, unreadFault } from '../unread-data.ts';
import { SCHEMA_WRITER } from '../../wording.ts';
import { jsonLd } from '../example-page.ts';

const MIN_PROFILES = 2;

const ADD_DATA = 'Add Organization JSON-LD with name, url, logo and sameAs to the home page';

export const organization = pageRule({
  id: 'organization',
  category: 'ai_seo',
  area: 'understand',
  title: 'The site says who stands behind it',
  why: 'Organization data ties the name, the site and its profiles together; no lift of citation is measured.',
  source: SOURCES.googleOrganization,
  grade: 'weak',
  reads: 'document',

  faults: {
    missing: {
      severity: 'medium',
      effort: 'template',
      message: 'No Organization data',
      fix: `${ADD_DATA}; ${SCHEMA_WRITER}`,
    },
    unreadable: unreadFault('medium'),
    empty: {
      severity: 'medium',
      effort: 'template',
      message: 'No Organization data',
      fix: ADD_DATA,
    },
    unnamed: {
      severity: 'medium',
      effort: 'template',
      message: 'Organization data without a name',
      fix: 'Add {lacks} to the Organization JSON-LD',
    },
    incomplete: {
      severity: 'low',
      effort: 'template',
      title: 'Organization data is incomplete',
      message: 'Organization data lacks {lacks}',
      fix: 'Add {lacks} to the Organization JSON-LD',
    },
  },

  evaluate({ page, site, kind }) {
    const own = organizationOf(page);
    const stated = [own, site?.organization ?? null].filter((one) => one !== null);
    // What has no name is nobody's: beside one that has, it does not count.
    const [found] = stated.sort(
      (a, b) => Number(a.name === '') - Number(b.name === '') || lacksOf(a).length - lacksOf(b).length,
    );
    if (found === undefined) {
      if (kind === 'home' && isUnread(page, 'Organization'))
        return fail('unreadable', unreadData(page, 'Organization data'));
      return kind === 'home'
        ? fail('missing', { address: ownAddress(page) })
        : unknown('the home page was not read');
    }
    const lacks = lacksOf(found);
    if (lacks.length === 0) return pass;
    // Elsewhere it may be named in short: what the site says of itself in full stands on its home page.
    if (stated.length === 1 && found === own && kind !== 'home') return unknown('the home page was not read');
    if (lacks.length === 4) return fail('empty');
    return found.name === '' ? fail('unnamed', { lacks }) : partly(1 / 2, 'incomplete', { lacks });
  },

  examples: {
    pass: [
      jsonLd('Organization', {
        name: 'Example',
        url: 'https://example.com/',
        logo: 'https://example.com/l.png',
        sameAs: ['https://www.linkedin.com/company/example', 'https://github.com/example'],
      }),
      {
        html: jsonLd('Article', { publisher: { '@type': 'Organization', name: 'Example' } }),
        site: {
          organization: {
            name: 'Example',
            url: 'https://example.com/',
            logo: 'https://example.com/l.png',
            sameAs: ['https://www.linkedin.com/company/example', 'https://github.com/example'],
          },
        },
      },
    ],
    fail: [
      { html: '<p>Text</p>', url: 'https://example.com/' },
      { html: jsonLd('Organization', { url: 'https://example.com/' }), url: 'https://example.com/' },
      {
        html: jsonLd('Organization', { telephone: '+386 1 234 56 78' }),
        url: 'https://example.com/',
      },
      {
        html: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization",}</script>',
        url: 'https://example.com/',
      },
    ],
    partly: [{ html: jsonLd('Organization', { name: 'Example' }), url: 'https://example.com/' }],
    unknown: ['<p>Text</p>'],
  },
});

function lacksOf({ name, url, logo, sameAs }: SiteOrganization): string[] {
  const profiles = new Set(sameAs.filter((address) => isOnHost(address, PROFILE_HOSTS)));
  return [
    name === '' ? 'name' : '',
    url === '' ? 'url' : '',
    logo === '' ? 'logo' : '',
    profiles.size < MIN_PROFILES ? 'two profiles in sameAs' : '',
  ].filter((lack) => lack !== '');
}
