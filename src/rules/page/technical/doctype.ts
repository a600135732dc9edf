import { fail, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

export const doctype = pageRule({
  id: 'doctype',
  category: 'technical',
  area: 'read',
  title: 'The page begins with a doctype',
  why: 'Without it browsers lay the page out in quirks mode.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  reads: 'document',

  faults: {
    missing: {
      severity: 'low',
      effort: 'template',
      message: 'The page has no doctype',
      fix: 'Begin the page with:',
    },
  },

  evaluate({ page }) {
    return page.doctype ? pass : fail('missing', {}, { paste: '<!doctype html>' });
  },

  examples: { pass: ['<!doctype html><title>A</title>'], fail: ['<html><title>A</title></html>'] },
});
