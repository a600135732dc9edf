import { fail, pass, taken } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { llmsRule } from './llms-rule.ts';

export const llmsSummary = llmsRule({
  id: 'llms-summary',
  area: 'understand',
  title: 'llms.txt has a summary below its name',
  why: 'The blockquote is the one sentence by which a reader decides whether the site fits its question.',
  source: SOURCES.llmsTxt,
  grade: 'standard',

  faults: {
    'summary-missing': {
      severity: 'low',
      effort: 'line',
      message: 'llms.txt has no summary before its first section',
      fix: 'Add one sentence as a blockquote below the first-level heading, for example "> Espresso machines, parts and repair in Bergen."',
      repair: 'llms-txt-content',
    },
  },

  evaluate({ file }) {
    if (!file.found) return taken('llms-txt');
    return file.summary === null ? fail('summary-missing') : pass;
  },

  examples: {
    pass: ['# Alder Espresso\n\n> Espresso machines, parts and repair in Bergen.\n'],
    fail: ['# Alder Espresso\n\n## Guides\n\n> Espresso machines, parts and repair in Bergen.\n'],
  },
});
