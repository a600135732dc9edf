import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

export const utf8 = pageRule({
  id: 'utf-8',
  category: 'technical',
  area: 'read',
  title: 'The page is written in UTF-8',
  why: 'The HTML Standard asks for UTF-8; simple fetch tools read nothing else.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  reads: 'document',

  faults: {
    'other-encoding': {
      severity: 'low',
      effort: 'template',
      title: 'Page is not written in UTF-8',
      message: 'Page is written in {encoding}',
      fix: 'Save and declare the page as UTF-8',
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
