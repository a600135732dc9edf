import { fail, none, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';

export const charsetAgrees = pageRule({
  id: 'charset-agrees',
  category: 'technical',
  area: 'read',
  title: 'The Content-Type header and the page declare the same encoding',
  why: 'Clients that trust the header read other characters than clients that trust the page.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  reads: 'document',

  faults: {
    differ: {
      severity: 'low',
      effort: 'template',
      title: 'The header and the page declare different encodings',
      message: 'The header declares the encoding {http}, the page {meta}',
      fix: 'Save the page as UTF-8 and declare utf-8 in both',
    },
  },

  evaluate({ page: { encoding } }) {
    const { http, meta } = encoding;
    if (http === null || meta === null) return none;
    return http.toLowerCase() === meta.toLowerCase()
      ? pass
      : fail('differ', { http: shown(http), meta: shown(meta) });
  },

  examples: {
    pass: ['<meta charset="UTF-8">'],
    fail: ['<meta charset="windows-1251">'],
    none: ['<p>Text</p>'],
  },
});
