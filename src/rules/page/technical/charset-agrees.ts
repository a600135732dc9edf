import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

export const charsetAgrees = pageCheck({
  id: 'charset-agrees',
  category: 'technical',
  type: 'info',
  title: 'Header and meta declare the same encoding',
  why: 'Clients that trust one of them read other characters than clients that trust the other.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  reads: 'document',

  evaluate({ page: { encoding } }) {
    if (encoding.http === null || encoding.meta === null) return none;
    if (encoding.http.toLowerCase() === encoding.meta.toLowerCase()) return pass;
    return fail(
      `Encoding is ${encoding.http} in the header and ${encoding.meta} in the page`,
      'Declare utf-8 in both',
    );
  },

  examples: { pass: ['<meta charset="UTF-8">'], fail: ['<meta charset="windows-1251">'] },
});
