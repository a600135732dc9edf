import { ownAddress } from '../../../facts/page-head.ts';
import { PROFILE_HOSTS } from '../../../catalog/hosts.ts';
import { organizationOf } from '../organization-entity.ts';
import { isOnHost } from '../../../facts/hosts.ts';
import type { SiteOrganization } from '../site-context.ts';
import { fail, partly, pass, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';
import { isUnread, unread } from '../unread-data.ts';
import { SCHEMA_WRITER } from '../../wording.ts';
import { jsonLd } from '../example-page.ts';

const MIN_PROFILES = 2;

const ADD_LACKS =
  'Add {lacks} to the Organization data[, and the addresses of at least {profiles} profiles to sameAs]';

export const organization = aiSeoRule({
  id: 'organization',
  area: 'understand',
  title: 'The site says which organization runs it',
  why: 'Organization data connects the name, the site and its profiles; no effect on citations has been measured.',
  source: SOURCES.googleOrganization,
  grade: 'weak',
  scope: 'site',
  subsumes: ['schema-organization'],

  severity: 'low',
  effort: 'template',
  faults: {
    missing: {
      message: 'The home page has no Organization data that engines can read',
      fix: `Add Organization JSON-LD with name, url, logo and sameAs to the home page; ${SCHEMA_WRITER}`,
    },
    empty: {
      message: 'The Organization data has no name, url, logo or profiles',
      fix: 'Add name, url, logo and sameAs to the Organization data of the home page',
    },
    unnamed: {
      message: 'The Organization data has no name',
      fix: ADD_LACKS,
    },
    incomplete: {
      title: 'The Organization data is incomplete',
      message: 'The Organization data lacks {lacks}[ and has fewer than {profiles} profiles in sameAs]',
      fix: ADD_LACKS,
    },
  },

  evaluate({ page, site, kind }) {
    const own = organizationOf(page);
    const stated = [own, site?.organization ?? null].filter((one) => one !== null);
    // What has no name is nobody's: beside one that has, it does not count.
    const [found] = stated.sort(
      (a, b) => Number(a.name === '') - Number(b.name === '') || lackOf(a) - lackOf(b),
    );
    if (kind === 'home' && (found === undefined || (found !== own && isEmpty(found)))) {
      return isUnread(page, 'Organization') ? unread : fail('missing', { address: ownAddress(page) });
    }
    if (found === undefined) return unknown('home-unread');
    const lacks = lacksOf(found);
    const hasProfiles = profilesOf(found).size >= MIN_PROFILES;
    if (lacks.length === 0) return pass;
    // Elsewhere it may be named in short: what the site says of itself in full stands on its home page.
    if (stated.length === 1 && found === own && kind !== 'home') return unknown('home-unread');
    const home = found === own || site === null ? null : `${site.origin}/`;
    const where = home === null ? {} : { url: home };
    if (isEmpty(found)) return home === null ? fail('empty') : fail('missing', { address: home }, where);
    const data = { lacks, ...(!hasProfiles && { profiles: MIN_PROFILES }) };
    if (found.name === '') return fail('unnamed', data, where);
    return partly(1 / 2, 'incomplete', data, where);
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
      { html: '<p>Text</p>', site: { organization: { name: '', url: '', logo: '', sameAs: [] } } },
    ],
    partly: [{ html: jsonLd('Organization', { name: 'Example' }), url: 'https://example.com/' }],
    unknown: ['<p>Text</p>'],
  },
});

const profilesOf = ({ sameAs }: SiteOrganization): ReadonlySet<string> =>
  new Set(sameAs.filter((address) => isOnHost(address, PROFILE_HOSTS)));

const PROPERTIES = ['name', 'url', 'logo'] as const;

const lacksOf = (organization: SiteOrganization): readonly string[] =>
  PROPERTIES.filter((property) => organization[property] === '');

/** How much it lacks, profiles included. */
const lackOf = (organization: SiteOrganization): number =>
  lacksOf(organization).length + (profilesOf(organization).size < MIN_PROFILES ? 1 : 0);

/** Nothing is known of it: a home page without such data gives the same. */
const isEmpty = (organization: SiteOrganization): boolean => lackOf(organization) > PROPERTIES.length;
