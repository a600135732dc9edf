import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { percent } from '../../wording.ts';
import { renderedRule } from './rendered-rule.ts';
import { SCRIPT_ENGINES } from './script-engines.ts';

/** Fewer are a pixel, a badge or an icon of a tool. */
const LEAST_IMAGES = 3;
const LEAST_SHARE = 0.2;

const images = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<img src="/i${index}.jpg" alt="Part ${index}">`).join('');

export const renderedImages = renderedRule({
  id: 'rendered-images',
  category: 'content',
  area: 'read',
  title: 'The images are the same before and after scripts',
  why: 'An image whose address only a script writes is none for a reader without scripts.',
  source: SOURCES.googleImages,
  grade: 'vendor',

  faults: {
    added: {
      severity: 'low',
      effort: 'template',
      title: 'Images exist only after scripts',
      message: '{added} of {images} images ({percent} %) exist only after scripts: {blind} do not get them',
      fix: 'Write the images into the first HTML answer with their src; loading="lazy" loads them late without a script',
    },
  },

  evaluate({ images: { count, added } }) {
    if (count === 0) return none;
    if (added < LEAST_IMAGES || added / count < LEAST_SHARE) return pass;
    return fail('added', {
      added,
      images: count,
      percent: percent(added / count),
      blind: SCRIPT_ENGINES.blind,
    });
  },

  examples: {
    pass: [
      { html: images(3), rendered: images(5) },
      { html: images(20), rendered: images(23) },
    ],
    fail: [
      { html: '<p>All parts</p>', rendered: images(3) },
      { html: images(12), rendered: images(15) },
    ],
    none: [images(3)],
  },
});
