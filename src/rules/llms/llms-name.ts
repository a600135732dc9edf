import { failEach, taken } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { llmsRule } from './llms-rule.ts';
import { faultsIn } from './reader-faults.ts';

export const llmsName = llmsRule({
  id: 'llms-name',
  area: 'understand',
  title: 'llms.txt begins with the name of the site',
  why: 'The name as a first-level heading is the one part that the format requires.',
  source: SOURCES.llmsTxt,
  grade: 'standard',

  severity: 'medium',
  effort: 'line',
  faults: {
    'h1-missing': {
      message: 'llms.txt has no first-level heading',
      fix: 'Begin the file with the name of the site as a first-level heading, for example "# Alder Espresso"',
      repair: 'llms-txt-content',
    },
    'h1-no-space': {
      message:
        'The first-level heading of llms.txt has no space after its #, so Markdown reads it as plain text',
      fix: 'Put a space after the #',
      repair: 'llms-txt-content',
    },
    'h1-not-first': {
      title: 'Something comes before the first-level heading of llms.txt',
      message: 'Something comes before the first-level heading "{name}" of llms.txt',
      fix: 'Move the heading to the top of the file',
      repair: 'llms-txt-content',
    },
  },

  evaluate(subject) {
    const { file } = subject;
    if (!file.found) return taken('llms-txt');
    const found = faultsIn(subject, ['h1-no-space', 'h1-missing', 'h1-not-first']);
    return failEach(found.map((fault) => ({ ...fault, data: { name: file.title ?? '' } })));
  },

  examples: {
    pass: ['# Alder Espresso\n\n> Espresso machines, parts and repair in Bergen.\n'],
    fail: [
      '> Espresso machines, parts and repair in Bergen.\n',
      '#Alder Espresso\n\n> Espresso machines, parts and repair in Bergen.\n',
      '> Espresso machines, parts and repair in Bergen.\n\n# Alder Espresso\n',
    ],
  },
});
