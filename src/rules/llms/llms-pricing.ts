import { fail, pass, taken, unknown } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { llmsRule } from './llms-rule.ts';
import { isCut } from './subject.ts';

export const llmsPricing = llmsRule({
  id: 'llms-pricing',
  area: 'understand',
  title: 'The llms files name prices',
  why: 'An agent that is asked for prices looks for a heading or a link that names them.',
  source: SOURCES.llmsTxt,
  grade: 'weak',

  faults: {
    'no-pricing': {
      severity: 'low',
      effort: 'line',
      message: 'No heading or link of the llms files names prices',
      fix: 'Add a section for prices to llms.txt, with a link to the page that states them',
      repair: 'llms-pricing',
    },
  },

  evaluate(subject) {
    const { file } = subject;
    if (file.signals.hasPricingSection) return pass;
    if (!file.found) return taken('llms-txt');
    return isCut(subject) ? unknown('file-cut') : fail('no-pricing');
  },

  examples: {
    pass: [
      '# Alder\n\n## Guides\n\n- [Pricing](https://example.com/prices): what each machine costs\n',
      { llms: '# Alder\n', full: '# Alder\n\n## Preise\n\nWas jede Maschine kostet.\n' },
    ],
    fail: [{ llms: '# Alder\n', full: '# Alder\n' }],
    unknown: [{ llms: '# Alder\n', full: { body: '# Alder\n', truncated: 'deadline' } }],
  },
});
