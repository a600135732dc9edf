import { titleTag } from '../../fixes/head-tags.ts';
import { fail, pass } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { blanksIn, FILL_IN, schemaRule } from './schema-rule.ts';

export const schemaTitle = schemaRule({
  id: 'schema-title',
  area: 'cite',
  title: 'The page has a title',
  why: 'The title is the name under which engines list and cite the page.',
  source: SOURCES.googleTitle,
  grade: 'vendor',
  part: 'title',
  // Says of the title only that there is none, which that rule says as well.

  faults: {
    'add-title': {
      severity: 'high',
      effort: 'page',
      message: 'The page has no title',
      fix: `Put a title element that names the topic of the page into the head element${FILL_IN}`,
    },
  },

  evaluate({ tags, name }) {
    if (tags.meta.title !== '') return pass;
    const paste = titleTag(name);
    return fail('add-title', { blanks: blanksIn(paste) }, { paste });
  },

  examples: {
    pass: ['<title>Descale an espresso machine</title>'],
    fail: ['<h1>Descale an espresso machine</h1>', '<title> </title>', '<svg><title>Logo</title></svg>'],
  },
});
