import { canonicalOf } from '../../../facts/page-head.ts';
import { type Fail, fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { PAGE_PARAMETER, PAGE_PATH } from '../versions.ts';

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
    if (url === null) return none;
    const target = new URL(canonicalOf(page));
    const parameter = [...url.searchParams].find(
      ([name, value]) => PAGE_PARAMETER.test(name) && Number(value) > 1,
    );
    if (parameter !== undefined) {
      const [name, value] = parameter;
      const isKept = target.pathname !== url.pathname || target.searchParams.get(name) === value;
      return isKept ? pass : dropped(`${name}=${value}`);
    }
    const [segment, number] = PAGE_PATH.exec(url.pathname) ?? [];
    if (segment === undefined || Number(number) < 2) return none;
    const list = url.pathname.slice(0, -segment.length);
    // Of a list on the home page canonical-home tells.
    return list !== '' && target.pathname.replace(/\/$/, '') === list ? dropped(segment) : pass;
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
        html: '<link rel="canonical" href="https://example.com/list/">',
        url: 'https://example.com/list/page/2/',
      },
      {
        html: '<link rel="canonical" href="https://example.com/list">',
        url: 'https://example.com/list?page=2',
      },
    ],
  },
});

const dropped = (part: string): Fail =>
  fail(`Canonical drops ${part} from the address`, 'Let every page of the list name itself as canonical');
