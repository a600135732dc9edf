import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

export const utf8 = pageRule({
  id: 'utf-8',
  category: 'technical',
  area: 'read',
  title: 'The page is encoded in UTF-8',
  why: 'The HTML Standard requires UTF-8, and simple fetch tools read only UTF-8.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  reads: 'document',

  faults: {
    'other-encoding': {
      severity: 'low',
      effort: 'template',
      title: 'The page is not encoded in UTF-8',
      message: 'The page is encoded in {encoding}, not in UTF-8',
      fix: 'Save the page as UTF-8, and declare this encoding',
    },
  },

  evaluate({ page }) {
    const encoding = page.encoding.used;
    return encoding.toLowerCase() === 'utf-8' ? pass : fail('other-encoding', { encoding });
  },

  examples: {
    pass: ['<p>Text</p>'],
    fail: [{ html: '<p>Text</p>', headers: [['content-type', 'text/html; charset=iso-8859-2']] }],
  },
});
