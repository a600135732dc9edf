import type { PageKind } from '../../../catalog/page-kinds.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { jsonLd } from '../example-page.ts';
import { contentRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

const LISTS: ReadonlySet<PageKind> = new Set(['listing', 'search']);

export const headingDuplicates = contentRule({
  id: 'heading-duplicates',
  area: 'cite',
  title: 'No two headings of the main text are the same',
  why: 'Engines find a passage by its heading, and equal headings make passages look alike.',
  source: SOURCES.agentFriendlyDocs,
  grade: 'moderate',
  reads: 'text',

  faults: {
    repeated: {
      severity: 'low',
      effort: 'page',
      title: 'Headings occur more than once',
      message:
        'The heading "{first}" occurs more than once[, and so {others:does|do} {others|other heading|other headings}]',
      fix: 'Name the subject of its section in each heading',
    },
  },

  evaluate({ page, kind }) {
    // What a list shows twice, in two of its groups or on two days, leads on to the same page.
    if (LISTS.has(kind)) return none;
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
    return fail('repeated', { first: shown(first), others: repeated.size - 1 });
  },

  examples: {
    pass: ['<main><h2>Hard water</h2><p>A</p><h2>Soft water</h2></main>'],
    fail: ['<main><h2>Example</h2><p>A</p><h2>Example</h2></main>'],
    none: [
      '<main><h2>Hard water</h2></main><nav><h2>Hard water</h2></nav>',
      `<main><h2>Kettle K2</h2><h2>Kettle K2</h2></main>${jsonLd('CollectionPage', { name: 'Kettles' })}`,
    ],
  },
});
