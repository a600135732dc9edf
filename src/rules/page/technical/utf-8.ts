import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

export const utf8 = pageCheck({
  id: 'utf-8',
  category: 'technical',
  type: 'info',
  title: 'The page is written in UTF-8',
  why: 'The HTML Standard asks for UTF-8; simple fetch tools read nothing else.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  reads: 'document',

  evaluate({ page }) {
    const used = page.encoding.used.toLowerCase();
    return used === 'utf-8'
      ? pass
      : fail(`Page is written in ${page.encoding.used}`, 'Save and declare the page as UTF-8');
  },

  examples: {
    pass: ['<p>Text</p>'],
    fail: [{ html: '<p>Text</p>', headers: [['content-type', 'text/html; charset=iso-8859-2']] }],
  },
});
