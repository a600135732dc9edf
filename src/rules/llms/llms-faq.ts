import { fail, pass, taken, unknown } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { llmsRule } from './llms-rule.ts';
import { isCut } from './subject.ts';

export const llmsFaq = llmsRule({
  id: 'llms-faq',
  area: 'understand',
  title: 'The llms files name questions and answers',
  why: 'An agent looks there for answers that the site gives already.',
  source: SOURCES.llmsTxt,
  grade: 'weak',

  faults: {
    'no-faq': {
      severity: 'low',
      effort: 'line',
      message: 'No heading or link of the llms files names questions and answers',
      fix: 'Add a section for questions and answers to llms.txt, with a link to the page that has them',
      repair: 'llms-faq',
    },
  },

  evaluate(subject) {
    const { file } = subject;
    if (file.signals.hasFaqSection) return pass;
    if (!file.found) return taken('llms-txt');
    return isCut(subject) ? unknown('file-cut') : fail('no-faq');
  },

  examples: {
    pass: [
      '# Alder\n\n## Guides\n\n- [FAQ](https://example.com/faq): what people ask\n',
      { llms: '# Alder\n', full: '# Alder\n\n## Häufige Fragen\n\nWas ist Kalk?\n' },
    ],
    fail: [{ llms: '# Alder\n', full: '# Alder\n' }],
    unknown: [{ llms: '# Alder\n', full: { body: '# Alder\n', truncated: 'deadline' } }],
  },
});
