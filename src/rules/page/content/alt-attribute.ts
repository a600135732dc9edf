import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

export const altAttribute = pageRule({
  id: 'alt-attribute',
  category: 'content',
  area: 'read',
  title: 'Every image has an alt attribute',
  why: 'Without an alt attribute, crawlers cannot tell decoration from content.',
  source: `${SOURCES.wcag}#non-text-content`,
  grade: 'standard',
  reads: 'document',

  faults: {
    missing: {
      severity: 'low',
      effort: 'page',
      title: 'Images have no alt attribute',
      message: '{images|image has|images have} no alt attribute',
      fix: 'Add an alt attribute to each image: a description, or alt="" for decoration',
    },
  },

  evaluate({ page }) {
    const { images, imagesWithoutAlt } = page.counts;
    if (images === 0) return none;
    if (imagesWithoutAlt === 0) return pass;
    return fail('missing', { images: imagesWithoutAlt });
  },

  examples: {
    pass: ['<img src="a.png" alt="">'],
    fail: ['<img src="a.png">'],
    none: ['<p>Text</p>'],
  },
});
