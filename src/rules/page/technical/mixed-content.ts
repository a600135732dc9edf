import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

export const mixedContent = pageRule({
  id: 'mixed-content',
  category: 'technical',
  area: 'read',
  title: 'A page served over https loads nothing over http',
  why: 'Browsers block or rewrite such resources, so the page can differ from its source.',
  source: SOURCES.mixedContent,
  grade: 'standard',
  reads: 'document',

  faults: {
    'over-http': {
      severity: 'low',
      effort: 'template',
      title: 'Resources are loaded over http',
      message: '{resources|resource is|resources are} loaded over http',
      fix: 'Load them over https',
    },
  },

  evaluate({ page, url }) {
    if (url?.protocol !== 'https:') return none;
    const resources = page.counts.insecureResources;
    return resources === 0 ? pass : fail('over-http', { resources });
  },

  examples: {
    pass: ['<img src="https://example.com/a.png" alt="A">'],
    fail: ['<img src="http://example.com/a.png" alt="A">'],
    none: [{ html: '<img src="http://example.com/a.png" alt="A">', url: 'http://example.com/guide' }],
  },
});
