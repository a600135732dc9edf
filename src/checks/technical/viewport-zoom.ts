import { metaContents } from '../../facts/page-head.ts';
import { fail, none, pageCheck, pass } from '../check.ts';
import { SOURCES } from '../sources.ts';

export const viewportZoom = pageCheck({
  id: 'viewport-zoom',
  category: 'technical',
  type: 'info',
  title: 'The viewport is given once and lets readers zoom',
  why: 'Blocked zoom fails WCAG 1.4.4; of several viewports browsers mix the values.',
  source: `${SOURCES.wcag}#resize-text`,
  grade: 'standard',
  reads: 'document',

  evaluate({ page }) {
    const viewports = metaContents(page, 'viewport');
    if (viewports.length === 0) return none;
    if (viewports.length > 1) return fail(`${viewports.length} viewport metas`, 'Keep one viewport meta');
    const blocks = /user-scalable\s*=\s*(?:no|0)\b|maximum-scale\s*=\s*(?:0|1(?:\.[0-4]\d*)?)\s*(?:,|;|$)/i;
    if (!blocks.test(viewports[0] ?? '')) return pass;
    return fail('The viewport forbids zooming', 'Remove user-scalable and maximum-scale');
  },

  examples: {
    pass: [
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="viewport" content="width=device-width, maximum-scale=5">',
    ],
    fail: [
      '<meta name="viewport" content="width=device-width, user-scalable=no">',
      '<meta name="viewport" content="width=device-width, maximum-scale=1">',
    ],
  },
});
