import { entitiesOf, has, nestedOf } from '../../../facts/page-entities.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import { lastItem } from '../../../readers/structured-data/entity-index.ts';
import { jsonLd } from '../example-page.ts';

/** Items of a trail that are looked at. */
const MAX_ITEMS = 50;

const trail = (...items: readonly object[]): string =>
  jsonLd('BreadcrumbList', { itemListElement: items.map((item) => ({ '@type': 'ListItem', ...item })) });

export const breadcrumbItems = pageRule({
  id: 'breadcrumb-items',
  category: 'ai_seo',
  area: 'understand',
  title: 'Breadcrumb items have position, name and address',
  why: 'Google does not show an incomplete breadcrumb. The last item needs no address.',
  source: SOURCES.googleBreadcrumb,
  grade: 'vendor',
  reads: 'document',
  subsumes: ['schema-breadcrumb'],

  faults: {
    incomplete: {
      severity: 'low',
      effort: 'template',
      title: 'Breadcrumb items are incomplete',
      message: 'Breadcrumb item {item} lacks {lacks}',
      fix: 'Add {lacks} to each ListItem of the BreadcrumbList',
    },
  },

  evaluate({ page }) {
    const lists = entitiesOf(page, 'BreadcrumbList');
    if (lists.length === 0) return none;
    for (const list of lists) {
      const items = nestedOf(page, list, 'itemListElement');
      const last = lastItem(items);
      for (const [index, item] of items.slice(0, MAX_ITEMS).entries()) {
        const named = has(item, 'name') || nestedOf(page, item, 'item').some((target) => has(target, 'name'));
        const lacks = [
          has(item, 'position') ? '' : 'position',
          named ? '' : 'name',
          has(item, 'item') || item === last ? '' : 'item',
        ].filter((lack) => lack !== '');
        if (lacks.length > 0) return fail('incomplete', { item: index + 1, lacks });
      }
    }
    return pass;
  },

  examples: {
    pass: [trail({ position: 1, name: 'A', item: 'https://example.com/a' }, { position: 2, name: 'B' })],
    fail: [trail({ name: 'A', item: 'https://example.com/a' }, { position: 2, name: 'B' })],
  },
});
