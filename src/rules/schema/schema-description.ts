import { endsHeadEarly } from '../../facts/page-head.ts';
import { metaTag } from '../../fixes/head-tags.ts';
import { fail, pass } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { pageDescription } from './page-description.ts';
import { blanksIn, FILL_IN, schemaRule } from './schema-rule.ts';

export const schemaDescription = schemaRule({
  id: 'schema-description',
  area: 'cite',
  title: 'The page has a meta description',
  why: 'Search engines show the meta description under the title and may use it as the summary of the page.',
  source: SOURCES.googleSnippet,
  grade: 'vendor',
  part: 'description',

  severity: 'low',
  faults: {
    'add-meta-description': {
      effort: 'page',
      message: 'The page has no meta description',
      fix: `Put a meta description of one or two sentences into the head element${FILL_IN}`,
    },
    'move-meta-description': {
      effort: 'template',
      message: 'The meta description is outside the head element, where engines ignore it',
      fix: 'Move the meta description into the head element. A div, an img or a text before it ends the head element early',
    },
  },

  evaluate(subject) {
    if (subject.tags.meta.description !== '') return pass;
    const paste = metaTag('description', pageDescription(subject));
    const code = subject.tags.misplacedDescription === '' ? 'add-meta-description' : 'move-meta-description';
    return fail(code, { blanks: blanksIn(paste) }, { paste });
  },

  fixOf: (_, { page }) => ({ id: 'add-meta-description', place: endsHeadEarly(page) ? 'edit' : 'head' }),

  examples: {
    pass: ['<meta name="description" content="How to descale an espresso machine.">'],
    fail: [
      '<title>Descale an espresso machine</title>',
      '<meta name="description" content=" ">',
      '<div itemscope><meta itemprop="description" content="Of a kettle"></div>',
      '<p>Text</p><meta name="description" content="How to descale an espresso machine.">',
    ],
  },
});
