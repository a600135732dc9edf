import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted, shown } from '../../wording.ts';

export const headingDuplicates = pageCheck({
  id: 'heading-duplicates',
  category: 'content',
  type: 'info',
  title: 'No two headings of the main text are the same',
  why: 'A passage is found by its heading; equal headings make passages look alike.',
  source: SOURCES.agentFriendlyDocs,
  grade: 'moderate',
  reads: 'text',

  evaluate({ page }) {
    const headings = page.headings.filter(
      ({ inMain, hidden, text, level }) => inMain && !hidden && text !== '' && level < 4,
    );
    if (headings.length < 2) return none;
    const repeated = new Map<string, string>();
    const seen = new Set<string>();
    for (const { text } of headings) {
      const key = text.toLowerCase();
      if (seen.has(key)) repeated.set(key, text);
      seen.add(key);
    }
    const [first] = repeated.values();
    if (first === undefined) return pass;
    return fail(
      `${counted(repeated.size, 'heading')} used more than once, such as "${shown(first)}"`,
      'Name the subject in each heading',
    );
  },

  examples: {
    pass: ['<main><h2>Hard water</h2><p>A</p><h2>Soft water</h2></main>'],
    fail: ['<main><h2>Example</h2><p>A</p><h2>Example</h2></main>'],
  },
});
