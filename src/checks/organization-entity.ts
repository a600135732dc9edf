/** The organization that a page describes as its own. */
import type { PageFacts } from '../facts/page-facts.ts';
import { addressesOf, entitiesOf, textOf } from './entities.ts';
import type { SiteOrganization } from './site-context.ts';

/** The organization with most of name, url, logo and profiles; `null` when the page describes none. */
export function organizationOf(page: PageFacts): SiteOrganization | null {
  let best: SiteOrganization | null = null;
  let most = -1;
  for (const entity of entitiesOf(page, 'Organization')) {
    const found: SiteOrganization = {
      name: textOf(entity, 'name'),
      url: addressesOf(page, entity, 'url')[0] ?? '',
      logo: [...addressesOf(page, entity, 'logo'), ...addressesOf(page, entity, 'image')][0] ?? '',
      sameAs: addressesOf(page, entity, 'sameAs'),
    };
    const filled =
      [found.name, found.url, found.logo].filter((text) => text !== '').length +
      Math.min(2, found.sameAs.length);
    if (filled > most) [best, most] = [found, filled];
  }
  return best;
}
