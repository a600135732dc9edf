import { metaContents } from '../../../facts/page-head.ts';
import { metaTag } from '../../../fixes/head-tags.ts';
import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';

/** The property `width` itself: properties are parted by white space, comma or semicolon (CSS Viewport Module, section 4). */
const FOLLOWS_DEVICE = /(?:^|[\s,;])width\s*=\s*device-width/i;

const TAG = metaTag('viewport', 'width=device-width, initial-scale=1');

export const viewport = technicalRule({
  id: 'viewport',
  area: 'read',
  title: 'The page adapts to small screens',
  why: 'Engines index the mobile version of a page; the effect on citation is small.',
  source: SOURCES.googleAiFeatures,
  grade: 'weak',

  severity: 'low',
  effort: 'template',
  faults: {
    missing: {
      message: 'The page has no viewport meta tag',
      fix: 'Add to the head element:',
    },
    'fixed-width': {
      message: 'The viewport does not adapt to the width of the device',
      fix: 'Replace the viewport meta tag with:',
    },
  },

  evaluate({ page }) {
    const viewports = metaContents(page, 'viewport');
    if (viewports.some((content) => FOLLOWS_DEVICE.test(content))) return pass;
    return fail(viewports.length === 0 ? 'missing' : 'fixed-width', {}, { paste: TAG });
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
