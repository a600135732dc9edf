import { metaContents } from '../../../facts/page-head.ts';
import { metaTag } from '../../../fixes/head-tags.ts';
import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

/** The property `width` itself: properties are parted by white space, comma or semicolon (CSS Viewport Module, section 4). */
const FOLLOWS_DEVICE = /(?:^|[\s,;])width\s*=\s*device-width/i;

export const viewport = pageCheck({
  id: 'viewport',
  category: 'technical',
  type: 'info',
  title: 'The page adapts to small screens',
  why: 'Engines index what phones show; the effect on citation is small.',
  source: SOURCES.googleAiFeatures,
  grade: 'weak',
  reads: 'document',

  evaluate({ page }) {
    const viewports = metaContents(page, 'viewport');
    if (viewports.some((content) => FOLLOWS_DEVICE.test(content))) return pass;
    const tag = metaTag('viewport', 'width=device-width, initial-scale=1');
    if (viewports.length === 0) return fail('No viewport meta', `Add ${tag} to head`);
    return fail('The viewport does not follow the width of the device', `Write ${tag} in its place`);
  },

  examples: {
    pass: ['<meta name="viewport" content="width=device-width, initial-scale=1">'],
    fail: [
      '',
      '<meta name="viewport" content="width=1024">',
      '<meta name="viewport" content="min-width=device-width">',
    ],
  },
});
