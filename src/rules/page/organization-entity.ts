/** The organization that a page describes as its own. */
import { ownership } from '../../facts/identity/own-organization.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import { addressesOf, textOf } from '../../facts/page-entities.ts';
import type { SiteOrganization } from './site-context.ts';

/** What all descriptions of the site's own organization say together; `null` when the page describes none. */
export function organizationOf(page: PageFacts): SiteOrganization | null {
  const { descriptions } = ownership(page);
  if (descriptions.length === 0) return null;
  const addresses = (property: string): string[] =>
    descriptions.flatMap((entity) => addressesOf(page, entity, property));
  return {
    name: descriptions.map((entity) => textOf(entity, 'name')).find((name) => name !== '') ?? '',
    url: addresses('url')[0] ?? '',
    logo: addresses('logo')[0] ?? addresses('image')[0] ?? '',
    sameAs: [...new Set(addresses('sameAs'))],
  };
}
