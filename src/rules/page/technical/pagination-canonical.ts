import { canonicalOf } from '../../../facts/page-head.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';
import { PAGE_PARAMETER, PAGE_PATH } from '../versions.ts';

export const paginationCanonical = technicalRule({
  id: 'pagination-canonical',
  area: 'understand',
  title: 'The canonical address of a later page of a list keeps the page number',
  why: 'Engines do not find the entries of the later pages when their canonical address is the first page.',
  source: SOURCES.googlePagination,
  grade: 'vendor',

  faults: {
    'drops-number': {
      severity: 'low',
      effort: 'template',
      title: 'The canonical address leaves out the page number',
      message: 'The canonical address leaves out {part}',
      fix: 'Set the canonical address of each page of the list to its own address',
    },
  },

  evaluate({ page, url }) {
    if (url === null) return none;
    const target = new URL(canonicalOf(page));
    const parameter = [...url.searchParams].find(
      ([name, value]) => PAGE_PARAMETER.test(name) && Number(value) > 1,
    );
    if (parameter !== undefined) {
      const [name, value] = parameter;
      const isKept = target.pathname !== url.pathname || target.searchParams.get(name) === value;
      return isKept ? pass : fail('drops-number', { part: `${name}=${value}` });
    }
    const [segment, number] = PAGE_PATH.exec(url.pathname) ?? [];
    if (segment === undefined || Number(number) < 2) return none;
    const list = url.pathname.slice(0, -segment.length);
    // Of a list on the home page canonical-home tells.
    if (list === '' || target.pathname.replace(/\/$/, '') !== list) return pass;
    return fail('drops-number', { part: segment });
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
    none: [
      {
        html: '<link rel="canonical" href="https://example.com/list">',
        url: 'https://example.com/list?page=1',
      },
    ],
  },
});
