import { metaContents } from '../../../facts/page-head.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

const USER_SCALABLE = /user-scalable\s*=\s*([^\s,;]+)/i;
const MAXIMUM_SCALE = /maximum-scale\s*=\s*([^\s,;]+)/i;
/** Text is to be readable at 200 % (WCAG 2.2, 1.4.4). */
const TWICE = 2;
/** Lengths in the place of a scale count as 10, its upper limit. */
const LENGTHS = new Set(['device-width', 'device-height']);

/** As browsers read it (CSS Device Adaptation Module Level 1, section 10.4): a word that is no value stands for no. */
function mayZoom(value: string): boolean {
  return value === 'yes' || LENGTHS.has(value) || Math.abs(Number.parseFloat(value)) >= 1;
}

/** The factor, as browsers read it; a negative one is passed over, and `NaN` stands for none. */
function largestScale(value: string): number {
  if (value === '' || LENGTHS.has(value)) return Number.NaN;
  if (value === 'yes') return 1;
  const factor = Number.parseFloat(value);
  if (factor < 0) return Number.NaN;
  return Number.isNaN(factor) ? 0 : factor;
}

export const viewportZoom = pageRule({
  id: 'viewport-zoom',
  category: 'technical',
  area: 'read',
  title: 'The page has one viewport meta tag, which lets readers zoom',
  why: 'A page that blocks zooming fails WCAG 1.4.4, and browsers mix the values of several viewport tags.',
  source: `${SOURCES.wcag}#resize-text`,
  grade: 'standard',
  reads: 'document',

  faults: {
    several: {
      severity: 'low',
      effort: 'template',
      title: 'The page has several viewport meta tags',
      message: 'The page has {viewports} viewport meta tags',
      fix: 'Keep one viewport meta tag',
    },
    'no-zoom': {
      severity: 'low',
      effort: 'template',
      message: 'The viewport meta tag forbids zooming',
      fix: 'Remove user-scalable and maximum-scale from the viewport meta tag',
    },
  },

  evaluate({ page }) {
    const viewports = metaContents(page, 'viewport');
    if (viewports.length === 0) return none;
    if (viewports.length > 1) return fail('several', { viewports: viewports.length });
    const [content = ''] = viewports;
    const scalable = USER_SCALABLE.exec(content)?.[1]?.toLowerCase() ?? 'yes';
    const largest = MAXIMUM_SCALE.exec(content)?.[1]?.toLowerCase() ?? '';
    if (mayZoom(scalable) && !(largestScale(largest) < TWICE)) return pass;
    return fail('no-zoom');
  },

  examples: {
    pass: [
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="viewport" content="width=device-width, maximum-scale=5">',
      '<meta name="viewport" content="width=device-width, user-scalable=1, maximum-scale=-1">',
      '<meta name="viewport" content="width=device-width, maximum-scale=2">',
    ],
    fail: [
      '<meta name="viewport" content="width=device-width, user-scalable=no">',
      '<meta name="viewport" content="width=device-width, maximum-scale=1">',
      '<meta name="viewport" content="width=device-width; maximum-scale=1.9">',
      '<meta name="viewport" content="width=device-width, user-scalable=0.5">',
      '<meta name="viewport" content="width=device-width"><meta name="viewport" content="width=device-width">',
    ],
    none: [''],
  },
});
