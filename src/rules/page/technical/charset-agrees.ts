import { fail, none, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';

export const charsetAgrees = pageRule({
  id: 'charset-agrees',
  category: 'technical',
  area: 'read',
  title: 'Header and meta declare the same encoding',
  why: 'Clients that trust one of them read other characters than clients that trust the other.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  reads: 'document',

  faults: {
    differ: {
      severity: 'low',
      effort: 'template',
      title: 'Encoding in the header and in the page differ',
      message: 'Encoding is {http} in the header and {meta} in the page',
      fix: 'Declare utf-8 in both',
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
