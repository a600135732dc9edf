import { fail, pass, taken, unknown } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { llmsRule } from './llms-rule.ts';
import { isCut } from './subject.ts';

const WORDS = 'word '.repeat(1_000);

export const llmsWords = llmsRule({
  id: 'llms-words',
  area: 'understand',
  title: 'The llms files have 1,000 words or more',
  why: 'A reader of short files has little to answer from without fetching every page.',
  source: SOURCES.llmsTxt,
  grade: 'weak',

  faults: {
    'words-below-1000': {
      severity: 'low',
      effort: 'page',
      message: 'Neither llms-full.txt nor llms.txt has 1,000 words',
      fix: 'Put the text of the main pages into llms-full.txt; llms.txt itself stays a short list of links',
      repair: 'llms-words',
    },
  },

  evaluate(subject) {
    const { file, base } = subject;
    if (file.signals.hasWordCount1000) return pass;
    if (!file.found) return taken('llms-txt');
    // The missing text of the pages is one cause.
    if (!file.signals.hasLlmsFullTxt) return taken('llms-full-txt');
    if (isCut(subject)) return unknown('file-cut');
    return fail('words-below-1000', {}, { url: `${base}llms-full.txt` });
  },

  examples: {
    pass: [{ full: `# Alder\n\n${WORDS}` }, { llms: `# Alder\n\n${WORDS}`, full: '# Alder\n' }],
    fail: [{ llms: '# Alder\n', full: '# Alder\n\nEspresso machines, parts and repair in Bergen.\n' }],
    unknown: [{ llms: '# Alder\n', full: { body: '# Alder\n', truncated: 'deadline' } }],
  },
});
