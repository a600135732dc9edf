import { ownAddress } from '../../../facts/page-head.ts';
import { PROFILE_HOSTS } from '../../../catalog/text-terms/hosts.ts';
import { organizationOf } from '../organization-entity.ts';
import { fail, pageCheck, partly, pass, unknown } from '../legacy.ts';
import { isOnHost } from '../../../facts/hosts.ts';
import type { SiteOrganization } from '../site-context.ts';
import { SOURCES } from '../../sources.ts';
import { isUnread, unread } from '../unread-data.ts';
import { listed, schemaWriter } from '../../wording.ts';
import { jsonLd } from '../example-page.ts';

const MIN_PROFILES = 2;

export const organization = pageCheck({
  id: 'organization',
  category: 'ai_seo',
  type: 'warning',
  title: 'The site says who stands behind it',
  why: 'Organization data ties the name, the site and its profiles together; no lift of citation is measured.',
  source: SOURCES.googleOrganization,
  grade: 'weak',
  reads: 'document',

  evaluate({ page, site, kind }) {
    const own = organizationOf(page);
    const stated = [own, site?.organization ?? null].filter((one) => one !== null);
    // What has no name is nobody's: beside one that has, it does not count.
    const [found] = stated.sort(
      (a, b) => Number(a.name === '') - Number(b.name === '') || lacksOf(a).length - lacksOf(b).length,
    );
    if (found === undefined) {
      if (kind === 'home' && isUnread(page, 'Organization')) return unread(page, 'Organization data');
      return kind === 'home'
        ? fail(
            'No Organization data',
            `Add Organization JSON-LD with name, url, logo and sameAs to the home page; ${schemaWriter(ownAddress(page))}`,
          )
        : unknown('the home page was not read');
    }
    const lacks = lacksOf(found);
    if (lacks.length === 0) return pass;
    // Elsewhere it may be named in short: what the site says of itself in full stands on its home page.
    if (stated.length === 1 && found === own && kind !== 'home') return unknown('the home page was not read');
    if (lacks.length === 4)
      return fail(
        'No Organization data',
        'Add Organization JSON-LD with name, url, logo and sameAs to the home page',
      );
    if (found.name === '')
      return fail('Organization data without a name', `Add ${listed(lacks)} to the Organization JSON-LD`);
    return partly(
      1 / 2,
      `Organization data lacks ${listed(lacks)}`,
      `Add ${listed(lacks)} to the Organization JSON-LD`,
    );
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
      { html: jsonLd('Organization', { name: 'Example' }), url: 'https://example.com/' },
      { html: jsonLd('Organization', { url: 'https://example.com/' }), url: 'https://example.com/' },
    ],
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
