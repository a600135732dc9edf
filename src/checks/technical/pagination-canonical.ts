import { canonicalOf } from '../../facts/page-head.ts';
import { fail, none, pageCheck, pass } from '../check.ts';
import { SOURCES } from '../sources.ts';
import { PAGE_PARAMETER } from '../versions.ts';

export const paginationCanonical = pageCheck({
  id: 'pagination-canonical',
  category: 'technical',
  type: 'info',
  title: 'Later pages of a list are canonical for themselves',
  why: 'With the first page as canonical, what the later pages list is not found.',
  source: SOURCES.googlePagination,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page, url }) {
    const parameter = [...(url?.searchParams ?? [])].find(
      ([name, value]) => PAGE_PARAMETER.test(name) && Number(value) > 1,
    );
    if (url === null || parameter === undefined) return none;
    const target = new URL(canonicalOf(page));
    const [name, value] = parameter;
    if (target.pathname !== url.pathname || target.searchParams.get(name) === value) return pass;
    return fail(
      `Canonical drops ${name}=${value} from the address`,
      'Let every page of the list name itself as canonical',
    );
  },

  examples: {
    pass: [
      {
        html: '<link rel="canonical" href="https://example.com/list?page=2">',
        url: 'https://example.com/list?page=2',
      },
    ],
    fail: [
      {
        html: '<link rel="canonical" href="https://example.com/list">',
        url: 'https://example.com/list?page=2',
      },
    ],
  },
});
