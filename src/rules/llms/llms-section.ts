import { fail, pass, taken, unknown } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { llmsRule } from './llms-rule.ts';
import { hasListedLink } from './subject.ts';

export const llmsSection = llmsRule({
  id: 'llms-section',
  area: 'understand',
  title: 'A section of llms.txt lists links',
  why: 'The lists of links are what the file is for: a reader follows them to the pages.',
  source: SOURCES.llmsTxt,
  grade: 'standard',

  severity: 'low',
  effort: 'line',
  faults: {
    'no-links': {
      severity: 'medium',
      message: 'llms.txt has no Markdown link',
      fix: 'Add a second-level heading, and below it a list of Markdown links to the main pages, each with a note',
      repair: 'llms-txt-content',
    },
    'no-sections': {
      message: 'llms.txt has no section',
      fix: 'Group the links in lists below second-level headings that say which question they answer',
      repair: 'llms-txt-content',
    },
    'links-unlisted': {
      message: 'No link of llms.txt is an item of a list in a section',
      fix: 'Write the links as lists below second-level headings, one link at the beginning of each item',
      repair: 'llms-txt-content',
    },
  },

  evaluate({ file, input }) {
    if (!file.found) return taken('llms-txt');
    if (hasListedLink(file)) return pass;
    if (input.llms.truncated !== null) return unknown('file-cut');
    if (file.linkTotal === 0) return fail('no-links');
    return fail(file.sections.length === 0 ? 'no-sections' : 'links-unlisted');
  },

  examples: {
    pass: ['# Alder Espresso\n\n## Guides\n\n- [Descaling](https://example.com/descaling): every make\n'],
    fail: [
      '# Alder Espresso\n\n## Guides\n\nComing soon.\n',
      '# Alder Espresso\n\n- [Descaling](https://example.com/descaling): every make\n',
      '# Alder Espresso\n\n## Guides\n\nRead about [descaling](https://example.com/descaling).\n',
    ],
    unknown: [{ llms: { body: '# Alder Espresso\n', truncated: 'deadline' } }],
  },
});
