import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted } from '../../wording.ts';

export const altAttribute = pageCheck({
  id: 'alt-attribute',
  category: 'content',
  type: 'info',
  title: 'Every image has an alt attribute',
  why: 'Without the attribute readers of the text cannot tell decoration from content.',
  source: `${SOURCES.wcag}#non-text-content`,
  grade: 'standard',
  reads: 'document',

  evaluate({ page }) {
    const { images, imagesWithoutAlt } = page.counts;
    if (images === 0) return none;
    if (imagesWithoutAlt === 0) return pass;
    return fail(
      `${counted(imagesWithoutAlt, 'image')} without alt attribute`,
      'Add alt="…", empty for mere decoration',
    );
  },

  examples: { pass: ['<img src="a.png" alt="">'], fail: ['<img src="a.png">'] },
});
