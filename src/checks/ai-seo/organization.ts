import { PROFILE_HOSTS } from '../../catalog/text-terms/hosts.ts';
import { organizationOf } from '../organization-entity.ts';
import { fail, pageCheck, partly, pass, unknown } from '../check.ts';
import { isOnHost } from '../hosts.ts';
import { SOURCES } from '../sources.ts';
import { listed } from '../wording.ts';

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
    const found = own ?? (site === null ? null : site.organization);
    if (found === null) {
      return kind === 'home'
        ? fail(
            'No Organization data',
            'Add Organization JSON-LD with name, url, logo and sameAs to the home page',
          )
        : unknown('the home page was not read');
    }
    const profiles = found.sameAs.filter((address) => isOnHost(address, PROFILE_HOSTS));
    const lacks = [
      found.name === '' ? 'name' : '',
      found.url === '' ? 'url' : '',
      found.logo === '' ? 'logo' : '',
      profiles.length < MIN_PROFILES ? 'two profiles in sameAs' : '',
    ].filter((lack) => lack !== '');
    if (lacks.length === 0) return pass;
    if (lacks.length === 4)
      return fail(
        'No Organization data',
        'Add Organization JSON-LD with name, url, logo and sameAs to the home page',
      );
    return partly(
      1 / 2,
      `Organization data lacks ${listed(lacks)}`,
      `Add ${listed(lacks)} to the Organization JSON-LD`,
    );
  },

  examples: {
    pass: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Example","url":"https://example.com/","logo":"https://example.com/l.png","sameAs":["https://www.linkedin.com/company/example","https://github.com/example"]}</script>',
    ],
    fail: [
      { html: '<p>Text</p>', url: 'https://example.com/' },
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Example"}</script>',
    ],
  },
});
