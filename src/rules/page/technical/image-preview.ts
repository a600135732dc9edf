import { concerns, INDEXERS } from '../../../facts/directives/page-directives.ts';
import { fail, pass } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';
import { directivesData, REMOVE_DIRECTIVES } from '../directive-words.ts';
import { SOURCES } from '../../sources.ts';

export const imagePreview = technicalRule({
  id: 'image-preview',
  area: 'cite',
  title: 'Engines may show images of the page',
  why: 'Answers with images leave out pages that forbid image previews.',
  source: SOURCES.googleRobotsMeta,
  grade: 'vendor',
  reads: 'answer',

  faults: {
    forbidden: {
      severity: 'low',
      effort: 'template',
      title: 'A robots directive forbids engines to show images of the page',
      message: '{directive} in {place@directive-places} forbids engines to show images of the page',
      fix: REMOVE_DIRECTIVES,
    },
  },

  evaluate({ directives }) {
    const [first, ...others] = directives.filter(
      (directive) =>
        concerns(directive, INDEXERS) &&
        (directive.name === 'noimageindex' ||
          (directive.name === 'max-image-preview' && directive.value === 'none')),
    );
    return first === undefined ? pass : fail('forbidden', directivesData([first, ...others]));
  },

  examples: {
    pass: ['', '<meta name="robots" content="max-image-preview:large">'],
    fail: [
      '<meta name="robots" content="noimageindex">',
      '<meta name="robots" content="max-image-preview:none">',
    ],
  },
});
