import { concerns, INDEXERS } from '../../../facts/directives/page-directives.ts';
import { fail, pageCheck, pass } from '../legacy.ts';
import { removalOf } from '../directive-words.ts';
import { SOURCES } from '../../sources.ts';

export const imagePreview = pageCheck({
  id: 'image-preview',
  category: 'technical',
  type: 'info',
  title: 'Images of the page may be shown',
  why: 'Answers with pictures leave out pages that forbid them.',
  source: SOURCES.googleRobotsMeta,
  grade: 'vendor',
  reads: 'answer',

  evaluate({ directives }) {
    const found = directives.filter(
      (directive) =>
        concerns(directive, INDEXERS) &&
        (directive.name === 'noimageindex' ||
          (directive.name === 'max-image-preview' && directive.value === 'none')),
    );
    const [first] = found;
    if (first === undefined) return pass;
    return fail(`Image previews are forbidden in ${first.where}`, removalOf(found));
  },

  examples: {
    pass: ['', '<meta name="robots" content="max-image-preview:large">'],
    fail: [
      '<meta name="robots" content="noimageindex">',
      '<meta name="robots" content="max-image-preview:none">',
    ],
  },
});
