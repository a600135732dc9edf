import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

export const doctype = pageCheck({
  id: 'doctype',
  category: 'technical',
  type: 'info',
  title: 'The page begins with a doctype',
  why: 'Without one browsers lay the page out in quirks mode.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  reads: 'document',

  evaluate({ page }) {
    return page.doctype ? pass : fail('No doctype', 'Begin the page with <!doctype html>');
  },

  examples: { pass: ['<!doctype html><title>A</title>'], fail: ['<html><title>A</title></html>'] },
});
